import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { send, type Call } from '../support/client.ts';
import type { Campaign } from '../support/fixtures.ts';
import { captureLog } from '../support/log.ts';
import { without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount } from '../support/stripe.ts';

// An operator sees each request once, and nobody's secrets.

const captured = captureLog();
let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService({ log: captured.log });
  campaign = await service.make.campaign();
});
beforeEach(() => captured.clear());
afterAll(() => service.stop());

interface Line extends Record<string, unknown> {
  level: number;
  msg: string;
}
const INFO = 30;
const lines = (): Line[] => captured.lines().map((line) => JSON.parse(line) as Line);
const requests = (): Line[] => lines().filter(({ level, msg }) => level === INFO && msg === 'request');

/** The one line of what has just been sent. */
async function lineOf(): Promise<Line> {
  // A page's line follows its last byte.
  await expect.poll(() => requests().length).toBe(1);
  return requests()[0]!;
}

test('a request is one line: method, route, status, duration, identifier, program', async () => {
  const answer = await service.click({ affiliate_url: campaign.url });
  expect(await lineOf()).toEqual({
    level: INFO,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    method: 'POST',
    route: '/api/v1/track/click',
    status: 200,
    durationMs: expect.any(Number),
    requestId: answer.headers['x-request-id'],
    programId: campaign.id,
    msg: 'request',
  });
  expect(lines()).toHaveLength(1);
});

const sale = { body: { transaction_id: 'order-1', amount_cents: 100 } };
const preflight: Call = {
  method: 'OPTIONS',
  headers: { origin: 'https://brand.dev', 'access-control-request-method': 'POST' },
};

test.each<[string, string, Call, object]>([
  ['refused for its fields', '/api/v1/track/click', { body: {} }, { route: '/api/v1/track/click', status: 400 }],
  ['refused for its method', '/api/v1/track/click', { method: 'GET' }, { method: 'GET', status: 405 }],
  ['without a credential', '/api/v1/track/sale', sale, { route: '/api/v1/track/sale', status: 401 }],
  ['a preflight', '/api/v1/track/click', preflight, { method: 'OPTIONS', status: 204, route: '/api/v1/track/click' }],
  ['a health check', '/healthz', { method: 'GET' }, { route: '/healthz', status: 200 }],
  ['to an unknown path', '/api/v1/hidden/value', { method: 'GET' }, { route: 'another path', status: 404 }],
  [
    'with a query',
    '/api/v1/cli/auth/poll?state=hidden',
    { method: 'GET' },
    { route: '/api/v1/cli/auth/poll', status: 404 },
  ],
  [
    'a webhook of a program that is not connected',
    '/api/v1/webhooks/stripe/999999',
    { body: {} },
    { route: '/api/v1/webhooks/stripe/{program_id}', status: 404 },
  ],
])('%s', async (_, path, call, expected) => {
  await service.call(path, call);
  expect(await lineOf()).toMatchObject(expected);
  expect(captured.text()).not.toContain('hidden');
});

test.each<[string, number, string]>([
  ['/', 200, '/'],
  ['/openapi.json', 200, '/openapi.json'],
  ['/docs/errors?code=hidden', 200, '/docs'],
  ['/cli/login?handle=hidden', 404, '/cli'],
  ['/hidden', 404, 'another path'],
])('the page %s', async (path, status, route) => {
  await send(service.baseUrl, path, { method: 'GET' });
  expect(await lineOf()).toMatchObject({ method: 'GET', route, status, durationMs: expect.any(Number) });
  expect(captured.text()).not.toContain('hidden');
});

test('the program is the one of the key, of the click, or of the webhook', async () => {
  const { body } = await service.click({ affiliate_url: campaign.url });
  await service.lead({ click_id: body.click_id, email: 'ada@brand.dev' });
  await service.sale(sale.body, { key: campaign.key });
  const account = await connectAccount(service, campaign);
  await service.call(account.path, { body: {}, headers: { 'stripe-signature': 't=1,v1=00' } });
  const { id: programId } = campaign;
  expect(requests()).toMatchObject([
    { route: '/api/v1/track/click', status: 200, programId },
    { route: '/api/v1/track/lead', status: 200, programId },
    { route: '/api/v1/track/sale', status: 400, programId },
    { route: '/api/v1/webhooks/stripe/{program_id}', status: 400, programId },
  ]);
});

test('a failure of the service has its own line beside that of the request, under the same identifier', async () => {
  const answer = await without(service.db, 'links', () => service.click({ affiliate_url: campaign.url }));
  expect(answer.status).toBe(500);
  const requestId = answer.headers['x-request-id'];
  expect(lines()).toMatchObject([
    { level: 50, msg: 'POST /api/v1/track/click failed', requestId },
    { level: INFO, msg: 'request', status: 500, requestId },
  ]);
});
