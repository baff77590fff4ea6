import { Webhook } from 'standardwebhooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newWebhookSecret, sealWebhookHeader, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { signUp, withTrigger } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { expectDocumented } from './document.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { addEndpoint, deliveriesOf, eventsOf } from './support.ts';

const WEBHOOKS = { egress: { development: true, networks: [], own: [] }, sends: true };

let service: Service;
let campaign: Awaited<ReturnType<typeof payoutCampaign>>['campaign'];
let receiver: Receiver;
let reply: Parameters<typeof startReceiver>[0];
let endpointId: number;
const secret = newWebhookSecret();
beforeAll(async () => {
  service = await startService({ webhooks: WEBHOOKS });
});
afterAll(() => service.stop());
beforeEach(async () => {
  ({ campaign } = await payoutCampaign(service));
  reply = (res) => void res.writeHead(204).end();
  receiver = await startReceiver((...given) => reply!(...given));
  endpointId = await addEndpoint(service, campaign.id, {
    url: receiver.url,
    secret: sealWebhookSecret(SECRET_KEY, campaign.id, secret),
  });
});
afterEach(() => receiver.stop());

const idsOf = ({ received }: Receiver) => received.map(({ headers }) => String(headers['webhook-id']));
const states = async () => (await deliveriesOf(service, campaign.id)).map(({ status }) => status);
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 8_000, interval: 25 });
const endpoint = async () => (await service.db.knex('webhook_endpoints').where({ id: endpointId }))[0];

test('what is committed arrives at once, signed, as the document has it, and is noted', async () => {
  await signUp(service, campaign);
  await until(() => expect(receiver.received).toHaveLength(1));
  const [event] = await eventsOf(service, campaign.id);
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
  // The clock of the service stands still, and the verifier has its own.
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(event!.body);
  vi.useRealTimers();
  expectDocumented(JSON.parse(body) as { type: string });
  expect(idsOf(receiver)).toEqual([event!.id]);
  await until(async () => expect(await states()).toEqual(['delivered']));
  expect((await deliveriesOf(service, campaign.id))[0]).toMatchObject({ last_code: 204, attempts: 1, claim: null });
});

test('each delivery and each test has the header of the endpoint', async () => {
  const { name, value } = sealWebhookHeader(SECRET_KEY, campaign.id, { name: 'X-Gateway-Key', value: 'k 1' });
  await service.db
    .knex('webhook_endpoints')
    .where({ id: endpointId })
    .update({ header_name: name, header_value: value });
  await signUp(service, campaign);
  await until(() => expect(receiver.received).toHaveLength(1));
  await as(service, campaign.token)('POST', `programs/${campaign.id}/webhooks/${endpointId}/test`);
  expect(receiver.received.map(({ headers }) => headers['x-gateway-key'])).toEqual(['k 1', 'k 1']);
});

test('what is rolled back is not sent', async () => {
  await withTrigger(service, { table: 'webhook_deliveries', body: `raise exception 'no event'` }, async () => {
    await signUp(service, campaign).catch(() => undefined);
  });
  await sleep(1_300);
  expect(receiver.received).toEqual([]);
});

test('eight are under way at once, and two instances send nothing twice', async () => {
  const second = await service.second({ webhooks: WEBHOOKS });
  let [now, most] = [0, 0];
  reply = (res) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      res.writeHead(200).end();
    }, 40);
  };
  for (let i = 0; i < 40; i++) await signUp(service, campaign);
  await until(async () => expect(await states()).toEqual(Array.from({ length: 40 }, () => 'delivered')));
  await second.stop();
  expect(new Set(idsOf(receiver)).size).toBe(40);
  expect(receiver.received).toHaveLength(40);
  expect(most).toBeLessThanOrEqual(8);
});

test(
  'a failing endpoint rests, is probed with one delivery, and then gets all, each with one id',
  { timeout: 20_000 },
  async () => {
    reply = (res) => void res.writeHead(500).end();
    await signUp(service, campaign);
    await until(async () => expect(await endpoint()).toMatchObject({ failing_since: expect.any(Date) }));
    for (let i = 0; i < 10; i++) await signUp(service, campaign);
    await sleep(1_500);
    expect(receiver.received).toHaveLength(1);
    let atOnce = 0;
    reply = (res) => {
      if (receiver.received.length === 2) atOnce = 1;
      setTimeout(() => res.writeHead(200).end(), 50);
    };
    service.clock.advance({ seconds: 10 });
    await until(async () => expect(await states()).toEqual(Array.from({ length: 11 }, () => 'delivered')));
    expect(atOnce).toBe(1);
    const ids = idsOf(receiver);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(11);
    expect(await endpoint()).toMatchObject({ failing_since: null });
  },
);

