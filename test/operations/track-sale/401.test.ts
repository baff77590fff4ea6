import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let body: object;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  body = { transaction_id: 'order', amount_cents: 9900, click_id: await visit(service, campaign) };
});
afterAll(() => service.stop());

const MALFORMED = 'Missing or malformed Authorization header. Expected: Bearer <token>';
const EMPTY = 'Missing API token';
const INVALID = 'Invalid API token';

const refused = async (headers: Record<string, string>, message: string, sent: object = body) => {
  const before = await rowCounts(service);
  expectError(await service.sale(sent, { headers }), 401, 'unauthorized', message);
  expect(await rowCounts(service)).toEqual(before);
};

test('a missing header is malformed', () => refused({}, MALFORMED));

test.each(['Basic dTpw', 'bearer token', 'BEARER token', 'Bearertoken', 'Token x', 'refkey_x'])(
  'a header that does not start with Bearer (%s) is malformed',
  (authorization) => refused({ authorization }, MALFORMED),
);

test.each(['Bearer', 'Bearer ', 'Bearer     '])(
  'Bearer with nothing or blanks after it (%j) is the empty token',
  (empty) => refused({ authorization: empty }, EMPTY),
);

test.each(['x', 'a b', `${'x'.repeat(500)}`, newToken('refkey'), newToken('reflogin')])(
  'a token that matches no program (%s) is invalid',
  (token) => refused({ authorization: `Bearer ${token}` }, INVALID),
);

test('a key with one letter changed is invalid', () => {
  const changed = campaign.key.slice(0, -1) + (campaign.key.endsWith('A') ? 'B' : 'A');
  return refused({ authorization: `Bearer ${changed}` }, INVALID);
});

test('a replaced key is invalid', async () => {
  const { id, key } = await service.make.program();
  await service.make.key(id);
  await refused({ authorization: `Bearer ${key}` }, INVALID);
});

test('a retired key is rejected with its own envelope', async () => {
  const { id } = await service.make.program();
  const at = service.clock.now();
  const key = await service.make.key(id, { marked_at: new Date(at.getTime() - 1000), rotate_by: at });
  const answer = await service.sale(body, { key });
  expect(answer.status).toBe(401);
  expect(answer.body.data).toBeUndefined();
  expect(answer.body.error).toMatchObject({
    code: 'api_key_rotation_required',
    message: 'This API key has been retired.',
    hint: 'Ask a workspace owner to regenerate the key.',
  });
});

test('the credential is checked before the body', () =>
  refused({ authorization: 'Bearer x' }, INVALID, { nothing: true }));

test('test mode requires the key too', () =>
  refused({}, MALFORMED, { amount_cents: 1, additional_data: { test_mode: true } }));
