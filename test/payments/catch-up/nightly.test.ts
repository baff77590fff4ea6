import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStuck } from '../../../src/admin/doctor/stuck.ts';
import { createClickIds } from '../../../src/attribution/click-id.ts';
import { DAY, HOUR } from '../../../src/lib/clock.ts';
import { catchUpJob } from '../../../src/jobs/catch-up.ts';
import { lastDue } from '../../../src/payments/catch-up/nightly.ts';
import { as, auditEntries } from '../../manage/support.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { testLog } from '../../support/log.ts';
import { noteSecrets } from '../../support/secrets.ts';
import { startService, type Service } from '../../support/service.ts';
import { startFake, type Fake } from './fake.ts';

// Each night the service asks the processors whose keys it has, and reaches nothing else with them.

const KEY = 'rk_live_ReadsOnly0123456789';
noteSecrets(KEY);
let service: Service;
let campaign: Campaign;
let token: string;
let fake: Fake;
let events: object[];
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  await service.db.knex('catch_up_keys').delete();
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 300 * DAY) });
  const secret = 'whsec_0123456789abcdef';
  await as(service, token)('POST', `programs/${campaign.id}/processors`, {
    body: { type: 'stripe', webhook_secret: secret },
  });
  events = [];
  fake = await startFake(() => ({ object: 'list', data: events, has_more: false }));
});
afterEach(() => fake.stop());

const call = (method: string, path: string, body?: object) =>
  as(service, token)(method, `programs/${campaign.id}/${path}`, body ? { body } : {});
const setKey = (more: object = {}) => call('PUT', 'catch-up-keys', { processor: 'stripe', read_key: KEY, ...more });
const keys = async () => (await call('GET', 'catch-up-keys')).body.data;

const EGRESS = { development: true, networks: [], own: [] };
async function night({ egress = EGRESS, origin = fake.origin } = {}) {
  const log = testLog();
  const origins = { stripe: origin };
  const catchUp = { atMinute: 180, egress, names: undefined, secretKey: SECRET_KEY, origins };
  const job = catchUpJob({ clickIds: createClickIds(SECRET_KEY, []), currencies: ['USD'], log }, catchUp);
  await job.run({
    db: service.db,
    clock: service.clock,
    now: service.clock.now(),
    signal: new AbortController().signal,
  });
}

async function payment(id: string) {
  const created = Math.floor(service.clock.now().getTime() / 1000);
  const object = {
    id: `cs_${id}`,
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    amount_total: 10_000,
    currency: 'usd',
  };
  const named = { ...object, payment_intent: `pi_${id}`, client_reference_id: await visit(service, campaign) };
  return {
    id: `evt_${id}`,
    object: 'event',
    type: 'checkout.session.completed',
    created,
    livemode: true,
    data: { object: named },
  };
}
const sales = () => service.db.knex('sales').where({ program_id: campaign.id });

test('a run is due once after the time of the day', () => {
  const at = (text: string) => new Date(`2026-11-${text}:00Z`);
  expect(lastDue(180, at('08T03:00'))).toEqual(at('08T03:00'));
  expect(lastDue(180, at('08T02:59'))).toEqual(at('07T03:00'));
});

test('brings what was not delivered, once a night, and goes on from there', async () => {
  await setKey();
  events = [await payment(service.make.unique('n'))];
  await night();
  expect(await sales()).toHaveLength(1);
  const [first] = await keys();
  expect(first).toMatchObject({ processor: 'stripe', problem: null, caught_up_to: service.clock.now().toISOString() });
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    action: 'program.catch-up',
    actor_kind: 'system',
    after: { results: { sale_recorded: 1 } },
  });
  await night();
  expect(fake.asked).toHaveLength(1);
  expect(fake.asked[0]!.line).toContain('delivery_success=false');
  service.clock.advance({ ms: DAY });
  await night();
  expect(await sales()).toHaveLength(1);
  const from = Number(new URL(`http://fake${fake.asked[1]!.line.slice(4)}`).searchParams.get('created[gte]'));
  // An hour is asked for again.
  expect(from).toBe(Math.floor((Date.parse(first.caught_up_to) - HOUR) / 1000));
});

