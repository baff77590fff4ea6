import type { IntegrationFacts, StateFacts } from '../domain/readiness.ts';
import type { Currency, LeadAuth } from '../domain/types.ts';
import { DAY } from '../lib/clock.ts';
import { statement, type Runner } from '../database/db.ts';
import { since, type Figure } from './totals/events.ts';
import { slotAfter, SLOTS } from './totals/recent.ts';

/** Test events of each kind, sent with the key of program `p`. */
const VERIFIED = `(${['click', 'lead', 'sale']
  .map((kind) => `exists (select 1 from test_events where program_id = p.id and with_key and kind = '${kind}')`)
  .join(' and ')})`;

/** Partners who have joined program `p`. */
const JOINED = `(select count(*) from partnerships
  where program_id = p.id and status = 'joined' and partner_id is not null)`;

/** A column of program `p`'s row in `rolled_programs`; this value if there is no row. */
const rolled = (column: string, otherwise: string): string =>
  `coalesce((select ${column} from rolled_programs where program_id = p.id), ${otherwise})`;

/** Whether program `p` has a real sale. Reads only the sales that are not in the totals yet. */
const LIVE_SALE = `(${rolled('has_live_sale', 'false')} or (select count(*) = 1 from (
       select from sales
       where program_id = p.id and livemode is not false and ${since('recorded_at', rolled('rolled_until', "'-infinity'"))}
       order by recorded_at limit 1) live))`;

/** The facts that decide the gates of program `p`. */
const STATE = `p.name, p.domain, p.commission_type, p.commission_rate, ${JOINED} as joined_partners,
     (select count(*) from links where program_id = p.id and enabled and partner_id is not null) as enabled_links,
     (select count(*) from program_origins where program_id = p.id) as allowed_origins,
     ${LIVE_SALE} as has_live_sale,
     ${VERIFIED} as integration_verified`;

/** The number of events of the program after `since`, and the latest of all; `slot` is the first slot after `since`. */
const kind = (name: string, figure: Figure, table: string, at: string, last: string, where = 'true'): string => `
  ${name} as (
    select (select count(*) from ${table}
           where program_id = state.id and ${where} and ${at} > state.since and ${at} < state.slot)
        + (select ${figure} from slots)
        + (select count(*) from ${table}
           where program_id = state.id and ${where} and ${since(at, 'greatest(state.slot, state.until)')}) as recent,
      greatest(state.${last},
        (select max(${at}) from ${table} where program_id = state.id and ${where} and ${since(at, 'state.until')})) as last
    from state)`;

/**
 * The production events of program $1: from the totals, plus the events that are not in the totals yet. All conditions
 * read the parameters from a row; otherwise PostgreSQL would plan the statement again for each call.
 */
const EVENTS = `
  state as materialized (
    select $1::bigint as id, $2::timestamptz as since, $3::timestamptz as slot,
      coalesce(max(rolled_until), '-infinity') as until, max(last_click_at) as last_click_at,
      max(last_lead_at) as last_lead_at, max(last_sale_at) as last_sale_at
    from rolled_programs where program_id = $1),
  ${SLOTS},
  ${kind('clicked', 'clicks', 'clicks', 'occurred_at', 'last_click_at')},
  ${kind('led', 'leads', 'leads', 'recorded_at', 'last_lead_at', 'not provisional')},
  ${kind('sold', 'sales', 'sales', 'recorded_at', 'last_sale_at')}`;

/** Returns the parameters $1 to $3 of these statements. */
const recentSince = (programId: number, now: Date) => {
  const dayBefore = new Date(now.getTime() - DAY);
  return [programId, dayBefore, slotAfter(dayBefore)];
};

const facts = statement<IntegrationFacts>(
  'integration_facts',
  `with ${EVENTS}
   select ${STATE}, c.last as last_click_at, l.last as last_lead_at, s.last as last_sale_at,
     c.recent as recent_clicks, l.recent as recent_leads, s.recent as recent_sales,
     (select max(k.created_at) from program_keys k where k.program_id = $1 and k.revoked_at is null
       and exists (select 1 from program_keys o where o.program_id = $1 and o.id < k.id)) as key_rotated_at
   from programs p, clicked c, led l, sold s where p.id = $1`,
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

const status = statement<ProgramStatus>(
  'program_status',
  `with ${EVENTS}
   select p.name, p.domain, p.lead_auth, k.masked, k.created_at as key_created_at, k.rotate_by,
     exists (select 1 from stripe_secrets where program_id = $1) as stripe_connected,
     ${VERIFIED} as integration_verified,
     c.recent as recent_clicks, l.recent as recent_leads, s.recent as recent_sales,
     ${JOINED} as active_partners,
     (select coalesce(sum(pending), 0)::bigint from partnership_totals, state where program_id = state.id)
       + (select count(*) from commissions, state where program_id = state.id and ${since('created_at', 'state.until')})
       + (select coalesce(sum((status_after = 'pending')::int - (status_before = 'pending')::int), 0)::bigint
          from commission_entries, state
          where program_id = state.id and ${since('created_at', 'state.until')})
       as pending_commissions
   from programs p join program_keys k on k.program_id = p.id and k.id = $4, clicked c, led l, sold s
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

const ofMember = statement<OwnProgram>(
  'programs_of_member',
  `select p.id, p.slug, p.currency, p.created_at, ${STATE}
   from memberships m join programs p on p.id = m.program_id where m.account_id = $1 order by p.id`,
);

/** The programs of which an account is a member, oldest first. */
export const programsOf = (db: Runner, accountId: number): Promise<OwnProgram[]> => db.run(ofMember, [accountId]);
