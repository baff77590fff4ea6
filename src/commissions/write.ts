// The only texts that store commissions and their entries.
import { namesOf, valuesOf, type Columns, type ValuesOf } from '../common/columns.ts';

export const COMMISSIONS = {
  program_id: 'bigint',
  kind: 'text',
  partnership_id: 'bigint',
  customer_id: 'bigint',
  sale_id: 'bigint',
  terms_id: 'bigint',
  base_cents: 'bigint',
  earned_cents: 'bigint',
  amount_cents: 'bigint',
  currency: 'text',
  status: 'text',
  reason: 'text',
  created_at: 'timestamptz',
  changed_at: 'timestamptz',
  approved_at: 'timestamptz',
  counterpart_id: 'bigint',
} as const satisfies Columns;

/** SQL of what differs from the columns of a source. */
export interface CommissionValues extends ValuesOf<typeof COMMISSIONS> {
  kind: string;
  /** what is earned, and what the commission amounts to unless `amount_cents` says otherwise */
  earned_cents: string;
  /** when it was earned */
  created_at: string;
}

/** SQL that stores a commission for each row of `source`, pending unless `values` say otherwise. */
export const commissionsInto = (source: string, values: CommissionValues): string =>
  `insert into commissions (${namesOf(COMMISSIONS)})
     select ${valuesOf(COMMISSIONS, {
       terms_id: 'null',
       base_cents: 'null',
       amount_cents: values.earned_cents,
       status: `'pending'`,
       reason: 'null',
       changed_at: values.created_at,
       approved_at: 'null',
       counterpart_id: 'null',
       ...values,
     })}
     from ${source}`;

export const ENTRIES = {
  program_id: 'bigint',
  commission_id: 'bigint',
  partnership_id: 'bigint',
  kind: 'text',
  amount_cents: 'bigint',
  currency: 'text',
  left_cents: 'bigint',
  status_before: 'text',
  status_after: 'text',
  refund_id: 'bigint',
  payout_item_id: 'bigint',
  reason: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns;

/** SQL that stores a change of a commission for each row of `source`. */
export const entriesInto = (
  source: string,
  values: ValuesOf<typeof ENTRIES> & { kind: string; amount_cents: string; refund_id: string; reason: string },
): string =>
  `insert into commission_entries (${namesOf(ENTRIES)})
     select ${valuesOf(ENTRIES, { payout_item_id: 'null', ...values })}
     from ${source}`;
