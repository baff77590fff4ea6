// The fourth list: calls of integrators, HTTP, sign-in, the command line, totals, payment events and pages.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const SALE = 'operations/track-sale.ts';
const READINESS = 'domain/readiness.ts';

export const FOURTH_TRACKING = [
  ...mutationsOf('calls', {
    'a program_id alone makes a call a test': patch(
      'domain/test-mode.ts',
      'body.additional_data?.test_mode === true;',
      "body.additional_data?.test_mode === true ||\n  (body.additional_data?.test_mode !== false && typeof body.additional_data?.program_id === 'number');",
    ),
    'the program_id of a sale must be that of its key': patch(
      SALE,
      'const ids = { customerKey:',
      "if (namesOtherProgram(body, program)) throw fail('programMismatch');\n  const ids = { customerKey:",
    ),
  }),
  ...mutationsOf('http', {
    'absolute request targets are unknown': patch(
      'api/api.ts',
      "!url.startsWith('/') && isHttpUrl(url) ? new URL(url).pathname : url",
      "!url.startsWith('/') && isHttpUrl(url) && url === '' ? new URL(url).pathname : url",
    ),
    'Allow names one method': patch(
      'api/answer.ts',
      'route?.operations.map(({ method })',
      'route?.operations.slice(0, 1).map(({ method })',
    ),
    'a parameter of a path wins over a fixed text': patch(
      'api/router.ts',
      'fixedSegments(b) - fixedSegments(a)',
      'fixedSegments(a) - fixedSegments(b)',
    ),
    'the management API answers preflights': {
      edit: (contract) => void (contract.paths['/api/v1/programs'].cors = true),
    },
    'a message does not say that items must differ': patch(
      'contract/requirement.ts',
      "${uniqueItems ? ' different' : ''}",
      "${uniqueItems ? '' : ''}",
    ),
  }),
  ...mutationsOf('cli', {
    'a user_code has vowels': patch('domain/login-session.ts', "'BCDFGHJKLMNPQRSTVWXZ'", "'AEIOUYAEIOUYAEIOUYAE'"),
    'the token of a sign-in is for the command line alone': patch(
      'store/login-tokens.ts',
      "values ($1, $2, 'account', $3, $4)",
      "values ($1, $2, 'cli', $3, $4)",
    ),
    'an address that is not verified signs in': patch(
      'identity/claims.ts',
      ': verified === true;',
      ': verified !== false;',
    ),
    'programs: archived ones are left out': patch(
      'store/integration.ts',
      "where m.account_id = $1 order by p.id';",
      "where m.account_id = $1 and p.archived_at is null order by p.id';",
    ),
  }),
  ...mutationsOf('figures', {
    'one link is 1 links': patch(READINESS, "${thing}${n === 1 ? '' : 's'}", "${thing}${n < 0 ? '' : 's'}"),
    'a missing link is said to be a missing origin': patch(
      READINESS,
      "'Make a referral link for a partner, or enable one.'",
      "links > 0 ? '' : \"Add your site's origin to the program's allowed origins.\"",
    ),
    'the last sale is that of the latest payment': patch(
      'store/integration.ts',
      "${counted('sold', 'sales', 'sales', 'recorded_at', 'last_sale_at')}",
      "${counted('sold', 'sales', 'sales', 'occurred_at', 'last_sale_at')}",
    ),
  }),
  ...mutationsOf('payments', {
    'sessions of any mode are payments': patch(
      'payments/read-event.ts',
      "if (session.mode !== 'payment' || !PAID",
      'if (!PAID',
    ),
    'payments may be dated in the future': patch(
      'payments/receive.ts',
      'event.occurredAt && event.occurredAt < now ? event.occurredAt : now;',
      'event.occurredAt ?? now;',
    ),
    'the reference wins over the metadata': patch(
      'payments/payer.ts',
      '    { clickId, customerKey },\n    { clickId: reference, customerKey: reference },\n  ]) {',
      '    { clickId: reference, customerKey: reference },\n    { clickId, customerKey },\n  ]) {',
    ),
  }),
  ...mutationsOf('pages', {
    'the snippet cannot be read by other origins': patch(
      'pages/snippet.ts',
      "'Access-Control-Allow-Origin': '*',",
      "'Access-Control-Allow-Origin': 'null',",
    ),
    'the catalogue of the API is plain JSON': patch(
      'pages/api-catalog.ts',
      '\'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"\'',
      "'application/json'",
    ),
  }),
];
