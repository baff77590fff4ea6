import { expect, test } from 'vitest';
import { cellsOf, fileOf, fixture, item, PAYOUT } from './support.ts';

const ITEMS = [
  item(1),
  item(2, {
    method: 'other',
    destination: 'Cash,\nat the door',
    holder: '=cmd|"/c calc"!A1',
    email: '+ole@partner.dev',
    period_from: null,
    period_to: null,
    commissions: 1,
    amount_cents: 1,
  }),
];

test('the file has every item, whatever its method is, and no formula', () => {
  const file = fileOf('csv', { items: ITEMS });
  expect(file.content.toString()).toBe(fixture('all.csv').toString());
  expect(file.name).toBe('RT-1-3.csv');
});

test('an amount of a currency without smaller units has no point', () => {
  const items = [item(1, { amount_cents: 10 ** 15 })];
  const [, cells] = cellsOf(fileOf('csv', { payout: { ...PAYOUT, currency: 'VND' }, items }));
  expect(cells!.slice(4, 6)).toEqual(['1000000000000000', 'VND']);
});
