import { paidText } from '@referral-tracking/shared/terms';
import { expect, test } from 'vitest';

// When a program pays, in the words of its offer and its settings.

test.each([
  [1, '$50.00', 'Paid on the 1st of each month, once you have $50.00'],
  [2, undefined, 'Paid on the 2nd of each month'],
  [13, undefined, 'Paid on the 13th of each month'],
  [23, undefined, 'Paid on the 23rd of each month'],
  [28, undefined, 'Paid on the 28th of each month'],
  [null, '$50.00', 'Paid once you have $50.00'],
  [null, undefined, 'Paid whenever the program sends a payout'],
])('day %j, from %j', (day, minimum, text) => {
  expect(paidText({ day, minimum })).toBe(text);
});
