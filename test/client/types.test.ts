import { expect, test } from 'vitest';
import type { SaleRequest } from '@referral-tracking/client';

const amount = { amount_cents: 9900 };
const accept = (...sales: SaleRequest[]): number => sales.length;

test('a sale names itself and its customer, or is a test', () => {
  expect(
    accept(
      { ...amount, transaction_id: 'order_1', customer_key: 'user_1' },
      { ...amount, transaction_id: 'order_1', click_id: 'clk_1' },
      { ...amount, additional_data: { test_mode: true } },
    ),
  ).toBe(3);
});

test('without them it does not compile', () => {
  // @ts-expect-error: neither the transaction nor the customer
  accept(amount);
  // @ts-expect-error: no transaction
  accept({ ...amount, customer_key: 'user_1' });
  // @ts-expect-error: no customer
  accept({ ...amount, transaction_id: 'order_1' });
  // @ts-expect-error: no customer, and no test
  accept({ ...amount, transaction_id: 'order_1', additional_data: { test_mode: false } });
});
