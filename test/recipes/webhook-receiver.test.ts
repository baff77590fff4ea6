import { createHmac } from 'node:crypto';
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

const CODE_CREATED = {
  type: 'code.created',
  timestamp: new Date().toISOString(),
  program_id: 1,
  test: false,
};

/** Posts an event as the service signs it; returns the status. */
async function post(secret: string, id: string, event: object): Promise<number> {
  const [body, at] = [JSON.stringify(event), String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': at };
  const answer = await fetch(`${example.url}/hook`, {
    method: 'POST',
    body,
    headers: { ...headers, 'webhook-signature': signature },
  });
  return answer.status;
}

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
  // A repeat has the same id. An older event of the same record that comes later is new.
  const send = (id: number, sequence: number) =>
    post(secret as string, `evt_${id}`, { ...CODE_CREATED, sequence, data: { object: { id: 1 }, url: '' } });
  expect([await send(1, 2), await send(2, 1), await send(2, 1)]).toEqual([204, 204, 204]);
  const created = () => example.output().match(/code\.created/g)?.length;
  await vi.waitFor(() => expect(created()).toBe(2));
});
