import { expect, test } from 'vitest';
import { answerText } from '../../../packages/cli/src/management/text.ts';

// What people see of an answer: a line of a list fits on a screen.

const plain = (_format: string, text: string): string => text;
const shown = (data: object[]): string[][] =>
  answerText('audit-log', { data }, plain as never)
    .split('\n')
    .map((line) => line.split(/ {2,}/));

const common = {
  ...{ id: 7, created_at: '2026-11-22T10:00:00.000Z', request_id: 'r', credential: 'token 1', action: 'a' },
  actor: { kind: 'account', id: 1, email: null },
  target: { kind: 'program', id: 3 },
};

test('what only some records of a wide list have is in the last column, with its name', () => {
  const lines = shown([
    { ...common, before: { status: 'joined', note: null }, after: { status: 'removed' } },
    {
      ...common,
      after: { name: 'Brand', origins: ['https://brand.dev', 'https://www.brand.dev'], terms: { rate: 20 } },
    },
    { ...common, after: null },
  ]);
  expect(lines[0]!.slice(-3)).toEqual(['TARGET KIND', 'TARGET ID', 'DETAILS']);
  expect(lines.slice(1).map((line) => line.at(-1))).toEqual([
    'before status: joined; after status: removed',
    'after: name Brand, origins https://brand.dev, https://www.brand.dev, terms rate 20',
    '-',
  ]);
});

test('the fields of a record are one level deep, with lists of values', () => {
  const lines = shown([{ ...common, after: { name: 'Brand', origins: ['https://a.dev', 'https://b.dev'] } }, common]);
  expect(lines[1]!.at(-1)).toBe('after name: Brand; after origins: https://a.dev, https://b.dev');
});

test('the totals of a time in which nothing happened are zeros, and other empty lists say so', () => {
  const time = { from: '2026-11-01', to: '2026-12-01', as_of: '2026-11-22T10:00:00.000Z' };
  const of = (command: string) => answerText(command, { data: [], ...time }, plain).split('\n');
  for (const command of ['stats', 'portal stats']) {
    expect(of(command)).toEqual([
      'CLICKS  LEADS  SALES  REFUNDS  COMMISSION CENTS',
      '0       0      0      0        0',
      ...['From: 2026-11-01', 'To: 2026-12-01', 'As of: 2026-11-22T10:00:00.000Z'],
    ]);
  }
  expect(of('link list')[0]).toBe('None.');
  const grouped = answerText('stats', { data: [], ...time }, plain, { grouped: true }).split('\n');
  expect(grouped.slice(0, 2)).toEqual(['No event in this time.', 'From: 2026-11-01']);
});

test('a narrow list has a column for each field', () => {
  expect(
    shown([
      { id: 1, status: 'done' },
      { id: 2, obstacle: 'held' },
    ]),
  ).toEqual([
    ['ID', 'STATUS', 'OBSTACLE'],
    ['1', 'done', '-'],
    ['2', '-', 'held'],
  ]);
});

test('a record keeps its own fields beside those of a record in it', () => {
  const refunds = [{ id: 15, amount_cents: 990 }];
  expect(shown([{ id: 192, amount_cents: 4950, refunds }])).toEqual([
    ['ID', 'AMOUNT CENTS', 'REFUND ID', 'REFUND AMOUNT CENTS'],
    ['192', '4950', '15', '990'],
  ]);
});
