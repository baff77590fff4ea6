import type { IntegrationFacts, StateFacts } from '../domain/readiness.ts';
import type { Currency, LeadAuth } from '../domain/types.ts';
import { DAY } from '../lib/clock.ts';
import { statement, type Runner } from '../database/db.ts';

/** Test events of each kind, sent with the key of program `p`. */
const VERIFIED = `(select count(distinct kind) = 3 from test_events
  where program_id = p.id and with_key and kind in ('click', 'lead', 'sale'))`;

/** Partners who have joined program `p`. */
const JOINED = `(select count(*) from partnerships
  where program_id = p.id and status = 'joined' and partner_id is not null)`;

/** What the gates of program `p` are decided by. */
const STATE = `p.name, p.domain, p.commission_type, p.commission_rate, ${JOINED} as joined_partners,
     (select count(*) from links where program_id = p.id and enabled and partner_id is not null) as enabled_links,
     (select count(*) from program_origins where program_id = p.id) as allowed_origins,
     exists (select 1 from sales where program_id = p.id and livemode is not false) as has_live_sale,
     ${VERIFIED} as integration_verified`;

/** Production events since $2, and the last of each kind. Clicks have their index by partnership. */
const EVENTS = `
  clicked as (
    select coalesce(sum(c.recent), 0)::bigint as recent, max(c.last) as last
    from partnerships s cross join lateral (
      select (select count(*) from clicks where partnership_id = s.id and occurred_at > $2) as recent,
        (select max(occurred_at) from clicks where partnership_id = s.id) as last) c
    where s.program_id = $1),
  led as (
    select count(*) filter (where occurred_at > $2) as recent, max(occurred_at) as last
    from leads where program_id = $1 and not provisional),
  sold as (
    select count(*) filter (where recorded_at > $2) as recent, max(recorded_at) as last
    from sales where program_id = $1)`;

const facts = statement<IntegrationFacts>(
  'integration_facts',
  `with ${EVENTS}
   select ${STATE}, c.last as last_click_at, l.last as last_lead_at, s.last as last_sale_at,
     c.recent as recent_clicks, l.recent as recent_leads, s.recent as recent_sales,
     (select k.created_at from program_keys k where k.program_id = $1 and k.revoked_at is null
       and exists (select 1 from program_keys o where o.program_id = $1 and o.id < k.id)) as key_rotated_at
   from programs p, clicked c, led l, sold s where p.id = $1`,
);

/** All that decides about a program's readiness, in one look. */
export async function integrationFacts(db: Runner, programId: number, now: Date): Promise<IntegrationFacts> {
  const [row] = await db.run(facts, [programId, new Date(now.getTime() - DAY)]);
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
     (select count(*) from commissions where program_id = $1 and status = 'pending') as pending_commissions
   from programs p join program_keys k on k.program_id = p.id and k.id = $3, clicked c, led l, sold s
   where p.id = $1`,
);

/** The program behind a key, as its owner wants to see it at a glance. */
export async function programStatus(db: Runner, programId: number, keyId: number, now: Date): Promise<ProgramStatus> {
  const [row] = await db.run(status, [programId, new Date(now.getTime() - DAY), keyId]);
  if (!row) throw new Error(`program ${programId} has no key ${keyId}`);
  return row;
}

/** A program as the account that owns it sees it in a list. */
export interface OwnProgram extends StateFacts {
  id: number;
  slug: string;
  currency: Currency;
  created_at: Date;
}

const ofAdvertiser = statement<OwnProgram>(
  'programs_of_advertiser',
  `select p.id, p.slug, p.currency, p.created_at, ${STATE} from programs p where p.advertiser_id = $1 order by p.id`,
);

/** The programs of an advertiser, oldest first. */
export const programsOf = (db: Runner, advertiserId: number): Promise<OwnProgram[]> =>
  db.run(ofAdvertiser, [advertiserId]);
