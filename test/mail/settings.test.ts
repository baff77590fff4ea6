import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';

// GET and PUT /account/mails: which kinds of mails a person gets.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const MAILS = '/api/v1/account/mails';
const get = async (headers: Record<string, string>) =>
  (await service.call(MAILS, { method: 'GET', headers })).body.data;
const put = (headers: Record<string, string>, off: string[]) =>
  service.call(MAILS, { method: 'PUT', body: { off }, headers });

test('a person switches kinds off and on again, and others are not affected', async () => {
  const [anna, bo] = [await service.make.person(), await service.make.person()];
  const headers = await service.make.session(anna.accountId);
  expect(await get(headers)).toEqual({ off: [] });
  expect((await put(headers, ['weekly_digest', 'payday'])).body.data).toEqual({ off: ['payday', 'weekly_digest'] });
  expect(await get(headers)).toEqual({ off: ['payday', 'weekly_digest'] });
  expect(await get(await service.make.session(bo.accountId))).toEqual({ off: [] });
  expect((await put(headers, [])).body.data).toEqual({ off: [] });
  expect(await get(headers)).toEqual({ off: [] });
});

test('a change is recorded, without the address', async () => {
  const { accountId, email } = await service.make.person();
  await put(await service.make.session(accountId), ['payday']);
  const entry = (await auditEntries(service)).find(
    ({ action, target_id }) => action === 'account.mails' && target_id === accountId,
  );
  expect(entry).toMatchObject({ actor_id: accountId, before: { mails_off: [] }, after: { mails_off: ['payday'] } });
  expect(JSON.stringify(entry)).not.toContain(email);
});

test.each([[['sign_in_link']], [['payday', 'payday']]])('%j is refused', async (off) => {
  const { accountId } = await service.make.person();
  const answer = await put(await service.make.session(accountId), off);
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
});
