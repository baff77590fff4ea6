// A second list, written without knowledge of the kit's rows, to measure what the kit notices of faults that nobody had
// thought of: limits, HTTP, origins, credentials, fields.
import { mutationsOf } from '../mutation.ts';
import { errorBody, field, operation, patch, schema, withoutHeader } from './edits.ts';

const LIMIT = 'api/limit.ts';
const API = 'api/api.ts';
const ANSWER = 'api/answer.ts';

export const MORE_REQUESTS = [
  ...mutationsOf('limits', {
    'requests without a key have no limit where keys have one': patch(
      LIMIT,
      'if (!bucket) return;',
      "if (!bucket || (exchange.token.kind === 'absent' && contract.rateLimits.buckets[bucket].per === 'credential')) return;",
    ),
    'a login token shares the bucket of its address': patch(
      'api/credential.ts',
      "return token.kind === 'login' ? `login:${token.login.token_id}` : undefined;",
      'return undefined;',
    ),
    'sales and refunds have a bucket each': {
      edit: (contract) => {
        contract.rateLimits.buckets.refund = contract.rateLimits.buckets.saleAndRefund;
        contract.paths['/api/v1/track/refund'].bucket = 'refund';
      },
    },
    'the reset is the end of the minute on the clock': patch(
      LIMIT,
      'resetAt: clock.now().getTime() + msLeft',
      'resetAt: Math.ceil(clock.now().getTime() / 60_000) * 60_000',
    ),
    'Retry-After and the body of a 429 differ': patch(
      API,
      'exchange.retryAfter = error.values.retry_after_seconds;',
      'exchange.retryAfter = error.values.retry_after_seconds === undefined ? undefined : 1;',
    ),
  }),
  ...mutationsOf('http', {
    'a byte order mark before the JSON is accepted': patch(
      'api/body.ts',
      "bytes.toString('utf8'), bodyDepth",
      "bytes.toString('utf8').replace(/^\\uFEFF/, ''), bodyDepth",
    ),
    'the content type of a GET is judged': patch(
      'api/steps.ts',
      '  const { body } = entry;\n',
      "  const { body } = entry;\n  const type = exchange.req.headers['content-type'];\n  if (!body && type !== undefined && type !== 'application/json') throw failure('methodNotAllowed');\n",
    ),
    'PUT is answered like POST': patch(
      'api/steps.ts',
      'exchange.req.method?.toLowerCase() !== method',
      "exchange.req.method?.toLowerCase().replace('put', 'post') !== method",
    ),
    'percent-encoded paths are decoded': patch(
      'api/router.ts',
      'match: (path) => fixed.get(path)',
      'match: (path) => fixed.get(path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))))',
    ),
    'double slashes in paths are one': patch(
      'api/router.ts',
      'match: (path) => fixed.get(path)',
      "match: (path) => fixed.get(path.replace(/\\/{2,}/g, '/'))",
    ),
    'query parameters count as fields of the body': patch(
      'api/steps.ts',
      '(object) => (exchange.body = object)',
      '(object) => (exchange.body = { ...Object.fromEntries(new URLSearchParams(exchange.search)), ...object })',
    ),
    'the 405 of clicks lacks its CORS header': withoutHeader('trackClick', 405, 'Access-Control-Allow-Origin'),
    'the 429 of leads lacks its CORS header': withoutHeader('trackLead', 429, 'Access-Control-Allow-Origin'),
    'the 413 repeats another status': errorBody('payloadTooLarge', (error) => void (error.status = 400)),
  }),
  ...mutationsOf('origins', {
    'preflights do not allow X-Request-ID': {
      edit: (contract) => void (contract.preflight.headers['Access-Control-Allow-Headers'] = 'Content-Type'),
    },
    'preflights allow credentials': {
      edit: (contract) => void (contract.preflight.headers['Access-Control-Allow-Credentials'] = 'true'),
    },
    'the request identifier is not exposed': patch(
      ANSWER,
      'exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text : undefined)',
      "exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text?.replace('X-Request-ID, ', '') : undefined)",
    ),
    'a slash after an origin is ignored': patch(
      API,
      'origin: req.headers.origin,',
      "origin: req.headers.origin?.replace(/\\/$/, ''),",
    ),
    'a lead of a refused origin is settled': patch(
      'operations/track-lead.ts',
      "throw fail('originNotAllowed');\n  }\n  const event =",
      "await settle(lead, newLead(lead, customer, 'browser'));\n    throw fail('originNotAllowed');\n  }\n  const event =",
    ),
    'a click of a refused origin is recorded': patch(
      'operations/track-click.ts',
      "if (!allowed) throw fail('originNotAllowed');",
      "if (!allowed) {\n      await record(click, link as CompleteLink);\n      throw fail('originNotAllowed');\n    }",
    ),
    'the origin is judged before the link': patch(
      'operations/track-click.ts',
      "if (!link.enabled) throw fail('linkDisabled');",
      "if (origin !== undefined && !program && !link.origins.has(origin)) throw fail('originNotAllowed');\n  if (!link.enabled) throw fail('linkDisabled');",
    ),
  }),
  ...mutationsOf('credentials', {
    'the warning has no hint': { edit: (contract) => void delete contract.rotationWarning.body.hint },
    'the Link of a marked key has no relation': patch(
      ANSWER,
      'fill(text, { docs_url: docsUrl }),',
      "String(fill(text, { docs_url: docsUrl })).split(';')[0],",
    ),
    'clicks with a marked key have no Deprecation': withoutHeader('trackClick', 200, 'Deprecation'),
    'a 409 of sales with a marked key has no Sunset': withoutHeader('trackSale', 409, 'Sunset'),
    'the deadline in warnings is an HTTP date': patch(
      ANSWER,
      'rotate_by: rotation.rotateBy.toISOString(), docs_url',
      'rotate_by: rotation.rotateBy.toUTCString(), docs_url',
    ),
    'the 401 of a retired key lacks its docs_url': {
      edit: (contract) => {
        delete contract.catalogue.apiKeyRetired.body.error.docs_url;
        contract.catalogue.apiKeyRetired.template = {};
      },
    },
    'what follows a token is ignored': patch(
      'api/credential.ts',
      "const text = (match[1] ?? '').trim();",
      "const text = (match[1] ?? '').trim().split(/[ ,;]/)[0]!;",
    ),
    'the retired stripe-connect needs a key': operation('cliStripeConnect', { credential: 'required' }),
  }),
  ...mutationsOf('fields', {
    'an amount may be above 2^53': field('sale-request', 'amount_cents', { maximum: 2 ** 60 }),
    'a refund_reference may be empty': schema('refund-request', (p) => void delete p.refund_reference.minLength),
    'livemode may be a text': field('sale-request', 'livemode', { type: ['boolean', 'string', 'null'] }),
    'a commission_rate may be above a million': schema(
      'cli-init-request',
      ({ commission_rate }) => void delete commission_rate.maximum,
    ),
    'additional_data may be an array': {
      edit: (_, d) => void (d.components.schemas['additional-data'].type = ['object', 'array', 'null']),
    },
    'program_id may be a text': field('additional-data', 'program_id', { type: ['number', 'string', 'null'] }),
    'event_type is judged beside a chain': patch(
      'api/fields.ts',
      '.filter((rule) => isNeedless(rule, body as Record<string, unknown>))',
      '.filter((rule) => isNeedless(rule, body as Record<string, unknown>) && rule.error)',
    ),
    'a transaction_id of a refund that is a number has the general message': schema(
      'refund-request',
      ({ transaction_id }) => void delete transaction_id['x-errors'].type,
    ),
    'the start of a sign-in needs a body': operation('cliAuthStart', { body: { form: 'json', maxBytes: 65_536 } }),
  }),
];
