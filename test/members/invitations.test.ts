import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/common/email.ts';
import { noteAs, type Note } from '../../src/common/audit.ts';
import { acceptMemberInvitation, declineMemberInvitation } from '../../src/members/invitations.ts';
import { refused } from '../../src/common/refused.ts';
import type { Transaction } from '../../src/database/db.ts';
import { ODD_ADDRESSES } from '../support/addresses.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = (method: string, path = '', more: { body?: object; headers?: Record<string, string> } = {}) =>
  as(service, program.token)(method, `programs/${program.id}/member-invitations${path}`, more);
const invite = (email: string, role = 'admin', headers = {}) => call('POST', '', { body: { email, role }, headers });
const states = async (query = '') =>
  ((await call('GET', query)).body.data as { status: string }[]).map(({ status }) => status);

/** The token in the link of an invitation. */
const tokenIn = ({ body }: { body: { data: { invitation_url: string } } }) =>
  new URL(body.data.invitation_url).hash.slice(1);

/** Runs a write as this person. */
const write = <T>(accountId: number, work: (tx: Transaction, note: Note) => Promise<T>): Promise<T> =>
  service.db.transaction((tx) => {
    const actor = { kind: 'account' as const, id: accountId, credential: 'session 1', requestId: 'test' };
    return work(tx, noteAs(tx, actor, service.clock.now()));
  });
const accept = (token: string, { accountId, email }: { accountId: number; email: string }) =>
  write(accountId, (tx, note) =>
    acceptMemberInvitation(tx, note, { token, accountId, email, at: service.clock.now() }),
  );
const decline = (token: string, { accountId, email }: { accountId: number; email: string }) =>
  write(accountId, (tx, note) =>
    declineMemberInvitation(tx, note, { token, accountId, email, at: service.clock.now() }),
  );
const roleOf = async (accountId: number) =>
  (await service.db.knex('memberships').where({ program_id: program.id, account_id: accountId }).first())?.role;

test.each([
  ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['e\u0301va@brand.dev', '\u00e9va@brand.dev'],
])('two spellings are one mailbox and one invitation: %j and %j', async (first, second) => {
  const { data } = (await invite(first)).body;
  expect((await invite(second)).status).toBe(409);
  const answered = await call('GET');
  expect(answered.body.data.map(({ email }: { email: string }) => email)).toEqual([data.invitation.email]);
  const invited = await service.make.person(parseAddress(second));
  expect((await accept(tokenIn({ body: { data } }), invited)).kind).toBe('done');
});

test('the list is filtered by when the invitation was made, also with a status', async () => {
  const first = service.clock.now().toISOString();
  await invite('first@brand.dev');
  service.clock.advance({ ms: 1 });
  const second = service.clock.now().toISOString();
  await invite('second@brand.dev');
  const emails = async (query: string) =>
    ((await call('GET', query)).body.data as { email: string }[]).map(({ email }) => email);
  expect(await emails(`?created_from=${second}`)).toEqual(['second@brand.dev']);
  expect(await emails(`?created_before=${second}&status=pending`)).toEqual(['first@brand.dev']);
  expect(await emails(`?created_from=${first}&status=revoked`)).toEqual([]);
});

