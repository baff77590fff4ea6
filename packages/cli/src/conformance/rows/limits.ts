// The rate limit headers, and which requests count against which bucket. None of these rules uses up a limit.
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { headerNumber } from '../headers.ts';
import { limitOf, type Kit } from '../kit.ts';
import { isSameWindow, windowOf, type Window } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { dataOf, makeOwned, manage } from '../owned.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { bucketName, BUCKETS, harmless, LIMITED, nameOf, NO_METHOD, operationsOf, type Bucket } from './harmless.ts';
import { inDays } from '../days.ts';

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
async function spentBy(kit: Kit, own: Request, other: () => Promise<unknown>, expected: number): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < ATTEMPTS && least !== expected; i++) {
    const before = await windowAfter(kit, own);
    await other();
    const after = await windowAfter(kit, own);
    if (isSameWindow(before, after)) least = Math.min(least, before.remaining - after.remaining);
    // Fewer than expected cannot be due to other clients.
    if (least < expected) break;
  }
  return least;
}

async function expectSpent(kit: Kit, own: Request, other: () => Promise<unknown>, counts: boolean): Promise<void> {
  const expected = counts ? 2 : 1;
  const spent = await spentBy(kit, own, other, expected);
  const what = counts ? 'to count against the same bucket' : 'not to count against the bucket';
  expectThat(spent === expected, `the request in between ${what}: ${expected} requests less`, `${spent} less`);
}

const ask =
  (kit: Kit, [id, call]: Request) =>
  () =>
    kit.ask(id, call);
const as = (id: OperationId, caller: Caller): Request => [id, { ...harmless(id), as: caller }];

/** Compares two requests that count against one bucket, or against two. */
const pair = (asks: string, counts: boolean, own: Request, other: Request, needs: readonly Need[] = []): Row =>
  shown(
    asks,
    counts ? 'one bucket' : 'two buckets',
    (kit) => expectSpent(kit, own, ask(kit, other), counts),
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
  return [first, ...others].map((id) =>
    pair(`${nameOf(first)} and ${nameOf(id)}`, true, as(first, 'nobody'), as(id, 'nobody')),
  );
});

const inTwoBuckets: Row[] = BUCKETS.flatMap((bucket, i) =>
  BUCKETS.slice(i + 1).map((other) => {
    const [own, foreign] = [operationsOf(bucket)[0]!, operationsOf(other)[0]!];
    return pair(`buckets ${bucket} and ${other}`, false, as(own, 'nobody'), as(foreign, 'nobody'));
  }),
);

/** Credentials that the service knows have buckets of their own if the document says so; all others never do. */
const OWNERS: [asks: string, caller: Caller, known: boolean, needs: readonly Need[]][] = [
  ['a key', 'program', true, []],
  ['a login token', 'login', true, ['loginToken']],
  ['a marked key', 'marked', true, ['markedKey']],
  ['a retired key', 'retired', true, ['retiredKey']],
  ['a key that nobody has', 'unknown', false, []],
  ['no Bearer', 'malformed', false, []],
  ['an empty token', 'empty', false, []],
];

/** The keys of a program while its key is rotated. */
async function twoKeys(kit: Kit): Promise<string[]> {
  const { id, apiKey } = await makeOwned(kit);
  const rotate_by = inDays(kit, 7);
  const made = await manage(kit, 'rotateKey', { program_id: id }, { body: { rotate_by } });
  return [apiKey, dataOf<{ api_key: string }>(made).api_key];
}

const byOwner: Row[] = BUCKETS.flatMap((bucket) => {
  const id = operationsOf(bucket)[0]!;
  const byCredential = contract.rateLimits.buckets[bucket].per === 'credential';
  const rows = OWNERS.map(([asks, caller, known, needs]) =>
    pair(
      `bucket ${bucket}, without a key and with ${asks}`,
      !(byCredential && known),
      as(id, 'nobody'),
      as(id, caller),
      needs,
    ),
  );
  const second = shown(
    `bucket ${bucket}, with two keys`,
    byCredential ? 'two buckets' : 'one bucket',
    async (kit) => {
      await kit.second();
      await expectSpent(kit, as(id, 'program'), ask(kit, as(id, 'second')), !byCredential);
    },
    ['second'],
    ALONE,
  );
  const ofOne = shown(
    `bucket ${bucket}, with two keys of one program`,
    byCredential ? 'two buckets' : 'one bucket',
    async (kit) => {
      const keys = await twoKeys(kit);
      const [own, other] = keys.map((key): Request => [id, { ...harmless(id), as: 'program', key }]) as [
        Request,
        Request,
      ];
      await expectSpent(kit, own, ask(kit, other), !byCredential);
    },
    ['apiToken', 'write'],
    ALONE,
  );
  return [...rows, second, ofOne];
});

/** Requests that are refused after the rate limit, or that have no limit. */
type Refusal = [asks: string, call: Call];
const WITH_BODY: Refusal[] = [
  ['a body that is not JSON', { body: '{' }],
  ['another content type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
  ['a body past the limit', { body: '{}'.padEnd(contract.limits.bodyBytes + 1) }],
];
const refusals = (bucket: Bucket): Row[] => {
  const withBody = operationsOf(bucket).find((id) => 'body' in harmless(id));
  const id = withBody ?? operationsOf(bucket)[0]!;
  const methods = [NO_METHOD, 'OPTIONS'].map((method): Refusal => [`the method ${method}`, { method }]);
  const calls = [...methods, ...(withBody ? WITH_BODY : [])];
  return calls.map(([asks, call]) =>
    pair(`bucket ${bucket}, ${asks}`, true, as(id, 'nobody'), [id, { ...call, as: 'nobody' }]),
  );
};

const FREE: [asks: string, call: Call][] = [
  ['an unknown path', { path: '/api/v1/track/unheard-of', method: 'GET' }],
  [
    'a preflight',
    { method: 'OPTIONS', origin: 'https://brand.example', headers: { 'access-control-request-method': 'POST' } },
  ],
];
const free: Row[] = FREE.map(([asks, call]) =>
  shown(
    asks,
    'counts against no bucket',
    (kit) => expectSpent(kit, as('trackClick', 'nobody'), ask(kit, ['trackClick', call]), false),
    [],
    ALONE,
  ),
);

/** How proxies send the client's address; anybody else could claim any address with it. */
const FORWARDED: Record<string, string> = {
  'x-forwarded-for': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'x-client-ip': '203.0.113.7',
  'cf-connecting-ip': '203.0.113.7',
  'true-client-ip': '203.0.113.7',
};
const forwarded: Row[] = BUCKETS.flatMap((bucket, i) => {
  const id = operationsOf(bucket)[0]!;
  const own = as(id, 'nobody');
  const names = Object.keys(FORWARDED).slice(0, i === 0 ? undefined : 1);
  return names.map((name) => {
    const call = { ...harmless(id), headers: { [name]: FORWARDED[name] } };
    return pair(`bucket ${bucket}, with ${name}`, true, own, [id, call], ['direct']);
  });
});

export const limitRows: Row[] = [
  ...numbers,
  ...inOneBucket,
  ...inTwoBuckets,
  ...byOwner,
  ...BUCKETS.flatMap(refusals),
  ...free,
  ...forwarded,
];
