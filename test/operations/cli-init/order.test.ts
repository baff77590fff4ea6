import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../support/client.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOT_UTF8 = Buffer.concat([Buffer.from('{"a":'), Buffer.from([0xff])]);
const LARGE = Buffer.concat([NOT_UTF8, Buffer.alloc(65_537, 0xff)]);
const text = { 'content-type': 'text/plain' };

// A request with all errors at once. When one is corrected, the next error is returned.
test('limit, method, credential, body, advertiser, fields', async () => {
  const removed = await service.make.person();
  await service.db.knex('advertisers').where({ id: removed.advertiserId }).delete();
  await service.db.knex('accounts').where({ id: removed.accountId }).delete();
  const poor = await service.make.person();
  await service.db.knex('advertisers').where({ id: poor.advertiserId }).delete();
  const { token: key, advertiserId } = await service.make.person();

  async function answers(
    call: Call,
    status: number,
    message: string | RegExp,
    instance: Pick<Service, 'call'> = service,
  ) {
    const answer = await instance.call('/api/v1/cli/init', call);
    expect(answer.body.error.message).toMatch(message);
    expect(answer.status).toBe(status);
  }
  const strict = await service.second({ rateLimitScale: 0.0001 });
  const everything: Call = { method: 'PUT', body: LARGE, headers: text };
  await strict.call('/api/v1/cli/init', everything);

  await answers(everything, 429, 'Too many requests.', strict);
  await answers(everything, 405, 'Method not allowed');
  await answers({ body: LARGE, headers: text }, 401, 'Authentication required');
  await answers({ key: 'x', body: LARGE, headers: text }, 401, 'Invalid or expired login token');
  await answers({ key: removed.token, body: LARGE, headers: text }, 401, 'User not found');
  await answers({ key: poor.token, body: LARGE, headers: text }, 415, 'Content-Type');
  await answers({ key: poor.token, body: LARGE }, 413, '64 KiB');
  await answers({ key: poor.token, body: NOT_UTF8 }, 400, 'UTF-8');
  await answers({ key: poor.token, body: '["\\u0000"' }, 400, 'valid JSON');
  await answers({ key: poor.token, body: '["\\u0000"]' }, 400, 'JSON object');
  await answers({ key: poor.token, body: '{"a":"\\u0000"}' }, 400, 'U+0000');
  const wrong = { advertiser_id: 'x', name: '', domain: '', commission_type: 'flat', commission_rate: 0 };
  await answers({ key: poor.token, body: wrong }, 403, 'No advertiser found');
  await answers({ key, body: { ...wrong, name: null } }, 403, 'advertiser_id does not match');
  const own = { ...wrong, advertiser_id: advertiserId };
  await answers({ key, body: { ...own, name: null } }, 400, 'Missing required fields');
  await answers({ key, body: own }, 400, 'Invalid commission_type: flat');
  await answers({ key, body: { ...own, commission_type: 'percent' } }, 400, 'commission_rate must be a positive');
  await answers({ key, body: { ...own, commission_type: 'percent', commission_rate: 1 } }, 400, 'name must be');
});
