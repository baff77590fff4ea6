// What an event of the payment processor can come to, and what each means in words.

/** The event is applied. */
export type AppliedResult =
  | 'sale_recorded'
  | 'sale_known'
  | 'lead_settled'
  | 'nothing_due'
  | 'refund_recorded'
  | 'chargeback_recorded'
  | 'subscription_linked'
  | 'payment_linked';

/** The event is of the processor's test mode: it is stored, and applied never. */
export const TEST_EVENT = 'test_event';

/** The event is kept until what it waits for arrives. */
export const WAITING = ['customer_not_named', 'customer_unknown', 'sale_unknown'] as const;

/** The event is kept, and left to the operator. */
export type LeftResult =
  | 'window_expired'
  | 'before_click'
  | 'relationship_ended'
  | 'currency_unsupported'
  | 'currency_differs'
  | 'transaction_taken'
  | 'unreadable';

export type KeptResult = (typeof WAITING)[number] | LeftResult;
export type PaymentResult = AppliedResult | KeptResult | typeof TEST_EVENT;

export const isWaiting = (result: string): boolean => (WAITING as readonly string[]).includes(result);

const WORDS: Record<PaymentResult, string> = {
  sale_recorded: 'The payment is recorded as a sale.',
  sale_known: "The payment's sale was recorded before, by another event or a call; there is no second.",
  lead_settled: 'A payment of zero: it settled the lead, and there is no sale.',
  nothing_due: 'There was nothing to settle, to record or to refund any more.',
  refund_recorded: 'What was refunded of the payment since is refunded.',
  chargeback_recorded: 'The disputed amount is charged back.',
  subscription_linked: "The subscription's invoices find their customer.",
  payment_linked: "The invoice's sale knows its payment.",
  test_event: "An event of Stripe's test mode: it is stored, and nothing is settled, recorded or refunded.",
  customer_not_named:
    'Kept: it does not say who paid. Set client_reference_id, or click_id or customer_key in the metadata, when you ' +
    'create the checkout or the subscription. Payments of customers whom no partner brought stay here.',
  customer_unknown:
    'Kept: nobody in the program is known by the click or the key that it names. It is applied with a later event of ' +
    'the subscription that finds its customer, or by `stripe replay`.',
  sale_unknown:
    "Kept: the payment's sale is not recorded. It is applied when that sale comes with an event, or by `stripe replay`.",
  window_expired: "Kept: the click was older than the attribution window; nothing is recorded of the payment's sale.",
  before_click: "Kept: the customer came by the partner's link only after this payment, so it is not the partner's.",
  relationship_ended: 'Kept: the partner is not in the program, so no sale is recorded.',
  currency_unsupported: 'Kept: sales in this currency are not supported; no sale is recorded.',
  currency_differs: 'Kept: it is in another currency than the sale. Refund the sale by a call to /api/v1/track/refund.',
  transaction_taken: "Kept: another program's sale has the payment's identifier; no second is recorded.",
  unreadable: 'Kept: it lacks a field that events of its type have. Send it again from Stripe after an update.',
};

/** What an event's result means. */
export const explainPaymentEvent = (result: string): string =>
  Object.hasOwn(WORDS, result) ? WORDS[result as PaymentResult] : '';
