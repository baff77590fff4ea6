import { expect, test } from 'vitest';
import { done, refused, type Done, type DoneWith, type Refused } from '../../src/common/refused.ts';

type Made = { kind: 'done'; id: number } | Refused<'notFound' | 'tooManyPostbacks'>;
type Paid = { kind: 'done'; id: number } | Refused<'nothingDue'>;
const doneOf: Done<'createPostback'> = done;
const made = (): Made => ({ kind: 'done', id: 7 });
const paid = (): Paid => refused('nothingDue', { total: 3 });

test('what an act has done is returned, and the error of a refused one thrown with its values', () => {
  expect(doneOf(made()).id).toBe(7);
  expect(() => done(paid())).toThrow(expect.objectContaining({ error: 'nothingDue', values: { total: 3 } }));
});

test('an error that the operation does not declare does not compile, also in an act of several operations', () => {
  // @ts-expect-error: no payout is made
  expect(() => doneOf(paid())).toThrow('nothingDue');
  const withMade: DoneWith<Made> = doneOf;
  // @ts-expect-error: no payout is made
  const withPaid: DoneWith<Paid> = doneOf;
  expect([withMade(made()).kind, () => withPaid(paid())]).toEqual(['done', expect.any(Function)]);
});
