import { describe, expect, test } from 'vitest';
import { catalogue, contract, operationEntry } from '../../src/contract/index.ts';
import { bodyOf, errorsOf, isTyped, shared } from '../support/catalogue.ts';

// Compares the document's texts with the specification's. Only tests repeat these texts.

test('the click endpoint’s errors match the specification', () => {
  expect(errorsOf('trackClick').sort()).toEqual(
    [
      ...shared('-'),
      '400 - affiliate_url is required',
      '400 - Invalid affiliate_url',
      '400 - No aff parameter found in affiliate_url',
      '400 - Referral link not found',
      '400 - Invalid referral link configuration',
      '400 - additional_data.program_id does not match any program',
      '401 - Missing or malformed Authorization header. Expected: Bearer <token>',
      '401 - Invalid API token',
      '403 - program_id does not match the API key',
      '403 - Origin is not allowed for this program',
      '410 link_disabled Referral link is disabled',
      '500 - Click tracking failed',
    ].sort(),
  );
});

test('the lead endpoint’s errors match the specification', () => {
  expect(errorsOf('trackLead').sort()).toEqual(
    [
      ...shared('-'),
      '400 - click_id or customer_key is required',
      '400 - Customer not found. Provide a valid click_id or customer_key.',
      '400 - Customer does not belong to this program',
      '400 - Customer status cannot be updated to lead. Current status: {status}',
      '400 - additional_data.program_id is required when no API key is sent',
      '400 - additional_data.program_id does not match any program',
      '401 - Missing or malformed Authorization header. Expected: Bearer <token>',
      '401 - Invalid API token',
      '403 - program_id does not match the API key',
      '403 - Origin is not allowed for this program',
      '500 - Lead tracking failed',
    ].sort(),
  );
});

test('the sale endpoint’s errors match the specification', () => {
  expect(errorsOf('trackSale').sort()).toEqual(
    [
      ...shared('invalid_request'),
      // an optional field besides those of the specification
      '400 invalid_request gross_amount_cents must be at least amount_cents',
      '400 invalid_request transaction_id is required and must be a string',
      '400 invalid_request amount_cents is required and must be a positive integer',
      '400 invalid_request occurred_at must be an ISO 8601 time within the last 30 days',
      '400 invalid_request provider must be one of: {allowed}',
      '400 invalid_request provider_payment_id must be a string of 1 to 255 characters',
      '400 invalid_request livemode must be a boolean',
      '400 invalid_request Customer not found. Provide customer_key or click_id.',
      '400 no_attribution Customer not found. Provide customer_key or click_id.',
      '400 no_attribution No affiliate attribution found for this customer in this program',
      '400 no_attribution No partner-program relationship found for this customer',
      '400 no_attribution partnerId required to create commission',
      '401 unauthorized Missing or malformed Authorization header. Expected: Bearer <token>',
      '401 unauthorized Missing API token',
      '401 unauthorized Invalid API token',
      '403 forbidden program_id does not match the API key',
      '409 duplicate_transaction Duplicate transaction_id. This sale has already been recorded.',
      '422 unsupported_currency currency {value} is not supported',
      '500 internal_error Sale tracking failed',
      '500 internal_error Failed to create commission',
    ].sort(),
  );
});

test('the refund endpoint’s errors match the specification', () => {
  expect(errorsOf('trackRefund').sort()).toEqual(
    [
      ...shared('invalid_request'),
      '400 invalid_request transaction_id is required',
      '400 invalid_request reason must be refund or chargeback',
      '400 invalid_request refund_amount_cents exceeds what is left of the sale',
      '400 invalid_request {field} does not say what is refunded: send refund_amount_cents, or no amount for all that is left',
      '401 unauthorized Missing or malformed Authorization header. Expected: Bearer <token>',
      '401 unauthorized Invalid API token',
      '403 forbidden program_id does not match the API key',
      '404 not_found Sale not found for transaction_id',
      '500 internal_error Refund tracking failed',
    ].sort(),
  );
});

/** The errors of the command-line endpoints for an unusable key. */
const cliKey = [
  '401 - Missing or malformed Authorization header. Expected: Bearer <api_token>',
  '401 - Missing API token',
  '401 - Invalid API key. Ask a workspace owner to regenerate the key.',
  '401 api_key_rotation_required This API key has been retired.',
];

