import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/store/accounts.ts';
import { asOperator } from '../../src/store/audit.ts';
import { acceptMemberInvitation } from '../../src/store/member-invitations.ts';
import { auditEntries } from '../manage/support.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const owner = (programId: number, email: string) => [
  'program',
  'owner',
  '--program-id',
  String(programId),
  '--email',
  email,
];

test('a program without an owner gets one by the link that the command prints', async () => {
  const { id } = await service.make.program();
  const { accountId, email } = await service.make.person();
  const printed = await admin.done(...owner(id, email.toUpperCase()));
  expect(printed).toMatchObject({ program_id: id, email, role: 'owner' });
  expect(printed.url).toMatch(/\/invitation#refmem_/);
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    program_id: id,
    actor_kind: 'operator',
    action: 'member-invitation.create',
  });
  const at = service.clock.now();
  const token = new URL(printed.url as string).hash.slice(1);
  await asOperator(service.db, at, (tx, note) => acceptMemberInvitation(tx, note, { token, accountId, email, at }));
  expect(await service.db.knex('memberships').where({ program_id: id })).toMatchObject([
    { account_id: accountId, role: 'owner' },
  ]);
  const again = await admin.perform(...owner(id, 'else@brand.dev'));
  expect([again.code, again.stderr]).toEqual([1, `program ${id} has an owner, who can invite others`]);
});

test('a suspended owner does not count, and a member becomes the owner', async () => {
  const { id } = await service.make.program();
  const gone = await service.make.member(id, 'owner');
  const { accountId, email } = await service.make.member(id, 'viewer');
  await setAccountStatus(service.db, gone.email, 'suspended', service.clock.now());
  const { url } = await admin.done(...owner(id, email));
  const at = service.clock.now();
  const token = new URL(url as string).hash.slice(1);
  await asOperator(service.db, at, (tx, note) => acceptMemberInvitation(tx, note, { token, accountId, email, at }));
  const [member] = await service.db.knex('memberships').where({ program_id: id, account_id: accountId });
  expect(member.role).toBe('owner');
});

test('an unknown program and a second invitation are refused', async () => {
  const { id } = await service.make.program();
  await admin.done(...owner(id, 'bo@brand.dev'));
  expect((await admin.perform(...owner(id, 'bo@brand.dev'))).stderr).toMatch(/has a pending invitation/);
  expect((await admin.perform(...owner(999_999, 'bo@brand.dev'))).stderr).toBe('there is no program 999999');
  expect((await admin.perform('program', 'owner', '--program-id', String(id))).code).toBe(2);
});
