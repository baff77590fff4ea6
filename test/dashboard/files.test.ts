import { expect, test } from 'vitest';
import { csvOf } from '../../packages/dashboard/src/lib/csv.ts';
import { amountText, centsOf } from '../../packages/dashboard/src/lib/money.ts';
import { filesOf } from '../../packages/dashboard/src/pages/payouts/formats.ts';
import type { Item, Payout } from '../../packages/dashboard/src/records/payouts/paths.ts';

// What is in the files that readers save.

test.each([
  [380, 'USD', '3.80'],
  [-380, 'USD', '-3.80'],
  [7, 'EUR', '0.07'],
  [0, 'USD', '0.00'],
  [380, 'VND', '380'],
  [-5, 'JPY', '-5'],
  [1_500, 'KWD', '1.500'],
  [-50, 'HUF', '-0.50'],
  [9_007_199_254_740_991, 'USD', '90071992547409.91'],
])('the amount %i in the smallest unit of %s is %s', (cents, currency, text) => {
  expect(amountText(cents, currency)).toBe(text);
});

test('an amount in a field is read as it was written', () => {
  expect(centsOf(amountText(-380, 'USD'), 'USD')).toBe(-380);
});

test('a spreadsheet executes no text, and reads negative amounts as numbers', () => {
  const columns = [{ title: 'Text', csv: (text: string) => text }];
  expect(csvOf(columns, ['-3.80', '=1+1', '-cmd', '+1', '@x', 'a,b', 'Anna'])).toBe(
    "Text\r\n-3.80\r\n'=1+1\r\n'-cmd\r\n'+1\r\n'@x\r\n\"a,b\"\r\nAnna\r\n",
  );
});

// After a character at which one splits cells, the sign has an apostrophe as well.
test.each([
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－cmd', "'－cmd"],
  ['＠x', "'＠x"],
  ['\n=1+1', "'\n'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['\t=1+1', "'\t'=1+1"],
])('nor %j, which one could read as a formula', (text, safe) => {
  const [, cell] = /^Text\r\n"?([^]*?)"?\r\n$/.exec(csvOf([{ title: 'Text', csv: () => text }], [0]))!;
  expect(cell).toBe(safe);
});

const open = (method: Item['method'], count: number): Item[] =>
  Array.from({ length: count }, () => ({ method, amount_cents: 100 }) as Item);
const offered = (currency: string, items: readonly Item[], all = true) =>
  filesOf({ currency } as Payout, items, all).map(({ format, parts, refused }) => [format, parts, refused]);

test('of a payout, only the files with something to pay are offered, those of Wise in parts', () => {
  expect(offered('USD', [...open('wise', 1_001), ...open('other', 1)])).toEqual([
    ['wise', 2, false],
    ['csv', 1, false],
  ]);
  expect(offered('VND', [...open('paypal', 1), ...open('sepa', 1)])).toEqual([
    ['paypal', 1, true],
    ['sepa', 1, true],
    ['csv', 1, false],
  ]);
});

test('of a payout whose payments are not all known, each file is offered', () => {
  expect(offered('EUR', open('sepa', 1), false).map(([format]) => format)).toEqual(['paypal', 'wise', 'sepa', 'csv']);
});
