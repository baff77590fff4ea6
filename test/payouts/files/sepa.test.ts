import { afterEach, describe, expect, test } from 'vitest';
import type { FileItem, FilePayout } from '../../../src/payouts/files/index.ts';
import { EUR, fileOf, item, PAYOUT, refusalOf } from './support.ts';
import { errorOf, textsOf } from './xml.ts';

const IBAN = 'NL91ABNA0417164300';
const transfer = (id: number, given: Partial<FileItem> = {}) =>
  item(id, { method: 'sepa', destination: IBAN, ...given });
const ITEMS = [transfer(1, { note: 'Thank you for May' }), transfer(2, { amount_cents: 1 })];
const contentOf = (
  items: readonly FileItem[],
  { payout = EUR, ...more }: { payout?: FilePayout; executionDate?: string } = {},
) => fileOf('sepa', { payout, items, ...more }).content.toString();

test('the file is valid to the schema, which refuses another', () => {
  const content = contentOf(ITEMS);
  expect(errorOf(content)).toBeUndefined();
  expect(errorOf(content.replace('<PmtMtd>TRF</PmtMtd>', ''))).toContain('PmtMtd');
});

test('it says who pays what to whom, and when', () => {
  const content = contentOf(ITEMS, { executionDate: '2026-06-05' });
  const expected = {
    CreDtTm: ['2026-06-02T09:30:15'],
    NbOfTxs: ['2', '2'],
    CtrlSum: ['100.51', '100.51'],
    ReqdExctnDt: ['2026-06-05'],
    IBAN: ['DE89370400440532013000', IBAN, IBAN],
    Nm: ['Brand GmbH', 'Brand GmbH', 'Anna Muller', 'Anna Muller'],
    InstdAmt: ['100.50', '0.01'],
    EndToEndId: ['RT-1-3-1', 'RT-1-3-2'],
    Ustrd: ['RT-1-3-1 Thank you for May', 'RT-1-3-2'],
    ChrgBr: ['SLEV'],
  };
  const found = Object.keys(expected).map((element) => [element, textsOf(content, element)]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(fileOf('sepa', { payout: EUR, items: ITEMS }).name).toBe('RT-1-3-sepa.xml');
  expect(textsOf(contentOf(ITEMS), 'ReqdExctnDt')).toEqual(['2026-06-02']);
});

describe('whatever the time zone of the process is,', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  // Of the last, the clock skips the hour of the payout.
  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'])('the bytes are the same: %s', (zone) => {
    const payout = { ...EUR, created_at: new Date('2026-03-29T02:30:00Z') };
    process.env.TZ = 'UTC';
    const expected = contentOf(ITEMS, { payout, executionDate: '2026-04-01' });
    process.env.TZ = zone;
    expect(contentOf(ITEMS, { payout, executionDate: '2026-04-01' })).toBe(expected);
    expect(textsOf(expected, 'CreDtTm')).toEqual(['2026-03-29T02:30:00']);
  });
});

describe('the identifier of the file', () => {
  const idOf = (...asked: Parameters<typeof contentOf>) => textsOf(contentOf(...asked), 'MsgId')[0];

  test('is the same for the same items, on whatever day they are paid', () => {
    expect(idOf(ITEMS)).toMatch(/^RT[0-9A-F]{26}$/);
    expect(idOf(ITEMS.toReversed(), { executionDate: '2026-06-05' })).toBe(idOf(ITEMS));
  });

  test.each<[string, FileItem[]]>([
    ['fewer items', ITEMS.slice(1)],
    ['another amount', [ITEMS[0]!, transfer(2, { amount_cents: 2 })]],
    ['another account', [ITEMS[0]!, transfer(2, { amount_cents: 1, destination: 'FR7630006000011234567890189' })]],
  ])('is another one for %s', (_, items) => expect(idOf(items)).not.toBe(idOf(ITEMS)));
});

describe('the BIC of the payer', () => {
  const withBic = (bic: string) => ({
    payout: { ...EUR, program: { name: 'Brand', debtor: { ...EUR.program.debtor!, bic } } },
  });

  test('is in the file', () =>
    expect(textsOf(contentOf(ITEMS, withBic('COBADEFFXXX')), 'BICFI')).toEqual(['COBADEFFXXX']));
  test.each(['', 'ABNANL2A', 'COBADE'])('is left out if it cannot be: %o', (bic) => {
    const content = contentOf(ITEMS, withBic(bic));
    expect(textsOf(content, 'BICFI')).toEqual([]);
    expect(errorOf(content)).toBeUndefined();
  });
});

test('5,000 transfers have identifiers of 35 characters at most', () => {
  const content = contentOf(Array.from({ length: 5_000 }, (_, n) => transfer(n + 1)));
  expect(errorOf(content)).toBeUndefined();
  expect(textsOf(content, 'NbOfTxs')).toEqual(['5000', '5000']);
  expect(textsOf(content, 'CtrlSum')).toEqual(['502500.00', '502500.00']);
});

test.each<[string, string, FilePayout]>([
  ['another currency', 'currencyRefused', PAYOUT],
  ['no payer', 'payerInvalid', { ...EUR, program: { name: 'Brand' } }],
  [
    'a payer with a wrong IBAN',
    'payerInvalid',
    { ...EUR, program: { name: 'Brand', debtor: { name: 'Brand', iban: 'DE00' } } },
  ],
  [
    'a payer without a name',
    'payerInvalid',
    { ...EUR, program: { name: 'Brand', debtor: { ...EUR.program.debtor!, name: '😀' } } },
  ],
])('%s: %s', (_, refusal, payout) => expect(refusalOf('sepa', { payout, items: ITEMS })).toBe(refusal));

describe('an amount', () => {
  test.each([
    [99_999_999_999, '999999999.99'],
    [1, '0.01'],
    [10 ** 9, '10000000.00'],
  ])('of %d cents is %s', (amount_cents, text) => {
    const content = contentOf([transfer(1, { amount_cents })]);
    expect([textsOf(content, 'InstdAmt'), textsOf(content, 'CtrlSum')]).toEqual([[text], [text, text]]);
  });

  test('that SEPA does not transfer is refused', () => {
    expect(refusalOf('sepa', { payout: EUR, items: [transfer(1, { amount_cents: 10 ** 11 })] })).toBe('amountTooLarge');
  });

  test('is refused with the others if the sum of floating-point numbers is another', () => {
    const items = Array.from({ length: 5_000 }, (_, n) => transfer(n + 1, { amount_cents: 99_999_999_999 }));
    expect(refusalOf('sepa', { payout: EUR, items })).toBe('amountTooLarge');
  });
});

test('what a bank does not take is left out of names and remittances', () => {
  const named = transfer(1, { holder: '=Łukasz\r\n😀 <Ольга> & "Co"', note: '\u202e@山田 #1' });
  const content = contentOf([named, transfer(2, { holder: '😀' })]);
  expect(textsOf(content, 'Nm').slice(2)).toEqual(["Lukasz Ol'ga Co", 'RT-1-3-2']);
  expect(textsOf(content, 'Ustrd')).toEqual(['RT-1-3-1 ShanTian 1', 'RT-1-3-2']);
  expect(errorOf(content)).toBeUndefined();
});
