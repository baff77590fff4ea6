import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Attempted } from '../../src/webhooks/rules.ts';
import { dueEndpoints, exchange } from '../../src/webhooks/deliveries.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { addEndpoint, deliveriesOf } from './support.ts';

let service: Service;
let programId: number;
let endpointId: number;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { campaign } = await payoutCampaign(service);
  programId = campaign.id;
  endpointId = await addEndpoint(service, programId);
  for (let i = 0; i < 10; i++) await signUp(service, campaign);
});

const LEASE_MS = 30_000;
const FAILED: Attempted = { code: 500, ms: 12, problem: 'status', answer: 'no', retryAfterMs: null };
const TAKEN: Attempted = { ...FAILED, code: 204, problem: null };

let claims = 0;
const wish = () => {
  const at = service.clock.now();
  return { programId, endpointId, claim: `c${++claims}`, at, leaseUntil: new Date(at.getTime() + LEASE_MS) };
};
const only = async (count: number) => {
  const rows = await deliveriesOf(service, programId);
  await service.db
    .knex('webhook_deliveries')
    .whereIn(
      'id',
      rows.slice(count).map(({ id }) => id),
    )
    .del();
};
const claimDeliveries = async (wanted = wish()) => (await exchange(service.db, wanted, []))?.deliveries ?? [];
const attempt = async (attempted: Attempted) => {
  const wanted = wish();
  const claimed = await claimDeliveries(wanted);
  const outcomes = claimed.map(({ id, attempts }) => ({ id, attempts, ...attempted, random: 0.5 }));
  await exchange(service.db, { ...wanted, leaseUntil: undefined }, outcomes);
  return claimed.length;
};
const next = async () => {
  const [row] = await deliveriesOf(service, programId);
  return row as { status: string; next_at: Date | null; attempts: number; tries: object[] };
};

test('at most eight are under way at once, whoever claims, and what was not noted is claimed again after the lease', async () => {
  const both = await Promise.all([claimDeliveries(wish()), claimDeliveries(wish())]);
  expect(both.flat()).toHaveLength(8);
  const ids = both.flat().map(({ event_id }) => event_id);
  expect(new Set(ids).size).toBe(8);
  service.clock.advance({ seconds: 31 });
  const again = await claimDeliveries(wish());
  expect(again).toHaveLength(8);
  expect(again.filter(({ event_id }) => ids.includes(event_id)).every(({ attempts }) => attempts === 2)).toBe(true);
});

test('an attempt whose lease ran out notes nothing', async () => {
  await only(1);
  const late = wish();
  const [claimed] = await claimDeliveries(late);
  service.clock.advance({ seconds: 31 });
  const [second] = await claimDeliveries(wish());
  expect(second!.event_id).toBe(claimed!.event_id);
  await exchange(service.db, late, [{ ...claimed!, ...TAKEN, random: 0.5 }]);
  expect(await next()).toMatchObject({ status: 'waiting', tries: [] });
});

test('a delivery is tried ten times over the schedule, and then has failed', async () => {
  await only(1);
  const hours: number[] = [];
  const begun = service.clock.now().getTime();
  // The endpoint fails for less than five days: it has a success in between.
  for (let i = 0; i < 10; i++) {
    expect(await attempt(FAILED)).toBe(1);
    await service.db.knex('webhook_endpoints').where({ id: endpointId }).update({ failing_since: null });
    const { next_at } = await next();
    if (next_at) service.clock.advance({ seconds: (next_at.getTime() - service.clock.now().getTime()) / 1000 });
    hours.push(Math.round((service.clock.now().getTime() - begun) / 3_600_000));
  }
  expect(hours).toEqual([0, 0, 1, 3, 8, 18, 32, 52, 76, 76]);
  expect(await next()).toMatchObject({ status: 'failed', next_at: null, attempts: 10 });
  expect((await next()).tries).toHaveLength(10);
});

test('while an endpoint fails one delivery probes it, and a success lets the others go', async () => {
  expect(await attempt(FAILED)).toBe(8);
  expect(await attempt(TAKEN)).toBe(1);
  expect(await attempt(TAKEN)).toBe(1);
  const at = new Date(service.clock.now().getTime() + 60_000);
  expect(await dueEndpoints(service.db, at)).toContainEqual({ program_id: programId, endpoint_id: endpointId });
});

test.each([
  ['a receiver that is gone', 410, 0],
  ['five days of failures', 500, 5],
])('%s disables the endpoint, and what waits is kept as skipped', async (_, code, days) => {
  await only(2);
  await attempt({ ...FAILED, code: 500 });
  service.clock.advance({ seconds: days * 86_400 + 60 });
  expect(await attempt({ ...FAILED, code })).toBe(1);
  const [endpoint] = await service.db.knex('webhook_endpoints').where({ id: endpointId });
  expect(endpoint).toMatchObject({ status: 'disabled', disabled_because: code === 410 ? 'gone' : 'failing' });
  const entries = await service.db.knex('audit_log').where({ program_id: programId, action: 'webhook.disable' });
  expect(entries).toMatchObject([{ actor_kind: 'system', target_id: endpointId }]);
  const states = (await deliveriesOf(service, programId)).map(({ status }) => status);
  expect(states).toEqual(['skipped', 'skipped']);
  expect(await attempt(TAKEN)).toBe(0);
});
