import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cellsOf, EUR, fileOf, fixture, item, PAYOUT, refusalOf } from './support.ts';

const ITEMS = [
  item(1, { note: 'Thank you for May' }),
  item(2, { destination: 'ole@partner.dev', amount_cents: 1, note: 'Said "thanks",\r\ntwice' }),
  item(3, { destination: 'zoe@partner.dev', amount_cents: 10 ** 9 }),
];

test('the file is, byte for byte, what PayPal takes', () => {
  const file = fileOf('paypal', { items: ITEMS });
  expect(file.content.toString()).toBe(fixture('paypal.csv').toString());
  const sha256 = createHash('sha256').update(fixture('paypal.csv')).digest('hex');
  const type = 'text/csv; charset=utf-8';
  expect({ ...file, content: '' }).toEqual({
    kind: 'file',
    content: '',
    type,
    name: 'RT-1-3-paypal.csv',
    parts: 1,
    sha256,
  });
});

test('it has the items that PayPal pays, in the order of their numbers', () => {
  const others = [
    item(8, { method: 'wise' }),
    item(9, { method: 'other', destination: 'cash' }),
    item(7, { method: 'sepa' }),
  ];
  const file = fileOf('paypal', { items: [...others, ...ITEMS.toReversed()] });
  expect(file.content.toString()).toBe(fixture('paypal.csv').toString());
});

test('nothing is left for PayPal, or in that part', () => {
  expect(refusalOf('paypal', { items: [] })).toBe('nothingToExport');
  expect(refusalOf('paypal', { items: [item(1, { method: 'wise' })] })).toBe('nothingToExport');
  expect(refusalOf('paypal', { items: ITEMS, part: 2 })).toBe('nothingToExport');
});

test('PayPal pays euros, and no dong', () => {
  expect(cellsOf(fileOf('paypal', { payout: EUR, items: ITEMS })).map(([, , currency]) => currency)).toEqual([
    'EUR',
    'EUR',
    'EUR',
  ]);
  expect(refusalOf('paypal', { payout: { ...PAYOUT, currency: 'VND' }, items: ITEMS })).toBe('currencyRefused');
});

test.each([
  ['JPY', 1_050, '1050'],
  ['GBP', 1_050, '10.50'],
] as const)('and %s, %i of its smallest unit as %s', (code, amount_cents, text) => {
  const payout = { ...PAYOUT, currency: code as unknown as 'USD' };
  expect(cellsOf(fileOf('paypal', { payout, items: [item(1, { amount_cents })] }))[0]!.slice(1, 3)).toEqual([
    text,
    code,
  ]);
});

test('a note has 400 characters at most', () => {
  const [[, , , , note]] = cellsOf(fileOf('paypal', { items: [item(1, { note: '😀'.repeat(500) })] })) as [string[]];
  expect(note).toBe('😀'.repeat(400));
});

test('an address that begins as a formula is the same address in another spelling', () => {
  const items = [item(1, { destination: "=cmd|'/c'!a1@partner.dev" })];
  expect(cellsOf(fileOf('paypal', { items }))[0]![0]).toBe(`"=cmd|'/c'!a1"@partner.dev`);
});

test('the sign before the cents can be a comma', () => {
  const file = fileOf('paypal', { payout: { ...PAYOUT, decimal: 'comma' }, items: [item(1)] });
  expect(cellsOf(file)[0]![1]).toBe('100,50');
});
