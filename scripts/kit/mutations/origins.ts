import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const ANSWER = 'api/answer.ts';
const CORS = 'api/cors.ts';
const LEAD = 'operations/track-lead.ts';
const CLICK = 'operations/track-click.ts';

export const ORIGINS = mutationsOf('origins', {
  'every origin may send leads': patch(
    LEAD,
    "if (origin !== undefined && !(await deps.lookups.originAllowed(deps.db, program.id, origins, origin))) {\n    throw fail('originNotAllowed');\n  }",
    '',
  ),
  'every origin may send clicks': patch(CLICK, "if (!allowed) throw fail('originNotAllowed');", 'void allowed;'),
  'a request without an origin is refused': patch(
    CLICK,
    'if (origin !== undefined && !fromServer) {',
    "if (!fromServer && origin === undefined && !testMode) throw fail('originNotAllowed');\n  if (origin !== undefined && !fromServer) {",
  ),
  'origins are compared without their scheme': patch(
    'store/lookups.ts',
    'known.has(origin) || listsOrigin(request, programId, origin)',
    "known.has(origin.replace('http:', 'https:')) || listsOrigin(request, programId, origin)",
  ),
  'origins are compared without their port': patch(
    'store/lookups.ts',
    'known.has(origin) || listsOrigin(request, programId, origin)',
    "known.has(origin.replace(/:\\d+$/, '')) || listsOrigin(request, programId, origin)",
  ),
  'subdomains are allowed': patch(
    'store/lookups.ts',
    'known.has(origin) || listsOrigin(request, programId, origin)',
    '[...known].some((one) => origin.endsWith(one.slice(8))) || listsOrigin(request, programId, origin)',
  ),
  'origins are compared without their case': patch(
    'store/lookups.ts',
    'known.has(origin) || listsOrigin(request, programId, origin)',
    'known.has(origin.toLowerCase()) || listsOrigin(request, programId, origin)',
  ),
  'origins of any program are allowed': patch(
    'store/programs.ts',
    "'select 1 from program_origins where program_id = $1 and origin = $2'",
    "'select 1 from program_origins where $1::bigint is not null and origin = $2'",
  ),
  'the origin null is allowed': patch(
    CLICK,
    'if (origin !== undefined && !fromServer) {',
    "if (origin !== undefined && origin !== 'null' && !fromServer) {",
  ),
  'leads with a key are checked for their origin': patch(
    LEAD,
    "if (!customer) throw fail('customerNotFound');\n  if (customer.program_id",
    "if (!customer) throw fail('customerNotFound');\n  if (lead.origin !== undefined && lead.origin !== 'https://brand.dev') throw fail('originNotAllowed');\n  if (customer.program_id",
  ),
  'test clicks without a key are not checked for their origin': patch(
    CLICK,
    'const fromServer = testMode && program?.id === link.program_id;',
    'const fromServer = testMode;',
  ),
  'test leads without a key are not checked for their origin': patch(
    LEAD,
    "if (origin !== undefined && !named.origin_allowed) throw fail('originNotAllowed');",
    '',
  ),
  'a refused origin gets CORS headers': patch(
    ANSWER,
    'exchange.originListed && !exchange.originRefused',
    'exchange.originListed || exchange.originRefused',
  ),
  'any origin gets CORS headers': patch(
    ANSWER,
    'exchange.originListed && !exchange.originRefused',
    'exchange.origin !== undefined && !exchange.originRefused',
  ),
  'only successes get CORS headers': patch(
    ANSWER,
    'exchange.originListed && !exchange.originRefused',
    'exchange.originListed && !exchange.originRefused && exchange.body !== undefined && exchange.spent?.remaining !== 0',
  ),
  'the allowed origin is *': patch(
    ANSWER,
    'allowOrigin: (exchange) => (isCors(exchange) ? exchange.origin : undefined),',
    "allowOrigin: (exchange) => (isCors(exchange) ? '*' : undefined),",
  ),
  'Vary is missing': patch(
    ANSWER,
    'varyOrigin: (exchange, { text }) => (isCors(exchange) ? text : undefined),',
    'varyOrigin: () => undefined,',
  ),
  'nothing is exposed': patch(
    ANSWER,
    'exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text : undefined),',
    'exposeHeaders: () => undefined,',
  ),
  'Retry-After is not exposed': patch(
    ANSWER,
    'exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text : undefined),',
    "exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text?.replace(', Retry-After', '') : undefined),",
  ),
  'sales get CORS headers': {
    edit: (contract) => {
      contract.paths['/api/v1/track/sale'].cors = true;
      const lists: object[][] = Object.values(contract.operations.trackSale.headers);
      for (const headers of lists) headers.push({ name: 'Access-Control-Allow-Origin', value: 'allowOrigin' });
    },
  },
  'preflights are answered for every origin': patch(CORS, '(await isReadable(db, origin)) ? Object', 'origin ? Object'),
  'preflights of unlisted origins are 403': patch(
    CORS,
    'res.writeHead(contract.preflight.status,',
    'res.writeHead(declared.length === 0 ? 403 : contract.preflight.status,',
  ),
  'a new program lists no www': patch(
    'domain/origin.ts',
    '[`https://${domain}`, `https://www.${domain}`]',
    '[`https://${domain}`]',
  ),
  'a new program lists http': patch(
    'domain/origin.ts',
    '[`https://${domain}`, `https://www.${domain}`]',
    '[`https://${domain}`, `https://www.${domain}`, `http://${domain}`]',
  ),
});
