/** What each scenario sends, in a line of the help. */
export const descriptions: Readonly<Record<string, string>> = {
  checkout: 'a payment of 99.00',
  subscription: 'a subscription of 19.00, with its first invoice and three renewals',
  refund: 'a payment of 99.00, and its full refund',
  'partial-refund': 'a payment of 99.00, and refunds of 30.00 and 20.00',
  dispute: 'a payment of 99.00, and its chargeback',
  restored: 'a payment of 99.00 with a refund that failed, and a dispute that was won',
  'invoice-creation': 'a payment of 99.00, and the invoice that its checkout makes',
  'known-customer':
    'the metadata of a Stripe customer, and a payment of 99.00 and an invoice of 49.00 without metadata',
  'promotion-code': 'a payment of 99.00 of a new customer, with the discount code of --discount-code',
  'payment-intent': 'a payment of 99.00 without a checkout, which metadata must identify',
  repeats: 'a payment of 99.00, in an event that is sent eleven times',
  'wrong-order': 'events that arrive in the wrong order: refunds and invoices before what they refer to',
  all: 'all of them',
};
