// Decides whether a payment is a sale. The payment comes from a call with the key, or from the payment processor.
import { attribute, type Attribution } from '../attribution/rules.ts';
import type { Money } from '../terms/commission.ts';
import { earningOf, isLimited } from '../terms/rules.ts';
import type { BuyersPartnership, Currency, Customer, Program, Terms } from '../common/types.ts';

export interface Payment {
  transactionId: string;
  /** what the commission is computed on */
  amountCents: number;
  /** what the customer paid, with the tax and the shipping in it; undefined: unknown */
  grossCents: number | undefined;
  taxCents: number | undefined;
  shippingCents: number | undefined;
  /** undefined: the program's currency */
  currency: Currency | undefined;
  provider: string | undefined;
  providerPaymentId: string | undefined;
  livemode: boolean | undefined;
  subscriptionId: string | undefined;
  /** saved if the customer has no key yet */
  customerKey: string | undefined;
  additionalData: object | undefined;
  /** the names of the request's fields that its operation does not know */
  unknownFields?: readonly string[] | undefined;
  occurredAt: Date;
  recordedAt: Date;
  /** the marks of the names in the request, by which an erased customer is recognised; its sales are not stored */
  marks: string;
}

/** A payment that is a sale, as it will be stored. */
export interface NewSale extends Omit<Payment, 'currency'> {
  currency: Currency;
  /** whose program and partnership the sale belongs to; stored with the sale when only the click was recorded */
  customer: Customer;
  /** the terms that decide */
  terms: Terms;
  /** whether the customer keeps the terms of their first recorded sale */
  grandfather: boolean;
  /** the commission, if the sale earns one */
  commission: Money;
  /** whether later sales of a subscription earn too */
  recurring: boolean;
  /** false if there is no partner to pay: the sale is stored without a commission */
  payable: boolean;
}

export type Judgement =
  | { kind: 'sale'; sale: NewSale }
  | Exclude<Attribution, { kind: 'attributed' } | { kind: 'no_partner' }>;

/** Whether the customer's earlier sales decide too, which are read while the customer is locked. */
export const isDependent = ({ grandfather, terms }: Pick<NewSale, 'grandfather' | 'terms'>): boolean =>
  grandfather || isLimited(terms);

/** The terms that decide about a payment of a customer in this partnership. */
export const termsFor = (program: Program, { terms }: BuyersPartnership): Terms => terms ?? program;

/** Decides whether a customer's payment is a sale of the program, and which commission it earns. */
export function judgePayment(
  program: Program,
  { customer, partnership }: { customer: Customer; partnership: BuyersPartnership },
  { currency = program.currency, ...payment }: Payment,
): Judgement {
  const attribution = attribute(customer, partnership, program, payment.occurredAt);
  if (attribution.kind !== 'attributed' && attribution.kind !== 'no_partner') return attribution;
  const terms = termsFor(program, partnership);
  const sale: NewSale = {
    ...payment,
    currency,
    customer,
    terms,
    grandfather: program.grandfather,
    ...earningOf(terms, { cents: payment.amountCents, currency }),
    payable: attribution.kind === 'attributed',
  };
  return { kind: 'sale', sale };
}
