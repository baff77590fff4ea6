// Leads as the members of a program and their webhooks see them.
import { statement, type Runner } from '../database/db.ts';

export interface LeadView {
  id: number;
  partnership_id: number;
  /** null: erased */
  partner_id: number | null;
  customer_id: number;
  customer_key: string | null;
  mode: 'server' | 'browser' | 'payment';
  provisional: boolean;
  event_name: string | null;
  occurred_at: Date;
  recorded_at: Date;
}

/** SQL of `LeadView`s, after `with`: the leads `c` of program $1 that this SQL says. The partner may be on another server. */
const leadsFrom = (distinct: string, rest: string): string =>
  `stored as materialized (
     select ${distinct} c.id, coalesce(c.partnership_id, k.partnership_id) as partnership_id, c.customer_id, k.customer_key, c.mode, c.provisional, c.event_name, c.occurred_at,
       c.recorded_at
     from leads c join customers k on k.program_id = c.program_id and k.id = c.customer_id where c.program_id = $1 and ${rest})
   select stored.*, (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id from stored`;

// A settled lead is stored after the provisional one of the same customer.
const newest = statement<LeadView>(
  'leads_of_events',
  `with ${leadsFrom('distinct on (c.customer_id)', 'c.customer_id = any ($2::bigint[]) order by c.customer_id, c.id desc')}`,
);
/** The newest lead of each of these customers. */
export const findNewestLeads = (db: Runner, programId: number, customerIds: readonly number[]): Promise<LeadView[]> =>
  db.run(newest, [programId, customerIds]);

const one = statement<LeadView>('lead_of_program', `with ${leadsFrom('', 'c.id = $2')}`);
export const findLead = async (db: Runner, programId: number, id: number): Promise<LeadView | undefined> =>
  (await db.run(one, [programId, id]))[0];
