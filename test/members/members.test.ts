import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import type { Answer } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = (method: string, path = '', body?: object, token = program.token) =>
  as(service, token)(method, `programs/${program.id}/members${path}`, body === undefined ? {} : { body });
const roles = async () =>
  ((await call('GET', '?order=oldest')).body.data as { account_id: number; role: string }[]).map((one) => [
    one.account_id,
    one.role,
  ]);
const lastOwner = (answer: Answer) =>
  managementError(answer, [409, 'invalid_transition', 'A program must have an active owner.']);

describe('GET', () => {
  test('lists the members with their roles, the newest account first, in pages', async () => {
    const bo = await service.make.member(program.id, 'admin');
    const cy = await service.make.member(program.id, 'viewer');
    await ownedProgram(service);
    const { body } = await call('GET', '?limit=2');
    expect(body.data).toMatchObject([
      { account_id: cy.accountId, email: cy.email, role: 'viewer' },
      { account_id: bo.accountId, email: bo.email, role: 'admin' },
    ]);
    const rest = await call('GET', `?limit=2&cursor=${body.page.next_cursor}`);
    expect(rest.body).toMatchObject({
      data: [{ account_id: program.accountId, role: 'owner' }],
      page: { has_more: false },
    });
  });
});

describe('PATCH', () => {
  test('changes the role, which holds at once and is in the audit log', async () => {
    const bo = await service.make.member(program.id, 'admin');
    expect((await call('GET', '', undefined, bo.apiToken)).status).toBe(200);
    const answer = await call('PATCH', `/${bo.accountId}`, { role: 'viewer' });
    expect([answer.status, answer.body.data.role]).toEqual([200, 'viewer']);
    expect((await call('GET', '', undefined, bo.apiToken)).status).toBe(403);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'member.update',
      target_id: bo.accountId,
      before: { role: 'admin' },
      after: { role: 'viewer' },
    });
  });

  test('the last active owner keeps the role', async () => {
    const answer = await call('PATCH', `/${program.accountId}`, { role: 'admin' });
    expect(answer.body).toEqual(lastOwner(answer));
    expect(await roles()).toEqual([[program.accountId, 'owner']]);
  });

  test('a suspended owner does not count', async () => {
    const bo = await service.make.member(program.id, 'owner');
    await setAccountStatus(service.db, bo.email, 'suspended', service.clock.now());
    expect((await call('PATCH', `/${program.accountId}`, { role: 'admin' })).status).toBe(409);
  });

  test.each([[{}], [{ role: null }], [{ role: 'boss' }], [{ role: 'admin', name: 'Bo' }]])(
    '%j is refused',
    async (body) => {
      const { status, body: sent } = await call('PATCH', `/${program.accountId}`, body);
      expect([status, sent.error.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('an account without a role in the program is unknown', async () => {
    const { accountId } = await ownedProgram(service);
    expect((await call('PATCH', `/${accountId}`, { role: 'admin' })).status).toBe(404);
    expect((await call('DELETE', `/${accountId}`)).status).toBe(404);
  });
});

describe('DELETE', () => {
  test('the account does not see the program any more', async () => {
    const bo = await service.make.member(program.id, 'owner');
    expect((await call('DELETE', `/${bo.accountId}`)).body.data).toMatchObject({ account_id: bo.accountId });
    expect((await call('GET', '', undefined, bo.apiToken)).status).toBe(404);
    expect(await roles()).toEqual([[program.accountId, 'owner']]);
    expect((await auditEntries(service)).at(-1)).toMatchObject({ action: 'member.remove', target_id: bo.accountId });
  });

  test('the last active owner cannot be removed', async () => {
    const answer = await call('DELETE', `/${program.accountId}`);
    expect(answer.body).toEqual(lastOwner(answer));
  });

  test('of two owners who remove each other, or themselves, at the same time, one stays', async () => {
    for (const other of [true, false]) {
      program = await ownedProgram(service);
      const bo = await service.make.member(program.id, 'owner');
      const [first, second] = other ? [bo, program] : [program, bo];
      const answers = await Promise.all([
        call('DELETE', `/${first.accountId}`, undefined, program.token),
        call('DELETE', `/${second.accountId}`, undefined, bo.apiToken),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      const owners = await service.db.knex('memberships').where({ program_id: program.id, role: 'owner' });
      expect(owners.length).toBe(1);
    }
  });
});
