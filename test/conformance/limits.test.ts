import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { startService, type Service } from '../support/service.ts';
import { error, header, next, on, type Mutation } from './mutations/change.ts';
import { LIMITS } from './mutations/limits.ts';
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
    const [, seconds] = /^Waiting (\d+) seconds: the rate limit (?:lead|click) of address is used up\.$/.exec(note)!;
    expect(Number(seconds)).toBeLessThanOrEqual(62);
  }
});

test('the kit also waits for a bucket that other clients have exhausted', async () => {
  for (let i = 0; i < 60; i++) await service.call('/api/v1/cli/stripe-connect');
  const around = waiting();
  expect(failuresOf(await run(target, ['stripe-connect'], around))).toEqual([]);
  expect(around.notes).toEqual([
    expect.stringMatching(/^Waiting \d+ seconds: the rate limit cli of address is used up\.$/),
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

const WAIT = 'retry-after';
const REFUSALS: Omit<Mutation, 'only'>[] = [
  {
    name: 'another wait in the header',
    change: on(429, header(WAIT, '7')),
    tells: /expected the wait of the body, \d+ seconds, in the header; came 7/,
  },
  {
    name: 'a wait past the window',
    change: on(429, ({ headers, body }) => {
      headers[WAIT] = '600';
      body.error.retry_after_seconds = 600;
    }),
    tells: /expected a wait until the window ends, in \d+ seconds; came "?600 seconds/,
  },
  {
    name: 'a wait too short',
    change: on(429, ({ headers, body }) => {
      headers[WAIT] = '1';
      body.error.retry_after_seconds = 1;
    }),
    tells: /expected a wait until the window ends, in \d+ seconds; came "?1 seconds/,
  },
  { name: 'no wait in the header', change: on(429, header(WAIT, undefined)), tells: /header Retry-After is missing/ },
  {
    name: 'no wait in the body',
    change: on(
      429,
      error((e) => void delete e.retry_after_seconds),
    ),
    tells: /getReadiness 429/,
  },
  {
    name: 'no status in the body',
    change: on(
      429,
      error((e) => void delete e.status),
    ),
    tells: /getReadiness 429/,
  },
  {
    name: 'another code',
    change: on(
      429,
      error((e) => (e.code = 'too_many')),
    ),
    tells: /getReadiness 429/,
  },
  { name: 'the platform envelope', change: on(429, ({ body }) => void (body.data = null)), tells: /getReadiness 429/ },
  { name: 'requests left', change: on(429, header('x-ratelimit-remaining', '5')), tells: /requests left/ },
  {
    name: 'no refusal',
    change: on(429, (answer) => {
      answer.status = 401;
      delete answer.headers[WAIT];
      answer.body = { error: { code: 'invalid_key', message: 'Invalid API token.' } };
    }),
    tells: /expected fewer than 0 requests left/,
  },
  {
    name: 'another window in the refusal',
    change: on(
      429,
      ({ headers }) => void (headers['x-ratelimit-reset'] = String(Number(headers['x-ratelimit-reset']) - 20 - next())),
    ),
    tells: /expected the window that ends at/,
  },
];

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

test('three such windows fail the rule', async () => {
  slow(() => 4);
  const failures = failuresOf(await run(target, ['limits'], waiting()));
  expect(failures.find((text) => text.startsWith(READINESS))).toMatch(
    /expected answers to all requests in one of 3 windows/,
  );
});

describe('a wrong rejection', () => {
  test.each(REFUSALS)('$name', async ({ change, tells }) => {
    breaker.apply(change);
    const failures = failuresOf(await run(target, ['limits'], waiting()));
    const failed = failures.find((text) => text.startsWith('limits: as many requests of bucket readiness'));
    expect(failed).toMatch(tells);
  });
});

describe('a wrong count', () => {
  test.each(LIMITS)('$name', async ({ create, tells }) => {
    breaker.apply(create());
    expect(failuresOf(await run(target, ['limits'], waiting())).join('\n')).toMatch(tells);
  });
});
