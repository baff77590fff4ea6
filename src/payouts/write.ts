// The only texts that store payouts and their items.
import { entriesInto } from '../commissions/write.ts';
import { namesOf, sentRows, valuesOf, type Columns } from '../common/columns.ts';

export const PAYOUTS = {
  program_id: 'bigint',
  number: 'bigint',
  reference: 'text',
  currency: 'text',
  cutoff: 'timestamptz',
  minimum_cents: 'bigint',
  note: 'text',
  created_by: 'bigint',
  created_at: 'timestamptz',
  held_back: 'jsonb',
} as const satisfies Columns;

export const ITEMS = {
  program_id: 'bigint',
  payout_id: 'bigint',
  partnership_id: 'bigint',
  currency: 'text',
  amount_cents: 'bigint',
  commissions: 'bigint',
  method: 'text',
  destination: 'bytea',
  holder: 'text',
  holder_kind: 'text',
  email: 'text',
  label: 'text',
  reference: 'text',
  status: 'text',
  paid_at: 'timestamptz',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
} as const satisfies Columns;

const into = (table: string, columns: Columns): string =>
  `insert into ${table} (${namesOf(columns)}) select ${valuesOf(columns)} from ${sentRows(columns)}`;

export const storePayout = `${into('payouts', PAYOUTS)} returning id`;
export const storeItems = `${into('payout_items', ITEMS)} order by place returning id, partnership_id`;

/**
 * SQL of an entry for a step that the locked commissions `c` of the source are about to take, which changes their status at most.
 * Entries come first: made from what an update returns, they need a join of two long lists. They are made from a list, since a
 * distributed database otherwise sends the rows of an insertion to all servers.
 */
export const enterStep = (
  source: string,
  { item, ...step }: { kind: string; created_at: string; status_after: string; item: string },
): string =>
  `with c as materialized (select c.*, ${item} as item_id from ${source})
   ${entriesInto('c', {
     program_id: 'c.program_id',
     commission_id: 'c.id',
     partnership_id: 'c.partnership_id',
     refund_id: 'null',
     amount_cents: '0',
     currency: 'c.currency',
     left_cents: 'c.amount_cents',
     status_before: 'c.status',
     reason: 'null',
     payout_item_id: 'c.item_id',
     ...step,
   })}`;
