import { afterAll, beforeAll, expect, test } from 'vitest';
import { disconnectStripe } from '../../../src/payments/secrets.ts';
import { keyRetired, platformError, rateLimited } from '../../support/envelopes.ts';
import { sell, signUp } from '../../support/journey.ts';
import { without } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';
import { connectAccount } from '../../support/stripe.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

const ask = (authorization?: string, method = 'GET') =>
  service.call('/api/v1/cli/status', { method, headers: authorization === undefined ? {} : { authorization } });

test('200: the program behind the key, without a request identifier', async () => {
  const campaign = await service.make.campaign();
  await signUp(service, campaign);
  await sell(service, campaign);
  const answer = await ask(`Bearer ${campaign.key}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      program_id: campaign.id,
      name: 'Brand',
      domain: 'brand.dev',
      lead_auth: 'server_required',
      key: {
        masked: `refkey_…${campaign.key.slice(-4)}`,
        created_at: service.clock.now().toISOString(),
        rotate_by: null,
      },
      stripe_connected: false,
      integration_verified: false,
      recent_events: { clicks_24h: 2, leads_24h: 1, sales_24h: 1 },
      active_partners: 1,
      pending_commissions: 1,
    },
  });
  expect(answer.headers['x-request-id']).toBeUndefined();
});

test('200: connecting the payment processor takes effect at once', async () => {
  const program = await service.make.program();
  const connected = async () => (await ask(`Bearer ${program.key}`)).body.data.stripe_connected as boolean;
  expect(await connected()).toBe(false);
  await connectAccount(service, program);
  expect(await connected()).toBe(true);
  await disconnectStripe(service.db, SECRET_KEY, program.id, undefined, service.clock.now());
  expect(await connected()).toBe(false);
});

test('200 with a marked key: its deadline, the signals, and warnings next to data', async () => {
  const { id } = await service.make.program();
  const rotate_by = new Date(service.clock.now().getTime() + 86_400_000);
  const key = await service.make.key(id, { marked_at: service.clock.now(), rotate_by });
  const { body, headers } = await ask(`Bearer ${key}`);
  expect(body.data.key.rotate_by).toBe(rotate_by.toISOString());
  expect(Object.keys(body)).toEqual(['data', 'warnings']);
  expect(headers.sunset).toBe(rotate_by.toUTCString());
});

test.each([
  ['no header', undefined, 'Missing or malformed Authorization header. Expected: Bearer <api_token>'],
  ['another scheme', 'Token abc', 'Missing or malformed Authorization header. Expected: Bearer <api_token>'],
  ['an empty token', 'Bearer', 'Missing API token'],
  ['an unknown token', 'Bearer nobody', 'Invalid API key. Ask a workspace owner to regenerate the key.'],
])('401 for %s, without a request identifier', async (_, authorization, message) => {
  const answer = await ask(authorization);
  expect(answer.body).toEqual(platformError(401, message));
  expect(answer.headers['x-request-id']).toBeUndefined();
});

test('401 for a retired key', async () => {
  const { id } = await service.make.program();
  const marking = { marked_at: service.clock.now(), rotate_by: service.clock.now() };
  expect((await ask(`Bearer ${await service.make.key(id, marking)}`)).body).toEqual(keyRetired(DOCS_URL));
});

test('405 for another method', async () => {
  const answer = await ask(undefined, 'PUT');
  expect(answer.body).toEqual(platformError(405, 'Method not allowed'));
  expect(answer.headers.allow).toBe('GET');
});

test('500 has its request identifier in the header, the message and the details', async () => {
  const { key } = await service.make.program();
  const answer = await without(service.db, 'commissions', () => ask(`Bearer ${key}`));
  const id = answer.headers['x-request-id'];
  expect(id).toBeTruthy();
  const expected = platformError(500, `Failed to get status (request_id: ${id})`);
  expect(answer.body).toEqual({ ...expected, error: { ...expected.error, details: { request_id: id } } });
});

test('429: one bucket of 60 requests a minute for all CLI endpoints, by key', async () => {
  const { key } = await service.make.program();
  const other = await service.make.program();
  for (let i = 0; i < 59; i++) await ask(`Bearer ${key}`);
  const retired = await service.call('/api/v1/cli/stripe-connect', { key });
  expect(retired.headers['x-ratelimit-remaining']).toBe('0');
  const refused = await ask(`Bearer ${key}`);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.headers['x-request-id']).toBeUndefined();
  // The exception applies only to GET.
  const other_method = await ask(`Bearer ${key}`, 'POST');
  expect(other_method.status).toBe(429);
  expect(other_method.headers['x-request-id']).toBeTruthy();
  expect((await ask(`Bearer ${other.key}`)).status).toBe(200);
});
