// The possible results of a payment event, with an explanation of each.

/** The event is applied. */
export type AppliedResult =
  | 'sale_recorded'
  | 'sale_known'
  | 'lead_settled'
  | 'nothing_due'
  | 'refund_recorded'
  | 'chargeback_recorded'
  | 'refund_restored'
  | 'subscription_linked'
  | 'customer_linked'
  | 'payment_linked';

/** A test event of the payment processor: it is stored but never applied. */
export const TEST_EVENT = 'test_event';

/** An event without its object, which says nothing that could be applied. */
export const THIN_EVENT = 'thin_event';

/** A delivery of another shop than the program's first one. */
export const OTHER_SHOP = 'other_shop';

/** The event is pending until the record that it needs arrives. */
export const WAITING = [
  'customer_not_named',
  'customer_unknown',
  'sale_unknown',
  'payment_unlinked',
  'start_unknown',
  'waits_for_session',
  'waits_for_subscription',
  'invoice_expected',
] as const;

/** Those of them that end by themselves, ten minutes after the event has come. */
export const LIMITED = ['waits_for_session', 'waits_for_subscription'] as const satisfies (typeof WAITING)[number][];

/** The event is pending, and no later event applies it. */
const LEFT = [
  'window_expired',
  'before_click',
  'relationship_ended',
  'currency_unsupported',
  'currency_differs',
  'transaction_taken',
  'unreadable',
] as const;

export const PENDING = [...WAITING, ...LEFT] as const;
export type PendingResult = (typeof PENDING)[number];

/**
 * Pending events that somebody can get applied: by recording the customer's click or lead, or by an update of the service.
 * With the other results, events stay pending for good in normal business: the customer came without a partner or too
 * late, or its sale cannot be recorded. For `transaction_taken` there is the list of conflicts of sales.
 */
const RESOLVABLE: readonly string[] = ['customer_unknown', 'unreadable'] satisfies PendingResult[];

export const isResolvable = (result: string): boolean => RESOLVABLE.includes(result);

export type PaymentResult = AppliedResult | PendingResult | typeof TEST_EVENT | typeof THIN_EVENT | typeof OTHER_SHOP;

/** What says nothing of what a delivery did, if one of its other events did something; the one that says most first. */
export const QUIET = ['nothing_due', 'repeated', 'ignored'] as const;

export const isQuiet = (result: string): boolean => (QUIET as readonly string[]).includes(result);

export const isWaiting = (result: string): boolean => (WAITING as readonly string[]).includes(result);

/** The result of an event: its state, its result, and the records that it created or changed. */
export type EventOutcome = (
  | { state: 'applied'; result: AppliedResult }
  | { state: 'pending'; result: PendingResult }
  | { state: 'test'; result: typeof TEST_EVENT }
  | { state: 'ignored'; result: typeof OTHER_SHOP }
) & { customerId?: number | undefined; saleId?: number | undefined; refundId?: number | undefined };

const WORDS: Record<PaymentResult, string> = {
  sale_recorded: 'The payment is recorded as a sale.',
  sale_known: 'The sale of the payment was already recorded by another event or a call; no second sale is recorded.',
  lead_settled: 'A payment of zero settled the lead; no sale is recorded.',
  nothing_due: 'There was nothing left to settle, record or refund.',
  refund_recorded: 'The refund of the payment is recorded.',
  chargeback_recorded: 'The disputed amount is recorded as a chargeback.',
  refund_restored: 'The refund failed, or the dispute was won: what it took is restored.',
  subscription_linked: 'The subscription is linked to its customer.',
  customer_linked: "The processor's customer is linked to the customer.",
  payment_linked: 'The sale of the invoice is linked to its payment.',
  test_event: "An event of the processor's test mode: it is stored and changes nothing.",
  other_shop:
    "Ignored: a delivery of another shop than the program's first one. Make a program of its own for each shop.",
  thin_event:
    'Ignored: a thin event, which does not contain its object. Choose the payload style `Snapshot` for the destination in Stripe.',
  customer_not_named:
    'Pending: it does not identify a customer. Pass click_id or customer_key (at Stripe also client_reference_id) when you ' +
    'create the checkout or the subscription. Payments of customers whom no partner brought stay here.',
  customer_unknown:
    'Pending: the program has no customer with this click or key. It is applied with a later event of ' +
    'its subscription, if it has one, that identifies the customer, or when it is replayed.',
  sale_unknown:
    'Pending: the sale of the payment is not recorded. It is applied when an event or a call records that sale, or when it is replayed.',
  window_expired: 'Pending: the click is older than the attribution window, so no sale is recorded.',
  before_click:
    'Pending: the event arrived, or its subscription began, before the customer clicked the link, so its payment is not ' +
    'attributed to the partner.',
  payment_unlinked:
    'Pending: a sale that another event recorded may be of the same payment. Stripe says whether it is by ' +
    '`invoice_payment.paid`, Lemon Squeezy by `subscription_created`.',
  start_unknown:
    'Pending: it renews a subscription that may have begun before the click. It is applied when an event of the ' +
    "subscription's start arrives.",
  waits_for_session:
    'Pending: its checkout session may name a promotion code. It is applied when the session arrives, or after ten minutes.',
  waits_for_subscription:
    'Pending: the order may have begun a subscription, whose invoice reports the payment. It is applied when the ' +
    'subscription arrives, or after ten minutes.',
  invoice_expected: 'Pending: the order began a subscription, whose first invoice reports the payment.',
  relationship_ended: 'Pending: the partner is not in the program, so no sale is recorded.',
  currency_unsupported: 'Pending: sales in this currency are not supported; no sale is recorded.',
  currency_differs:
    'Pending: the refund and the sale have different currencies. Refund the sale with /api/v1/track/refund.',
  transaction_taken: "Pending: another program's sale has the identifier of this payment, so no sale is recorded.",
  unreadable:
    'Pending: a field of this event type is missing, or not usable. Let the processor send it again after an update of the service.',
};

/** Explains the result of an event, and names its promotion codes that the program does not know. */
export const explainPaymentEvent = (result: string, unknownCodes: readonly string[] = []): string => {
  const words = Object.hasOwn(WORDS, result) ? [WORDS[result as PaymentResult]] : [];
  const codes =
    unknownCodes.length === 0 ? [] : [`The program does not know the promotion code ${unknownCodes.join(', ')}.`];
  return [...words, ...codes].join(' ');
};
