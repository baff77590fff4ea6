import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { asOperator } from '../../src/common/audit.ts';
import { acceptMemberInvitation } from '../../src/members/invitations.ts';
import { auditEntries } from '../manage/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { MAIL_FROM, startMailServer } from '../support/mail.ts';
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

test('with SMTP_URL the service mails the link; without it, mail_status is null', async () => {
  const server = await startMailServer();
  const mailing = await startService({ mail: server.settings });
  const { url: SMTP_URL } = server.settings;
  const clerk = operator(mailing.databaseUrl, mailing.db, mailing.clock, { SMTP_URL, MAIL_FROM });
  try {
    const { id } = await mailing.make.program({ name: 'Brand' });
    const printed = await clerk.done(...owner(id, 'bo@brand.dev'));
    expect(printed.mail_status).toBe('queued');
    const settings = { db: mailing.db, clock: mailing.clock, secretKey: SECRET_KEY, baseUrl: mailing.baseUrl };
    const log = { warn: () => undefined };
    await createMailer({ ...settings, mail: server.settings, log }).send();
    expect(server.mails.map(({ to }) => to)).toEqual([['bo@brand.dev']]);
    expect(server.mails[0]!.text).toContain(printed.url);
    expect(server.mails[0]!.text).toMatch(/invites you .*owner/);
  } finally {
    clerk.clean();
    await mailing.stop();
    await server.stop();
  }
  const { id } = await service.make.program();
  expect(await admin.done(...owner(id, 'bo@brand.dev'))).toMatchObject({ mail_status: null });
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

test('again makes a new link, and the earlier one stops working', async () => {
  const { id } = await service.make.program();
  const first = await admin.done(...owner(id, 'bo@brand.dev'));
  const again = await admin.done(...owner(id, 'bo@brand.dev'));
  expect(again.url).not.toBe(first.url);
  const rows = await service.db.knex('member_invitations').where({ program_id: id }).orderBy('id');
  expect(rows.map(({ revoked_at }) => revoked_at === null)).toEqual([false, true]);
});

test('an unknown program and a missing address are refused', async () => {
  const { id } = await service.make.program();
  expect((await admin.perform(...owner(999_999, 'bo@brand.dev'))).stderr).toBe('there is no program 999999');
  expect((await admin.perform('program', 'owner', '--program-id', String(id))).code).toBe(2);
});
