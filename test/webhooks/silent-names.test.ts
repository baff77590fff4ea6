import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { openPostbacks, until } from '../postbacks/support.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { startReceiver } from './receiver.ts';
import { addEndpoint } from './support.ts';

// Names whose servers never answer: what a partner and an owner enter holds up nobody else's events, and no end of the process.

const REACH = { development: true, networks: ['127.0.0.0/8'], own: [] };

let silent: Socket;
let asked = 0;
let service: Service;
beforeAll(async () => {
  silent = createSocket('udp4');
  silent.on('message', () => void asked++);
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
  const names = { servers: [`127.0.0.1:${silent.address().port}`] };
  service = await startService({ webhooks: { egress: REACH, sends: true, names }, rateLimitScale: 1 });
});
afterAll(() => void silent.close());

const sealed = (programId: number) => sealWebhookSecret(SECRET_KEY, programId, newWebhookSecret());

test('hold up no events of another program, and no end', { timeout: 60_000 }, async () => {
  const receiver = await startReceiver();
  const { campaign: other } = await payoutCampaign(service);
  await addEndpoint(service, other.id, {
    url: receiver.url.replace('127.0.0.1', 'localhost'),
    secret: sealed(other.id),
  });
  const { campaign, create, call, receiver: unused } = await openPostbacks(service);
  const made = await Promise.all(Array.from({ length: 5 }, (_, i) => create({ url: `https://p${i}.brand.dev/` })));
  const ids = made.map(({ body }) => body.data.postback.id as number);
  for (let i = 0; i < 10; i++)
    await addEndpoint(service, campaign.id, { url: `https://w${i}.brand.dev/`, secret: sealed(campaign.id) });
  for (let i = 0; i < 20; i++) await sell(service, campaign);
  const statuses: number[] = [];
  const tests = Array.from({ length: 60 }, (_, i) =>
    call('POST', `/${ids[i % 5]}/test`).then(({ status }) => void statuses.push(status)),
  );
  // Few are tried; the others are answered at once.
  await until(() => expect(statuses).toEqual(Array.from({ length: 50 }, () => 429)));
  expect(asked).toBeGreaterThan(0);
  const begun = performance.now();
  await signUp(service, other);
  await until(() => expect(receiver.received).toHaveLength(1));
  expect(performance.now() - begun).toBeLessThan(2_000);
  const ending = performance.now();
  await Promise.all([service.stop(), Promise.allSettled(tests)]);
  expect(performance.now() - ending).toBeLessThan(8_000);
  await Promise.all([receiver.stop(), unused.stop()]);
});
