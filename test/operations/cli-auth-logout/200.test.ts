import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../manage/support.ts';
import { cliFailure } from '../../support/envelopes.ts';
import { without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const ask = (key: string) => service.call('/api/v1/cli/auth/logout', { method: 'POST', key });
const programs = (key: string) => service.call('/api/v1/cli/programs', { method: 'GET', key });

test('200 ends the login token, and no other one of the account', async () => {
  const { accountId, token: key } = await service.make.person();
  const other = await service.make.tokenOf(accountId);
  const answer = await ask(key);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { status: 'signed_out' } });
  const refused = await programs(key);
  expect([refused.status, refused.body.error.message]).toEqual([401, 'Invalid or expired login token']);
  expect((await programs(other)).status).toBe(200);
  const [entry] = (await auditEntries(service)).slice(-1);
  expect(entry).toMatchObject({ actor_kind: 'account', actor_id: accountId, action: 'login-token.revoke' });
  expect(entry!.credential).toBe(`login ${String(entry!.target_id)}`);
});

test('401 again: a token that has ended is an invalid one; of several requests at once, one ends it', async () => {
  const { token: key } = await service.make.person();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(key)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
  expect((await ask(key)).body.error.message).toBe('Invalid or expired login token');
});

test('500 names the request that failed', async () => {
  const { token: key } = await service.make.person();
  const answer = await without(service.db, 'login_tokens', () => ask(key));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual(cliFailure('Failed to sign out', answer.headers['x-request-id']));
});
