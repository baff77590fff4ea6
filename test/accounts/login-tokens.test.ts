import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';

// The login tokens of the command line, like the API tokens: in a list, and revoked one by one.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const LIST = '/api/v1/account/login-tokens';
const list = (headers: Record<string, string>) => service.call(LIST, { method: 'GET', headers });
const revoke = (id: number, headers: Record<string, string>) =>
  service.call(`${LIST}/${id}`, { method: 'DELETE', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a session sees the tokens of its account, newest first, without their texts', async () => {
  const { accountId, token } = await service.make.person();
  await service.make.person();
  const second = await service.make.tokenOf(accountId);
  await service.call('/api/v1/cli/programs', { method: 'GET', key: token });
  const { status, body } = await list(await service.make.session(accountId));
  expect(status).toBe(200);
  const [newest, oldest] = body.data as Record<string, unknown>[];
  const time = service.clock.now().getTime();
  expect(newest).toEqual({
    id: expect.any(Number) as number,
    masked: `reflogin_…${second.slice(-4)}`,
    reach: 'account',
    created_at: new Date(time).toISOString(),
    expires_at: new Date(time + 90 * 86_400_000).toISOString(),
    revoked_at: null,
    last_used_at: null,
  });
  expect(oldest).toMatchObject({ masked: `reflogin_…${token.slice(-4)}` });
  expect(body.data).toHaveLength(2);
  await expect
    .poll(async () => (await list(bearer(second))).body.data[1].last_used_at)
    .toBe(new Date(time).toISOString());
});

test('a session without a recent sign-in revokes a token, which is refused from then on', async () => {
  const { accountId, token } = await service.make.person();
  const headers = await service.make.session(accountId);
  await service.db.knex('browser_sessions').where({ account_id: accountId }).update({ authenticated_at: null });
  const { id } = (await list(headers)).body.data[0] as { id: number };
  const before = (await auditEntries(service)).length;
  for (let time = 0; time < 2; time++) {
    const { status, body } = await revoke(id, headers);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, revoked_at: service.clock.now().toISOString() });
  }
  expect((await service.call('/api/v1/cli/programs', { method: 'GET', key: token })).status).toBe(401);
  expect((await auditEntries(service)).slice(before).map(({ action }) => action)).toEqual([
    'login-token.revoke',
    'login-token.revoke',
  ]);
});

test('a login token revokes another one of its account, and none of another account; an API token sees none', async () => {
  const { accountId, token } = await service.make.person();
  const other = await service.make.person();
  const foreign = (await list(bearer(other.token))).body.data[0] as { id: number };
  expect((await revoke(foreign.id, bearer(token))).status).toBe(404);
  await service.make.tokenOf(accountId);
  const [newest] = (await list(bearer(token))).body.data as { id: number }[];
  expect((await revoke(newest!.id, bearer(token))).status).toBe(200);
  expect((await list(bearer(await service.make.apiToken(accountId)))).status).toBe(403);
});
