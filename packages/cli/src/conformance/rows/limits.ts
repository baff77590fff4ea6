// The rate limit headers, and which requests count against which bucket. None of these rules uses up a limit.
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { headerNumber } from '../headers.ts';
import { limitOf, type Kit } from '../kit.ts';
import { isSameWindow, windowOf, type Window } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { bucketName, BUCKETS, harmless, LIMITED, nameOf, NO_METHOD, operationsOf } from './harmless.ts';

const { shown } = rowsOf('limits', 'getReadiness');
/** Other requests between two compared ones would change the result. */
const ALONE = { stage: 'alone' } as const;
/** How often to compare: another client may send a request in between, or the window may end. */
const ATTEMPTS = 5;

type Request = [id: OperationId, call: Call];

async function windowAfter(kit: Kit, [id, call]: Request): Promise<Window> {
  const window = windowOf(await kit.ask(id, call));
  expectThat(window !== undefined, 'the headers of the rate limit', window);
  return window;
}

/**
 * The number of requests that a bucket loses from one request of its own to the next, with another request in between: 2
 * if that one counts, else 1. Requests of other clients can only make it more.
 */
async function spentBy(kit: Kit, own: Request, [id, call]: Request, expected: number): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < ATTEMPTS && least !== expected; i++) {
    const before = await windowAfter(kit, own);
    await kit.ask(id, call);
    const after = await windowAfter(kit, own);
    if (isSameWindow(before, after)) least = Math.min(least, before.remaining - after.remaining);
    // Fewer than expected cannot be due to other clients.
    if (least < expected) break;
  }
  return least;
}

const as = (id: OperationId, caller: Caller): Request => [id, { ...harmless(id), as: caller }];

/** Compares two requests that count against one bucket, or against two. */
const pair = (asks: string, counts: boolean, own: Request, other: Request, needs: readonly Need[] = []): Row =>
  shown(
    asks,
    counts ? 'one bucket' : 'two buckets',
    async (kit) => {
      const expected = counts ? 2 : 1;
      const spent = await spentBy(kit, own, other, expected);
      const what = counts ? 'to count against the same bucket' : 'not to count against the bucket';
      expectThat(spent === expected, `the request in between ${what}: ${expected} requests less`, `${spent} less`);
    },
    needs,
    ALONE,
  );

const numbers: Row[] = LIMITED.map((id) =>
  shown(nameOf(id), 'the limit of the document', async (kit) => {
    const expected = limitOf(bucketName(id)!, kit.target);
    const limit = headerNumber(await kit.ask(id, harmless(id)), 'rateLimitLimit');
    expectThat(limit === expected, `a limit of ${expected} (see --limit-scale)`, limit);
  }),
);

const inOneBucket: Row[] = BUCKETS.flatMap((bucket) => {
  const [first, ...others] = operationsOf(bucket) as [OperationId, ...OperationId[]];
  return others.map((id) => pair(`${nameOf(first)} and ${nameOf(id)}`, true, as(first, 'nobody'), as(id, 'nobody')));
});

const inTwoBuckets: Row[] = BUCKETS.slice(1).map((other, i) => {
  const [own, foreign] = [operationsOf(BUCKETS[i]!)[0]!, operationsOf(other)[0]!];
  return pair(`buckets ${BUCKETS[i]} and ${other}`, false, as(own, 'nobody'), as(foreign, 'nobody'));
});

/** Credentials that the service knows have buckets of their own if the document says so; all others never do. */
const OWNERS: [asks: string, caller: Caller, known: boolean, needs: readonly Need[]][] = [
  ['a key', 'program', true, []],
  ['a login token', 'login', true, ['loginToken']],
  ['a retired key', 'retired', true, ['retiredKey']],
  ['a key that nobody has', 'unknown', false, []],
];

const byOwner: Row[] = BUCKETS.flatMap((bucket) => {
  const id = operationsOf(bucket)[0]!;
  const byCredential = contract.rateLimits.buckets[bucket].per === 'credential';
  return OWNERS.map(([asks, caller, known, needs]) => {
    const name = `bucket ${bucket}, without a key and with ${asks}`;
    return pair(name, !(byCredential && known), as(id, 'nobody'), as(id, caller), needs);
  });
});

/** Which requests count, although they are refused, and which do not. */
const CLICK = as('trackClick', 'nobody');
const counting: Row[] = [
  pair('a method that is refused', true, CLICK, ['trackClick', { method: NO_METHOD }]),
  pair('a body that is not JSON', true, CLICK, ['trackClick', { body: '{' }]),
  pair('an unknown path', false, CLICK, ['trackClick', { path: '/api/v1/track/unheard-of', method: 'GET' }]),
  pair('a preflight', false, CLICK, [
    'trackClick',
    { method: 'OPTIONS', origin: 'https://brand.example', headers: { 'access-control-request-method': 'POST' } },
  ]),
];

/** How proxies send the client's address; anybody else could claim any address with it. */
const FORWARDED = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' };
const forwarded: Row[] = Object.entries(FORWARDED).map(([name, value]) =>
  pair(`with ${name}`, true, CLICK, ['trackClick', { body: {}, headers: { [name]: value } }], ['direct']),
);

export const limitRows: Row[] = [...numbers, ...inOneBucket, ...inTwoBuckets, ...byOwner, ...counting, ...forwarded];
