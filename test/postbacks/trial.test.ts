import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentedBuckets } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { openPostbacks, WEBHOOKS } from './support.ts';

// A test calls a server of somebody else's choice at once, so an account has few.

const { limit } = documentedBuckets.find(({ name }) => name === 'trial')!;

let service: Service;
beforeAll(async () => void (service = await startService({ webhooks: WEBHOOKS, rateLimitScale: 1 })));
afterAll(() => service.stop());

test('an account tests a few times a minute, with whichever postback', async () => {
  const { call, create, receiver } = await openPostbacks(service);
  const made = await Promise.all([create({ url: receiver.url }), create({ url: `${receiver.url}/b` })]);
  const ids = made.map(({ body }) => body.data.postback.id as number);
  for (let n = 0; n < limit; n++) expect((await call('POST', `/${ids[n % 2]}/test`)).status).toBe(200);
  for (const id of ids) expect((await call('POST', `/${id}/test`)).status).toBe(429);
  expect(receiver.received).toHaveLength(limit);
  expect((await call('GET')).status).toBe(200);
  await receiver.stop();
});
