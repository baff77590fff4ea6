import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let transaction_id: string;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  ({ transaction_id } = await sell(service, campaign));
});
afterAll(() => service.stop());

const MALFORMED = 'Missing or malformed Authorization header. Expected: Bearer <token>';
const INVALID = 'Invalid API token';

const refused = async (headers: Record<string, string>, message: string) => {
  const before = await rowCounts(service);
  for (const body of [{ transaction_id }, {}]) {
    expectError(await service.refund(body, { headers }), 401, 'unauthorized', message);
  }
  expect(await rowCounts(service)).toEqual(before);
};

test('a missing header is malformed', () => refused({}, MALFORMED));

test.each(['Basic dTpw', 'bearer token', 'Bearertoken'])(
  'a header that does not start with Bearer (%s) is malformed',
  (text) => refused({ authorization: text }, MALFORMED),
);

test.each(['Bearer', 'Bearer    '])('the empty token (%j) is invalid here', (empty) =>
  refused({ authorization: empty }, INVALID),
);

test.each(['x', newToken('refkey')])('a token that matches no program (%s) is invalid', (token) =>
  refused({ authorization: `Bearer ${token}` }, INVALID),
);

test('a retired key is rejected with its own envelope', async () => {
  const at = service.clock.now();
  const { id } = await service.make.program();
  const key = await service.make.key(id, { marked_at: new Date(at.getTime() - 1000), rotate_by: at });
  const answer = await service.refund({ transaction_id }, { key });
  expect(answer.status).toBe(401);
  expect(answer.body.error.code).toBe('api_key_rotation_required');
});
