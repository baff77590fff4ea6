import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createClient,
  createManagementClient,
  createOutbox,
  ReferralError,
  type ClientOptions,
  type Dropped,
  type OutboxEntry,
  type OutboxStore,
} from '../../packages/client/src/index.ts';
import { memoryStore } from './support.ts';

// Faults of networks, runtimes, stores and callers. These tests need no service.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const answering = (status: number, body: string, headers = {}) =>
  serve((_, res) => void res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body));
const mute = () => serve(() => undefined);
const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, apiKey: 'refkey_1', retry: { attempts: 1 }, ...options });
const rejected = async (work: Promise<unknown>): Promise<ReferralError> => {
  const error: unknown = await work.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ReferralError);
  return error as ReferralError;
};
const recorded = '{"success":true,"message":"Lead tracked successfully"}';
const lead = { click_id: 'c' };
const never = <T>() => new Promise<T>(() => undefined);

test.each([undefined, '', ' '])('a key or a token that is named, but %j, is refused at once', (empty) => {
  const baseUrl = 'https://referrals.brand.dev';
  expect(() => createClient({ baseUrl, apiKey: empty })).toThrow('apiKey is empty (REFERRAL_API_KEY?); omit it');
  expect(() => createManagementClient({ baseUrl, token: empty })).toThrow('token is empty (REFERRAL_API_TOKEN?)');
  // The browser mode.
  expect(() => createClient({ baseUrl })).not.toThrow();
});

describe('the time is limited', () => {
  test('by a signal of the caller, even during garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const collecting = setInterval(collect, 20);
    const { signal } = new AbortController();
    const error = await rejected(clientOf(await mute(), { timeoutMs: 200 }).lead(lead, { signal }));
    clearInterval(collecting);
    expect(error).toMatchObject({ status: 0, cause: { name: 'TimeoutError' } });
  }, 3000);

  test('if the source of the key hangs; the caller can abort that too', async () => {
    const stop = new AbortController();
    const baseUrl = await mute();
    const error = await rejected(clientOf(baseUrl, { timeoutMs: 50, apiKey: never }).lead(lead));
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
    const work = clientOf(baseUrl, { apiKey: never }).lead(lead, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });

  test('to the range of timers', async () => {
    const client = clientOf(await answering(200, recorded), { timeoutMs: Infinity });
    expect(await client.lead(lead)).toMatchObject({ success: true });
    const outbox = createOutbox({ client });
    await outbox.lead(lead);
    expect(await outbox.flush(Infinity)).toBe(0);
  });
});

describe('a response of another server is not a success', () => {
  test.each(['', 'null', '[]', '{}', '"ok"', '{"success":"true"}', '<h1>Welcome</h1>'])('200 %s', async (body) => {
    expect(await rejected(clientOf(await answering(200, body)).lead(lead))).toMatchObject({ status: 0 });
  });

  test('a redirect is not followed', async () => {
    const elsewhere = await answering(200, recorded);
    const error = await rejected(clientOf(await answering(302, '', { location: elsewhere })).lead(lead));
    expect(error).toMatchObject({ status: 302, fromService: false });
  });

  test.each([
    ['-5', 0],
    ['9'.repeat(400), 2 ** 31 - 1],
    ['soon', undefined],
  ])('Retry-After: %s', async (header, seconds) => {
    const limits = await answering(429, '{}', { 'retry-after': header });
    const error = await rejected(clientOf(limits, { retry: { attempts: 1, maxRetryAfterMs: undefined! } }).lead(lead));
    expect(error.retryAfterSeconds).toBe(seconds);
  });
});

test.each([
  ['{"error":{"message":"No.","name":"NotFoundError"}}', { error: { message: 'No.', name: 'NotFoundError' } }],
  ['<h1>Not found</h1>', '<h1>Not found</h1>'],
])('an error has the body of the response: %s', async (body, expected) => {
  const error = await rejected(clientOf(await answering(404, body)).lead(lead));
  expect(error.body).toEqual(expected);
});

