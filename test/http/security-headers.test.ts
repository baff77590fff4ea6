import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { openRaw } from '../support/raw.ts';
import { startService, type Service } from '../support/service.ts';

// No browser renders a response as a page, and no cache stores a secret.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const ids = Object.keys(contract.operations) as OperationId[];
const NOSNIFF = ['x-content-type-options', 'nosniff'] as const;

test.each(ids)('%s has nosniff on every response', async (id) => {
  const { method, path } = operationEntry(id);
  const filled = path.replace(/\{\w+\}/g, '1');
  for (const one of [method.toUpperCase(), 'DELETE']) {
    const answer = await service.call(filled, { method: one, body: {} });
    expect(answer.headers).toHaveProperty(...NOSNIFF);
  }
});

test('so do responses to an unknown path and to an unreadable request', async () => {
  expect((await service.call('/api/v1/nothing')).headers).toHaveProperty(...NOSNIFF);
  const raw = await openRaw(service.baseUrl);
  raw.send('nonsense\r\n\r\n');
  await raw.closed;
  expect(raw.received()).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(raw.received()).toMatch(/^x-request-id: \S+\r$/im);
});

test('a response with a secret or with personal data must not be cached', async () => {
  const { url } = await service.make.campaign();
  const store = (answer: { headers: Record<string, string | undefined> }) => answer.headers['cache-control'];
  expect(store(await service.click({ affiliate_url: url }))).toBe('no-store');
  expect(store(await service.click({}))).toBeUndefined();
  const started = await service.call('/api/v1/cli/auth/start');
  expect(store(started)).toBe('no-store');
  const poll = new URL((started.body as { data: { poll_url: string } }).data.poll_url);
  expect(store(await service.call(poll.pathname + poll.search, { method: 'GET' }))).toBe('no-store');
  const secret = ids.filter((id) =>
    operationEntry(id).headers['200']?.some(({ name, text }) => /^cache-control$/i.test(name) && text === 'no-store'),
  );
  const tracking = secret.filter((id) => !operationEntry(id).access);
  expect(tracking.sort()).toEqual(['cliAuthPoll', 'cliAuthStart', 'cliInit', 'trackClick']);
});

test.each(ids.filter((id) => operationEntry(id).access))('no cache stores any response of %s', async (id) => {
  const { method, path, headers } = operationEntry(id);
  const declared = Object.entries(headers).filter(([, list]) => !list.some(({ name }) => name === 'Cache-Control'));
  expect(declared).toEqual([]);
  for (const one of [method.toUpperCase(), 'PUT']) {
    const answer = await service.call(path.replace(/\{\w+\}/g, '1'), { method: one, body: {} });
    expect(answer.headers).toHaveProperty('cache-control', 'no-store');
  }
});
