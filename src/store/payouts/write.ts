// The only texts that store payouts and their items.
import { entriesInto } from '../commissions/write.ts';
import { namesOf, sentRows, valuesOf, type Columns } from '../platform/columns.ts';

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

/** SQL of an entry for a step of the commissions `old`, which are `changed` now: it changes their status at most. */
export const stepOf = (step: { kind: string; created_at: string; payout_item_id: string }): string =>
  entriesInto('old join changed on changed.id = old.id', {
    program_id: 'old.program_id',
    commission_id: 'old.id',
    partnership_id: 'old.partnership_id',
    refund_id: 'null',
    amount_cents: '0',
    currency: 'old.currency',
    left_cents: 'old.amount_cents',
    status_before: 'old.status',
    status_after: 'changed.status',
    reason: 'null',
    ...step,
  });
