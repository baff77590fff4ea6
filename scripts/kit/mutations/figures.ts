import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const READINESS = 'domain/readiness.ts';
const FACTS = 'store/integration.ts';
const ANSWER = 'store/readiness.ts';
const STATUS = 'operations/cli-status.ts';
const PROGRAMS = 'operations/cli-programs.ts';

export const FIGURES = mutationsOf('figures', {
  'the live gate passes without a sale': patch(
    READINESS,
    'live: facts.has_live_sale\n',
    'live: facts.has_live_sale || facts.integration_verified\n',
  ),
  'the live gate never passes': patch(
    READINESS,
    'live: facts.has_live_sale\n',
    'live: facts.has_live_sale && facts.name === ""\n',
  ),
  'the tracking gate needs no link': patch(
    READINESS,
    "if (links === 0) return fail(detail, 'Make a referral link for a partner, or enable one.');",
    '',
  ),
  'the tracking gate needs no origin': patch(READINESS, 'if (origins === 0) return', 'if (origins < 0) return'),
  'the payout gate fails without a partner': patch(
    READINESS,
    "{ status: 'unknown', detail: 'No partner has joined yet'",
    "{ status: 'fail', detail: 'No partner has joined yet'",
  ),
  'the payout gate always passes': patch(READINESS, 'partners > 0\n', 'partners >= 0\n'),
  'the blocker is the last gate': patch(
    READINESS,
    "GATES.find((name) => gates[name].status !== 'pass') ?? null",
    "GATES.findLast((name) => gates[name].status !== 'pass') ?? null",
  ),
  'an unknown gate does not block': patch(
    READINESS,
    "GATES.find((name) => gates[name].status !== 'pass')",
    "GATES.find((name) => gates[name].status === 'fail')",
  ),
  'the blocker is an empty text': patch(READINESS, "!== 'pass') ?? null", "!== 'pass') ?? ('' as GateName)"),
  'the state is ready at once': patch(
    READINESS,
    "return passes('payout', 'tracking') ? 'ready' : 'configuring';",
    "return 'ready';",
  ),
  'the state stays ready': patch(READINESS, "if (facts.integration_verified) return 'integration_verified';", ''),
  'the state is never live_verified': patch(READINESS, "if (facts.has_live_sale) return 'live_verified';", ''),
  'the state configuring is called configured': patch(
    READINESS,
    "? 'ready' : 'configuring';",
    "? 'ready' : ('configured' as State);",
  ),
  'a gate that passes has a next action': patch(
    READINESS,
    "({ status: 'pass', detail, next_action: null })",
    "({ status: 'pass', detail, next_action: '' })",
  ),
  'a test sale alone verifies the integration': patch(FACTS, "['click', 'lead', 'sale']", "['sale']"),
  'a test sale is not needed for verification': patch(FACTS, "['click', 'lead', 'sale']", "['click', 'lead']"),
  'one of click, lead and sale verifies': patch(FACTS, "  .join(' and ')})`;", "  .join(' or ')})`;"),
  'test events without a key verify': patch(
    FACTS,
    'where program_id = ${program} and with_key and kind',
    'where program_id = ${program} and kind',
  ),
  'test events of other programs verify': patch(
    FACTS,
    'where program_id = ${program} and with_key and kind',
    'where ${program} is not null and with_key and kind',
  ),
  'disabled links count': patch(FACTS, 'and enabled and partner_id is not null)', 'and partner_id is not null)'),
  'partners of other programs count': patch(
    FACTS,
    "where program_id = p.id and status = 'joined'",
    "where status = 'joined'",
  ),
  'clicks of other programs count': patch(
    FACTS,
    '(select count(*) from ${table}\n           where program_id = ${program} and ${where} and ${since',
    '(select count(*) from ${table}\n           where ${where} and ${since',
  ),
  'sales are not counted': patch(
    FACTS,
    "'sales', 'recorded_at', 'last_sale_at')",
    "'sales', 'recorded_at', 'last_sale_at', 'false')",
  ),
  'clicks and leads are exchanged': patch(
    ANSWER,
    'clicks: facts.recent_clicks, leads: facts.recent_leads',
    'clicks: facts.recent_leads, leads: facts.recent_clicks',
  ),
  'the last lead is the last click': patch(ANSWER, 'lead: iso(facts.last_lead_at)', 'lead: iso(facts.last_click_at)'),
  'the last sale is missing': patch(ANSWER, 'sale: iso(facts.last_sale_at)', 'sale: null'),
  'times are in seconds': patch(
    ANSWER,
    'time?.toISOString() ?? null',
    '(time && String(Math.floor(time.getTime() / 1000))) ?? null',
  ),
  'the gates were checked at midnight': patch(
    ANSWER,
    'checked_at: now.toISOString()',
    'checked_at: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`',
  ),
  'a client is to poll every 60 seconds': patch(ANSWER, 'POLL_SECONDS = 10', 'POLL_SECONDS = 60'),
  'readiness of another program': patch(ANSWER, 'integrationFacts(db, programId, now)', 'integrationFacts(db, 1, now)'),
  'key_rotated_at is the time of the first key': patch(
    FACTS,
    'k.revoked_at is null\n       and exists (select 1 from program_keys o where o.program_id = $1 and o.id < k.id)) as key_rotated_at',
    'k.revoked_at is null) as key_rotated_at',
  ),
  'a test click counts as a click': patch(
    FACTS,
    "${counted('clicked', 'clicks', 'clicks', 'occurred_at', 'last_click_at')}",
    "${counted('clicked', 'clicks', \"(select program_id, occurred_at from clicks union all select program_id, occurred_at from test_events where kind = 'click') all_clicks\", 'occurred_at', 'last_click_at')}",
  ),
  'status: the key is shown in clear': patch(
    STATUS,
    'masked: status.masked,',
    "masked: status.masked.replace('…', '0'.repeat(40)),",
  ),
  'status: the program is that of the first key': patch(STATUS, 'program_id: program.id,', 'program_id: 1,'),
  'status: leads are sales': patch(STATUS, 'leads_24h: status.recent_leads,', 'leads_24h: status.recent_sales,'),
  'status: stripe is connected': patch(STATUS, 'stripe_connected: status.stripe_connected,', 'stripe_connected: true,'),
  'status: stripe is not connected': patch(
    STATUS,
    'stripe_connected: status.stripe_connected,',
    'stripe_connected: false,',
  ),
  'status: pending commissions are always 0': patch(
    STATUS,
    'pending_commissions: status.pending_commissions,',
    'pending_commissions: 0,',
  ),
  'status: reversed commissions are pending': patch(
    FACTS,
    "(select coalesce(sum((status_after = 'pending')::int - (status_before = 'pending')::int), 0)::bigint",
    '(select coalesce(sum(0), 0)::bigint',
  ),
  'status: lead_auth is always server_required': patch(
    STATUS,
    'lead_auth: status.lead_auth,',
    "lead_auth: 'server_required',",
  ),
  'status: integration_verified is missing': patch(
    STATUS,
    '      integration_verified: status.integration_verified,\n',
    '',
  ),
  'status: the key was created now': patch(
    STATUS,
    'created_at: status.key_created_at.toISOString(),',
    'created_at: now.toISOString(),',
  ),
  'status: rotate_by is in seconds': patch(
    STATUS,
    'rotate_by: status.rotate_by?.toISOString() ?? null,',
    'rotate_by: status.rotate_by ? String(status.rotate_by.getTime() / 1000) : null,',
  ),
  'programs: the list is of all accounts': patch(
    FACTS,
    "where m.account_id = $1 order by p.id'",
    "where $1::bigint is not null order by p.id'",
  ),
  'programs: the rate is a text': patch(
    PROGRAMS,
    'rate: Number(program.commission_rate),',
    'rate: program.commission_rate as unknown as number,',
  ),
  'programs: the status is always draft': patch(
    PROGRAMS,
    'status: stateOf(program, gatesOf(program)),',
    "status: 'draft',",
  ),
  'programs: the slug is the name': patch(PROGRAMS, 'slug: program.slug,', 'slug: program.name,'),
  'programs: only ten are listed': patch(PROGRAMS, 'data: programs.map(', 'data: programs.slice(0, 1).map('),
});
