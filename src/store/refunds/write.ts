// The only text that stores refunds, and what each changes of its commission, for the rows of any source: so that one
// statement of many parts and a transaction of short statements have them from here.
import type { Refund, RefundableCommission } from '../../domain/refund.ts';
import type { Currency, RefundReason } from '../../domain/types.ts';
import { commissionsInto, entriesInto } from '../commissions/write.ts';
import { namesOf, valuesOf, type Columns, type RowOf } from '../platform/columns.ts';

export interface NewRefund {
  programId: number;
  transactionId: string;
  amountCents: number | undefined;
  reason: RefundReason;
  refundReason: string | undefined;
  reference: string | undefined;
  additionalData: object | undefined;
  at: Date;
}

export interface FoundCommission extends RefundableCommission {
  id: number;
  currency: Currency;
  /** the version of its row, which each change replaces */
  version: string;
}

/** A sale, as it is when a refund of it is decided. */
export interface FoundSale {
  id: number;
  customer_id: number;
  partnership_id: number;
  amount_cents: number;
  currency: Currency;
  refunded_cents: number;
  /** the refund that already has the `refund_reference` */
  seen: number | null;
  /** its amount */
  seen_cents: number | null;
  commission: FoundCommission | undefined;
}

/** A refund that is to be written. */
export interface DueRefund {
  request: NewRefund;
  sale: FoundSale;
  refund: Extract<Refund, { kind: 'refund' }>;
}

/** A refund that was written. */
export interface WrittenRefund {
  refundId: number;
  /** the commission that takes back what was paid; null without one */
  clawbackId: number | null;
}

/** What a refund stores of what is sent. */
export const GIVEN = {
  program_id: 'bigint',
  sale_id: 'bigint',
  amount_cents: 'bigint',
  reason: 'text',
  refund_reason: 'text',
  refund_reference: 'text',
  deduction_cents: 'bigint',
  outcome: 'text',
  additional_data: 'jsonb',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

export const REFUNDS = { ...GIVEN, id: 'bigint' } as const satisfies Columns;

/** What is sent of a refund, with its sale's commission, if there is one. */
export const SENT = {
  ...GIVEN,
  customer_id: 'bigint',
  partnership_id: 'bigint',
  commission_id: 'bigint',
  version: 'xid',
  status_before: 'text',
  commission_currency: 'text',
} as const satisfies Columns;

/** A refund that was written, with what is left of its commission if that was reversed. */
export const ENTERED = {
  program_id: 'bigint',
  commission_id: 'bigint',
  partnership_id: 'bigint',
  outcome: 'text',
  deduction_cents: 'bigint',
  commission_currency: 'text',
  left_cents: 'bigint',
  status_before: 'text',
  status_after: 'text',
  refund_id: 'bigint',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

export const sentOf = ({ request, sale, refund }: DueRefund): RowOf<typeof SENT> => ({
  program_id: request.programId,
  sale_id: sale.id,
  customer_id: sale.customer_id,
  partnership_id: sale.partnership_id,
  amount_cents: refund.amountCents,
  reason: request.reason,
  refund_reason: request.refundReason,
  refund_reference: request.reference,
  deduction_cents: refund.deductionCents,
  outcome: refund.status,
  additional_data: request.additionalData,
  occurred_at: request.at,
  commission_id: sale.commission?.id,
  version: sale.commission?.version,
  status_before: sale.commission?.status,
  commission_currency: sale.commission?.currency,
});

/**
 * An unpaid commission's refund is only written while the commission's row has the version that the refund was decided on.
 * Each refund of such a sale changes that row, even if nothing is deducted, so its version proves that nothing was refunded
 * in between. A row that another transaction changes meanwhile is compared again in its new version. The time of a
 * commission is that of its last entry. The rows of the source are named `sent`.
 */
export const shrinkFrom = (source: string, program: string): string =>
  `update commissions c set amount_cents = c.amount_cents - sent.deduction_cents,
       changed_at = case when sent.deduction_cents <> 0 or c.amount_cents = 0 and c.status <> 'reversed'
         then sent.occurred_at else c.changed_at end,
       status = case when c.amount_cents = sent.deduction_cents then 'reversed' else c.status end
     from ${source}
     where sent.outcome = 'reversed' and c.program_id = ${program} and c.id = sent.commission_id
       and c.xmin = sent.version`;

export const storeFrom = (source: string, id: string): string =>
  `insert into refunds (${namesOf(REFUNDS)})
     select ${valuesOf(REFUNDS, { id })}
     from ${source}`;

/** The source has the columns of `ENTERED`. */
export const enterFrom = (source: string): string =>
  entriesInto(`${source} where outcome = 'reversed' and (deduction_cents <> 0 or status_after <> status_before)`, {
    kind: `'refund'`,
    refund_id: 'refund_id',
    reason: 'null',
    amount_cents: '-deduction_cents',
    currency: 'commission_currency',
    created_at: 'occurred_at',
  });

export const clawBackFrom = (source: string): string =>
  `${commissionsInto(`${source} where outcome = 'clawed_back' and deduction_cents > 0`, {
    kind: `'clawback'`,
    earned_cents: '-deduction_cents',
    currency: 'commission_currency',
    created_at: 'occurred_at',
  })} returning sale_id, id`;
