import { expect, test } from 'vitest';
import { createReadCache } from '../../src/lib/read-cache.ts';
import { testClock } from '../support/clock.ts';

interface Value {
  name: string;
}

function start(maxEntries = 100) {
  const clock = testClock();
  const cache = createReadCache<Value>({ clock, maxAgeMs: 900, maxEntries });
  let reads = 0;
  const read = (name: string) => cache.get(name, () => Promise.resolve({ name: `${name} ${++reads}` }));
  return { clock, cache, read };
}

/** A read that ends when the test says so. */
function pending() {
  let end!: (value: Value | undefined) => void;
  let fail!: (error: Error) => void;
  const result = new Promise<Value | undefined>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { read: () => result, end, fail };
}

test('a value is as old as the beginning of its read', async () => {
  const { clock, cache, read } = start();
  const slow = pending();
  const first = cache.get('a', slow.read);
  clock.advance({ ms: 600 });
  slow.end({ name: 'slow' });
  expect(await first).toEqual({ name: 'slow' });
  clock.advance({ ms: 300 });
  expect(read('a')).toEqual({ name: 'slow' });
  clock.advance({ ms: 1 });
  expect(await read('a')).toEqual({ name: 'a 1' });
});

test('a read that has taken too long is not shared, and does not replace what a younger one found', async () => {
  const { clock, cache, read } = start();
  const slow = pending();
  const first = cache.get('a', slow.read);
  clock.advance({ ms: 901 });
  expect(await read('a')).toEqual({ name: 'a 1' });
  slow.end({ name: 'old' });
  expect(await first).toEqual({ name: 'old' });
  expect(read('a')).toEqual({ name: 'a 1' });
});

test.each<[string, (cache: ReturnType<typeof start>['cache']) => void]>([
  ['drop', (cache) => cache.drop('a')],
  ['dropWhere', (cache) => cache.dropWhere(({ name }) => name.startsWith('a'))],
  ['clear', (cache) => cache.clear()],
])('%s forgets a value, and a read that has begun is neither stored nor shared', async (_, forget) => {
  const { cache, read } = start();
  expect(await read('a')).toEqual({ name: 'a 1' });
  forget(cache);
  const slow = pending();
  const early = cache.get('a', slow.read);
  forget(cache);
  expect(await read('a')).toEqual({ name: 'a 2' });
  slow.end({ name: 'early' });
  expect(await early).toEqual({ name: 'early' });
  expect(read('a')).toEqual({ name: 'a 2' });
});

test('dropWhere leaves what does not match', async () => {
  const { cache, read } = start();
  for (const name of ['a', 'b', 'ab', 'c']) await read(name);
  cache.dropWhere(({ name }) => name.startsWith('a'));
  expect(read('b')).toEqual({ name: 'b 2' });
  expect(read('c')).toEqual({ name: 'c 4' });
  expect(read('a')).toBeInstanceOf(Promise);
  expect(read('ab')).toBeInstanceOf(Promise);
});

test('that there is nothing, or that a read failed, is not remembered', async () => {
  const { clock, cache, read } = start();
  expect(await cache.get('a', () => Promise.resolve(undefined))).toBeUndefined();
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await read('a')).toEqual({ name: 'a 1' });
  clock.advance({ ms: 901 });
  expect(await cache.get('a', () => Promise.resolve(undefined))).toBeUndefined();
  expect(await read('a')).toEqual({ name: 'a 2' });
});

test('at the limit the value that was used least recently is dropped', async () => {
  const { read } = start(3);
  for (const name of ['a', 'b', 'c']) await read(name);
  expect(read('a')).toEqual({ name: 'a 1' });
  await read('d');
  expect(read('a')).toEqual({ name: 'a 1' });
  expect(read('c')).toEqual({ name: 'c 3' });
  expect(read('b')).toBeInstanceOf(Promise);
});

test('hits and misses are counted', async () => {
  const { cache, read } = start();
  await Promise.all([read('a'), read('a')]);
  await read('a');
  expect(cache.counts).toEqual({ hits: 1, misses: 2 });
});
