// Leads of one program on a distributed database. One statement with many parts would send the rows of each part to all
// servers; a transaction of short statements needs only the program's.
import { statement, type Runner } from '../../database/db.ts';
import type { Customer } from '../../domain/types.ts';
import type { NewLead } from './leads.ts';
import { erasedPlaces } from '../customers/erasures.ts';
import { columnsOf } from '../platform/one-program.ts';

type Column = (lead: NewLead) => unknown;

const SENT = `unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[],
       $7::timestamptz[], $8::timestamptz[])
     as t(program_id, click_id, link_id, partnership_id, clicked_at, customer_key, at, recorded_at)`;
const OF_CUSTOMER: readonly Column[] = [
  ({ customer }) => customer.program_id,
  ({ customer }) => customer.click_id,
  ({ customer }) => customer.link_id,
  ({ customer }) => customer.partnership_id,
  ({ customer }) => customer.clicked_at,
  ({ customerKey }) => customerKey ?? null,
  ({ at }) => at,
  ({ recordedAt }) => recordedAt,
];

interface StoredCustomer {
  id: number;
  click_id: string;
}

// Every statement locks customers in the same order, which prevents deadlocks.
const settle = statement<StoredCustomer>(
  'settle_customers',
  `insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at, lead_at,
     created_at)
   select program_id, click_id, link_id, partnership_id, 'lead', customer_key, clicked_at, at, recorded_at
   from ${SENT} order by click_id collate "C"
   on conflict on constraint customers_click do update set status = 'lead', lead_at = excluded.lead_at,
     customer_key = coalesce(c.customer_key, excluded.customer_key)
   where c.status = 'click' returning c.id, c.click_id`,
);
const hold = statement<StoredCustomer>(
  'hold_customers',
  `insert into customers as c (program_id, click_id, link_id, partnership_id, status, clicked_at, created_at)
   select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at
   from ${SENT} order by click_id collate "C"
   on conflict on constraint customers_click do update set status = c.status where c.status = 'click'
   returning c.id, c.click_id`,
);

const insert = statement<object>(
  'insert_leads',
  `insert into leads (program_id, customer_id, mode, provisional, event_name, email_hash, email_masked, additional_data,
     occurred_at, recorded_at)
   select program_id, customer_id, mode, provisional, event_name, email_hash, email_masked, additional_data::jsonb, at,
     recorded_at
   from unnest($1::bigint[], $2::bigint[], $3::text[], $4::boolean[], $5::text[], $6::bytea[], $7::text[], $8::text[],
     $9::timestamptz[], $10::timestamptz[])
     as t(program_id, customer_id, mode, provisional, event_name, email_hash, email_masked, additional_data, at,
       recorded_at)
   returning 1`,
);

const takenKeys = statement<{ customer_key: string; click_id: string }>(
  'taken_customer_keys',
  'select customer_key, click_id from customers where program_id = $1 and customer_key = any ($2::text[])',
);

const terms = statement<{ id: number; cents: number; currency: string }>(
  'terms_of_leads',
  `select r.id, p.lead_commission_cents as cents, p.currency from programs p, partnerships r
   where p.id = $1 and r.id = any ($2::bigint[])
     and p.lead_commission_cents > 0 and r.status = 'joined' and r.partner_id is not null`,
);
const earn = statement<object>(
  'insert_lead_commissions',
  `insert into commissions (kind, program_id, partnership_id, customer_id, earned_cents, amount_cents, currency, status,
     created_at, changed_at)
   select 'lead', program_id, partnership_id, customer_id, cents, cents, currency, 'pending', at, at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::timestamptz[])
     as t(program_id, partnership_id, customer_id, cents, currency, at)
   returning 1`,
);

/** A lead and the identifier of its customer. */
interface Stored {
  lead: NewLead;
  id: number;
}

const insertLeads = (tx: Runner, rows: readonly Stored[], provisional: boolean): Promise<unknown> =>
  tx.run(
    insert,
    columnsOf<Stored>(rows, [
      ({ lead }) => lead.customer.program_id,
      ({ id }) => id,
      ({ lead }) => lead.mode,
      () => provisional,
      ({ lead }) => lead.eventName ?? null,
      ({ lead }) => lead.emailHash ?? null,
      ({ lead }) => lead.emailMasked ?? null,
      ({ lead }) => (lead.additionalData ? JSON.stringify(lead.additionalData) : null),
      ({ lead }) => lead.at,
      ({ lead }) => lead.recordedAt,
    ]),
  );

/** Records the commissions of settled leads. */
async function addCommissions(tx: Runner, programId: number, rows: readonly Stored[]): Promise<void> {
  const partnershipIds = [...new Set(rows.map(({ lead }) => lead.customer.partnership_id))];
  const due = new Map((await tx.run(terms, [programId, partnershipIds])).map((row) => [row.id, row]));
  const earned = rows.flatMap((row) => {
    const found = due.get(row.lead.customer.partnership_id);
    return found ? [{ ...row, ...found, id: row.id }] : [];
  });
  if (earned.length === 0) return;
  const columns = columnsOf(earned, [
    ({ lead }) => lead.customer.program_id,
    ({ lead }) => lead.customer.partnership_id,
    ({ id }) => id,
    ({ cents }) => cents,
    ({ currency }) => currency,
    ({ lead }) => lead.recordedAt,
  ]);
  await tx.run(earn, columns);
}

/** The leads whose keys are free, and those from browsers without their taken keys. */
async function withFreeKeys(tx: Runner, programId: number, leads: readonly NewLead[]): Promise<NewLead[]> {
  const keys = leads.flatMap(({ customerKey }) => customerKey ?? []);
  const rows = keys.length > 0 ? await tx.run(takenKeys, [programId, keys]) : [];
  const holders = new Map(rows.map(({ customer_key, click_id }) => [customer_key, click_id]));
  return leads.flatMap((lead) => {
    const holder = lead.customerKey === undefined ? undefined : holders.get(lead.customerKey);
    if (holder === undefined || holder === lead.customer.click_id || lead.mode === 'payment') return [lead];
    return lead.mode === 'browser' ? [{ ...lead, customerKey: undefined }] : [];
  });
}

async function withoutErased(tx: Runner, leads: readonly NewLead[]): Promise<NewLead[]> {
  const erased = await erasedPlaces(
    tx,
    leads.map(({ customer, marks }) => ({ programId: customer.program_id, marks })),
  );
  return leads.filter((_, i) => !erased.has(i));
}

/**
 * Stores the leads, which are of one program, within a transaction; returns the customers of those that were stored.
 */
export async function storeLeadsOfProgram(
  tx: Runner,
  leads: readonly NewLead[],
  kind: 'settled' | 'provisional',
): Promise<Customer[]> {
  const programId = leads[0]!.customer.program_id;
  const present = await withoutErased(tx, leads);
  const due = kind === 'settled' ? await withFreeKeys(tx, programId, present) : present;
  if (due.length === 0) return [];
  const rows = await tx.run(kind === 'settled' ? settle : hold, columnsOf(due, OF_CUSTOMER));
  const ids = new Map(rows.map(({ id, click_id }) => [click_id, id]));
  const stored = due.flatMap((lead) => {
    const id = ids.get(lead.customer.click_id);
    return id === undefined ? [] : [{ lead, id }];
  });
  if (stored.length === 0) return [];
  if (kind === 'settled') await addCommissions(tx, programId, stored);
  await insertLeads(tx, stored, kind === 'provisional');
  return stored.map(({ lead }) => lead.customer);
}
