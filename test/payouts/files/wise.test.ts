import { describe, expect, test } from 'vitest';
import { judgeTemplate } from '../../../src/payouts/files/wise.ts';
import { cellsOf, EUR, fileOf, fixture, item, refusalOf } from './support.ts';

const ITEMS = [
  item(1, { method: 'wise' }),
  item(2, {
    method: 'wise',
    destination: 'pay@brand.dev',
    holder: 'Brand,\nInc.',
    holder_kind: 'institution',
    amount_cents: 99,
  }),
];
const contentOf = (wise_header?: string | null) =>
  fileOf('wise', { payout: { ...EUR, wise_header }, items: ITEMS }).content.toString();

test('without a template, the file is that of payments by mail address', () => {
  expect(contentOf()).toBe(fixture('wise.csv').toString());
  expect(contentOf(null)).toBe(fixture('wise.csv').toString());
  expect(contentOf('')).toBe(fixture('wise.csv').toString());
});

describe("the owner's template is filled by the names of its columns, others stay empty,", () => {
  test.each([
    ['with commas', 'recipientId,Name,amount,addressCity,amountCurrency'],
    ['with the lines after it', 'recipientId,Name,amount,addressCity,amountCurrency\r\n1,Anna,1,Berlin,source\r\n'],
    ['from a spreadsheet', '\ufeffrecipientId\tName\tamount\taddressCity\tamountCurrency'],
    ['with semicolons and quotes', '"recipientId"; "Name"; "amount"; "addressCity"; "amountCurrency"'],
  ])('%s', (_, header) => expect(contentOf(header)).toBe(fixture('wise-template.csv').toString()));

  test('a name that objects have is an unknown one', () => {
    expect(contentOf('amount,constructor').split('\r\n').slice(1)).toEqual(['100.50,', '0.99,', '']);
  });
});

test.each([
  ['no amount', 'name,recipientEmail', { error: 'templateInvalid' }],
  ['no line', ' \r\n ', { error: 'templateInvalid' }],
  ['a formula', 'amount,=cmd', { error: 'templateInvalid' }],
  ['a column twice', 'amount,name,Name', { error: 'templateRepeated', values: { column: 'Name' } }],
  ['a bank account', 'name,amount,sortCode', { error: 'templateUnfillable', values: { column: 'sortCode' } }],
  ['nothing wrong', 'amount,,name,', { kind: 'done' }],
])('a template with %s', (_, header, judgement) => expect(judgeTemplate(header)).toMatchObject(judgement));

test('a file has 1,000 payments at most', () => {
  const items = Array.from({ length: 2_001 }, (_, n) => item(n + 1, { method: 'wise' }));
  const files = [1, 2, 3].map((part) => fileOf('wise', { payout: EUR, items, part }));
  expect(files.map(({ name, parts }) => [name, parts])).toEqual([
    ['RT-1-3-wise-1-of-3.csv', 3],
    ['RT-1-3-wise-2-of-3.csv', 3],
    ['RT-1-3-wise-3-of-3.csv', 3],
  ]);
  const rows = files.map((file) => cellsOf(file).slice(1));
  expect(rows.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
  expect(rows.flat().map((cells) => cells[2])).toEqual(items.map(({ id }) => id.toString(36).toUpperCase()));
  expect(refusalOf('wise', { payout: EUR, items, part: 4 })).toBe('nothingToExport');
});
