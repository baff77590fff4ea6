import type { IntegrationFacts, StateFacts } from './readiness-rules.ts';
import type { Currency, LeadAuth } from '../common/types.ts';
import { DAY } from '../lib/clock.ts';
import { statement, type Runner } from '../database/db.ts';
import { HAS_GONE } from '../partnerships/write.ts';
import { since, type Figure } from '../stats/events.ts';
import { slotAfter, slotsOf } from '../stats/recent.ts';

/** SQL of whether a program has test events of each kind, sent with its key. */
const verified = (program: string): string =>
  `(${['click', 'lead', 'sale']
    .map((kind) => `exists (select 1 from test_events where program_id = ${program} and with_key and kind = '${kind}')`)
    .join(' and ')})`;

/** Partners who have joined program `p`. */
const JOINED = `(select count(*) from partnerships
  where program_id = p.id and status = 'joined' and partner_id is not null)`;

/** A column of a program's row in `rolled_programs`; this value if there is no row. */
const rolled = (program: string, column: string, otherwise: string): string =>
  `coalesce((select ${column} from rolled_programs where program_id = ${program}), ${otherwise})`;

/** SQL of whether a program has a real sale. Reads only the sales that are not in the totals yet. */
const liveSale = (
  program: string,
): string => `(${rolled(program, 'has_live_sale', 'false')} or (select count(*) = 1 from (
       select from sales
       where program_id = ${program} and livemode is not false
         and ${since('recorded_at', rolled(program, 'rolled_until', "'-infinity'"))}
       order by recorded_at limit 1) live))`;

/** The facts that decide the gates of program `p`, but for those of its events. */
const TERMS = `p.name, p.domain, p.commission_type, p.commission_rate, ${JOINED} as joined_partners,
     (select count(*) from links l left join partnerships s on s.id = l.partnership_id
       where l.program_id = p.id and l.enabled and l.partner_id is not null and ${HAS_GONE} is not true) as enabled_links,
     (select count(*) from program_origins where program_id = p.id) as allowed_origins`;
const proofsOf = (program: string): string =>
  `${liveSale(program)} as has_live_sale, ${verified(program)} as integration_verified`;
const STATE = `${TERMS}, ${proofsOf('p.id')}`;

/** The number of events of the program after `since`, and the latest of all; `slot` is the first slot after `since`. */
const kind =
  (program: string) =>
  (name: string, figure: Figure, table: string, at: string, last: string, where = 'true'): string =>
    `
  ${name} as (
    select (select count(*) from ${table}
           where program_id = ${program} and ${where} and ${at} > state.since and ${at} < state.slot)
        + (select ${figure} from slots)
        + (select count(*) from ${table}
           where program_id = ${program} and ${where} and ${since(at, 'greatest(state.slot, state.until)')}) as recent,
      greatest(state.${last},
        (select max(${at}) from ${table} where program_id = ${program} and ${where} and ${since(at, 'state.until')})) as last
    from state)`;

/** The production events of program $1: from the totals, plus the events that are not in the totals yet. */
function eventsWith(program: string): string {
  const counted = kind(program);
  return `
  state as materialized (
    select $1::bigint as id, $2::timestamptz as since, $3::timestamptz as slot,
      coalesce(max(rolled_until), '-infinity') as until, max(last_click_at) as last_click_at,
      max(last_lead_at) as last_lead_at, max(last_sale_at) as last_sale_at
    from rolled_programs where program_id = $1),
  ${slotsOf(program)},
  ${counted('clicked', 'clicks', 'clicks', 'occurred_at', 'last_click_at')},
  ${counted('led', 'leads', 'leads', 'recorded_at', 'last_lead_at', 'not provisional')},
  ${counted('sold', 'sales', 'sales', 'recorded_at', 'last_sale_at')}`;
}

// All conditions read the parameters from a row; otherwise PostgreSQL would plan the statement again for each call. A
// distributed database must find the program's server in each condition, and plans each call anyway. There, everything
// about events is read on that server, and the rest afterwards.
const PLAIN = eventsWith('state.id');
const DISTRIBUTED = eventsWith('$1');

/** Returns the parameters $1 to $3 of these statements. */
const recentSince = (programId: number, now: Date) => {
  const dayBefore = new Date(now.getTime() - DAY);
  return [programId, dayBefore, slotAfter(dayBefore)];
};

const RECENT = 'c.recent as recent_clicks, l.recent as recent_leads, s.recent as recent_sales';
const LAST = 'c.last as last_click_at, l.last as last_lead_at, s.last as last_sale_at';
const ROTATED = `(select max(k.created_at) from program_keys k where k.program_id = $1 and k.revoked_at is null
       and exists (select 1 from program_keys o where o.program_id = $1 and o.id < k.id)) as key_rotated_at`;
