import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../support/client.ts';
import { platformError } from '../support/envelopes.ts';
import type { Campaign } from '../support/fixtures.ts';
import { countAll } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

// A login token belongs to a person: where a program's key is required, it matches no program.

let service: Service;
let campaign: Campaign;
let token: string;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  ({ token } = await service.make.person());
});
afterAll(() => service.stop());

const INVALID_KEY = platformError(401, 'Invalid API key. Ask a workspace owner to regenerate the key.');
const coded = platformError(401, 'Invalid API token', 'unauthorized');
const test_mode = { additional_data: { test_mode: true } };

test.each<[string, Call, object]>([
  ['cli/status', { method: 'GET' }, INVALID_KEY],
  ['cli/test-event', { body: { event_type: 'click' } }, INVALID_KEY],
  ['cli/test-event', { body: { type: 'chain' } }, INVALID_KEY],
  ['track/lead', { body: { click_id: 'x' } }, platformError(401, 'Invalid API token')],
  ['track/lead', { body: test_mode }, platformError(401, 'Invalid API token')],
  ['track/sale', { body: { transaction_id: 'x', amount_cents: 1, click_id: 'x' } }, coded],
  ['track/refund', { body: { transaction_id: 'x' } }, coded],
  ['programs/me/readiness', { method: 'GET' }, { error: { code: 'invalid_key', message: 'Invalid API token.' } }],
])('%s: 401, and nothing is recorded', async (path, call, expected) => {
  const before = await countAll(service.db);
  const answer = await service.call(`/api/v1/${path}`, { ...call, key: token });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(expected);
  expect(await countAll(service.db)).toEqual(before);
});

test('track/click: checked in test mode only, like any token', async () => {
  const plain = await service.click({ affiliate_url: campaign.url }, { key: token });
  expect(plain.status).toBe(200);
  const judged = await service.click({ affiliate_url: campaign.url, ...test_mode }, { key: token });
  expect(judged.body).toEqual(platformError(401, 'Invalid API token'));
});

test('cli/stripe-connect: always retired', async () => {
  expect((await service.call('/api/v1/cli/stripe-connect', { key: token })).status).toBe(410);
});
