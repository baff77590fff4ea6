import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

/** A check with fewer conditions: what the previous version writes satisfies both. Rows that exist satisfy it already. */
const loosened = (table: string, before: string, after: string, condition: string): string =>
  `alter table ${table} drop constraint if exists ${before}, drop constraint if exists ${after},
     add constraint ${after} check (${condition}) not valid`;

const STATEMENTS = [
  // On what commissions are computed. Programs of the previous version keep the gross amount.
  `alter table programs add column if not exists commission_base text not null default 'gross'
       constraint programs_commission_base_check check (commission_base in ('gross', 'net')),
     add column if not exists commission_on_shipping boolean not null default false`,
  // What the customer paid, with the tax and the shipping in it; null if unknown. `amount_cents` is the base.
  `alter table sales add column if not exists gross_cents bigint,
     add column if not exists tax_cents bigint,
     add column if not exists shipping_cents bigint`,
  // What a sale's commission was computed on. Null for other kinds, and if an earlier version stored it.
  `alter table commissions add column if not exists base_cents bigint`,
  // What a call asked to refund; 0 if an event of the processor changed what is refunded, null if an earlier version wrote it.
  `alter table refunds add column if not exists called_cents bigint`,
  // A refund stores by how much the refunded amount changed: also by nothing, or back.
  'alter table refunds drop constraint if exists refunds_amount_cents_check',
  'alter table refunds drop constraint if exists refunds_deduction_cents_check',
  loosened(
    'refunds',
    'refunds_outcome_check',
    'refunds_outcomes',
    `outcome in ('reversed', 'clawed_back', 'no_commission', 'restored')`,
  ),
  loosened(
    'commissions',
    'commissions_kind_check',
    'commissions_kinds',
    `kind in ('sale', 'lead', 'clawback', 'adjustment', 'restoration')`,
  ),
  loosened(
    'commissions',
    'commissions_check3',
    'commissions_amounts',
    `case kind when 'clawback' then amount_cents <= 0 when 'adjustment' then earned_cents <> 0 else amount_cents >= 0 end`,
  ),
  loosened(
    'commission_entries',
    'commission_entries_kind_check',
    'commission_entries_kinds',
    `kind in ('refund', 'restored', 'approved', 'paid', 'rejected', 'held', 'released')`,
  ),
  // What else was booked of a sale: what refunds took back of a paid commission, and what was restored of it.
  'drop index concurrently if exists commissions_corrections',
  `create index concurrently commissions_corrections on commissions (program_id, sale_id)
     where kind in ('clawback', 'restoration')`,
  // What the processor said of the refunds and disputes of a sale.
  'drop index concurrently if exists payment_events_sale',
  'create index concurrently payment_events_sale on payment_events (program_id, sale_id) where sale_id is not null',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
