// A third list, written like the second one without knowledge of the kit's rows: limits, HTTP, headers, texts.
import { mutationsOf } from '../mutation.ts';
import { bucketOf, patch, schema, status, withoutHeader } from './edits.ts';

const LIMIT = 'api/limit.ts';
const API = 'api/api.ts';
const BODY = 'api/body.ts';
const FAULTS = 'api/faults.ts';
const WORDS = 'contract/requirement.ts';

export const THIRD_REQUESTS = [
  ...mutationsOf('limits', {
    'clicks and leads share a bucket': bucketOf('/api/v1/track/lead', 'click'),
    'requests with an unknown token are not counted': patch(
      LIMIT,
      'if (!bucket) return;',
      "if (!bucket || exchange.token.kind === 'unknown') return;",
    ),
    'leads with a key have no limit': patch(
      LIMIT,
      'if (!bucket) return;',
      "if (!bucket || (bucket === 'lead' && exchange.token.kind === 'program')) return;",
    ),
    'each path of the command line has a bucket of its own': patch(
      LIMIT,
      '`${bucket} ${ownerOf(bucket, exchange)}`',
      "`${bucket === 'cli' ? exchange.path : bucket} ${ownerOf(bucket, exchange)}`",
    ),
    'a busy service forgets windows before they end': patch(
      LIMIT,
      'count(young, key, now) ?? count(elder, key, now)',
      'count(young, key, now)',
    ),
    'Retry-After is rounded down': patch(LIMIT, 'Math.ceil(msLeft / SECOND)', 'Math.floor(msLeft / SECOND)'),
    'a retired key spends from the bucket of its address': patch(
      'api/credential.ts',
      "if (token.kind === 'program') return `key:${token.key.id}`;",
      "if (token.kind === 'program') return token.retired ? undefined : `key:${token.key.id}`;",
    ),
    'preflights spend from the bucket': patch(
      API,
      'if (isPreflight(incoming.req, incoming.route)) return answerPreflight(incoming);',
      'if (isPreflight(incoming.req, incoming.route)) {\n      try {\n        await limiter.spend(openExchange(incoming, clock.now()));\n      } catch {}\n      return answerPreflight(incoming);\n    }',
    ),
  }),
  ...mutationsOf('http', {
    'content types that end in json are accepted': patch(
      BODY,
      "return type === 'application/json' && (",
      "return (type === 'application/json' || type.endsWith('+json')) && (",
    ),
    'what follows the JSON is ignored': patch(
      'lib/json.ts',
      'value = JSON.parse(text);',
      "value = JSON.parse(text.startsWith('{') ? text.slice(0, text.lastIndexOf('}') + 1) : text);",
    ),
    'lists do not count as levels of nesting': patch(
      'lib/json.ts',
      "if (depthLeft === 0) return 'bodyTooDeep';",
      "if (depthLeft <= 0 && !Array.isArray(value)) return 'bodyTooDeep';",
    ),
    'texts in lists may hold U+0000': patch(
      'lib/json.ts',
      'faultIn(item, depthLeft - 1, texts)',
      'faultIn(item, depthLeft - 1, texts && !Array.isArray(value))',
    ),
    'a body of unknown length has no limit': patch(
      BODY,
      "if (size > limit) return refuse(failure('payloadTooLarge'));",
      "if (size > limit && req.headers['content-length'] !== undefined) return refuse(failure('payloadTooLarge'));",
    ),
    'unknown paths have no request identifier': {
      edit: (contract) => {
        const { headers } = contract.unknownPath as { headers: { name: string }[] };
        contract.unknownPath.headers = headers.filter(({ name }) => name !== 'X-Request-ID');
      },
    },
    'request identifiers are returned in lower case': patch(
      API,
      'REQUEST_ID.test(sentId) ? sentId :',
      'REQUEST_ID.test(sentId) ? sentId.toLowerCase() :',
    ),
    'request identifiers of 128 characters are replaced': {
      edit: (contract) => void (contract.requestId.pattern = '^[A-Za-z0-9._-]{1,127}$'),
    },
    'requests without an identifier get the same one': patch(
      'lib/ids.ts',
      "takeRandomBytes(12).toString('hex')",
      "'000000000000000000000000'",
    ),
    'an empty state is an unknown session': {
      edit: (_, d) => {
        const [{ schema: state }] = d.paths['/api/v1/cli/auth/poll'].get.parameters;
        delete state.minLength;
      },
    },
    'a query makes most paths unknown': patch(
      API,
      "const query = target.indexOf('?');",
      "const query = target.indexOf('?state');",
    ),
  }),
  ...mutationsOf('origins', {
    'preflights do not vary': { edit: (contract) => void delete contract.preflight.headers.Vary },
    'test leads with the key are checked for their origin': patch(
      'operations/track-lead.ts',
      'if (!program) {\n    const named',
      'if (!program || origin !== undefined) {\n    const named',
    ),
    'the origins of an international domain are not in ASCII': patch(
      'domain/origin.ts',
      '`https://www.${domain}`].map(parseOrigin);',
      '`https://www.${domain}`];',
    ),
    'an update adds to the allowed origins': patch(
      'store/program-admin.ts',
      'await tx.run(removeOrigins, [programId, origins]);\n',
      '',
    ),
  }),
  ...mutationsOf('responses', {
    'a field that must be positive is said to be any integer': patch(WORDS, "'a positive integer'", "'an integer'"),
    'the message of a nested field lacks its parent': patch(FAULTS, "path.join('.')", 'path.at(-1)!'),
    'echoed texts are quoted': patch(
      FAULTS,
      "typeof value === 'string' || typeof value === 'number'",
      "typeof value === 'number'",
    ),
    'an echoed object is not shown as JSON': patch(FAULTS, ': JSON.stringify(value);', ': String(value);'),
    'the refused chain lacks Retry-After': withoutHeader('cliTestEvent', 429, 'Retry-After'),
    'a link that has no partner is 404': status('referralLinkMisconfigured', 404),
  }),
  ...mutationsOf('fields', {
    'lengths are counted in units of UTF-16': patch(
      'api/ajv.ts',
      'new Ajv2020({ strict: false,',
      'new Ajv2020({ unicode: false, strict: false,',
    ),
    'livemode is checked before the provider': schema('sale-request', (properties, found) => {
      const { transaction_id, amount_cents, currency, occurred_at, livemode, ...rest } = properties;
      found.properties = { transaction_id, amount_cents, currency, occurred_at, livemode, ...rest };
    }),
    'the commission_rate is checked before its type': schema('cli-init-request', (properties, found) => {
      const { commission_rate, ...rest } = properties;
      found.properties = { commission_rate, ...rest };
    }),
    'a type other than chain is refused': schema(
      'cli-test-event-request',
      ({ type }) => void (type.enum = ['chain', null]),
    ),
    'the offset of occurred_at is ignored by the window': patch(
      'api/ajv.ts',
      'Date.parse(data) - this.clock',
      "Date.parse(data.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')) - this.clock",
    ),
    'an offset may have whole hours only': patch('lib/formats.ts', '[+-](\\d{2}):(\\d{2}))$/', '[+-](\\d{2}):(00))$/'),
    'fractions of a second are refused': patch('lib/formats.ts', '(?::(\\d{2})(?:\\.\\d+)?)?', '(?::(\\d{2}))?'),
  }),
];
