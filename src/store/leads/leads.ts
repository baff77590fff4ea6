import type { Currency } from '../../domain/types.ts';
import { statement, violatedConstraint, type Db, type Runner, type Transaction } from '../../database/db.ts';
import { notErased } from '../customers/erasures.ts';
import { arraysOf, parameterOf, sentRows } from '../platform/columns.ts';
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
   held as (${heldFrom('settled')}),
   earned as (${earnFrom(`(${termsFrom('held')}) due`)}),
   stored as (${storeFrom('held', false)})
   select c.program_id, c.click_id, c.id, e.id as commission_id, e.amount_cents as earned_cents,
     e.currency as earned_currency
   from settled c left join earned e on e.customer_id = c.id`,
);

const provisional = statement<LeadRow>(
  'provisional_leads',
  `${WITH_SENT},
   known as (${holdFrom('sent')}),
   held as (${heldFrom('known')}),
   stored as (${storeFrom('held', true)})
   select program_id, click_id, id, null::bigint as commission_id, null::bigint as earned_cents,
     null as earned_currency from known`,
);

/** Stores leads of different customers; returns those that were stored. */
const write = (tx: Runner, leads: readonly NewLead[], kind: 'settled' | 'provisional'): Promise<LeadRow[]> =>
  tx.distributed
    ? storeLeads(tx, leads, kind)
    : tx.run(kind === 'settled' ? settleLeadsStatement : provisional, arraysOf(SENT, leads.map(sentOf)));

/** Whether each lead was stored, in the order of the leads. */
function inOrderOf(leads: readonly NewLead[], stored: readonly LeadRow[]): boolean[] {
  const known = new Set(stored.map(({ program_id, click_id }) => `${program_id} ${click_id}`));
  return leads.map(({ customer }) => known.has(`${customer.program_id} ${customer.click_id}`));
}

/** Writes them in one statement, or in a transaction of several. */
const writeInOrder = async (db: Db, leads: readonly NewLead[], kind: 'settled' | 'provisional'): Promise<boolean[]> =>
  inOrderOf(leads, await (db.distributed ? db.transaction((tx) => write(tx, leads, kind)) : write(db, leads, kind)));

/**
 * Settles leads of different customers: it stores a customer if only its click was recorded, sets the status to `lead`,
 * stores the event, and records a lead commission. Returns false for a customer whose status is no longer `click`, or that
 * was erased. PostgreSQL rejects the whole statement if another customer gets one of the keys at the same time.
 */
export const settleLeads = (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  writeInOrder(db, leads, 'settled');

/** Stores provisional leads of different customers; false for one whose status is no longer `click`, or that was erased. */
export const insertProvisionalLeads = (db: Db, leads: readonly NewLead[]): Promise<boolean[]> =>
  writeInOrder(db, leads, 'provisional');

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
export const settleLead = (tx: Transaction, lead: NewLead): Promise<Settlement> =>
  settlementOf(write(tx, [lead], 'settled').then((stored) => stored.length > 0));
