// The kinds of payout methods, as people read them.

export const KIND_TEXTS: Record<string, string> = {
  paypal: 'PayPal',
  wise: 'Wise',
  sepa: 'Bank account',
  other: 'Another way:',
};
