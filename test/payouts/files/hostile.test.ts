import fc from 'fast-check';
import { checksumIBAN } from 'sepa';
import { describe, expect, test } from 'vitest';
import { payoutFile, type FileItem, type FilePayout, type PayoutFileFormat } from '../../../src/payouts/files/index.ts';
import type { MethodKind } from '../../../src/payout-methods/rules.ts';
import { effort, TEST_TIMEOUT } from '../../properties/support/runs.ts';
import { cellsOf, EUR, fileOf, item, PAYOUT } from './support.ts';
import { errorOf, textsOf } from './xml.ts';

// Whatever partners write in their names, notes and addresses, a file has a row for each item, with exact amounts, and
// nothing that a spreadsheet executes.

const SIGNS = ['=cmd|"/c calc"!A1', '+', '-', '@', '＝', '"', ',', ';', '\r\n', '\n', '\t', '\u2028', '\0', ' ', '<&>'];
const NAMES = ['Anna', 'Łukasz', 'Ольга', '山田', 'محمد', '\u202e', '\u200b', '👩‍🚀', '🇩🇪', '\ud800', 'x'.repeat(500)];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS, ...NAMES), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join(''));
const address = fc.stringMatching(/^[=+a-z0-9'|-]{1,20}$/).map((name) => `${name}@partner.dev`);
const iban = fc.stringMatching(/^[0-9]{18}$/).map((account) => checksumIBAN(`DE00${account}`));
const DESTINATIONS = { paypal: address, wise: address, sepa: iban, other: hostile };

const AMOUNTS = [1, 99, 100, 10 ** 9, 10 ** 15];
const amountUpTo = (most: number) =>
  fc.oneof(fc.constantFrom(...AMOUNTS.filter((cents) => cents <= most)), fc.integer({ min: 1, max: most }));
const itemsOf = (method: MethodKind, most = Number.MAX_SAFE_INTEGER) => {
  const given = fc.record({
    amount_cents: amountUpTo(most),
    destination: DESTINATIONS[method],
    holder: hostile,
    holder_kind: fc.constantFrom('person' as const, 'institution' as const),
    email: address,
    note: fc.option(hostile),
  });
  const all = fc.array(given, { minLength: 1, maxLength: 20 });
  return all.map((of) => of.map((one, n) => item(n + 1, { method, ...one })));
};

/** `12.50` as `1250`. */
const centsOf = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/^(\d+)\.(\d\d)$/, '$1$2'));
const amountsOf = (items: readonly FileItem[]): string[] => items.map(({ amount_cents }) => String(amount_cents));
const sumOf = (cents: readonly string[]): bigint => cents.reduce((sum, amount) => sum + BigInt(amount), 0n);
const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell);
/** The cells of a spreadsheet that splits lines at semicolons, and knows no quotes inside a cell. */
const atSemicolons = ({ content }: { content: Buffer }): string[] =>
  content
    .toString()
    .split(/[\r\n]/)
    .flatMap((line) => line.split(';').map((cell, place) => (place === 0 ? cell : cell.replace(/^[\s"]+/, ''))));
const isBroken = (cell: string): boolean => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(cell);
const isLonger = (most: number) => (text: string) => [...text].length > most;

/** The same items in another order make the same bytes. */
const expectRepeatable = (format: PayoutFileFormat, payout: FilePayout, items: readonly FileItem[]): void =>
  expect(payoutFile({ payout, items: items.toReversed(), format })).toEqual(fileOf(format, { payout, items }));

const holds = (items: fc.Arbitrary<FileItem[]>, check: (items: FileItem[]) => void) =>
  fc.assert(fc.property(items, check), effort(100));

describe.each([
  { format: 'paypal', amountAt: 1, head: 0, longest: 400 },
  { format: 'wise', amountAt: 5, head: 1, longest: 70 },
] as const)('the file for $format', ({ format, amountAt, head, longest }) => {
  test('has a line for each item, the exact amounts, and no formula', { timeout: TEST_TIMEOUT }, () =>
    holds(itemsOf(format), (items) => {
      const file = fileOf(format, { items });
      const rows = cellsOf(file).slice(head);
      expect(file.content.toString().split('\r\n')).toHaveLength(head + items.length + 1);
      expect(centsOf(rows.map((cells) => cells[amountAt]!)).map(BigInt)).toEqual(amountsOf(items).map(BigInt));
      expect(rows.flat().filter((cell) => isFormula(cell) || isBroken(cell) || isLonger(longest)(cell))).toEqual([]);
      expect(atSemicolons(file).filter(isFormula)).toEqual([]);
      expectRepeatable(format, PAYOUT, items);
    }),
  );
});

test('the list for people has a row for each item, the exact amounts, and no formula', { timeout: TEST_TIMEOUT }, () =>
  holds(itemsOf('other'), (items) => {
    const file = fileOf('csv', { items });
    const rows = cellsOf(file).slice(1);
    expect(rows.map(({ length }) => length)).toEqual(items.map(() => 11));
    expect(sumOf(centsOf(rows.map((cells) => cells[4]!)))).toBe(sumOf(amountsOf(items)));
    expect(rows.flat().filter(isFormula)).toEqual([]);
    expect(atSemicolons(file).filter(isFormula)).toEqual([]);
    expectRepeatable('csv', PAYOUT, items);
  }),
);

test('the file for a bank is valid, with a transfer for each item and exact sums', { timeout: TEST_TIMEOUT }, () =>
  holds(itemsOf('sepa', 99_999_999_999), (items) => {
    const content = fileOf('sepa', { payout: EUR, items }).content.toString();
    expect(errorOf(content)).toBeUndefined();
    const amounts = centsOf(textsOf(content, 'InstdAmt'));
    expect(amounts.map(BigInt)).toEqual(amountsOf(items).map(BigInt));
    expect(new Set(centsOf(textsOf(content, 'CtrlSum')).map(BigInt))).toEqual(new Set([sumOf(amountsOf(items))]));
    const [names, remittances] = [textsOf(content, 'Nm'), textsOf(content, 'Ustrd')];
    expect(
      [...names, ...remittances].filter((text) => !/^[A-Za-z0-9/?:().,'][A-Za-z0-9/?:().,'+ -]*$/.test(text)),
    ).toEqual([]);
    expect([names.filter(isLonger(70)), remittances.filter(isLonger(140))]).toEqual([[], []]);
    expectRepeatable('sepa', EUR, items);
  }),
);
