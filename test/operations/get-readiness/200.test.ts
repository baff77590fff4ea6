import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sell, signUp, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const PATH = '/api/v1/programs/me/readiness';
const readiness = async (key: string) => (await service.call(PATH, { method: 'GET', key })).body;
const test_mode = { additional_data: { test_mode: true } };

test('a new program passes profile and commission, and needs partners', async () => {
  const { id, key } = await service.make.program();
  const body = await readiness(key);
  expect(body).toMatchObject({
    program_id: id,
    state: 'configuring',
    integration_verified: false,
    blocker: 'payout',
    last_event_at: { click: null, lead: null, sale: null },
    counts_24h: { clicks: 0, leads: 0, sales: 0 },
    key_rotated_at: null,
    poll: { retry_after_seconds: 10 },
  });
  const statuses = Object.entries<{ status: string }>(body.gates).map(([name, gate]) => [name, gate.status]);
  expect(Object.fromEntries(statuses)).toEqual({
    profile: 'pass',
    economics: 'pass',
    payout: 'unknown',
    tracking: 'fail',
    live: 'fail',
  });
  for (const gate of Object.values<Record<string, unknown>>(body.gates)) {
    expect(gate.checked_at).toBe(service.clock.now().toISOString());
    expect(gate.next_action === null).toBe(gate.status === 'pass');
  }
});

test('with a partner, an enabled link and an allowed origin it is ready', async () => {
  const { key } = await service.make.campaign();
  expect(await readiness(key)).toMatchObject({ state: 'ready', blocker: 'live' });
});

test('says if the commission is more than one of the newest sales', async () => {
  const campaign = await service.make.campaign({ commission_type: 'fixed', commission_rate: 50 });
  await sell(service, campaign, { amount_cents: 5_000 });
  expect((await readiness(campaign.key)).gates.economics.detail).toBe('fixed 50');
  await sell(service, campaign, { amount_cents: 500 });
  const { economics } = (await readiness(campaign.key)).gates;
  expect(economics).toMatchObject({ status: 'pass', detail: 'fixed 50; it pays more than a sale of $5.00' });
});

test('its gate fails for a disabled link, a partner who left, or no origin', async () => {
  const { key, id, code, partnershipId } = await service.make.campaign();
  await service.db.knex('links').where({ code }).update({ enabled: false });
  expect(await readiness(key)).toMatchObject({ state: 'configuring', blocker: 'tracking' });
  await service.db.knex('links').where({ code }).update({ enabled: true });
  await service.db.knex('program_origins').where({ program_id: id }).delete();
  expect(await readiness(key)).toMatchObject({ state: 'configuring', blocker: 'tracking' });
  await service.db.knex('partnerships').where({ id: partnershipId }).update({ status: 'left' });
  expect(await readiness(key)).toMatchObject({ state: 'configuring', blocker: 'payout' });
});

test('a link whose partner has left does not count as enabled', async () => {
  const campaign = await service.make.campaign();
  await service.make.partnership(campaign.id, await service.make.partner());
  expect((await readiness(campaign.key)).gates.tracking.status).toBe('pass');
  await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'removed' });
  expect((await readiness(campaign.key)).gates.tracking).toMatchObject({
    status: 'fail',
    detail: '0 enabled links, 1 allowed origin',
  });
});

describe('the integration', () => {
  test('is verified only by a click, a lead and a sale in test mode with the key', async () => {
    const { key, url, id } = await service.make.campaign();
    await service.click({ affiliate_url: url, ...test_mode });
    await service.lead({ additional_data: { test_mode: true, program_id: id } });
    await service.sale({ amount_cents: 100, ...test_mode }, { key });
    await service.lead(test_mode, { key });
    expect((await readiness(key)).integration_verified).toBe(false);
    await service.click({ affiliate_url: url, ...test_mode }, { key });
    expect(await readiness(key)).toMatchObject({ integration_verified: true, state: 'integration_verified' });
  });

  test('is live after a real attributed sale; a sale with livemode false does not count', async () => {
    const campaign = await service.make.campaign();
    await sell(service, campaign, { livemode: false });
    expect(await readiness(campaign.key)).toMatchObject({ state: 'ready', blocker: 'live' });
    await sell(service, campaign);
    expect(await readiness(campaign.key)).toMatchObject({ state: 'live_verified', blocker: null });
  });
});

test('counts and times cover production events of this program, and settled leads only', async () => {
  const campaign = await service.make.campaign();
  const { key, url } = campaign;
  const at = service.clock.now().toISOString();
  await signUp(service, campaign);
  await sell(service, campaign);
  await service.lead({ click_id: await visit(service, campaign) });
  await service.click({ affiliate_url: url, ...test_mode }, { key });
  await sell(service, await service.make.campaign());
  const body = await readiness(key);
  expect(body.counts_24h).toEqual({ clicks: 3, leads: 1, sales: 1 });
  expect(body.last_event_at).toEqual({ click: at, lead: at, sale: at });

  service.clock.advance({ days: 1 });
  expect(await readiness(key)).toMatchObject({
    counts_24h: { clicks: 0, leads: 0, sales: 0 },
    last_event_at: { click: at, lead: at, sale: at },
  });
});

test('a regenerated key has the time when it replaced the old one', async () => {
  const { id } = await service.make.program();
  service.clock.advance({ seconds: 1 });
  const key = await service.make.key(id);
  expect((await readiness(key)).key_rotated_at).toBe(service.clock.now().toISOString());
});
