import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayText } from '../../src/mail/values.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';
import { signUp } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';
import { startReceiver, type Receiver } from '../webhooks/receiver.ts';
import { addEndpoint, deliveriesOf } from '../webhooks/support.ts';

// What owners are mailed about a webhook that fails: each once while it does.

const webhooks = { egress: { development: true, networks: [], own: [] }, sends: true };
let server: MailServer;
let service: Service;
let campaign: OwnedCampaign;
let receiver: Receiver;
let status: number;
let endpointId: number;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings, webhooks });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  campaign = await ownedCampaign(service, { name: 'Brand' });
  status = 500;
  receiver = await startReceiver((res) => void res.writeHead(status).end());
  const secret = sealWebhookSecret(SECRET_KEY, campaign.id, newWebhookSecret());
  endpointId = await addEndpoint(service, campaign.id, { url: `${receiver.url}?token=hidden`, secret });
});
afterEach(async () => {
  await receiver.stop();
  server.mails.splice(0);
  await service.db.knex('mails').delete();
});

const send = () =>
  createMailer({ ...service, secretKey: SECRET_KEY, mail: server.settings, log: pino({ enabled: false }) }).send();
const mailed = async () => {
  await send();
  return server.mails.splice(0);
};
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 25 });
const host = () => `127.0.0.1:${receiver.port}`;
const endpoint = async () => (await service.db.knex('webhook_endpoints').where({ id: endpointId }))[0];

/** Attempts the only delivery that waits, as soon as it is due. */
async function attempt(): Promise<void> {
  const before = receiver.received.length;
  const waiting = async () => (await deliveriesOf(service, campaign.id)).find(({ status: is }) => is === 'waiting');
  const { next_at } = await waiting();
  service.clock.advance({ ms: Math.max(next_at.getTime() - service.clock.now().getTime(), 6_000) });
  await until(async () => {
    service.clock.advance({ seconds: 1 });
    expect(receiver.received.length).toBeGreaterThan(before);
    expect((await waiting())?.claim ?? null).toBeNull();
  });
}

test(
  'a lost event, the end that comes and the end are mailed once each, and link to the webhook',
  { timeout: 90_000 },
  async () => {
    await signUp(service, campaign);
    for (let count = 0; count < 10; count++) await attempt();
    expect((await deliveriesOf(service, campaign.id))[0]).toMatchObject({ status: 'failed', attempts: 10 });
    const [lost, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(lost!.headers.subject).toBe(`A webhook of Brand lost an event: ${host()}`);
    expect(lost!.text).toContain(`${service.baseUrl}/app/programs/${campaign.id}/webhooks/${endpointId}`);
    expect(lost!.text).not.toContain('hidden');
    expect(lost!.headers['list-unsubscribe']).toBeDefined();
    const { failing_since: since } = await endpoint();
    // The pauses between the attempts are random within limits.
    service.clock.advance({ ms: since.getTime() + 97 * 3_600_000 - service.clock.now().getTime() });
    await signUp(service, campaign);
    for (let count = 0; count < 3; count++) await attempt();
    const end = new Date(since.getTime() + 5 * 86_400_000);
    const [soon, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(soon!.headers.subject).toBe(`A webhook of Brand is disabled on ${dayText(end)}: ${host()}`);
    service.clock.advance({ days: 1 });
    await attempt();
    const [disabled, ...rest] = await mailed();
    expect(rest).toEqual([]);
    expect(disabled!.headers.subject).toBe(`A webhook of Brand was disabled: ${host()}`);
    expect(disabled!.text).toContain('for five days every attempt failed');
  },
);

test('the answer 410 is mailed at once; a member who disables it gets no mail', async () => {
  status = 410;
  await signUp(service, campaign);
  await until(async () => expect(await endpoint()).toMatchObject({ disabled_because: 'gone' }));
  const [gone, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(gone!.text).toContain('the server answered 410');
  const call = as(service, campaign.token);
  const path = `programs/${campaign.id}/webhooks/${endpointId}`;
  for (const wanted of ['active', 'disabled'])
    expect((await call('PATCH', path, { body: { status: wanted } })).status).toBe(200);
  expect(await mailed()).toEqual([]);
});

test('an owner switches the mails off with one click', async () => {
  status = 410;
  const fail = async () => {
    const call = as(service, campaign.token);
    await call('PATCH', `programs/${campaign.id}/webhooks/${endpointId}`, { body: { status: 'active' } });
    await signUp(service, campaign);
    await until(async () => expect(await endpoint()).toMatchObject({ disabled_because: 'gone' }));
    return mailed();
  };
  const [first] = await fail();
  const link = String(first!.headers['list-unsubscribe']).replace(/[<>]/g, '');
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(answer.ok).toBe(true);
  service.clock.advance({ days: 1 });
  expect(await fail()).toEqual([]);
});
