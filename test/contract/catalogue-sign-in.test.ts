import { expect, test } from 'vitest';
import { operationEntry, type OperationId } from '../../src/contract/index.ts';
import { bodyOf, errorsOf, shared } from '../support/catalogue.ts';

// Compares the document's sign-in texts with the specification's.

/** The errors that even an endpoint without a body may return. */
const always = [
  '401 api_key_rotation_required This API key has been retired.',
  '405 - Method not allowed',
  '429 rate_limited Too many requests.',
];

test('the errors of sign-in match the specification', () => {
  expect(errorsOf('cliAuthStart').sort()).toEqual(
    [...always, '500 - Failed to start auth session (request_id: {request_id})'].sort(),
  );
  expect(errorsOf('cliAuthCallback').sort()).toEqual(
    [
      ...shared('-'),
      '400 - Missing required fields: state, id_token',
      '400 - Session expired',
      '401 - Invalid id_token',
      '403 - Your account has been suspended.',
      '404 - Session not found or already used',
      '500 - Auth callback failed (request_id: {request_id})',
    ].sort(),
  );
  expect(errorsOf('cliAuthPoll').sort()).toEqual(
    [
      ...always,
      '400 - Missing state parameter',
      '400 - Session already consumed',
      '400 - Text must not contain U+0000 or a lone surrogate',
      '404 - Session not found',
      '500 - Failed to poll auth session (request_id: {request_id})',
    ].sort(),
  );
});

test('the errors of init and programs match the specification', () => {
  const signedOut = [
    '401 - Authentication required — run npx referral login',
    '401 - Invalid or expired login token',
    '401 - User not found',
  ];
  expect(errorsOf('cliInit').sort()).toEqual(
    [
      ...shared('-'),
      ...signedOut,
      '400 - Missing required fields: name, domain, commission_type, commission_rate',
      '400 - Invalid commission_type: {value}. Valid: {allowed}',
      '400 - commission_rate must be a positive number',
      '400 - commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds',
      '400 - domain must be a host name such as brand.dev, without https://',
      '403 - No advertiser found for this account',
      '403 - advertiser_id does not match the authenticated account',
      '500 - Failed to create program (request_id: {request_id})',
    ].sort(),
  );
  expect(errorsOf('cliPrograms').sort()).toEqual(
    [...signedOut, ...always, '500 - Failed to list programs (request_id: {request_id})'].sort(),
  );
});

test('a suspended account gets a code in the details, and failures repeat the identifier there', () => {
  const detailsOf = (id: OperationId, error: string) => bodyOf(operationEntry(id).errors[error]!).error.details;
  expect(detailsOf('cliAuthCallback', 'accountSuspended')).toEqual({ code: 'ACCOUNT_BLOCKED' });
  for (const id of ['cliAuthStart', 'cliAuthCallback', 'cliAuthPoll', 'cliInit', 'cliPrograms'] as const) {
    expect(Object.keys(detailsOf(id, operationEntry(id).unexpected!)!)).toEqual(['request_id']);
  }
});
