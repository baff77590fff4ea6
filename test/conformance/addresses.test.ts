import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Surroundings } from '../../packages/cli/src/conformance/session.ts';
import { loopbackAddresses } from '../../packages/cli/src/settings.ts';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, run, startBreaker, surroundings, targetOn, type Breaker } from './support.ts';

// On a loopback address the kit sends from several addresses, so that the limits of addresses do not slow it down.

vi.setConfig({ testTimeout: 90_000 });

let service: Service;
let breaker: Breaker;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 2.5 });
  breaker = await startBreaker(service);
});
afterAll(async () => {
  await breaker.stop();
  await service.stop();
});

/** Runs two lanes, which together send more leads than one address may; each alone does not. */
const lanes = async (baseUrl: string, more: Partial<Surroundings> = {}) => {
  const around = surroundings({ parallel: true, addresses: loopbackAddresses(baseUrl), ...more });
  expect(failuresOf(await run(await targetOn(service, baseUrl), ['lead', 'chain'], around))).toEqual([]);
  return around.notes;
};

test('each lane has an address of its own, and none waits for the requests of another', async () => {
  // Without the proxy nothing else moves the service's clock.
  const ticking = setInterval(() => breaker.advance(0), 20);
  const notes = await lanes(service.baseUrl).finally(() => clearInterval(ticking));
  expect(notes).toEqual([]);
});

test('behind a proxy all lanes have one address, and wait', async () => {
  breaker.advance(61);
  const notes = await lanes(breaker.baseUrl, {
    now: () => service.clock.now(),
    sleep: (seconds) => Promise.resolve(breaker.advance(seconds)),
  });
  expect(notes).toContainEqual(expect.stringContaining('the rate limit lead of address is used up'));
});

test.each([
  ['http://127.0.0.1:3000', 100],
  ['http://localhost:3000', 0],
  ['https://referrals.brand.dev', 0],
])('%s: %i more addresses', (baseUrl, expected) => {
  expect(loopbackAddresses(baseUrl)).toHaveLength(expected);
});