test('an endpoint that answers slowly delays no other one', async () => {
  reply = () => undefined;
  const quick = await startReceiver();
  await addEndpoint(service, campaign.id, {
    url: quick.url,
    secret: sealWebhookSecret(SECRET_KEY, campaign.id, secret),
  });
  for (let i = 0; i < 20; i++) await signUp(service, campaign);
  await until(() => expect(quick.received).toHaveLength(20));
  expect(receiver.received).toHaveLength(8);
  await quick.stop();
});

test('a secret of another key fails, and a rotated one signs with both', async () => {
  const previous = newWebhookSecret();
  const sealed = { previous_secret: sealWebhookSecret(SECRET_KEY, campaign.id, previous) };
  const previous_until = new Date(service.clock.now().getTime() + 3_600_000);
  await service.db
    .knex('webhook_endpoints')
    .where({ id: endpointId })
    .update({ ...sealed, previous_until });
  await signUp(service, campaign);
  await until(() => expect(receiver.received).toHaveLength(1));
  expect(String(receiver.received[0]!.headers['webhook-signature']).split(' ')).toHaveLength(2);
  const other = {
    secret: sealWebhookSecret(Buffer.alloc(32, 9), campaign.id, secret),
    previous_secret: null,
    previous_until: null,
  };
  await service.db.knex('webhook_endpoints').where({ id: endpointId }).update(other);
  await signUp(service, campaign);
  await until(async () =>
    expect((await deliveriesOf(service, campaign.id))[1]).toMatchObject({ status: 'waiting', last_problem: 'secret' }),
  );
});

test(
  'an endpoint that was dead for six days is disabled, and a replay brings every event, none twice',
  { timeout: 25_000 },
  async () => {
    reply = (res) => void res.writeHead(503).end();
    const path = `programs/${campaign.id}/webhooks/${endpointId}`;
    const from = service.clock.now().toISOString();
    for (let day = 0; day < 5; day++) {
      const before = receiver.received.length;
      await signUp(service, campaign);
      // It rests after a failure.
      await until(() => {
        service.clock.advance({ seconds: 6 });
        expect(receiver.received.length).toBeGreaterThan(before);
      });
      service.clock.advance({ seconds: 86_400 });
    }
    await until(async () => {
      service.clock.advance({ seconds: 600 });
      expect(await endpoint()).toMatchObject({ status: 'disabled', disabled_because: 'failing' });
    });
    // What is written while it is being disabled may wait for it instead, and then needs no replay.
    await signUp(service, campaign);
    service.clock.advance({ seconds: 86_400 });
    await signUp(service, campaign);
    reply = (res) => void res.writeHead(204).end();
    service.clock.advance({ seconds: 1 });
    // The token of the first day has expired.
    const call = as(service, (await service.make.member(campaign.id)).apiToken);
    receiver.received.length = 0;
    expect((await call('PATCH', path, { body: { status: 'active' } })).status).toBe(200);
    const replayed = await call('POST', `${path}/replay`, { body: { from } });
    expect(replayed).toMatchObject({ status: 200, body: { data: { replayed: 7, has_more: false } } });
    await until(() => expect(receiver.received).toHaveLength(7));
    const events = await eventsOf(service, campaign.id);
    expect(idsOf(receiver).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    await until(async () => expect(await states()).toEqual(Array.from({ length: 7 }, () => 'delivered')));
  },
);

test('what waits when a customer is erased arrives without the customer, signed anew', async () => {
  reply = (res) => void res.writeHead(500).end();
  const { customer_key, click_id } = await signUp(service, campaign);
  await until(() => expect(receiver.received).toHaveLength(1));
  expect(receiver.received[0]!.body).toContain(customer_key);
  await until(async () => expect(await endpoint()).toMatchObject({ failing_since: expect.any(Date) }));
  const [customer] = await service.db.knex('customers').where({ click_id });
  const erase = `programs/${campaign.id}/customers/${customer.id}/erase`;
  expect((await as(service, campaign.token)('POST', erase)).status).toBe(200);
  reply = (res) => void res.writeHead(204).end();
  service.clock.advance({ seconds: 10 });
  await until(() => expect(receiver.received).toHaveLength(2));
  const [first, second] = receiver.received as [(typeof receiver.received)[number], (typeof receiver.received)[number]];
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(second.body).not.toContain(customer_key);
  expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
  expectDocumented(JSON.parse(second.body) as { type: string });
});
