// The only text that stores refunds, and what each changes of its commission, for the rows of any source: so that one
// statement of many parts and a transaction of short statements have them from here.
import type { Asked, Refund, RefundableSale } from './rules.ts';
import type { Currency, RefundReason } from '../common/types.ts';
import { changeOf, type FoundCommission } from '../commissions/booked.ts';
import { commissionsInto } from '../commissions/write.ts';
import { namesOf, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

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

/** A sale, as it is when a refund of it is decided. */
export interface FoundSale extends RefundableSale {
  id: number;
  customer_id: number;
  partnership_id: number;
  currency: Currency;
  /** whether its partner was merged into another one, to whom every change of what is free goes */
  merged: boolean;
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

export const storeFrom = (source: string, id: string): string =>
  `insert into refunds (${namesOf(REFUNDS)})
     select ${valuesOf(REFUNDS, { id })}
     from ${source}`;

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
