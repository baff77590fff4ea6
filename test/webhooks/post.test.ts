import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPoster, retryAfterOf, type Poster } from '../../src/webhooks/post.ts';
import { newWebhookSecret, openWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import type { Egress } from '../../src/lib/egress.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const EGRESS: Egress = { development: true, networks: [], own: [] };
const BODY = { type: 'webhook.test', text: 'ü' };
const [present, previous] = [newWebhookSecret(), newWebhookSecret()];

let poster: Poster;
const receivers: Receiver[] = [];
beforeEach(() => {
  poster = createPoster(EGRESS);
});
afterEach(async () => {
  poster.close();
  await Promise.all(receivers.splice(0).map((one) => one.stop()));
});
const receiver = async (...given: Parameters<typeof startReceiver>) => {
  const one = await startReceiver(...given);
  receivers.push(one);
  return one;
};
const post = (url: string, at = new Date()) =>
  poster.post({ url, secrets: [present, previous], id: 'evt_1', body: BODY }, at);

test('a secret is 32 random bytes, and is opened for its program with the same key only', () => {
  expect(Buffer.from(present.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const key = Buffer.alloc(32, 1);
  const sealed = sealWebhookSecret(key, 7, present);
  expect(openWebhookSecret(key, 7, sealed)).toBe(present);
  expect(openWebhookSecret(key, 8, sealed)).toBeUndefined();
  expect(openWebhookSecret(Buffer.alloc(32, 2), 7, sealed)).toBeUndefined();
});

test('the public verifier accepts each secret, and refuses another body, id or time', async () => {
  const { url, received } = await receiver();
  const done = { code: 204, problem: null, answer: '', retryAfterMs: null };
  expect(await post(url)).toMatchObject(done);
  const [{ headers, body }] = received as [(typeof received)[number]];
  const signed = headers as Record<string, string>;
  for (const secret of [present, previous]) expect(new Webhook(secret).verify(body, signed)).toEqual(BODY);
  const verify = (changed: object, text = body) => new Webhook(present).verify(text, { ...signed, ...changed });
  expect(() => verify({}, `${body} `)).toThrow('No matching signature');
  expect(() => verify({ 'webhook-id': 'evt_2' })).toThrow('No matching signature');
  const later = String(Number(signed['webhook-timestamp']) + 1);
  expect(() => verify({ 'webhook-timestamp': later })).toThrow('No matching signature');
  expect(() => new Webhook(newWebhookSecret()).verify(body, signed)).toThrow('No matching signature');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'evt_1' });
});

test('connections are used again, and a closed one is opened again', async () => {
  const { url, connections } = await receiver();
  for (let i = 0; i < 3; i++) await post(url);
  expect(connections()).toBe(1);
});

test.each([
  ['a status', 500, {}, { code: 500, problem: 'status' }],
  ['a redirection, which is not followed', 302, { location: 'http://127.0.0.1:9/' }, { code: 302, problem: 'status' }],
  ['the wait that it asks for', 429, { 'retry-after': '7' }, { code: 429, retryAfterMs: 7_000 }],
])('the answer says %s', async (_, status, headers, expected) => {
  const { url, connections } = await receiver((res) => void res.writeHead(status, headers).end('no\0'));
  expect(await post(url)).toMatchObject({ ...expected, answer: 'no\uFFFD' });
  expect(connections()).toBe(1);
});

test('of an answer without an end some is read and the beginning is stored', async () => {
  let written = 0;
  const { url } = await receiver((res) => {
    res.writeHead(200);
    const more = (): void => {
      if (res.destroyed) return;
      written += 1024;
      res.write('x'.repeat(1024), () => setImmediate(more));
    };
    more();
  });
  expect(await post(url)).toMatchObject({ code: 200, problem: null, answer: 'x'.repeat(1024) });
  expect(written).toBeLessThan(1024 * 1024);
});

test('where there is no answer, the reason is a word', async () => {
  const { url, stop } = await receiver();
  const late = await receiver(() => undefined);
  const https = url.replace('http:', 'https:');
  expect(await post(https)).toMatchObject({ code: null, problem: 'tls', answer: null });
  expect(await post('https://hooks.invalid/')).toMatchObject({ code: null, problem: 'unknown_host' });
  const stopping = new AbortController();
  const cut = poster.post({ url: late.url, secrets: [present], id: 'e', body: BODY }, new Date(), stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  expect(await cut).toMatchObject({ problem: 'interrupted' });
  await stop();
  receivers.shift();
  expect(await post(url)).toMatchObject({ code: null, problem: 'connection' });
});

test('a receiver has fifteen seconds', { timeout: 20_000 }, async () => {
  const { url } = await receiver(() => undefined);
  const { ms, ...rest } = await post(url);
  expect(rest).toMatchObject({ code: null, problem: 'timeout' });
  expect(ms).toBeGreaterThan(14_900);
  expect(ms).toBeLessThan(16_500);
});

test('a time of another form asks for no wait', () => {
  const at = new Date('2026-07-01T00:00:00Z');
  expect(retryAfterOf('Wed, 01 Jul 2026 00:01:00 GMT', at)).toBe(60_000);
  for (const text of [undefined, 'soon', '-5', 'Tue, 30 Jun 2026 00:00:00 GMT'])
    expect(retryAfterOf(text, at)).toBeNull();
});
