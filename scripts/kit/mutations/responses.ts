import { mutationsOf } from '../mutation.ts';
import { answersAs, errorBody, message, patch, status, successMessage, withHeader, withoutHeader } from './edits.ts';

const ANSWER = 'api/answer.ts';
const REQUEST_ID = { name: 'X-Request-ID', value: 'requestId' };

export const RESPONSES = mutationsOf('responses', {
  'the message of a missing affiliate_url has a period': message('affiliateUrlRequired', 'is required', 'is required.'),
  'the message of an unknown customer names no field': message(
    'customerNotFound',
    'Provide a valid click_id or customer_key.',
    '',
  ),
  'the message of a customer status lacks the status': message(
    'customerStatusNotUpdatable',
    '. Current status: {status}',
    '',
  ),
  'the message of an unsupported currency is quoted': message('unsupportedCurrency', '{value}', '"{value}"'),
  'the message of a retired key changes': message('apiKeyRetired', 'has been retired', 'is retired'),
  'the message of the rate limit changes': message('rateLimited', 'Too many requests.', 'Too many requests'),
  'the message of readiness lacks its period': message(
    'readinessInvalidApiToken',
    'Invalid API token.',
    'Invalid API token',
  ),
  'the message of readiness says token': message('readinessMalformedAuthorization', '<api_token>', '<token>'),
  'the message of status says token': message('cliMalformedAuthorization', '<api_token>', '<token>'),
  'the message of chains says 20': message('tooManyChains', '10/program', '20/program'),
  'the message of a duplicate changes': message(
    'duplicateTransaction',
    'This sale has already been recorded.',
    'Already recorded.',
  ),
  'the message of init lacks the command': message('authenticationRequired', 'npx referral login', 'the login command'),
  'the message of commission types says Allowed': message('commissionTypeInvalid', 'Valid:', 'Allowed:'),
  'the message of a settled lead changes': successMessage('trackLead', 'settled', 'Lead tracked'),
  'the message of a provisional lead is that of a settled one': successMessage(
    'trackLead',
    'provisional',
    'Lead tracked successfully',
  ),
  'the message of a sale changes': successMessage('trackSale', 'attributed', 'Sale recorded successfully'),
  'a duplicate sale is 200': status('duplicateTransaction', 200),
  'an unsupported currency is 400': status('unsupportedCurrency', 400),
  'a disabled link is 404': status('linkDisabled', 404),
  'a foreign program_id is 401': status('programMismatch', 401),
  'an unknown sale is 400': status('saleNotFound', 400),
  'an unknown sign-in session is 400': status('authSessionNotFound', 400),
  'a consumed session is 404': status('authSessionConsumed', 404),
  'the retired endpoint is 404': status('stripeConnectRetired', 404),
  'a missing signature is 401': status('signatureMissing', 401),
  'an unknown customer of a sale carries invalid_request': errorBody(
    'customerUnknown',
    (error) => void (error.code = 'invalid_request'),
  ),
  'a sale without identifiers carries no_attribution': errorBody(
    'customerNotIdentified',
    (error) => void (error.code = 'no_attribution'),
  ),
  'a duplicate sale lacks the sale_id': {
    edit: (contract) => {
      contract.catalogue.duplicateTransaction.body.error.details = {};
      contract.catalogue.duplicateTransaction.template = {};
    },
  },
  'the platform envelope lacks data': errorBody('referralLinkNotFound', (_, body) => void delete body.data),
  'the typed envelope has data': errorBody('readinessInvalidApiToken', (_, body) => void (body.data = null)),
  'the rate limit lacks its status': errorBody('rateLimited', (error) => void delete error.status),
  'the 413 of sales lacks its code': answersAs('trackSale', 'payloadTooLarge', 'payloadTooLarge'),
  'the 405 of refunds lacks its code': answersAs('trackRefund', 'methodNotAllowed', 'methodNotAllowed'),
  'the 403 of sales lacks its code': answersAs('trackSale', 'programMismatch', 'programMismatch'),
  'an empty token of refunds has the message of sales': {
    edit: (contract) => {
      contract.operations.trackRefund.errors.missingApiToken = 'missingApiTokenCoded';
    },
  },
  'the 410 of clicks lacks its hint': errorBody('linkDisabled', (error) => void delete error.hint),
  'the 410 of clicks lacks success': errorBody('linkDisabled', (_, body) => void delete body.success),
  'the name of 404 is Not Found': errorBody('saleNotFound', (error) => void (error.name = 'Not Found')),
  'details is null': errorBody('customerNotInProgram', (error) => void (error.details = null)),
  'the suspended account lacks its code': errorBody('accountSuspended', (error) => void (error.details = {})),
  'X-Request-ID is missing on the 422 of sales': withoutHeader('trackSale', 422, 'X-Request-ID'),
  'X-Request-ID is missing on the 401 of readiness': withoutHeader('getReadiness', 401, 'X-Request-ID'),
  'X-Request-ID is missing on the 410 of clicks': withoutHeader('trackClick', 410, 'X-Request-ID'),
  'X-Request-ID is on the 200 of status': withHeader('cliStatus', 200, REQUEST_ID),
  'X-Request-ID is on the 401 of status': withHeader('cliStatus', 401, REQUEST_ID),
  'X-Content-Type-Options is missing on the 400 of init': withoutHeader('cliInit', 400, 'X-Content-Type-Options'),
  'Allow is missing on the 405 of polls': withoutHeader('cliAuthPoll', 405, 'Allow'),
  'Cache-Control is missing on polls': {
    edit: (contract) => {
      const headers = contract.operations.cliAuthPoll.headers as Record<string, { name: string }[]>;
      headers[200] = headers[200]!.filter(({ name }) => name !== 'Cache-Control');
    },
  },
  'errors of unknown paths are plain': {
    edit: (contract) => void (contract.catalogue.unknownPath.body = { message: 'Not found' }),
  },
  'the limit of a bucket is a text with a unit': patch(
    ANSWER,
    'rateLimitLimit: (exchange) => exchange.spent?.limit,',
    'rateLimitLimit: (exchange) => exchange.spent && `${exchange.spent.limit};w=60`,',
  ),
});
