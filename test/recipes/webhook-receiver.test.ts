import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payoutCampaign } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { startService, type Service } from '../support/service.ts';
import { startExample, type Program } from './support/program.ts';

// The receiver of the guide: it gets signed events from the service, and handles each once.

let service: Service;
let example: Program;
let api: ReturnType<typeof as>;
let programId: number;
const SECRET = `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`;

beforeAll(async () => {
  service = await startService({ running: true });
  const { campaign } = await payoutCampaign(service);
  programId = campaign.id;
  api = as(service, (await service.make.member(programId, 'owner')).apiToken);
});
afterAll(async () => {
  await example.stop();
  await service.stop();
});

const call = async (path: string, body?: object) =>
  (await api('POST', `programs/${programId}/${path}`, body ? { body } : {})).body.data;

test('takes what the service signed, once, and refuses another secret', async () => {
  // Its address must be known before the endpoint, whose secret it needs.
  example = await startExample('webhook-receiver/server.ts', { WEBHOOK_SECRET: SECRET });
  const { webhook } = await call('webhooks', { url: `${example.url}/hook` });
  expect(await call(`webhooks/${webhook.id}/test`)).toMatchObject({ status: 'failed', last_code: 400 });
  const { secret } = await call(`webhooks/${webhook.id}/rotate-secret`, {});
  await example.stop();
  example = await startExample('webhook-receiver/server.ts', { WEBHOOK_SECRET: secret });
  await service.db
    .knex('webhook_endpoints')
    .where({ id: webhook.id })
    .update({ url: `${example.url}/hook` });
  expect(await call(`webhooks/${webhook.id}/test`)).toMatchObject({ status: 'delivered', last_code: 204 });
  await vi.waitFor(() => expect(example.output()).toContain('webhook.test'));
});
