import { mutationsOf } from '../mutation.ts';
import { most, patch, schema } from './edits.ts';

const POLL = 'operations/cli-auth-poll.ts';
const START = 'operations/cli-auth-start.ts';
const CALLBACK = 'operations/cli-auth-callback.ts';
const INIT = 'operations/cli-init.ts';
const EVENT = 'operations/cli-test-event.ts';
const CHAINS = 'store/chains.ts';
const SESSION = 'domain/login-session.ts';

export const CLI = mutationsOf('cli', {
  'a sign-in session lasts 10 minutes': patch(
    'store/login-sessions.ts',
    'LIFETIME = 5 * 60 * SECOND',
    'LIFETIME = 10 * 60 * SECOND',
  ),
  'a sign-in session lasts 4 minutes': patch(
    'store/login-sessions.ts',
    'LIFETIME = 5 * 60 * SECOND',
    'LIFETIME = 4 * 60 * SECOND',
  ),
  'an expired session is 400 at the poll': patch(
    POLL,
    "if (state === 'consumed') throw fail('sessionConsumed');",
    "if (state === 'consumed' || state === 'expired') throw fail('sessionConsumed');",
  ),
  'a session never expires': patch(SESSION, 'session.refused_at || now > session.expires_at', 'session.refused_at'),
  'a consumed session that is old is expired': patch(
    SESSION,
    "  if (session.consumed_at) return 'consumed';\n  if (session.refused_at || now > session.expires_at) return 'expired';",
    "  if (session.refused_at || now > session.expires_at) return 'expired';\n  if (session.consumed_at) return 'consumed';",
  ),
  'polls of unknown sessions are pending': patch(
    POLL,
    "if (!session) throw fail('sessionNotFound');",
    "if (!session) return answer(200, { data: { status: 'pending' } });",
  ),
  'the token is handed out at every poll': patch(
    'store/login-sessions.ts',
    'where id = $1 and completed_at is not null and consumed_at is null returning id`',
    'where id = $1 and completed_at is not null returning id`',
  ),
  'a pending poll has a token of null': patch(
    POLL,
    'return answer(200, { data: { status: state } });',
    'return answer(200, { data: { status: state, token: null } as never });',
  ),
  'the user_code has no hyphen': patch(
    SESSION,
    "`${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`",
    "letters.join('')",
  ),
  'the user_code is in lower case': patch(
    SESSION,
    "LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'",
    "LETTERS = 'bcdfghjklmnpqrstvwxz'",
  ),
  'every session has the same user_code': patch(SESSION, 'LETTERS[byte % LETTERS.length]', 'LETTERS[0]'),
  'auth_url holds the state': patch(START, 'handle=${handle}', 'handle=${state}'),
  'poll_url lacks the state': patch(START, '?state=${state}`', '`'),
  'poll_url is relative': patch(START, "`${deps.baseUrl}${callPath('cliAuthPoll')}", "`${callPath('cliAuthPoll')}"),
  'the interval is 5 seconds': patch(START, 'INTERVAL_SECONDS = 2', 'INTERVAL_SECONDS = 0'),
  'expires_at is in 15 minutes': patch(
    START,
    'expires_at: expires_at.toISOString(),',
    'expires_at: new Date(expires_at.getTime() + 600_000).toISOString(),',
  ),
  'an unconfirmed session is expired at the callback': patch(
    'identity/sign-in.ts',
    "if (session.confirmation === null) return { kind: 'invalid_token' };",
    "if (session.confirmation === null) return { kind: 'expired' };",
  ),
  'the callback of an unknown session is an invalid token': patch(
    CALLBACK,
    "case 'not_waiting':\n      throw fail('sessionNotFound');",
    "case 'not_waiting':\n      throw fail('idTokenInvalid');",
  ),
  'a missing state is an unknown session': schema('cli-auth-callback-request', (_, found) => {
    found.required = ['id_token'];
    found['x-required'] = [{ all: ['id_token'], error: 'fieldsMissing' }];
  }),
  'init: advertiser_id is not compared': patch(
    INIT,
    "if ((body.advertiser_id ?? login.advertiser_id) !== login.advertiser_id) throw fail('advertiserMismatch');",
    '',
  ),
  'init: advertiser_id is required': patch(
    INIT,
    '(body.advertiser_id ?? login.advertiser_id) !== login.advertiser_id',
    'body.advertiser_id !== login.advertiser_id',
  ),
  'init: the slug is not unique': patch(
    'store/program-admin.ts',
    'const slug = number === 1 ? base : `${base}-${number}`;',
    'const slug = `${base}-${randomInt(0, 1_000_000_000)}`;',
  ),
  'init: the answer lacks the slug': patch(
    INIT,
    'program_slug: slug, name',
    'program_slug: undefined as unknown as string, name',
  ),
  'init: the key is masked': patch(INIT, 'api_key: apiKey }', 'api_key: `${apiKey.slice(0, 7)}…${apiKey.slice(-4)}` }'),
  'init: the key does not work': patch(INIT, 'api_key: apiKey }', 'api_key: apiKey.slice(0, -1) }'),
  'init: the domain keeps its case': patch(
    INIT,
    'const { name, domain } = settings;',
    'const { name, domain } = body;',
  ),
  'init: a domain may be a URL': patch(
    'domain/origin.ts',
    'const domain = text.trim().toLowerCase();',
    "const domain = text.trim().toLowerCase().replace(/^https?:\\/\\//, '');",
  ),
  'init: lead_auth is browser_allowed': patch(
    'store/program-admin.ts',
    "coalesce($8, 'server_required')",
    "coalesce($8, 'browser_allowed')",
  ),
  'init: the currency is EUR': patch('store/program-admin.ts', "coalesce($7, 'USD')", "coalesce($7, 'EUR')"),
  'init: the rate is rounded': patch(
    INIT,
    'commissionRate: String(body.commission_rate),',
    'commissionRate: String(Math.ceil(body.commission_rate)),',
  ),
  'init: the type is always percent': patch(
    INIT,
    'commissionType: body.commission_type,',
    "commissionType: 'percent',",
  ),
  'init: the program belongs to nobody': patch(
    'store/managed-programs.ts',
    'await addOwner(tx, made.id, ownerId, at);',
    "if ('leadAuth' in settings) await addOwner(tx, made.id, ownerId, at);",
  ),
  'chains: 11 per hour': most('chainsPerHour', 11),
  'chains: 9 per hour': most('chainsPerHour', 9),
  'chains: no limit': patch(CHAINS, 'if (recent!.runs >= cap) {', 'if (recent!.runs > 1_000) {'),
  'chains: the limit is per service': patch(
    CHAINS,
    'where program_id = $1 and ran_at > $2',
    'where $1::bigint is not null and ran_at > $2',
  ),
  'chains: the limit is per day': patch(CHAINS, 'const HOUR = 3600 * SECOND;', 'const HOUR = 24 * 3600 * SECOND;'),
  'chains: the wait is in milliseconds': patch(
    EVENT,
    'Math.ceil(run.retryAfterMs / SECOND)',
    'Math.ceil(run.retryAfterMs)',
  ),
  'chains: no lead is stored': patch(CHAINS, "    await insertTestEvent(tx, { ...event, kind: 'lead' });\n", ''),
  'chains: they do not count toward verification': patch(
    CHAINS,
    'withKey: true, clickId, at }',
    'withKey: false, clickId, at }',
  ),
  'chains: the sale is unattributed': patch(
    EVENT,
    "sale: kind === 'attributed' ? kind : 'unattributed'",
    "sale: kind === 'attributed' ? 'unattributed' : 'unattributed'",
  ),
  'chains: the verdict lacks the lead': patch(EVENT, "lead: 'attributed', sale", 'sale'),
  'chains: the customer_key changes': patch(
    CHAINS,
    'do update set refreshed_at = excluded.refreshed_at',
    "do update set refreshed_at = excluded.refreshed_at, customer_key = chain_fixtures.customer_key || '1'",
  ),
  'test events: type is ignored': patch(
    EVENT,
    "event.body.type === 'chain' ? chain(event) : single(event)",
    "event.body.type === 'chain' && !event.body.event_type ? chain(event) : single(event)",
  ),
  'test events: they are attributed': patch(
    EVENT,
    'received: true, attributed: false,',
    'received: true, attributed: true,',
  ),
  'test events: they count nothing': patch(EVENT, 'withKey: true,\n    ...(kind', 'withKey: false,\n    ...(kind'),
  'test events: a lead is stored as a click': patch(
    EVENT,
    '    kind,\n    programId',
    "    kind: kind === 'lead' ? 'click' : kind,\n    programId",
  ),
  'test events: refund is accepted': schema(
    'cli-test-event-request',
    ({ event_type }) => void event_type.enum.push('refund'),
  ),
  'test events: the kind is not answered': patch(EVENT, 'event_type: kind, event_id', "event_type: 'click', event_id"),
});
