// Rules that use up a rate limit: how many requests pass, what is refused, and how long the window is.
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { headerNumber, headerOf } from '../headers.ts';
import { limitOf, newProgram, type CheckedResponse, type Kit } from '../kit.ts';
import { clockOf, isSameWindow, windowOf, type Window } from '../limits.ts';
import { NO_RECORD, parametersOf } from '../owned.ts';
import { expectThat, Mismatch, NotAsked } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { bucketName, harmless, MANAGED, NO_METHOD, OPERATIONS, type Bucket } from './harmless.ts';

const { shown } = rowsOf('limits', 'getReadiness');

const bucketOperations = (bucket: Bucket): OperationId[] =>
  [...OPERATIONS, ...MANAGED].filter((id) => bucketName(id) === bucket);
const isManaged = (id: OperationId): boolean => MANAGED.includes(id);

/** A request that is refused, so that it changes nothing. */
const requestOf = (id: OperationId): Call => ({
  ...(isManaged(id) ? {} : harmless(id)),
  ids: Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD])),
});

/** Whose limit is used up: of a bucket of the management API, that of a token that nothing else needs. */
function ownerOf(bucket: Bucket): Caller {
  if (contract.rateLimits.buckets[bucket].per !== 'credential') return 'nobody';
  return isManaged(bucketOperations(bucket)[0]!) ? 'narrow' : 'program';
}

/** The maximum number of requests to send in order to reach a limit. */
const MOST = 300;
const ALONE = { stage: 'alone' } as const;

/** The bucket of one owner, and a request that counts against it. */
interface Owned {
  id: OperationId;
  call: Call;
}

const ask = (kit: Kit, { id, call }: Owned, more: Call = {}): Promise<CheckedResponse> =>
  kit.ask(id, { ...call, ...more, unpaced: true });

function windowIn(reply: CheckedResponse): Window {
  const window = windowOf(reply);
  expectThat(window !== undefined, 'the headers of the rate limit', window);
  return window;
}

/** How many windows are tried. On a slow machine a window can end before all requests are sent. */
const MOST_WINDOWS = 3;

/** A window ended before the kit had sent everything that must come within it. */
class WindowOver extends Mismatch {}

/** The response, if it belongs to this window. That the window ended at its time, the kit checks for each response. */
async function within(window: Window, asked: Promise<CheckedResponse>): Promise<CheckedResponse> {
  const reply = await asked;
  if (isSameWindow(windowIn(reply), window)) return reply;
  throw new WindowOver(`expected answers to all requests in one of ${MOST_WINDOWS} windows; each ended before`);
}

/** Does what must happen in one window; again in the next one if the window ends meanwhile. */
async function inOneWindow<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof WindowOver) || tries === MOST_WINDOWS) throw error;
    }
  }
}

const secondsUntil = (kit: Kit, reply: CheckedResponse, time: number): number =>
  Math.ceil(time - clockOf(reply, kit.now()));

/** Waits for the end of the current window, and sends the first request of the next one. */
async function openWindow(kit: Kit, owned: Owned, limit: number): Promise<CheckedResponse> {
  const before = await ask(kit, owned);
  await kit.wait(secondsUntil(kit, before, windowIn(before).reset) + 1, 'a new window must begin.');
  const reply = await ask(kit, owned);
  expectThat(
    reply.status !== 429,
    `a new window when the time of ${headerOf('rateLimitReset')} has come`,
    reply.status,
  );
  const { remaining } = windowIn(reply);
  expectThat(remaining === limit - 1, `${limit - 1} requests left after the first one`, remaining);
  return reply;
}

/** Exactly as many requests pass as the limit allows. Returns the first refusal. Call it within `inOneWindow`. */
async function useUp(kit: Kit, owned: Owned, limit: number): Promise<CheckedResponse> {
  const window = windowIn(await openWindow(kit, owned, limit));
  for (let left = limit - 2; left >= 0; left--) {
    const reply = await within(window, ask(kit, owned));
    expectThat(reply.status !== 429, `${limit} requests in the window`, `a refusal with ${left + 1} left`);
    const { remaining } = windowIn(reply);
    expectThat(remaining === left, `${left} requests left (does another client send requests?)`, remaining);
  }
  const refusal = await within(window, ask(kit, owned));
  expectError(owned.id, refusal, 'rateLimited');
  return refusal;
}

