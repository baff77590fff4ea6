import { afterText, termsText, type Terms } from '@referral-tracking/shared/terms';
import { describe, expect, test } from 'vitest';

// What terms say in words, which pages, offers and mails share.

const TERMS: Terms = { commission_type: 'recurring_percent', commission_rate: 20, currency: 'USD' };

describe('terms in words', () => {
  test.each<[string, Partial<Terms>]>([
    ['20% of every payment', {}],
    ['12.5% of every payment', { commission_rate: 12.5 }],
    ['20% of every sale, excluding renewals', { commission_type: 'percent' }],
    ['$5.00 for every payment', { commission_type: 'recurring_fixed', commission_rate: 5 }],
    ['$5.00 for every sale, excluding renewals', { commission_type: 'fixed', commission_rate: 5 }],
    ['20% of every payment before tax and shipping', { commission_base: 'net', commission_on_shipping: false }],
    ['20% of every payment before tax', { commission_base: 'net', commission_on_shipping: true }],
    ['20% of every payment including tax', { commission_base: 'gross', commission_on_shipping: true }],
    ['$5.00 for every payment', { commission_type: 'recurring_fixed', commission_rate: 5, commission_base: 'net' }],
    ['20% of every payment for 12 months', { max_months: 12 }],
    ['20% of every payment for 1 month', { max_months: 1, max_commissions: null }],
    ['20% of every payment, at most 6 payments of a customer', { max_months: null, max_commissions: 6 }],
    ['20% of every payment for 12 months, at most 1 payment of a customer', { max_months: 12, max_commissions: 1 }],
    [
      '20% of every sale before tax, excluding renewals for 3 months, at most 2 sales of a customer',
      {
        commission_type: 'percent',
        commission_base: 'net',
        commission_on_shipping: true,
        max_months: 3,
        max_commissions: 2,
      },
    ],
  ])('%s', (text, terms) => expect(termsText({ ...TERMS, ...terms }, 'en-US')).toBe(text));
});

test('amounts are written as in the language of the reader', () => {
  expect(termsText({ ...TERMS, commission_type: 'fixed', commission_rate: 5, currency: 'EUR' }, 'de-DE')).toMatch(
    /^5,00\s€ for every sale/,
  );
});

test.each([
  [0, 'paid at once'],
  [1, 'paid after 1 day'],
  [30, 'paid after 30 days'],
])('after %i days: %s', (days, text) => expect(afterText('paid', days)).toBe(text));
