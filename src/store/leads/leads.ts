import type { Customer } from '../../domain/types.ts';
import { statement, violatedConstraint, type Db, type Runner } from '../../database/db.ts';
import { storeLeadsOfProgram } from './distributed.ts';
import { notErased } from '../customers/erasures.ts';

export interface NewLead {
  customer: Customer;
  mode: 'server' | 'browser' | 'payment';
  /**
   * Stored for a customer that has no key. If another customer has the key: in browser mode, the key is not stored; in
   * server mode, no lead is settled; for a payment, the whole call fails with `key_taken`.
   */
  customerKey: string | undefined;
  eventName: string | undefined;
  emailHash: Buffer | undefined;
  emailMasked: string | undefined;
  additionalData: object | undefined;
  /** when the customer signed up */
  at: Date;
  /** when the lead is stored; totals use this time */
  recordedAt: Date;
  /** the marks of the customer's names, by which an erased customer is recognised; its leads are not stored */
  marks: string;
}

/** The rows of a call, as columns, without those of erased customers. A customer occurs at most once. */
const SENT = `sent as (
     select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[],
       $7::text[], $8::text[], $9::bytea[], $10::text[], $11::text[], $12::timestamptz[], $13::timestamptz[],
       $14::text[]) with ordinality
     as t(program_id, click_id, link_id, partnership_id, clicked_at, mode, customer_key, event_name, email_hash,
       email_masked, additional_data, at, recorded_at, marks, place)
     where ${notErased('place', '$1', '$14')})`;

const columnsOf = (leads: readonly NewLead[]): unknown[] => [
  leads.map(({ customer }) => customer.program_id),
  leads.map(({ customer }) => customer.click_id),
  leads.map(({ customer }) => customer.link_id),
  leads.map(({ customer }) => customer.partnership_id),
  leads.map(({ customer }) => customer.clicked_at),
  leads.map(({ mode }) => mode),
  leads.map(({ customerKey }) => customerKey ?? null),
  leads.map(({ eventName }) => eventName ?? null),
  leads.map(({ emailHash }) => emailHash ?? null),
  leads.map(({ emailMasked }) => emailMasked ?? null),
  leads.map(({ additionalData }) => (additionalData ? JSON.stringify(additionalData) : null)),
  leads.map(({ at }) => at),
  leads.map(({ recordedAt }) => recordedAt),
  leads.map(({ marks }) => marks),
];

const KEY_OF_ANOTHER = `exists (
         select 1 from customers o
         where o.program_id = s.program_id and o.customer_key = s.customer_key and o.click_id <> s.click_id)`;

interface Stored {
  program_id: number;
  click_id: string;
}

// Every statement locks customers in the same order, which prevents deadlocks.
export const settleLeadsStatement = statement<Stored>(
  'settle_leads',
  `with ${SENT},
   settled as (
     insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at,
       lead_at, created_at)
     select s.program_id, s.click_id, s.link_id, s.partnership_id, 'lead',
       case when s.mode = 'browser' and ${KEY_OF_ANOTHER} then null else s.customer_key end, s.clicked_at, s.at,
       s.recorded_at
     from sent s where s.mode <> 'server' or not ${KEY_OF_ANOTHER}
     order by s.program_id, s.click_id collate "C"
     on conflict on constraint customers_click do update set status = 'lead', lead_at = excluded.lead_at,
       customer_key = coalesce(c.customer_key, excluded.customer_key)
     where c.status = 'click'
     returning c.program_id, c.id, c.click_id, c.partnership_id),
   earned as (
     insert into commissions (kind, program_id, partnership_id, customer_id, earned_cents, amount_cents, currency,
       status, created_at, changed_at)
     select 'lead', c.program_id, c.partnership_id, c.id, p.lead_commission_cents, p.lead_commission_cents, p.currency,
       'pending', s.recorded_at, s.recorded_at
     from settled c join sent s using (program_id, click_id) join programs p on p.id = c.program_id
       join partnerships r on r.id = c.partnership_id
     where p.lead_commission_cents > 0 and r.status = 'joined' and r.partner_id is not null),
   stored as (
     insert into leads (program_id, customer_id, mode, provisional, event_name, email_hash, email_masked,
       additional_data, occurred_at, recorded_at)
     select c.program_id, c.id, s.mode, false, s.event_name, s.email_hash, s.email_masked, s.additional_data::jsonb, s.at,
       s.recorded_at
     from settled c join sent s using (program_id, click_id))
   select program_id, click_id from settled`,
);

const provisional = statement<Stored>(
  'provisional_leads',
  `with ${SENT},
   known as (
     insert into customers as c (program_id, click_id, link_id, partnership_id, status, clicked_at, created_at)
     select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at
     from sent order by program_id, click_id collate "C"
     on conflict on constraint customers_click do update set status = c.status where c.status = 'click'
     returning c.program_id, c.id, c.click_id),
   stored as (
     insert into leads (program_id, customer_id, mode, provisional, event_name, email_hash, email_masked,
       additional_data, occurred_at, recorded_at)
     select c.program_id, c.id, s.mode, true, s.event_name, s.email_hash, s.email_masked, s.additional_data::jsonb, s.at,
       s.recorded_at
     from known c join sent s using (program_id, click_id))
   select program_id, click_id from known`,
);

/** Whether each lead was stored, in the order of the leads. */
function inOrderOf(leads: readonly NewLead[], stored: readonly Stored[]): boolean[] {
  const known = new Set(stored.map(({ program_id, click_id }) => `${program_id} ${click_id}`));
  return leads.map(({ customer }) => known.has(`${customer.program_id} ${customer.click_id}`));
}

/**
 * Settles leads of different customers in one statement: it stores a customer if only its click was recorded, sets the
 * status to `lead`, stores the event, and records a lead commission. Returns false for a customer whose status is no
 * longer `click`, or that was erased. PostgreSQL rejects the whole statement if another customer gets one of the keys at the same time.
 */
export const settleLeads = async (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  inOrderOf(
    leads,
    db.distributed
      ? await db.transaction((tx) => storeLeadsOfProgram(tx, leads, 'settled'))
      : await db.run(settleLeadsStatement, columnsOf(leads)),
  );

/** Stores provisional leads of different customers; false for one whose status is no longer `click`, or that was erased. */
export const insertProvisionalLeads = async (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  inOrderOf(
    leads,
    db.distributed
      ? await db.transaction((tx) => storeLeadsOfProgram(tx, leads, 'provisional'))
      : await db.run(provisional, columnsOf(leads)),
  );

export type Settlement = 'settled' | 'not_settled' | 'key_taken';

/** The result of a settlement. `key_taken`: another customer got the key at the same time, and nothing was written. */
export async function settlementOf(settling: Promise<boolean>): Promise<Settlement> {
  try {
    return (await settling) ? 'settled' : 'not_settled';
  } catch (error) {
    if (violatedConstraint(error) === 'customers_key') return 'key_taken';
    throw error;
  }
}

/** Settles one lead within a transaction. */
export const settleLead = (tx: Runner, lead: NewLead): Promise<Settlement> =>
  settlementOf(
    (tx.distributed
      ? storeLeadsOfProgram(tx, [lead], 'settled')
      : tx.run(settleLeadsStatement, columnsOf([lead]))
    ).then((stored) => stored.length > 0),
  );
