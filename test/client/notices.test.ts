import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, ReferralError, type ClientOptions } from '../../packages/client/src/index.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});
async function clientOf(status: number, body: object, options: Partial<ClientOptions> = {}) {
  const server = createServer((_, res) => {
    res.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient({ baseUrl, apiKey: 'refkey_1', retry: { attempts: 1 }, ...options });
}
const sale = { transaction_id: 't', amount_cents: 1, click_id: 'c' };
const duplicate = (details: object) => ({
  data: null,
  error: {
    ...{ status: 409, name: 'ConflictError', code: 'duplicate_transaction', details },
    message: 'Duplicate transaction_id. This sale has already been recorded.',
  },
});
const notice = { code: 'unknown_field', message: 'Unknown fields are ignored: curency.', fields: ['curency'] };
const success = (notices: unknown) => ({
  ...{ success: true, attributed: true, sale_id: 1, commission_id: 2, message: 'Sale tracked successfully', notices },
});

test.each([{ sale_id: 7 }, { sale_id: 7, matches: true }])('a 409 with %j is a success', async (details) => {
  const client = await clientOf(409, duplicate(details));
  expect(await client.sale(sale)).toMatchObject({ alreadyRecorded: true, sale_id: 7 });
});

test('a 409 of another sale is an error that says so', async () => {
  const client = await clientOf(409, duplicate({ sale_id: 7, matches: false }));
  const error: unknown = await client.sale(sale).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ReferralError);
  expect(error).toMatchObject({ status: 409, saleId: 7, details: { matches: false } });
  expect(String(error)).toMatch(/Another sale has this transaction_id/);
});

test('each new notice is written to the console once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = await clientOf(200, success([notice]));
  for (let i = 0; i < 2; i++) expect((await client.sale(sale)).sale_id).toBe(1);
  expect(warn.mock.calls).toEqual([['referral: Unknown fields are ignored: curency.']]);
});

test('a listener gets each notice, and neither its errors nor other forms of notices fail the call', async () => {
  const heard: unknown[] = [];
  const onNotice = (one: unknown) => {
    heard.push(one);
    throw new Error('nobody should see this');
  };
  const client = await clientOf(200, success([notice, 7, { code: 1 }]), { onNotice });
  expect((await client.sale(sale)).sale_id).toBe(1);
  const odd = await clientOf(200, success('odd'), { onNotice });
  expect((await odd.sale(sale)).sale_id).toBe(1);
  expect(heard).toEqual([notice]);
});
