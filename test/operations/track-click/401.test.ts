import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { keyRetired, platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const TEST = { additional_data: { test_mode: true } };
const INVALID = platformError(401, 'Invalid API token');
const MALFORMED = platformError(401, 'Missing or malformed Authorization header. Expected: Bearer <token>');

test.each([
  ['a well-formed key that matches no program', `Bearer ${newToken('refkey')}`, INVALID],
  ['a text that can be no key', 'Bearer hello', INVALID],
  ['another scheme', 'Basic dXNlcjpwYXNz', MALFORMED],
  ['the scheme in lower case', 'bearer hello', MALFORMED],
])('in test mode %s is rejected', async (_, authorization, body) => {
  const { url } = await service.make.campaign();
  const answer = await service.click({ affiliate_url: url, ...TEST }, { headers: { authorization } });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(body);
  expect(await countAll(service.db)).toMatchObject({ test_events: 0, clicks: 0, customers: 0 });
});

test('in test mode a replaced key matches no program', async () => {
  const { url, id, key } = await service.make.campaign();
  await service.make.key(id);
  const answer = await service.click({ affiliate_url: url, ...TEST }, { key });
  expect(answer.body).toEqual(INVALID);
});

test.each([
  ['outside test mode', {}],
  ['in test mode', TEST],
])('a retired key is rejected %s', async (_, fields) => {
  const { url, id } = await service.make.campaign();
  const key = await service.make.key(id, { marked_at: service.clock.now(), rotate_by: service.clock.now() });
  const answer = await service.click({ affiliate_url: url, ...fields }, { key });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(keyRetired(DOCS_URL));
  expect(await countAll(service.db)).toMatchObject({ test_events: 0, clicks: 0, customers: 0 });
});
