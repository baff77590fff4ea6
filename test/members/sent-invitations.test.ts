import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { up } from '../../src/database/migrations/0003-invitation-senders.ts';
import { removeMember } from '../../src/members/write.ts';
import { lockProgram } from '../../src/common/program-lock.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';

// An invitation to become a member ends with the role of the person who sent it.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** How many statements of this database wait for a lock. */
const waitingForLock = async () =>
  Number(
    (
      await service.db
        .knex('pg_stat_activity')
        .where({ wait_event_type: 'Lock' })
        .whereRaw('datname = current_database()')
        .count()
    )[0]!.count,
  );

async function scene() {
  const { id } = await service.make.program();
  const [first, second] = [await service.make.member(id), await service.make.member(id)];
  const headers = {
    first: await service.make.session(first.accountId),
    second: await service.make.session(second.accountId),
  };
  const path = `/api/v1/programs/${id}`;
  const invite = async (by: 'first' | 'second', role = 'owner') => {
    const body = { email: `${service.make.unique('invited')}@brand.dev`, role };
    const answer = await service.call(`${path}/member-invitations`, { headers: headers[by], body });
    expect(answer.status).toBe(201);
    const { invitation, invitation_url } = answer.body.data as { invitation: { id: number }; invitation_url: string };
    return { id: invitation.id, email: body.email, token: invitation_url.split('#')[1]! };
  };
  const change = (accountId: number, method: string, body?: object) =>
    service.call(`${path}/members/${accountId}`, { method, headers: headers.first, ...(body && { body }) });
  return { id, first, second, invite, change };
}
type Invited = Awaited<ReturnType<Awaited<ReturnType<typeof scene>>['invite']>>;

/** The status of the answer to an attempt to accept. */
async function accept({ email, token }: Invited): Promise<number> {
  const { accountId } = await service.make.person(email);
  const headers = await service.make.session(accountId);
  return (await service.call('/api/v1/account/invitations/accept', { headers, body: { token } })).status;
}

test.each([
  ['removed', 'DELETE', undefined],
  ['demoted', 'PATCH', { role: 'admin' }],
])('an owner who is %s has no valid invitations left, in the same transaction', async (_, method, body) => {
  const { id, second, invite, change } = await scene();
  const [sent, others] = [await invite('second'), await invite('first')];
  const before = (await auditEntries(service)).length;
  expect((await change(second.accountId, method, body)).status).toBe(200);
  expect(await accept(sent)).toBe(409);
  expect(await accept(others)).toBe(200);
  const entries = (await auditEntries(service)).slice(before, before + 2);
  expect(entries).toMatchObject([
    { action: `member.${method === 'DELETE' ? 'remove' : 'update'}`, target_id: second.accountId },
    { action: 'member-invitation.revoke', program_id: id, target_id: sent.id },
  ]);
});

test('an owner whose role stays keeps the invitations', async () => {
  const { second, invite, change } = await scene();
  const sent = await invite('second');
  expect((await change(second.accountId, 'PATCH', { role: 'owner' })).status).toBe(200);
  expect(await accept(sent)).toBe(200);
});

test('a request that waited while its sender was removed invites nobody', async () => {
  const { id, second, invite } = await scene();
  let waiting: Promise<unknown>[] = [];
  await service.db.transaction(async (tx) => {
    await lockProgram(tx, id);
    waiting = [1, 2, 3].map(() => invite('second').catch(() => undefined));
    await vi.waitFor(async () => expect(await waitingForLock()).toBe(3), { timeout: 10_000 });
    const removal = { programId: id, accountId: second.accountId, by: second.accountId, at: service.clock.now() };
    expect(await removeMember(tx, () => Promise.resolve(), removal)).toMatchObject({ kind: 'done' });
  });
  await Promise.all(waiting);
  expect(await service.db.knex('member_invitations').where({ program_id: id })).toEqual([]);
});

test('a suspended account has no valid invitations left', async () => {
  const { second, invite } = await scene();
  const sent = await invite('second');
  await setAccountStatus(service.db, second.email, 'suspended', service.clock.now());
  expect(await accept(sent)).toBe(409);
});

test('the migration finds who sent an invitation of an earlier version in the audit log', async () => {
  const { second, invite, change } = await scene();
  const sent = await invite('second');
  await service.db.knex('member_invitations').where({ id: sent.id }).update({ sent_by: null });
  await up(service.db.knex);
  expect((await change(second.accountId, 'DELETE')).status).toBe(200);
  expect(await accept(sent)).toBe(409);
});
