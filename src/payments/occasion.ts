// What a decision on an event depends on.
import type { DiscountCode } from '../attribution/codes.ts';
import type { Currency, NamedSale, Payer, Program, ReferenceOwner, SubscriptionOwner } from '../common/types.ts';
import type { ProcessorType } from './processor.ts';

/** The circumstances of an event. */
export interface Occasion {
  program: Program;
  /** those that sales are recorded in */
  currencies: readonly Currency[];
  processor: ProcessorType;
  eventId: string;
  livemode: boolean | undefined;
  occurredAt: Date;
  /** when the event first arrived; a lead that the event settles has this time, however late the event is applied */
  receivedAt: Date;
  now: Date;
}

export type FoundPayer = Payer & {
  /** saved if the customer has no key yet */
  customerKey: string | undefined;
};

/** What is recorded that an event concerns. */
export interface Known {
  /** all processor identifiers of the payment */
  names: string[];
  /** the recorded payments of the event's invoice */
  linked: string[];
  /** the payment's sale, recorded by a call or by another event */
  sale: NamedSale | undefined;
  /** whether a sale that is not linked yet may be of this payment */
  hasTwin?: boolean | undefined;
  /** whether the payment is known to be reported by an invoice, too */
  hasInvoice?: boolean | undefined;
  subscription?: SubscriptionOwner | undefined;
  /** whose customer of the processor it is */
  owner?: ReferenceOwner | undefined;
  payer?: FoundPayer | undefined;
  /** the payer of a payment as a discount code decides; unset: none does */
  owned?: FoundPayer | undefined;
  /** the discount code of a payment, or of the start of a subscription; it speaks */
  code?: DiscountCode | undefined;
  /** the customer of another test event of the same payment */
  testCustomerId?: number | undefined;
}