/** Past the limit, each of these requests is refused. */
async function expectRefusals(kit: Kit, window: Window, requests: readonly Owned[]): Promise<void> {
  for (const owned of requests) expectError(owned.id, await within(window, ask(kit, owned)), 'rateLimited');
}

/** The limit comes before the method, the credential and the body, for all operations of the bucket. */
async function expectRefused(kit: Kit, bucket: Bucket, { call: { as } }: Owned, window: Window): Promise<void> {
  for (const id of bucketOperations(bucket)) {
    const calls: Call[] = [requestOf(id), { ids: requestOf(id).ids!, method: NO_METHOD }];
    await expectRefusals(
      kit,
      window,
      calls.map((call) => ({ id, call: { ...call, as: as! } })),
    );
  }
}

async function expectEnd(kit: Kit, owned: Owned, limit: number): Promise<void> {
  const refusal = await ask(kit, owned);
  // No longer than the header says: a client that waits for that long must not be rejected again.
  if (refusal.status === 429) await kit.wait(headerNumber(refusal, 'retryAfter'), 'the window must end.');
  const reply = refusal.status === 429 ? await ask(kit, owned) : refusal;
  expectThat(reply.status !== 429, `no refusal after the time of ${headerOf('retryAfter')}`, reply.status);
  const { remaining } = windowIn(reply);
  expectThat(remaining >= limit - 2, `a new window of ${limit} requests`, `${remaining} left`);
}

async function run(kit: Kit, bucket: Bucket): Promise<void> {
  const limit = limitOf(bucket, kit.target);
  if (limit > MOST) throw new NotAsked(`the limit of ${limit} is too high to be used up`);
  const id = bucketOperations(bucket)[0]!;
  const owned: Owned = { id, call: { ...requestOf(id), as: ownerOf(bucket) } };
  await inOneWindow(async () => expectRefused(kit, bucket, owned, windowIn(await useUp(kit, owned, limit))));
  await expectEnd(kit, owned, limit);
}

/** A new program runs its chains; the next one is refused until the first one is an hour old. */
async function runChains(kit: Kit): Promise<void> {
  const made = expectSuccess(await kit.ask('cliInit', { as: 'login', body: newProgram() })).data as { api_key: string };
  const chain: Call = { key: made.api_key, body: { type: 'chain' } };
  const { chainsPerHour } = contract.limits;
  for (let i = 0; i < chainsPerHour; i++) expectSuccess(await kit.ask('cliTestEvent', chain));
  const refusal = await kit.ask('cliTestEvent', chain);
  expectError('cliTestEvent', refusal, 'tooManyChains');
  const wait = headerNumber(refusal, 'retryAfter');
  expectThat(wait > 3000 && wait <= 3600, 'a wait of about an hour', wait);
  // The limit does not apply to single events.
  expectSuccess(await kit.ask('cliTestEvent', { key: made.api_key, body: { event_type: 'click' } }));
}

const BUCKETS = (Object.keys(contract.rateLimits.buckets) as Bucket[]).filter(
  (one) => bucketOperations(one).length > 0,
);

export const usedUpRows: Row[] = [
  ...BUCKETS.map((bucket) =>
    shown(
      `as many requests of bucket ${bucket} as it allows, and more`,
      'the limit, then 429',
      (kit) => run(kit, bucket),
      ownerOf(bucket) === 'narrow' ? ['limits', 'narrowToken'] : ['limits'],
      { stage: 'last', lane: bucket },
    ),
  ),
  shown(
    `${contract.limits.chainsPerHour + 1} chains of a program`,
    '429 tooManyChains for the last one',
    runChains,
    ['loginToken', 'write', 'testEvents', 'limits'],
    ALONE,
  ),
];
