import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// What a program adds to its invitations: a line of its own, and where answers go.

let server: MailServer;
let service: Service;
let program: Owned;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  server.mails.length = 0;
  program = await ownedProgram(service);
});

const call = (method: string, path: string, body?: object) =>
  as(service, program.token)(method, `programs/${program.id}${path}`, body && { body });
const arrived = (count: number) => expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(count);

test('an invitation has a line of the program’s own, also when it is sent again; a mail leaves out one with an address', async () => {
  const send = (email: string, message: string) => call('POST', '/invitations', { invitations: [{ email }], message });
  const { body } = await send('anna@partner.dev', 'Loved your review.');
  await arrived(1);
  const other = await send('bo@partner.dev', 'Look at www.elsewhere.dev');
  expect(other.body.data[0].invitation.message).toBe('Look at www.elsewhere.dev');
  await arrived(2);
  await service.db
    .knex('partner_invitations')
    .update({ sent_at: new Date(service.clock.now().getTime() - 2 * 86_400_000) });
  expect((await call('POST', `/invitations/${body.data[0].invitation.id}/resend`)).status).toBe(200);
  await arrived(3);
  const own = server.mails.map(({ text }) => /^“(.*)”$/m.exec(text)?.[1]);
  expect(own).toEqual(['Loved your review.', undefined, 'Loved your review.']);
});

test('answers to mails to partners go to the contact address of the program; others to the service', async () => {
  await call('PATCH', '', { brand: { contact_email: 'partners@brand.dev' } });
  await call('POST', '/invitations', { invitations: [{ email: 'cara@partner.dev' }] });
  const headers = await service.make.session(program.accountId);
  const path = `/api/v1/programs/${program.id}/member-invitations`;
  await service.call(path, { method: 'POST', body: { email: 'dan@brand.dev', role: 'admin' }, headers });
  await arrived(2);
  const answersTo = (to: string) => server.mails.find((mail) => mail.to[0] === to)!.headers['reply-to'];
  expect([answersTo('cara@partner.dev'), answersTo('dan@brand.dev')]).toEqual(['partners@brand.dev', undefined]);
});