describe('POST', () => {
  test.each(ODD_ADDRESSES)('with the address %j invites nobody', async (email) => {
    const { status, body } = await invite(email);
    expect([status, body.error.message]).toEqual([400, 'email must be an e-mail address']);
  });

  test('returns the invitation and its link once; the database has only the hash of its token', async () => {
    const answer = await invite('Bo@Brand.dev');
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { invitation, invitation_url: url } = answer.body.data;
    const week = new Date(service.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(invitation).toMatchObject({ email: 'bo@brand.dev', role: 'admin', status: 'pending', expires_at: week });
    expect(url).toMatch(new RegExp(`^${service.baseUrl}/invitation#refmem_`));
    const rows = await service.db.knex('member_invitations').where({ id: invitation.id });
    expect(JSON.stringify(rows)).not.toContain(tokenIn(answer));
    const { body } = await call('GET');
    expect(body.data).toEqual([invitation]);
  });

  test('the audit log has the role, and neither the address nor the token', async () => {
    const answer = await invite('dora@brand.dev', 'viewer');
    const entry = (await auditEntries(service)).at(-1);
    expect(entry).toMatchObject({
      action: 'member-invitation.create',
      program_id: program.id,
      after: { role: 'viewer' },
    });
    expect(JSON.stringify(entry)).not.toMatch(/dora|refmem_/);
    expect(tokenIn(answer)).toMatch(/^refmem_/);
  });

  test('a member, and a person with a pending invitation, are not invited again', async () => {
    const { email } = await service.make.member(program.id, 'viewer');
    const member = await invite(email.toUpperCase());
    expect(member.body).toEqual(
      managementError(member, [409, 'already_exists', 'The account with this e-mail address is a member already.']),
    );
    await invite('eve@brand.dev');
    const again = await invite('eve@brand.dev', 'viewer');
    expect(again.body).toEqual(
      managementError(again, [409, 'already_exists', 'There is a pending invitation for this e-mail address.']),
    );
    service.clock.advance({ days: 7 });
    program.token = await service.make.apiToken(program.accountId);
    expect((await invite('eve@brand.dev')).status).toBe(201);
    expect(await states()).toEqual(['pending', 'expired']);
  });

  test('ten at the same time for one person make one invitation', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite('fay@brand.dev')));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(await states()).toEqual(['pending']);
  });

  test('a repeat with the same Idempotency-Key gets the same link', async () => {
    const headers = { 'idempotency-key': 'invite gil' };
    const first = await invite('gil@brand.dev', 'admin', headers);
    const again = await invite('gil@brand.dev', 'admin', headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await states()).toEqual(['pending']);
  });

  test.each([
    [{ role: 'admin' }, 'email'],
    [{ email: 'nobody', role: 'admin' }, 'email'],
    [{ email: `${'a'.repeat(320)}@brand.dev`, role: 'admin' }, 'email'],
    [{ email: 'bo@brand.dev' }, 'role'],
    [{ email: 'bo@brand.dev', role: 'boss' }, 'role'],
    [{ email: 'bo@brand.dev', role: 'admin', name: 'Bo' }, 'name'],
  ])('%j is refused', async (body, field) => {
    const { status, body: sent } = await call('POST', '', { body });
    expect([status, sent.error.details]).toEqual([400, { field }]);
    expect(await states()).toEqual([]);
  });
});

describe('the answer of the person', () => {
  test('makes them a member once', async () => {
    const bo = await service.make.person();
    const token = tokenIn(await invite(bo.email));
    const results = await Promise.all([accept(token, bo), accept(token, bo)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'not_pending']);
    expect(await roleOf(bo.accountId)).toBe('admin');
    expect(await states('?status=accepted')).toEqual(['accepted']);
    expect(await states('?status=pending')).toEqual([]);
  });

  test('is refused with another address, and an unknown or expired token', async () => {
    const [bo, cy] = [await service.make.person(), await service.make.person()];
    const token = tokenIn(await invite(bo.email));
    expect(await accept(token, cy)).toEqual(refused('invitationForOther'));
    expect(await accept(`${token}x`, bo)).toEqual(refused('notFound'));
    service.clock.advance({ days: 7 });
    expect((await accept(token, bo)).kind).toBe('not_pending');
    expect(await roleOf(bo.accountId)).toBeUndefined();
  });

  test('can be no', async () => {
    const bo = await service.make.person();
    const token = tokenIn(await invite(bo.email));
    expect((await decline(token, bo)).kind).toBe('done');
    expect((await accept(token, bo)).kind).toBe('not_pending');
    expect(await states()).toEqual(['declined']);
  });
});

describe('revoke', () => {
  test('ends a pending invitation, and no other', async () => {
    const bo = await service.make.person();
    const answer = await invite(bo.email);
    const { id } = answer.body.data.invitation;
    expect((await call('POST', `/${id}/revoke`)).body.data).toMatchObject({ id, status: 'revoked' });
    expect((await accept(tokenIn(answer), bo)).kind).toBe('not_pending');
    const again = await call('POST', `/${id}/revoke`);
    expect(again.body).toEqual(
      managementError(again, [409, 'invalid_transition', 'The invitation is no longer pending.']),
    );
    expect(await states('?status=revoked')).toEqual(['revoked']);
  });

  test('an invitation of another program is unknown', async () => {
    const { body } = await invite('hal@brand.dev');
    program = await ownedProgram(service);
    expect((await call('POST', `/${body.data.invitation.id}/revoke`)).status).toBe(404);
  });
});