test('the readiness endpoint’s errors match the specification', () => {
  expect(errorsOf('getReadiness').sort()).toEqual(
    [
      '401 invalid_key Missing or malformed Authorization header. Expected: Bearer <api_token>.',
      '401 invalid_key Missing API token.',
      '401 invalid_key Invalid API token.',
      '401 api_key_rotation_required This API key has been retired.',
      '405 method_not_allowed Method not allowed',
      '429 rate_limited Too many requests.',
      '500 internal_error Failed to compute readiness. Retry shortly.',
    ].sort(),
  );
});

test('the errors of status, test-event and stripe-connect match the specification', () => {
  const status = ['405 - Method not allowed', '429 rate_limited Too many requests.'];
  expect(errorsOf('cliStatus').sort()).toEqual(
    [...cliKey, ...status, '500 - Failed to get status (request_id: {request_id})'].sort(),
  );
  expect(errorsOf('cliTestEvent').sort()).toEqual(
    [
      ...shared('-').filter((row) => !row.startsWith('401')),
      ...cliKey,
      '400 - Invalid event_type: {value}. Valid: {allowed}',
      '429 rate_limited Too many synthetic chains (max 10/program/hour).',
      '500 - Failed to process test event (request_id: {request_id})',
      '500 - Failed to run synthetic chain (request_id: {request_id})',
    ].sort(),
  );
  expect(errorsOf('cliStripeConnect').sort()).toEqual(
    [
      ...status,
      '401 api_key_rotation_required This API key has been retired.',
      '410 - This endpoint is retired. Connect the payment processor from the dashboard program settings.',
    ].sort(),
  );
});

test('the messages of successes match the agreed texts', () => {
  expect(Object.values(operationEntry('trackLead').messages).sort()).toEqual([
    'Lead recorded as provisional',
    'Lead tracked successfully',
    'Test lead event tracked successfully',
  ]);
  expect(Object.values(operationEntry('trackSale').messages)).toEqual(
    expect.arrayContaining(['Sale tracked successfully', 'Test sale event tracked successfully']),
  );
});

const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  431: 'RequestHeaderFieldsTooLargeError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

describe('an error of the platform envelope', () => {
  const platform = Object.keys(catalogue).filter((key) => 'data' in bodyOf(key));
  test.each(platform)('%s repeats its status, has the status’s name, and has details only where documented', (key) => {
    const { status, template } = catalogue[key]!;
    const { data, error } = bodyOf(key);
    expect(data).toBeNull();
    expect(Object.keys(bodyOf(key)).sort()).toEqual(['data', 'error']);
    expect(error.status).toBe(status);
    expect(error.name).toBe(NAMES[status]);
    const varying = Object.keys(template).filter((pointer) => pointer.startsWith('/error/details/'));
    const noted = key === 'accountSuspended' ? ['code'] : [];
    expect(Object.keys(error.details!)).toEqual(
      varying.length > 0 ? varying.map((pointer) => pointer.split('/').at(-1)) : noted,
    );
  });
});

test('the typed envelope has exactly the documented fields', () => {
  const fields = Object.fromEntries(
    Object.keys(catalogue)
      .filter(isTyped)
      .map((key) => [bodyOf(key).error.code, Object.keys(bodyOf(key).error).sort()]),
  );
  expect(fields).toMatchObject({
    rate_limited: ['code', 'message', 'retry_after_seconds', 'status'],
    api_key_rotation_required: ['code', 'docs_url', 'hint', 'message'],
    link_disabled: ['code', 'hint', 'message'],
  });
});

describe.each(['trackSale', 'trackRefund'] as const)('every error of %s', (id) => {
  test.each(Object.entries(operationEntry(id).errors))('%s carries a code', (_, key) => {
    expect(bodyOf(key).error.code).toMatch(/^[a-z_]+$/);
  });
});

test('the limits match the specification', () => {
  expect(contract.rateLimits).toMatchObject({
    windowSeconds: 60,
    buckets: {
      click: { limit: 60, per: 'address' },
      lead: { limit: 30, per: 'address' },
      saleAndRefund: { limit: 120, per: 'credential' },
      readiness: { limit: 30, per: 'credential' },
      cli: { limit: 60, per: 'credential' },
    },
  });
  expect(contract.limits).toMatchObject({
    bodyBytes: 64 * 1024,
    bodyDepth: 32,
    echoedCharacters: 64,
    chainsPerHour: 10,
    signatureToleranceSeconds: 300,
  });
  expect(contract.requestId).toMatchObject({ header: 'X-Request-ID', pattern: '^[A-Za-z0-9._-]{1,128}$' });
});
