import type { Happened } from '../common/happened.ts';
import type { Currency } from '../common/types.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { isCustomerTaken } from '../attribution/customer-key.ts';
import { notErased } from '../attribution/erasures.ts';
import { arraysOf, parameterOf, sentRows } from '../common/columns.ts';
import { isHeard, report } from '../common/report.ts';
import { storeLeads } from './steps.ts';
import { earnFrom, freeFrom, holdFrom, SENT, sentOf, settleFrom, storeFrom, termsFrom, type NewLead } from './write.ts';

/** A lead that was stored, with the identifier of its customer. */
export interface LeadRow {
  program_id: number;
  click_id: string;
  id: number;
  commission_id: number | null;
  earned_cents: number | null;
  earned_currency: Currency | null;
}

/** The rows of a call without those of erased customers. A customer occurs at most once. */
const WITH_SENT = `with sent as (
     select * from ${sentRows(SENT)}
     where ${notErased('place', parameterOf(SENT, 'program_id'), parameterOf(SENT, 'marks'))})`;
const heldFrom = (stored: string): string =>
  `select s.*, c.id from ${stored} c join sent s using (program_id, click_id)`;

export const settleLeadsStatement = statement<LeadRow>(
  'settle_leads',
  `${WITH_SENT},
   free as (${freeFrom('sent', 'sent.program_id')}),
   settled as (${settleFrom('free', 'free_key')}),
   held as (${termsFrom(`(${heldFrom('settled')})`)}),
   earned as (${earnFrom('(select * from held where lead_cents is not null) due')}),
   stored as (${storeFrom('held', false)})
   select c.program_id, c.click_id, c.id, e.id as commission_id, e.amount_cents as earned_cents,
     e.currency as earned_currency
   from settled c left join earned e on e.customer_id = c.id`,
);

const provisional = statement<LeadRow>(
  'provisional_leads',
  `${WITH_SENT},
   known as (${holdFrom('sent')}),
   held as (select *, null::bigint as terms_id from (${heldFrom('known')}) h),
   stored as (${storeFrom('held', true)})
   select program_id, click_id, id, null::bigint as commission_id, null::bigint as earned_cents,
     null as earned_currency from known`,
);

type Kind = 'settled' | 'provisional';

/** Stores leads of different customers; returns those that were stored. */
const store = (tx: Runner, leads: readonly NewLead[], kind: Kind): Promise<LeadRow[]> =>
  tx.distributed
    ? storeLeads(tx, leads, kind)
    : tx.run(kind === 'settled' ? settleLeadsStatement : provisional, arraysOf(SENT, leads.map(sentOf)));

const nameOf = (programId: number, clickId: string): string => `${programId} ${clickId}`;

/** What happened for a lead that was stored. */
function happenedTo({ customer, recordedAt: at }: NewLead, row: LeadRow, kind: Kind): Happened[] {
  const of = { programId: row.program_id, partnershipId: customer.partnership_id, customerId: row.id, at };
  const { commission_id: commissionId, earned_cents: cents, earned_currency: currency } = row;
  const stored: Happened = { type: `lead.${kind}`, ...of };
  if (commissionId === null || cents === null || currency === null) return [stored];
  const commission = { commissionId, kind: 'lead', saleId: null, status: 'pending' } as const;
  return [
    stored,
    { type: 'commission.earned', ...of, ...commission, changeCents: cents, amountCents: cents, currency },
  ];
}

/** Stores leads, and reports what happened. */
async function storeAndReport(tx: Transaction, leads: readonly NewLead[], kind: Kind): Promise<LeadRow[]> {
  const rows = await store(tx, leads, kind);
  const sent = new Map(leads.map((lead) => [nameOf(lead.customer.program_id, lead.customer.click_id), lead]));
  await report(
    tx,
    rows.flatMap((row) => happenedTo(sent.get(nameOf(row.program_id, row.click_id))!, row, kind)),
  );
  return rows;
}

/** Whether each lead was stored, in the order of the leads. */
function inOrderOf(leads: readonly NewLead[], stored: readonly LeadRow[]): boolean[] {
  const known = new Set(stored.map(({ program_id, click_id }) => nameOf(program_id, click_id)));
  return leads.map(({ customer }) => known.has(nameOf(customer.program_id, customer.click_id)));
}

/** Stores leads in one statement, or in a transaction of more. */
async function storeInOrder(db: Db, leads: readonly NewLead[], kind: Kind): Promise<boolean[]> {
  const isAlone =
    !db.distributed &&
    !isHeard(
      db,
      leads.map(({ customer }) => customer.program_id),
    );
  const rows = await (isAlone ? store(db, leads, kind) : db.transaction((tx) => storeAndReport(tx, leads, kind)));
  return inOrderOf(leads, rows);
}

/**
 * Settles leads of different customers: it stores a customer if only its click was recorded, sets the status to `lead`,
 * stores the event, and records a lead commission. Returns false for a customer whose status is no longer `click`, or that
 * was erased. PostgreSQL rejects the whole statement if another customer gets one of the keys at the same time.
 */
export const settleLeads = (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  storeInOrder(db, leads, 'settled');

/** Stores provisional leads of different customers; false for one whose status is no longer `click`, or that was erased. */
export const insertProvisionalLeads = (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  storeInOrder(db, leads, 'provisional');

export type Settlement = 'settled' | 'not_settled' | 'key_taken';

/** The result of a settlement. `key_taken`: another customer got the key at the same time, and nothing was written. */
export async function settlementOf(settling: Promise<boolean>): Promise<Settlement> {
  try {
    return (await settling) ? 'settled' : 'not_settled';
  } catch (error) {
    if (isCustomerTaken(error)) return 'key_taken';
    throw error;
  }
}

/** Settles one lead within a transaction. */
export const settleLead = (tx: Transaction, lead: NewLead): Promise<Settlement> =>
  settlementOf(storeAndReport(tx, [lead], 'settled').then((stored) => stored.length > 0));
