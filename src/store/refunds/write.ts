// The only text that stores refunds, and what each changes of its commission, for the rows of any source: so that one
// statement of many parts and a transaction of short statements have them from here.
import type { BookedChange, BookedRow } from '../../domain/booking.ts';
import type { Asked, Refund, RefundableSale } from '../../domain/refund.ts';
import type { Currency, RefundReason } from '../../domain/types.ts';
import { commissionsInto, entriesInto } from '../commissions/write.ts';
import { namesOf, valuesOf, type Columns, type RowOf } from '../platform/columns.ts';

export interface NewRefund {
  programId: number;
  transactionId: string;
  asked: Asked;
  reason: RefundReason;
  refundReason: string | undefined;
  reference: string | undefined;
  additionalData: object | undefined;
  /** the names of the request's fields that its operation does not know */
  unknownFields?: readonly string[] | undefined;
  at: Date;
}

export interface FoundCommission extends BookedRow {
  currency: Currency;
  /** the version of its row, which each change replaces */
  version: string;
}

/** A sale, as it is when a refund of it is decided. */
export interface FoundSale extends RefundableSale {
  id: number;
  customer_id: number;
  partnership_id: number;
  currency: Currency;
  /** the refund that already has the `refund_reference` */
  seen: number | null;
  /** what that refund asked for */
  seen_cents: number | null;
  commission: FoundCommission | undefined;
  /** its clawbacks and restorations, the oldest first */
  corrections: FoundCommission[];
}

/** A refund that is to be written. */
export interface DueRefund {
  request: NewRefund;
  sale: FoundSale;
  refund: Extract<Refund<FoundCommission>, { kind: 'refund' }>;
}

/** A refund that was written. */
export interface WrittenRefund {
  refundId: number;
  /** the new clawback or restoration; null without one */
  correctionId: number | null;
}

/** What a refund stores of what is sent. */
export const GIVEN = {
  program_id: 'bigint',
  sale_id: 'bigint',
  amount_cents: 'bigint',
  called_cents: 'bigint',
  reason: 'text',
  refund_reason: 'text',
  refund_reference: 'text',
  deduction_cents: 'bigint',
  outcome: 'text',
  additional_data: 'jsonb',
  unknown_fields: 'jsonb',
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
  change_cents: 'bigint',
  left_cents: 'bigint',
  status_before: 'text',
  status_after: 'text',
  rest_cents: 'bigint',
  commission_currency: 'text',
} as const satisfies Columns;

/** A change of a commission. */
export const ENTERED = {
  program_id: 'bigint',
  commission_id: 'bigint',
  partnership_id: 'bigint',
  change_cents: 'bigint',
  commission_currency: 'text',
  left_cents: 'bigint',
  status_before: 'text',
  status_after: 'text',
  refund_id: 'bigint',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

/** A row as it is changed; empty for a paid commission, which stays. */
export const changeOf = (change: BookedChange<FoundCommission> | undefined) => ({
  commission_id: change?.row.id,
  version: change?.row.version,
  change_cents: change && change.leftCents - change.row.left_cents,
  left_cents: change?.leftCents,
  status_before: change?.row.status,
  status_after: change?.status,
});

export const sentOf = ({ request, sale, refund }: DueRefund): RowOf<typeof SENT> => ({
  program_id: request.programId,
  sale_id: sale.id,
  customer_id: sale.customer_id,
  partnership_id: sale.partnership_id,
  amount_cents: refund.amountCents,
  called_cents: refund.calledCents,
  reason: request.reason,
  refund_reason: request.refundReason,
  refund_reference: request.reference,
  deduction_cents: refund.deductionCents,
  outcome: refund.status,
  additional_data: request.additionalData,
  unknown_fields: request.unknownFields,
  occurred_at: request.at,
  ...changeOf(refund.booking?.own),
  rest_cents: refund.booking?.restCents,
  commission_currency: sale.commission?.currency,
});

/**
 * An unpaid commission's refund is only written while the commission's row has the version that the refund was decided on.
 * Each refund of such a sale changes that row, even if nothing is deducted, so its version proves that nothing was refunded
 * in between. A row that another transaction changes meanwhile is compared again in its new version. The time of a
 * commission is that of its last entry. The rows of the source are named `sent`.
 */
export const changeFrom = (source: string, program: string): string =>
  `update commissions c set amount_cents = sent.left_cents,
       changed_at = case when sent.change_cents <> 0 or sent.status_after <> c.status
         then sent.occurred_at else c.changed_at end,
       status = sent.status_after
     from ${source}
     where c.program_id = ${program} and c.id = sent.commission_id and c.xmin = sent.version`;

export const storeFrom = (source: string, id: string): string =>
  `insert into refunds (${namesOf(REFUNDS)})
     select ${valuesOf(REFUNDS, { id })}
     from ${source}`;

/** SQL of the kind of an entry: what refunds take, and what comes back. */
const KIND = `case when change_cents > 0 or status_before = 'reversed' and status_after <> 'reversed'
  then 'restored' else 'refund' end`;

/** The source has the columns of `ENTERED`, unless these are replaced. */
export const enterFrom = (source: string, kind = KIND): string =>
  entriesInto(`${source} where commission_id is not null and (change_cents <> 0 or status_after <> status_before)`, {
    kind,
    refund_id: 'refund_id',
    reason: 'null',
    amount_cents: 'change_cents',
    currency: 'commission_currency',
    created_at: 'occurred_at',
  });

/** What no row could take: a clawback of what was paid, or a restoration, which is approved at once. */
export const correctFrom = (source: string): string =>
  `${commissionsInto(`${source} where rest_cents <> 0`, {
    kind: `case when rest_cents < 0 then 'clawback' else 'restoration' end`,
    earned_cents: 'rest_cents',
    status: `case when rest_cents < 0 then 'pending' else 'approved' end`,
    approved_at: 'case when rest_cents > 0 then occurred_at end',
    currency: 'commission_currency',
    created_at: 'occurred_at',
  })} returning sale_id, id`;
