import { mutationsOf } from '../mutation.ts';
import { most, operation, patch } from './edits.ts';

const BODY = 'api/body.ts';
const STEPS = 'api/steps.ts';
const API = 'api/api.ts';
const JSON_FILE = 'lib/json.ts';

export const HTTP = mutationsOf('http', {
  'a body may be one byte longer': { edit: (contract) => void (contract.operations.trackSale.body.maxBytes += 1) },
  'a body of exactly 64 KiB is refused': {
    edit: (contract) => void (contract.operations.trackLead.body.maxBytes -= 1),
  },
  'a body may have 1 MiB': { edit: (contract) => void (contract.operations.trackClick.body.maxBytes = 2 ** 20) },
  'the size is checked only when all has arrived': patch(
    BODY,
    "if (Number(req.headers['content-length'] ?? 0) > limit) return refuse(failure('payloadTooLarge'));",
    '',
  ),
  'a body may be nested 33 levels deep': most('bodyDepth', 33),
  'a body may be nested 31 levels deep': most('bodyDepth', 31),
  'a body that is not UTF-8 is accepted': patch(
    BODY,
    "if (!isUtf8(notEmpty(bytes))) throw failure('bodyNotUtf8');",
    'notEmpty(bytes);',
  ),
  'an array is taken for an object': patch(
    JSON_FILE,
    " || Array.isArray(value)) return 'bodyNotObject'",
    ") return 'bodyNotObject'",
  ),
  'a body of null is not JSON': patch(
    JSON_FILE,
    "if (typeof value !== 'object' || value === null ||",
    "if (value === null) return 'bodyNotJson';\n  if (typeof value !== 'object' ||",
  ),
  'U+0000 is accepted in values': patch(
    JSON_FILE,
    "!text.includes('\\0') && text.isWellFormed()",
    'text.isWellFormed()',
  ),
  'a lone surrogate is accepted': patch(
    JSON_FILE,
    "!text.includes('\\0') && text.isWellFormed()",
    "!text.includes('\\0')",
  ),
  'names of fields may hold U+0000': patch(JSON_FILE, "if (texts && !isStorable(key)) return 'textNotStorable';", ''),
  'text/plain is accepted': patch(
    BODY,
    "return type === 'application/json' && (",
    "return (type === 'application/json' || type === 'text/plain') && (",
  ),
  'a charset other than UTF-8 is accepted': patch(
    BODY,
    '(charset === undefined || /^charset="?utf-?8"?$/.test(charset))',
    'true',
  ),
  'a charset parameter is refused': patch(
    BODY,
    '(charset === undefined || /^charset="?utf-?8"?$/.test(charset))',
    'charset === undefined',
  ),
  'the content type is compared with its case': patch(
    BODY,
    "contentType.split(';').map((part) => part.trim().toLowerCase())",
    "contentType.split(';').map((part) => part.trim())",
  ),
  'a missing content type counts as JSON': patch(
    BODY,
    'if (contentType === undefined || !isJsonType(contentType))',
    'if (contentType !== undefined && !isJsonType(contentType))',
  ),
  'an empty body is 415': patch(
    BODY,
    "if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');",
    '',
  ),
  'an empty body is an empty object': patch(
    BODY,
    "const value = parseObject(bytes.toString('utf8'), bodyDepth);",
    "const value = parseObject(bytes.toString('utf8').trim() || '{}', bodyDepth);",
  ),
  'a compressed body is read as it is': patch(BODY, "if (isCompressed(req)) throw failure('bodyCompressed');", ''),
  'the compression is checked before the content type': patch(
    BODY,
    "  if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');",
    "  if (isCompressed(req)) throw failure('bodyCompressed');\n  if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');",
  ),
  'the size is checked before the content type': patch(
    BODY,
    '  checkDeclaration(incoming.req);\n  return receive(incoming, maxBytes, (bytes) => void take(objectIn(bytes)));',
    '  return receive(incoming, maxBytes, (bytes) => {\n    checkDeclaration(incoming.req);\n    take(objectIn(bytes));\n  });',
  ),
  'the body is read before the credential is checked': patch(
    STEPS,
    'const steps: readonly Step[] = Object.values(STEPS);',
    `const { sender, path, limit, method, body } = STEPS;
const steps: readonly Step[] = [...new Set<Step>([sender, path, limit, method, body, ...Object.values(STEPS)])];`,
  ),
  'the credential is checked before the method': patch(
    STEPS,
    `  method: requireMethod,
  /** 401 */
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),`,
    `  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),
  method: requireMethod,`,
  ),
  'fields are checked before the permission': patch(
    STEPS,
    `  permission: askPermission,
  /** 400 and 422: the first broken rule, in the order of the document's fields */
  fields: (exchange, { fields }) => fields.check(idOf(exchange), exchange),`,
    `  fields: (exchange, { fields }) => fields.check(idOf(exchange), exchange),
  permission: askPermission,`,
  ),
  'HEAD is answered like GET': patch(
    STEPS,
    'if (exchange.req.method?.toLowerCase() !== method)',
    "if (exchange.req.method !== 'HEAD' && exchange.req.method?.toLowerCase() !== method)",
  ),
  'OPTIONS without an origin is a preflight': patch('api/cors.ts', '  req.headers.origin !== undefined &&\n', ''),
  'OPTIONS without a requested method is a preflight': patch(
    'api/cors.ts',
    "  req.headers['access-control-request-method'] !== undefined &&\n",
    '',
  ),
  'sales have preflights': { edit: (contract) => void (contract.paths['/api/v1/track/sale'].cors = true) },
  'leads have no preflights': { edit: (contract) => void (contract.paths['/api/v1/track/lead'].cors = false) },
  'preflights are answered with 200': { edit: (contract) => void (contract.preflight.status = 200) },
  'preflights may be stored for a day': {
    edit: (contract) => void (contract.preflight.headers['Access-Control-Max-Age'] = '86400'),
  },
  'preflights do not allow Content-Type': {
    edit: (contract) => void (contract.preflight.headers['Access-Control-Allow-Headers'] = 'X-Request-ID'),
  },
  'preflights allow every origin': {
    edit: (contract) => void (contract.preflight.headers['Access-Control-Allow-Origin'] = '*'),
  },
  'Allow lists every method': patch(
    'api/answer.ts',
    "route?.operations.map(({ method }) => method.toUpperCase()).join(', ')",
    "route && 'GET, POST'",
  ),
  'a trailing slash is ignored': patch(
    API,
    'return query < 0 ? target : target.slice(0, query);',
    "return (query < 0 ? target : target.slice(0, query)).replace(/(?<=.)\\/$/, '');",
  ),
  'paths are compared without their case': patch(
    API,
    'return query < 0 ? target : target.slice(0, query);',
    'return (query < 0 ? target : target.slice(0, query)).toLowerCase();',
  ),
  'an unknown path is 400': { edit: (contract) => void (contract.catalogue.unknownPath.status = 400) },
  'unknown paths are answered by the pages': patch(
    API,
    "const API_PREFIX = '/api/';",
    "const API_PREFIX = '/api/v1/track/';",
  ),
  'request identifiers of 129 characters are taken over': {
    edit: (contract) => void (contract.requestId.pattern = '^[A-Za-z0-9._-]{1,200}$'),
  },
  'request identifiers with a blank are taken over': {
    edit: (contract) => void (contract.requestId.pattern = '^[A-Za-z0-9._ -]{1,128}$'),
  },
  'request identifiers are never taken over': patch(
    API,
    'REQUEST_ID.test(sentId) ? sentId : newRequestId()',
    'newRequestId()',
  ),
  'the first invalid request identifier is echoed': patch(
    API,
    'REQUEST_ID.test(sentId) ? sentId : newRequestId()',
    'sentId || newRequestId()',
  ),
  'query parameters: the last value counts': patch(
    'api/fields.ts',
    'const value = sent.get(name);',
    'const value = sent.getAll(name).at(-1) ?? null;',
  ),
  'a query may hold U+0000': patch('api/fields.ts', "if (!isStorable(value)) throw failure('textNotStorable');", ''),
  'the answer is text/html': patch(
    'api/answer.ts',
    "JSON_TYPE = 'application/json; charset=utf-8'",
    "JSON_TYPE = 'text/html; charset=utf-8'",
  ),
  'the answer does not name its charset': patch(
    'api/answer.ts',
    "JSON_TYPE = 'application/json; charset=utf-8'",
    "JSON_TYPE = 'application/json'",
  ),
  'the length of the answer counts characters': patch(
    'api/answer.ts',
    'String(Buffer.byteLength(text))',
    'String(text.length)',
  ),
  'poll takes POST': operation('cliAuthPoll', { method: 'post' }),
  'readiness answers any method': patch(
    STEPS,
    "throw failure('methodNotAllowed');",
    "if (exchange.route?.path.includes('readiness') !== true) throw failure('methodNotAllowed');",
  ),
});
