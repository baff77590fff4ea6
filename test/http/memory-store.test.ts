import { expect, test } from 'vitest';
import { memoryStore } from '../../src/api/limit.ts';
import { testClock } from '../support/clock.ts';

const WINDOW = 60_000;

function storeOf(maxKeys?: number) {
  const clock = testClock();
  const store = memoryStore(clock, WINDOW, maxKeys);
  return { clock, spend: (key: string) => Promise.resolve({ ...store.spend(key) }) };
}

test('each key is counted separately, in a window that starts with its first request', async () => {
  const { clock, spend } = storeOf();
  expect(await spend('a')).toEqual({ count: 1, msLeft: WINDOW });
  clock.advance({ seconds: 10 });
  expect(await spend('a')).toEqual({ count: 2, msLeft: WINDOW - 10_000 });
  expect(await spend('b')).toEqual({ count: 1, msLeft: WINDOW });
});

test('a window ends exactly to the millisecond', async () => {
  const { clock, spend } = storeOf();
  await spend('a');
  clock.advance({ ms: WINDOW - 1 });
  expect((await spend('a')).count).toBe(2);
  clock.advance({ ms: 1 });
  expect(await spend('a')).toEqual({ count: 1, msLeft: WINDOW });
});

test.each([-7_200, 7_200])(
  'a window has the same length if the system time is changed by %i seconds',
  async (seconds) => {
    const { clock, spend } = storeOf();
    await spend('a');
    clock.set(new Date(clock.now().getTime() + seconds * 1000));
    expect(await spend('a')).toEqual({ count: 2, msLeft: WINDOW });
    clock.advance({ ms: WINDOW - 1 });
    expect(await spend('a')).toEqual({ count: 3, msLeft: 1 });
    clock.advance({ ms: 1 });
    expect(await spend('a')).toEqual({ count: 1, msLeft: WINDOW });
  },
);

test('overlapping windows are stored completely', async () => {
  const { clock, spend } = storeOf();
  await spend('early');
  clock.advance({ seconds: 45 });
  await spend('late');
  clock.advance({ seconds: 30 });
  expect((await spend('early')).count).toBe(1);
  expect((await spend('late')).count).toBe(2);
  clock.advance({ seconds: 29 });
  expect(await spend('late')).toEqual({ count: 3, msLeft: 1_000 });
  clock.advance({ seconds: 1 });
  expect((await spend('late')).count).toBe(1);
  expect((await spend('early')).count).toBe(2);
});

test('a steady stream of new keys ends no window early', async () => {
  const { clock, spend } = storeOf();
  for (let second = 0; second < 180; second++) {
    for (const key of ['steady', `new${second}`]) await spend(key);
    // Each window has one request of each of its 60 seconds.
    expect((await spend('probe')).count).toBe((second % 60) + 1);
    clock.advance({ seconds: 1 });
    if (second % 60 < 59) expect((await spend(`new${second}`)).count).toBe(2);
  }
});

test('it is bounded: when it is full, the oldest windows start again and the newest stay', async () => {
  const { spend } = storeOf(100);
  for (let n = 0; n < 300; n++) expect((await spend(`key${n}`)).count).toBe(1);
  expect((await spend('key299')).count).toBe(2);
  expect((await spend('key270')).count).toBe(2);
  expect((await spend('key0')).count).toBe(1);
  expect((await spend('key199')).count).toBe(1);
});

test('it counts exactly while it is not full', async () => {
  const { spend } = storeOf(1000);
  for (let n = 0; n < 400; n++) await spend(`key${n}`);
  for (let n = 0; n < 400; n++) expect((await spend(`key${n}`)).count).toBe(2);
});

test('many requests of one key need no more space', async () => {
  const { spend } = storeOf(4);
  await spend('other');
  for (let n = 1; n <= 1000; n++) expect((await spend('a')).count).toBe(n);
  expect((await spend('other')).count).toBe(2);
});