/** SQL of the smallest amount of a program's newest sales, by currency. */
const leastSales = (program: string): string => `(
     select json_object_agg(currency, least) from (
       select currency, min(amount_cents) as least
       from (select currency, amount_cents from sales where program_id = ${program} order by id desc limit 100) newest
       group by currency) by_currency) as least_sales`;
const facts = statement<IntegrationFacts>(
  'integration_facts',
  `with ${PLAIN}
   select p.currency, ${STATE}, ${LAST}, ${RECENT}, ${ROTATED}, ${leastSales('p.id')}
   from programs p, clicked c, led l, sold s where p.id = $1`,
  `with events as materialized (
     with ${DISTRIBUTED} select ${proofsOf('$1')}, ${LAST}, ${RECENT}, ${leastSales('$1')} from clicked c, led l, sold s)
   select p.currency, ${TERMS}, ${ROTATED}, events.* from programs p, events where p.id = $1`,
);

/** Reads everything that decides a program's readiness, in one statement. */
export async function integrationFacts(db: Runner, programId: number, now: Date): Promise<IntegrationFacts> {
  const [row] = await db.run(facts, recentSince(programId, now));
  if (!row) throw new Error(`program ${programId} does not exist`);
  return row;
}

export interface ProgramStatus {
  name: string;
  domain: string;
  lead_auth: LeadAuth;
  masked: string;
  key_created_at: Date;
  rotate_by: Date | null;
  stripe_connected: boolean;
  integration_verified: boolean;
  recent_clicks: number;
  recent_leads: number;
  recent_sales: number;
  active_partners: number;
  pending_commissions: number;
}

/** SQL of the number of the program's pending commissions. */
const pendingOf = (program: string): string => `(
     (select coalesce(sum(pending), 0)::bigint from partnership_totals, state where program_id = ${program})
       + (select count(*) from commissions, state where program_id = ${program} and ${since('created_at', 'state.until')})
       + (select coalesce(sum((status_after = 'pending')::int - (status_before = 'pending')::int), 0)::bigint
          from commission_entries, state
          where program_id = ${program} and ${since('created_at', 'state.until')})) as pending_commissions`;
const KEY = `p.name, p.domain, p.lead_auth, k.masked, k.created_at as key_created_at, k.rotate_by,
     exists (select 1 from stripe_secrets where program_id = $1) as stripe_connected, ${JOINED} as active_partners`;
const status = statement<ProgramStatus>(
  'program_status',
  `with ${PLAIN}
   select ${KEY}, ${verified('p.id')} as integration_verified, ${RECENT}, ${pendingOf('state.id')}
   from programs p join program_keys k on k.program_id = p.id and k.id = $4, clicked c, led l, sold s
   where p.id = $1`,
  `with events as materialized (
     with ${DISTRIBUTED}
     select ${verified('$1')} as integration_verified, ${RECENT}, ${pendingOf('$1')} from clicked c, led l, sold s)
   select ${KEY}, events.* from programs p join program_keys k on k.program_id = p.id and k.id = $4, events
   where p.id = $1`,
);

/** The program of a key, in short form for its owner. */
export async function programStatus(db: Runner, programId: number, keyId: number, now: Date): Promise<ProgramStatus> {
  const [row] = await db.run(status, [...recentSince(programId, now), keyId]);
  if (!row) throw new Error(`program ${programId} has no key ${keyId}`);
  return row;
}

/** A program in the list for the account that owns it. */
export interface OwnProgram extends StateFacts {
  id: number;
  slug: string;
  currency: Currency;
  created_at: Date;
}

const LISTED = 'p.id, p.slug, p.currency, p.created_at';
const MEMBER = 'from memberships m join programs p on p.id = m.program_id where m.account_id = $1 order by p.id';
const ofMember = statement<OwnProgram>('programs_of_member', `select ${LISTED}, ${STATE} ${MEMBER}`);

// On a distributed database, the events of each program are read on its server.
type Proofs = Pick<OwnProgram, 'has_live_sale' | 'integration_verified'>;
const termsOfMember = statement<Omit<OwnProgram, keyof Proofs>>(
  'terms_of_member',
  `select ${LISTED}, ${TERMS} ${MEMBER}`,
);
const proofs = statement<Proofs>('proofs_of_program', `select ${proofsOf('$1')}`);

/** The programs of which an account is a member, oldest first. */
export async function programsOf(db: Runner, accountId: number): Promise<OwnProgram[]> {
  if (!db.distributed) return db.run(ofMember, [accountId]);
  const programs: OwnProgram[] = [];
  for (const terms of await db.run(termsOfMember, [accountId])) {
    programs.push({ ...terms, ...(await db.run(proofs, [terms.id]))[0]! });
  }
  return programs;
}
