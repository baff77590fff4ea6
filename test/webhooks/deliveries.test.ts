import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { SECOND } from '../../src/lib/clock.ts';
import { signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { expectDocumented } from './document.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as, auditEntries } from '../manage/support.ts';

let service: Service;
let receiver: Receiver;
let campaign: Awaited<ReturnType<typeof payoutCampaign>>['campaign'];
let api: ReturnType<typeof as>;
beforeAll(async () => {
  service = await startService({ running: true });
});
afterAll(() => service.stop());
beforeEach(async () => {
  ({ campaign } = await payoutCampaign(service));
  api = as(service, (await service.make.member(campaign.id, 'owner')).apiToken);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const call = (method: string, path: string, body?: object) =>
  api(method, `programs/${campaign.id}/${path}`, body ? { body } : {});
const create = async (more: object = {}) =>
  (await call('POST', 'webhooks', { url: receiver.url, ...more })).body.data as {
    webhook: { id: number };
    secret: string;
  };
const list = async (query = '') => (await call('GET', `webhook-deliveries?order=oldest&${query}`)).body.data;

test('a test is posted at once, signed with both secrets of a rotation, and is in the list', async () => {
  const { webhook, secret } = await create();
  const rotated = (await call('POST', `webhooks/${webhook.id}/rotate-secret`, {})).body.data;
  const { body } = await call('POST', `webhooks/${webhook.id}/test`);
  expect(body.data).toMatchObject({ status: 'delivered', attempts: 1, last_code: 204, type: 'webhook.test' });
  expect(body.data.tries).toHaveLength(1);
  const [got] = receiver.received;
  for (const one of [secret, rotated.secret])
    expect(new Webhook(one).verify(got!.body, got!.headers as Record<string, string>)).toEqual(body.data.event);
  expectDocumented(body.data.event);
  expect(await list(`webhook_id=${webhook.id}&status=delivered`)).toHaveLength(1);
  expect((await auditEntries(service)).at(-1)).toMatchObject({ action: 'webhook.test', target_id: webhook.id });
  expect((await call('GET', `webhooks/${webhook.id}`)).body.data.health).toMatchObject({ delivered: 1, failed: 0 });
});

test('a test of a receiver that is not there says so, and is not repeated', async () => {
  const { webhook } = await create({ status: 'disabled' });
  await receiver.stop();
  const { body } = await call('POST', `webhooks/${webhook.id}/test`);
  expect(body.data).toMatchObject({ status: 'failed', last_code: null, last_problem: 'connection', answer: null });
  expect((await call('GET', `webhooks/${webhook.id}`)).body.data).toMatchObject({ failing_since: null });
});

test('what was skipped while an endpoint was disabled is replayed once, with its identifiers', async () => {
  const { webhook } = await create({ status: 'disabled', types: ['lead.settled'] });
  const from = new Date(service.clock.now().getTime() - SECOND).toISOString();
  for (let i = 0; i < 3; i++) await signUp(service, campaign);
  const skipped = await list();
  expect(skipped).toHaveLength(3);
  const replay = () => call('POST', `webhooks/${webhook.id}/replay`, { from });
  expect((await replay()).status).toBe(409);
  await call('PATCH', `webhooks/${webhook.id}`, { status: 'active' });
  expect((await replay()).body.data).toEqual({ replayed: 3, has_more: false });
  expect((await replay()).body.data).toEqual({ replayed: 0, has_more: false });
  const waiting = await list('status=waiting');
  expect(waiting.map(({ event_id }: { event_id: string }) => event_id)).toEqual(
    skipped.map(({ event_id }: { event_id: string }) => event_id),
  );
  expect((await call('GET', `webhooks/${webhook.id}`)).body.data.health.waiting).toBe(3);
});

test('a list waits for the next delivery, and has its event if it is asked for', async () => {
  await create({ status: 'disabled', types: ['lead.settled'] });
  await signUp(service, campaign);
  const [first] = await list('expand=event');
  expectDocumented(first.event);
  const waiting = list(`after_id=${first.id}&wait=20&expand=event`);
  await sleep(700);
  await signUp(service, campaign);
  const [second] = await waiting;
  expect(second.id).toBeGreaterThan(first.id);
  expect(await list(`after_id=${second.id}&wait=1`)).toEqual([]);
});

test('one delivery has the event and its attempts, and can be sent again', async () => {
  const { webhook } = await create();
  const { id, event_id } = (await call('POST', `webhooks/${webhook.id}/test`)).body.data;
  const retried = (await call('POST', `webhook-deliveries/${id}/retry`)).body.data;
  expect(retried).toMatchObject({ id, event_id, attempts: 0 });
  expect(retried.tries).toHaveLength(1);
  expect((await call('GET', `webhook-deliveries/${id}`)).body.data.event.test).toBe(true);
  expect((await call('GET', 'webhook-deliveries/999999')).status).toBe(404);
  expect((await call('POST', 'webhook-deliveries/999999/retry')).status).toBe(404);
});
