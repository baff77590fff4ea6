import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { operator } from '../../admin/support.ts';
import { keyRetired, platformError } from '../../support/envelopes.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

const REQUIRED = platformError(401, 'Authentication required — run npx referral login');
const INVALID = platformError(401, 'Invalid or expired login token');

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const list = (authorization?: string) =>
  service.call('/api/v1/cli/programs', {
    method: 'GET',
    headers: authorization === undefined ? {} : { authorization },
  });
async function refused(authorization: string | undefined, expected: object): Promise<void> {
  const answer = await list(authorization);
  expect(answer.body).toEqual(expected);
  expect(answer.status).toBe(401);
}

test.each([undefined, '', 'Bearer', 'Bearer   ', 'Basic YTpi', 'bearer x'])(
  'the header %j asks for a login',
  (header) => refused(header, REQUIRED),
);

test('an invalid token', async () => {
  const { key } = await service.make.program();
  for (const token of ['x', newToken('reflogin'), newToken('refkey'), key]) await refused(`Bearer ${token}`, INVALID);
});

test('a retired program key has its own message', async () => {
  await refused(`Bearer ${await service.make.markedKey()}`, keyRetired(DOCS_URL));
});

test('a login token works for exactly 90 days, to the millisecond', async () => {
  const { token } = await service.make.person();
  service.clock.advance({ days: 90, ms: -1 });
  expect((await list(`Bearer ${token}`)).status).toBe(200);
  service.clock.advance({ ms: 1 });
  await refused(`Bearer ${token}`, INVALID);
});

test('a suspended account’s token ends on every instance, and is not restored', async () => {
  const { token, email } = await service.make.person();
  const second = await service.second();
  const admin = operator(service.databaseUrl, service.db, service.clock);
  await admin.done('account', 'suspend', '--email', email);
  for (const verb of ['suspend', 'reinstate']) {
    await admin.done('account', verb, '--email', email);
    await refused(`Bearer ${token}`, INVALID);
    expect((await second.call('/api/v1/cli/programs', { method: 'GET', key: token })).body).toEqual(INVALID);
  }
  admin.clean();
});

test('a token whose account was removed', async () => {
  const { token, accountId, advertiserId } = await service.make.person();
  await service.db.knex('advertisers').where({ id: advertiserId }).delete();
  await service.db.knex('accounts').where({ id: accountId }).delete();
  await refused(`Bearer ${token}`, platformError(401, 'User not found'));
});