describe('mistakes of the caller', () => {
  test.each([[undefined], [null], ['text'], [[]]])(
    'a body that is %j is refused unsent, as a ReferralError',
    async (body) => {
      const client = clientOf(await answering(200, recorded));
      const calls = ['click', 'lead', 'sale', 'refund', 'testEvent'] as const;
      for (const name of calls) {
        const error = await rejected(client[name](body as never));
        expect(error).toMatchObject({ status: 0, message: 'Nothing was sent: the body is no object' });
      }
    },
  );

  test('the key is trimmed, and never part of an error', async () => {
    const heard: unknown[] = [];
    const baseUrl = await serve((req, res) => {
      heard.push(req.headers.authorization);
      res.writeHead(200, { 'content-type': 'application/json' }).end(recorded);
    });
    await clientOf(baseUrl, { apiKey: ' refkey_1\n' }).lead(lead);
    expect(heard).toEqual(['Bearer refkey_1']);
    const error = await rejected(clientOf(baseUrl, { apiKey: 'refkey\nsecret' }).lead(lead));
    expect(error.message).toContain('the API key has characters that a header cannot contain');
    expect(JSON.stringify([error.message, String(error.cause)])).not.toContain('secret');
    expect(() => clientOf('https://user:secret@brand.dev')).toThrow(/^baseUrl must not hold/);
  });

  test('settings that are undefined have their defaults', async () => {
    let requests = 0;
    const baseUrl = await serve((_, res) => void res.writeHead(++requests < 3 ? 500 : 200).end(recorded));
    const retry = { attempts: undefined!, baseDelayMs: 1, maxDelayMs: undefined! };
    expect(await createClient({ baseUrl, retry }).lead(lead)).toMatchObject({ success: true });
  });

  test('rejections of listeners are handled', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const angry = () => Promise.reject(new Error('nobody should see this'));
    const warnings = [null, 'odd', { rotate_by: 'x' }];
    const baseUrl = await answering(200, JSON.stringify({ success: true, message: '', warnings }));
    await clientOf(baseUrl, { onRotationWarning: angry }).lead(lead);
    const outbox = createOutbox({ client: clientOf(baseUrl), onDropped: angry, onError: angry });
    await outbox.lead(undefined as never);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});

test('an outbox accepts a Retry-After of at most an hour', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const sent = { kind: 'refused', status: 503, message: '', requestId: '' } as const;
  const unavailable = new ReferralError({ ...sent, retryAfterSeconds: 2 ** 31 - 1 });
  const client = { lead: () => (calls++ === 0 ? Promise.reject(unavailable) : Promise.resolve()) } as never;
  const outbox = createOutbox({ client, baseDelayMs: 10, maxDelayMs: 10 });
  await outbox.lead(lead);
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(calls).toBe(2);
});

describe('a store', () => {
  const dropped: Dropped[] = [];
  const errors: unknown[] = [];
  const outboxOf = async (store: OutboxStore) => {
    dropped.length = errors.length = 0;
    return createOutbox({
      client: clientOf(await answering(200, recorded)),
      store,
      onDropped: (entry) => dropped.push(entry),
      onError: (error) => errors.push(error),
    });
  };

  test('that hangs blocks neither the caller nor the delivery for long', async () => {
    vi.useFakeTimers();
    const sent: unknown[] = [];
    const client = { lead: (body: unknown) => Promise.resolve(sent.push(body)) } as never;
    const errors: unknown[] = [];
    const store = { load: never<OutboxEntry[]>, save: never<void>, remove: never<void> };
    const outbox = createOutbox({ client, store, onError: (error) => errors.push(error) });
    const taken = [outbox.lead(lead), outbox.lead(lead)];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all(taken)).toEqual([true, true]);
    const flushed = outbox.flush(Infinity);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await flushed).toBe(0);
    vi.useRealTimers();
    expect(sent).toEqual([lead, lead]);
    expect(errors).toEqual([new Error('The store has not answered for 5 s: the outbox continues in memory')]);
    expect(await outbox.close(10)).toBe(0);
  });

  test('may return broken entries: they are reported and removed, and the others are delivered', async () => {
    const good = { id: '1', kind: 'lead', body: lead, enqueuedAt: String(Date.now()), attempts: '1' };
    const broken = [
      { ...good, id: '2', body: null },
      { ...good, id: '3', body: [1] },
      { ...good, id: '4', kind: 'click' },
      { ...good, id: '5', enqueuedAt: 'yesterday' },
    ];
    const store = memoryStore(...([...broken, good, null, 'text'] as never[]).filter(Boolean));
    const outbox = await outboxOf(store);
    expect(await outbox.flush()).toBe(0);
    expect(dropped.map(({ reason }) => reason)).toEqual(Array(5).fill('unusable'));
    expect(errors).toHaveLength(5);
    expect([...store.kept.keys()]).toEqual([undefined]);
  });

  test('that does not return a list causes an error report', async () => {
    const outbox = await outboxOf({ ...memoryStore(), load: () => ({}) as never });
    await outbox.lead(lead);
    expect(await outbox.flush()).toBe(0);
    expect(errors).toEqual([new TypeError('The store did not load a list')]);
  });
});
