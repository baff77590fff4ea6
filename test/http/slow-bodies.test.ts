import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectionLimit, createHttpServer } from '../../src/api/server.ts';
import { descriptorLimit } from '../../src/lib/descriptors.ts';
import { platformError } from '../support/envelopes.ts';
import { headOf, openRaw, type Raw } from '../support/raw.ts';
import { startService, type Service } from '../support/service.ts';
import { callOf, checkout, connectAccount, webhookPath, type Account } from '../support/stripe.ts';

const MIB = 1_048_576;
let service: Service;
let account: Account;
let open: Raw[] = [];
beforeAll(async () => {
  service = await startService();
  account = await connectAccount(service, await service.make.program());
});
afterEach(() => {
  for (const raw of open) raw.close();
  open = [];
});
afterAll(() => service.stop());

async function connection(baseUrl = service.baseUrl): Promise<Raw> {
  const raw = await openRaw(baseUrl);
  open.push(raw);
  return raw;
}
const SIGNED = { 'Stripe-Signature': 't=1,v1=abc' };

/** The response to a webhook call whose body never arrives. */
async function answerWithoutBody(path: string, headers = {}): Promise<string> {
  const raw = await connection();
  raw.send(headOf(path, MIB, headers));
  await expect.poll(raw.received).toContain('\r\n\r\n{');
  return raw.received();
}

describe('the service does not wait for the body of a payment event if', () => {
  test('the program is not connected, whatever else is wrong', async () => {
    expect(await answerWithoutBody(webhookPath(999_999), SIGNED)).toContain('Program is not connected to Stripe');
    expect(await answerWithoutBody(webhookPath(999_999))).toContain('Program is not connected to Stripe');
  });

  test('the signature is missing or cannot be read', async () => {
    expect(await answerWithoutBody(account.path)).toContain('Missing Stripe-Signature header');
    const unreadable = await answerWithoutBody(account.path, { 'Stripe-Signature': 'nonsense' });
    expect(unreadable).toContain('HTTP/1.1 400');
  });
});

test.each([
  ['of another type', { 'content-type': 'text/plain' }, 'x'],
  ['too large', {}, 'x'.repeat(MIB + 1)],
  ['missing', {}, ''],
])('program and signature are checked before a body that is %s', async (_, headers, body) => {
  const unknown = await service.call(webhookPath(999_999), { body, headers });
  expect(unknown.body).toEqual(platformError(404, 'Program is not connected to Stripe'));
  const unsigned = await service.call(account.path, { body, headers });
  expect(unsigned.body).toEqual(platformError(400, 'Missing Stripe-Signature header'));
});

test('the memory for bodies in progress is bounded, and large bodies do not block small requests', async () => {
  const { key, url } = await service.make.campaign();
  const event = { ...checkout(account.source), type: 'ping', padding: 'x'.repeat(900_000) };
  const large = callOf(event, account.secret, service.clock.now());
  expect((await service.call(account.path, large)).status).toBe(200);
  // All but the last byte of the largest body, from more clients than fit into the budget.
  const most = Buffer.alloc(MIB - 1, 'x');
  for (let n = 0; n < 70; n++) {
    const raw = await connection();
    raw.send(headOf(account.path, MIB, SIGNED));
    raw.send(most);
  }
  const refused = () => open.filter((raw) => raw.received().includes('HTTP/1.1 500')).length;
  await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(refused()).toBeLessThan(10);

  // A refused body releases its share: as long as this one is accepted, another client takes as much.
  const full = async () => {
    const answer = await service.call(account.path, large);
    if (answer.status === 200) {
      const raw = await connection();
      raw.send(headOf(account.path, MIB, SIGNED));
      raw.send(Buffer.alloc(Buffer.byteLength(String(large.body)), 'x'));
    }
    return answer.body;
  };
  await expect.poll(full, { timeout: 20_000 }).toEqual(platformError(500, 'Payment event processing failed'));
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
  const sale = { transaction_id: 'small', amount_cents: 100, customer_key: 'nobody' };
  expect((await service.sale(sale, { key })).status).toBe(400);
  const small = callOf({ ...checkout(account.source), type: 'ping' }, account.secret, service.clock.now());
  expect((await service.call(account.path, small)).status).toBe(200);

  // Their share of the budget is released.
  for (const raw of open) raw.close();
  await expect.poll(async () => (await service.call(account.path, large)).status).toBe(200);
});

describe('a request that takes too long', () => {
  const TIMEOUTS = {
    requestTimeout: 600,
    headersTimeout: 300,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 50,
  };
  let read = 0;
  const server = createHttpServer((req, res) => {
    req.on('data', () => undefined).on('end', () => res.end(`read ${++read}`));
  }, TIMEOUTS);
  let baseUrl: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['in its head', 'POST / HTTP/1.1\r\n', 'X-Drip: 1\r\n'],
    ['in its body', headOf('/', 1_000_000), 'x'],
  ])('%s is answered 408 and cut, even if data keeps arriving slowly', async (_, head, drop) => {
    const raw = await connection(baseUrl);
    raw.send(head);
    const drip = setInterval(() => raw.send(drop), 20);
    await raw.closed;
    clearInterval(drip);
    expect(raw.received()).toMatch(/^HTTP\/1.1 408 /);
    expect(read).toBe(0);
  });

  test('after its response is cut without a second response', async () => {
    const early = createHttpServer((_req, res) => res.writeHead(413).end('too large'), TIMEOUTS);
    await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve));
    const raw = await connection(`http://127.0.0.1:${(early.address() as AddressInfo).port}`);
    raw.send(headOf('/', 1_000_000));
    const drip = setInterval(() => raw.send('x'), 20);
    await raw.closed;
    clearInterval(drip);
    expect(raw.received()).toMatch(/^HTTP\/1.1 413 /);
    expect(raw.received()).not.toContain('408');
    early.close();
  });
});

test('a server accepts fewer connections than the process may have descriptors', () => {
  const server = createHttpServer(() => undefined);
  expect(server.maxConnections).toBe(connectionLimit());
  expect(connectionLimit()).toBeGreaterThan(100);
  expect(connectionLimit()).toBeLessThan(descriptorLimit());
});

test('what a slow body brings is dated when it has arrived: totals may have passed the time of its headers', async () => {
  const { url } = await service.make.campaign();
  const body = JSON.stringify({ affiliate_url: url });
  const raw = await connection();
  raw.send(headOf('/api/v1/track/click', body.length, { 'content-type': 'application/json' }) + body.slice(0, -1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  service.clock.advance({ seconds: 29 });
  raw.send(body.slice(-1));
  await expect.poll(raw.received).toContain('200 OK');
  const [at] = await service.db.knex('clicks').orderBy('occurred_at', 'desc').limit(1).pluck('occurred_at');
  expect(at).toEqual(service.clock.now());
});