test.each([
  ['refused', 'the processor refused the key (401)'],
  ['empty', 'the processor answered a page without a list'],
] as const)('what it cannot read is unknown: %s', async (trouble, problem) => {
  await setKey();
  fake.troubles.push(trouble);
  await night();
  const [key] = await keys();
  expect(key).toMatchObject({ problem, caught_up_to: null });
  expect(key.ran_at).not.toBeNull();
  const { db, clock } = service;
  const doctor = (jobs: string[]) => checkStuck({ db, now: clock.now(), secretKey: SECRET_KEY, sends: false, jobs });
  const said = async (jobs: string[]) => (await doctor(jobs)).find(({ check }) => check === 'catching up')?.message;
  expect(await said(['catch-up'])).toBe(`stripe of program ${campaign.id}: ${problem}`);
  expect(await said([])).toBe('1 keys of payment processors are stored, and CATCH_UP_AT is unset');
  service.clock.advance({ ms: DAY });
  events = [await payment(service.make.unique('later'))];
  await night();
  expect(await sales()).toHaveLength(1);
  expect((await keys())[0]).toMatchObject({ problem: null });
});

describe('the guard', () => {
  test.each([
    ['a private address', 'http://10.0.0.1:8080'],
    ['the metadata of a cloud', 'http://169.254.169.254'],
    ['this machine in production', undefined],
  ])('does not reach %s', async (_, origin) => {
    await setKey();
    await night({ egress: { ...EGRESS, development: false }, origin: origin ?? fake.origin });
    expect(fake.asked).toEqual([]);
    expect((await keys())[0].caught_up_to).toBeNull();
  });

  test('follows no redirect', async () => {
    await fake.stop();
    const elsewhere = await startFake(() => ({ object: 'list', data: [], has_more: false }));
    const { createServer } = await import('node:http');
    const server = createServer((_req, res) => void res.writeHead(302, { location: elsewhere.origin }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await setKey();
    await night({ origin: `http://127.0.0.1:${port}` });
    expect(elsewhere.asked).toEqual([]);
    expect((await keys())[0].problem).toBe('the processor answered 302');
    server.close();
    await elsewhere.stop();
    fake = await startFake(() => undefined);
  });
});

describe('a key', () => {
  test('is shown to nobody, and replaced by the next one', async () => {
    const { status, body } = await setKey();
    expect([status, body.data.masked]).toEqual([200, 'rk_…6789']);
    await setKey({ read_key: 'rk_live_Another9876543210' });
    const listed = await keys();
    expect(listed.map(({ masked }: { masked: string }) => masked)).toEqual(['rk_…3210']);
    const rows = await service.db.knex('catch_up_keys').where({ program_id: campaign.id });
    expect(JSON.stringify([body, listed, await auditEntries(service)])).not.toContain(KEY);
    expect(rows[0].sealed.toString('latin1')).not.toContain('Another');
  });

  test.each([
    [{ read_key: 'sk_live_0123456789' }, 'read_key'],
    [{ read_key: 'whsec_1' }, 'read_key'],
    [{ site: 'https://shop.brand.dev' }, 'site'],
    [{ processor: 'adyen' }, 'processor'],
    [{ processor: 'woocommerce' }, 'site'],
    [{ processor: 'woocommerce', site: 'https://10.0.0.1' }, 'site'],
    [{ processor: 'shopify', site: 'https://brand.evil.dev' }, 'site'],
  ])('%j is refused', async (changes, field) => {
    const { status, body } = await setKey(changes);
    expect([status, body.error.details.field]).toEqual([400, field]);
  });

  test('is removed with the last secret of its processor', async () => {
    await setKey();
    const [{ id }] = (await call('GET', 'processors')).body.data;
    await call('DELETE', `processors/${id}`);
    expect(await keys()).toEqual([]);
  });

  test('can be removed, once', async () => {
    const { body } = await setKey();
    expect((await call('DELETE', `catch-up-keys/${body.data.id}`)).body.data.id).toBe(body.data.id);
    expect((await call('DELETE', `catch-up-keys/${body.data.id}`)).status).toBe(404);
    await night();
    expect(fake.asked).toEqual([]);
  });
});
