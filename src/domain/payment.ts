// What makes a payment a sale, whether it arrives by a call with the key or from the processor.
import { attribute, type Attribution } from './attribution.ts';
import { commissionOf, isRecurring, type Money } from './commission.ts';
import type { Currency, Customer, Partnership, Program } from './types.ts';

export interface Payment {
  transactionId: string;
  amountCents: number;
  /** undefined: the program's */
  currency: Currency | undefined;
  provider: string | undefined;
  providerPaymentId: string | undefined;
  livemode: boolean | undefined;
  subscriptionId: string | undefined;
  /** saved on a customer that has none */
  customerKey: string | undefined;
  additionalData: object | undefined;
  occurredAt: Date;
  recordedAt: Date;
}

/** A payment that is a sale, as it is stored. */
export interface NewSale {
  transactionId: string;
  /** whose program and partnership the sale belongs to; stored with the sale when only the click was recorded */
  customer: Customer;
  amountCents: number;
  currency: Currency;
  provider: string | undefined;
  providerPaymentId: string | undefined;
  livemode: boolean | undefined;
  subscriptionId: string | undefined;
  /** saved on a customer that has none */
  customerKey: string | undefined;
  additionalData: object | undefined;
  occurredAt: Date;
  recordedAt: Date;
  /** what the sale earns if it earns at all */
  commission: Money;
  /** whether a subscription's later sales earn too */
  recurring: boolean;
  /** false when there is nobody to pay: the sale is stored and its commission is not */
  payable: boolean;
}

export type Judgement =
  { kind: 'sale'; sale: NewSale } | Exclude<Attribution, { kind: 'attributed' } | { kind: 'no_partner' }>;

/** Whether a customer's payment is a sale of the program, and what it earns. */
export function judgePayment(
  program: Program,
  { customer, partnership }: { customer: Customer; partnership: Partnership },
  { currency = program.currency, ...payment }: Payment,
): Judgement {
  const attribution = attribute(customer, partnership, program, payment.occurredAt);
  if (attribution.kind !== 'attributed' && attribution.kind !== 'no_partner') return attribution;
  const sale: NewSale = {
    ...payment,
    currency,
    customer,
    commission: commissionOf(program, { cents: payment.amountCents, currency }),
    recurring: isRecurring(program.commission_type),
    payable: attribution.kind === 'attributed',
  };
  return { kind: 'sale', sale };
}
