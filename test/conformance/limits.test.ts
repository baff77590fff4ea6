import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, run, omissionsOf, startBreaker, surroundings, targetOn, type Breaker } from './support.ts';

// With the limits of production, the kit waits for free requests, and it reports a wrong rate limit error.

let service: Service;
let breaker: Breaker;
let target: Target;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1 });
  breaker = await startBreaker(service);
  target = await targetOn(service, breaker.baseUrl);
});
beforeEach(() => {
  breaker.apply(undefined);
  breaker.advance(61);
});
afterAll(async () => {
  await breaker.stop();
  await service.stop();
});

/** Waits without real time: only the service's clock advances. */
const waiting = () =>
  surroundings({
    now: () => service.clock.now(),
    sleep: (seconds) => Promise.resolve(breaker.advance(seconds)),
  });

test('the kit waits for an exhausted bucket and says so, and no rule is skipped', async () => {
  const around = waiting();
  const report = await run(target, ['lead'], around);
  expect([failuresOf(report), omissionsOf(report)]).toEqual([[], []]);
  expect(around.notes.length).toBeGreaterThan(0);
  for (const note of around.notes) {
    const [, seconds] =
      /^Waiting (\d+) seconds: the rate limit (?:lead|click) of address is used up\. \d+ of \d+ rules are done\.$/.exec(
        note,
      )!;
    expect(Number(seconds)).toBeLessThanOrEqual(62);
  }
});

test('the kit also waits for a bucket that other clients have exhausted', async () => {
  for (let i = 0; i < 60; i++) await service.call('/api/v1/cli/stripe-connect');
  const around = waiting();
  expect(failuresOf(await run(target, ['stripe-connect'], around))).toEqual([]);
  expect(around.notes).toEqual([
    expect.stringMatching(
      /^Waiting \d+ seconds: the rate limit cli of address is used up\. 0 of \d+ rules are done\.$/,
    ),
  ]);
});

const reset = () => String(Math.floor(service.clock.now().getTime() / 1000) + 30);

test('a rejection that never ends fails the rule', async () => {
  const refusal = {
    error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: 30 },
  };
  breaker.apply((answer, { path }) => {
    if (!path.endsWith('/stripe-connect')) return;
    answer.status = 429;
    Object.assign(answer.headers, { 'retry-after': '30', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset() });
    answer.body = refusal;
  });
  const around = waiting();
  const failures = failuresOf(await run(target, ['stripe-connect'], around));
  expect(failures[0]).toMatch(/^stripe-connect: nothing: expected 410 retired .*came 429/);
  expect(around.notes.length).toBeGreaterThan(3);
});

/** How long each request of the limit that is used up takes, in seconds. */
const slow = (secondsOf: (sent: number) => number) => {
  let sent = 0;
  breaker.apply((_answer, { path }) => void (path.endsWith('/readiness') && breaker.advance(secondsOf((sent += 1)))));
};
const READINESS = 'limits: as many requests of bucket readiness as it allows, and more';

test('a window that ends before all requests are sent is not judged, and the next one is', async () => {
  slow((sent) => (sent === 20 || sent === 50 ? 61 : 0));
  const failures = failuresOf(await run(target, ['limits'], waiting()));
  expect(failures.filter((text) => text.startsWith(READINESS))).toEqual([]);
});

const WAIT = 'retry-after';
const REFUSALS: [name: string, change: (headers: Record<string, unknown>) => unknown, tells: RegExp][] = [
  ['another wait in the header', (headers) => (headers[WAIT] = '7'), /expected the wait of the body, \d+ seconds/],
  ['no wait in the header', (headers) => delete headers[WAIT], /header Retry-After is missing/],
  ['requests left', (headers) => (headers['x-ratelimit-remaining'] = '5'), /requests left/],
];

test.each(REFUSALS)('a wrong rejection: %s', async (_, change, tells) => {
  breaker.apply(({ status, headers }) => void (status === 429 && change(headers)));
  const failures = failuresOf(await run(target, ['limits'], waiting()));
  expect(failures.find((text) => text.startsWith(READINESS))).toMatch(tells);
});

test('a limit that is not held', async () => {
  breaker.apply((answer) => {
    if (answer.status !== 429) return;
    answer.status = 401;
    delete answer.headers[WAIT];
    answer.body = { error: { code: 'invalid_key', message: 'Invalid API token.' } };
  });
  const failures = failuresOf(await run(target, ['limits'], waiting()));
  expect(failures.find((text) => text.startsWith(READINESS))).toMatch(/expected fewer than 0 requests left/);
});
