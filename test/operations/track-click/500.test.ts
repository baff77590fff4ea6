import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['the link cannot be looked up', 'links', {}],
  ['the click cannot be stored', 'clicks', {}],
  ['the test event cannot be stored', 'test_events', { additional_data: { test_mode: true } }],
])('when %s the response is 500 and nothing is partially written', async (_, table, fields) => {
  const { url } = await service.make.campaign();
  const before = await countAll(service.db);
  const answer = await without(service.db, table, () => service.click({ affiliate_url: url, ...fields }));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual(platformError(500, 'Click tracking failed'));
  expect(answer.headers['x-request-id']).toMatch(/^[A-Za-z0-9._-]+$/);
  expect(await countAll(service.db)).toEqual(before);
  expect((await service.click({ affiliate_url: url, ...fields })).status).toBe(200);
});

test('when the key cannot be looked up nothing is recorded', async () => {
  const { url, key } = await service.make.campaign();
  const before = await countAll(service.db);
  const answer = await without(service.db, 'program_keys', () => service.click({ affiliate_url: url }, { key }));
  expect(answer.body).toEqual(platformError(500, 'Click tracking failed'));
  expect(await countAll(service.db)).toEqual(before);
});
