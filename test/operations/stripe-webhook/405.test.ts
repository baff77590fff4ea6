import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../support/client.ts';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { webhookPath } from '../../support/stripe.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
  for (const id of ['1', 'abc', '%zz', '{program_id}']) {
    const answer = await service.call(webhookPath(id), { method });
    expect(answer.body).toEqual(platformError(405, 'Method not allowed'));
    expect(answer.headers.allow).toBe('POST');
    expect(answer.headers['x-request-id']).toBeTruthy();
  }
});

test('a browser’s preflight is one of these: no page has business here', async () => {
  const headers = { origin: 'https://brand.dev', 'access-control-request-method': 'POST' };
  await service.make.program();
  const answer = await send(service.baseUrl, webhookPath(1), { method: 'OPTIONS', headers });
  expect(answer.status).toBe(405);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
