import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { dayText } from '../../src/mail/values.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';
import { as, managementError, ownedProgram, type Owned } from '../manage/support.ts';

// An invitation is mailed to the person, if the service has a mail server.

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
  // Every test invites the same people, who get five invitations a day.
  service.clock.advance({ days: 1 });
  program = await ownedProgram(service, { name: 'Brand & Söhne <b>' });
});
afterEach(() => void server.mails.splice(0));

async function call(method: string, path: string, body?: object, headers = {}) {
  // The clock of a test moves by days.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + DAY) });
  return as(service, program.token)(method, `programs/${program.id}/${path}`, { ...(body && { body }), headers });
}
const invite = async (...invitations: { email: string; name?: string }[]) =>
  (await call('POST', 'invitations', { invitations })).body.data;
async function inviteMember(email: string) {
  const headers = await service.make.session(program.accountId);
  const path = `/api/v1/programs/${program.id}/member-invitations`;
  return service.call(path, { method: 'POST', body: { email, role: 'admin' }, headers });
}
const arrived = (count: number) => expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(count);
const statusOf = async (id: number) => {
  const list = (await call('GET', 'invitations')).body.data as { id: number; mail_status: string }[];
  return list.find((invitation) => invitation.id === id)!.mail_status;
};

describe("a partner's invitation", () => {
  test('is mailed with its link, as plain text and as HTML', async () => {
    const [{ invitation, invitation_url: link }] = await invite({ email: 'Anna@Partner.dev', name: 'Anna' });
    expect(invitation.mail_status).toBe('queued');
    await arrived(1);
    const { from, to, headers, text, html } = server.mails[0]!;
    expect([from, to]).toEqual(['referrals@brand.dev', ['anna@partner.dev']]);
    expect(headers).toMatchObject({
      from: '=?UTF-8?Q?Brand_=26_S=C3=B6hne_=3Cb=3E?= <referrals@brand.dev>',
      to: 'anna@partner.dev',
      'auto-submitted': 'auto-generated',
    });
    expect(headers.subject).toMatch(/^=\?UTF-8\?/);
    const host = new URL(service.baseUrl).host;
    const [mailed] = /^http\S+$/m.exec(text)!;
    // Only the mail has the proof.
    expect(mailed.replace(/\.refprf_[0-9A-Za-z]{49}$/, '')).toBe(link);
    const stop = /^<(.+)>$/.exec(headers['list-unsubscribe']!)![1]!;
    expect(text).toBe(
      [
        'Hello Anna,',
        'Brand & Söhne <b> invites you to become a partner. Recommend it, and you earn 20% of every sale including tax, excluding renewals.',
        mailed,
        `It is for anna@partner.dev. You can accept it until ${dayText(new Date(invitation.expires_at))}.`,
        'If you did not expect it, ignore this mail: nothing happens unless you accept.',
        `Sent by the referral tracking of ${host}.`,
        `Stop mails of this kind: ${stop}`,
      ].join('\n\n'),
    );
    expect(html).toContain('>Hello Anna,</p>');
    expect(html).toContain('Brand &#38; Söhne &#60;b&#62; invites you');
    expect(html).toContain(`href="${mailed}"`);
    expect(html).toContain('>Open the invitation</a');
    await expect.poll(() => statusOf(invitation.id)).toBe('sent');
  });

  test('loads nothing from outside in its HTML form', async () => {
    await invite({ email: 'anna@partner.dev' });
    await arrived(1);
    const { html } = server.mails[0]!;
    expect(html).not.toMatch(/src=|url\(|<link|<script|<img|@import/i);
    const addresses = [...html.matchAll(/https?:\/\/[^/"<\s]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set([service.baseUrl]));
  });

  test('of a program with a name of several lines has no other headers', async () => {
    await service.db.knex('programs').where({ id: program.id }).update({ name: 'Brand\r\nBcc: all' });
    await invite({ email: 'anna@partner.dev' });
    await arrived(1);
    const { headers, to } = server.mails[0]!;
    expect([headers.bcc, to]).toEqual([undefined, ['anna@partner.dev']]);
    expect(headers.subject).toBe('Brand Bcc: all invites you to become a partner');
  });

  test.each([
    ['Your bank: visit https://evil.dev', 'Hello,'],
    ['Your bank: visit evil.dev', 'Hello,'],
    ['Your bank: visit evil\u3002dev', 'Hello,'],
    ['Your bank: write to help@evil', 'Hello,'],
    ['Your bank: write to help\uff20evil', 'Hello,'],
    ['J. R. O\u2019Neil-M\u00fcller Jr.', 'Hello J. R. O\u2019Neil-M\u00fcller Jr.,'],
    ['A'.repeat(200), `Hello ${'A'.repeat(80)},`],
    ['\u{1f600}'.repeat(200), `Hello ${'\u{1f600}'.repeat(80)},`],
  ])('greets the person with a short name without addresses, or with none: %j', async (name, greeting) => {
    await invite({ email: 'anna@partner.dev', name });
    await arrived(1);
    const { text, html } = server.mails[0]!;
    expect(text.split('\n')[0]).toBe(greeting);
    expect(html).toContain(`>${greeting}</p>`);
  });

  test.each(['Your bank: visit https://evil.dev now', 'Pay at evil.dev/x', 'help@evil', '\u200b'])(
    'names the domain of a program whose name would be a link: %j',
    async (name) => {
      await service.db.knex('programs').where({ id: program.id }).update({ name, domain: 'brand.dev' });
      await invite({ email: 'anna@partner.dev' });
      await inviteMember('ben@brand.dev');
      await arrived(2);
      for (const { headers, text } of server.mails) {
        expect(headers.subject).toMatch(/^brand\.dev invites you to /);
        expect(text).toContain('brand.dev invites you to ');
        expect(text).not.toMatch(/evil|Your bank/);
      }
    },
  );

  test('to several people is a mail for each of them', async () => {
    await invite({ email: 'a@partner.dev' }, { email: 'b@partner.dev' }, { email: 'c@partner.dev' });
    await arrived(3);
    expect(server.mails.map(({ to }) => to)).toEqual([['a@partner.dev'], ['b@partner.dev'], ['c@partner.dev']]);
  });

  test('that is repeated with an Idempotency-Key, or that is pending, is mailed once', async () => {
    const body = { invitations: [{ email: 'anna@partner.dev' }] };
    const first = await call('POST', 'invitations', body, { 'idempotency-key': 'once' });
    const second = await call('POST', 'invitations', body, { 'idempotency-key': 'once' });
    expect(second.body).toEqual(first.body);
    await call('POST', 'invitations', body);
    await arrived(1);
    await invite({ email: 'last@partner.dev' });
    await arrived(2);
    expect(server.mails.map(({ to }) => to[0])).toEqual(['anna@partner.dev', 'last@partner.dev']);
  });

  test('is mailed again with a new link when it is sent again', async () => {
    const [{ invitation }] = await invite({ email: 'anna@partner.dev' });
    await arrived(1);
    service.clock.advance({ days: 1 });
    const { body } = await call('POST', `invitations/${invitation.id}/resend`);
    expect(body.data.invitation.mail_status).toBe('queued');
    await arrived(2);
    expect(server.mails[1]!.text).toContain(body.data.invitation_url);
    expect(server.mails[1]!.headers['message-id']).not.toBe(server.mails[0]!.headers['message-id']);
  });

  test('that is revoked before its mail is sent is not mailed', async () => {
    await server.behave({ data: 451 });
    const [{ invitation }] = await invite({ email: 'anna@partner.dev' });
    const stored = () => service.db.knex('mails').where({ subject_id: invitation.id }).first();
    await expect.poll(async () => (await stored()).problem).toBe('451');
    await call('POST', `invitations/${invitation.id}/revoke`);
    await server.behave({});
    service.clock.advance({ seconds: 120 });
    await invite({ email: 'other@partner.dev' });
    await expect.poll(() => statusOf(invitation.id)).toBe('canceled');
    await arrived(1);
    expect(server.mails[0]!.to).toEqual(['other@partner.dev']);
  });
});

describe("a member's invitation", () => {
  test('is mailed with the role', async () => {
    const { body } = await inviteMember('ben@brand.dev');
    expect(body.data.invitation.mail_status).toBe('queued');
    await arrived(1);
    const { to, text } = server.mails[0]!;
    expect(to).toEqual(['ben@brand.dev']);
    expect(text).toContain('invites you to manage its referral program with the role "admin".');
    expect(text).toContain(body.data.invitation_url);
  });

  test('counts towards the 200 of a day, together with those of partners', async () => {
    const at = service.clock.now();
    const row = (i: number) => ({
      program_id: program.id,
      email: `p${i}@partner.dev`,
      token_hash: Buffer.from(`${i}`),
    });
    const rows = Array.from({ length: 199 }, (_, i) => ({ ...row(i), created_at: at, sent_at: at, expires_at: at }));
    await service.db.knex('partner_invitations').insert(rows);
    expect((await inviteMember('ben@brand.dev')).status).toBe(201);
    const refused = await inviteMember('carl@brand.dev');
    const [code, message] = ['invalid_transition', 'A program can send at most 200 invitations a day'];
    expect(refused.body).toEqual(managementError(refused, [409, code, message]));
    expect((await invite({ email: 'anna@partner.dev' }))[0]).toMatchObject({ result: 'failed', reason: 'daily_limit' });
    service.clock.advance({ days: 1 });
    expect((await inviteMember('carl@brand.dev')).status).toBe(201);
    await arrived(2);
  });
});

test('without a mail server the link is only in the response', async () => {
  const other = await service.second({});
  const headers = { authorization: `Bearer ${program.token}` };
  const body = { invitations: [{ email: 'anna@partner.dev' }] };
  const answer = await other.call(`/api/v1/programs/${program.id}/invitations`, { method: 'POST', body, headers });
  const [{ invitation, invitation_url }] = answer.body.data;
  expect(invitation.mail_status).toBeNull();
  expect(invitation_url).toMatch(/\/invitation#refinv_/);
  expect(await service.db.knex('mails').where({ subject_id: invitation.id })).toEqual([]);
});

test('address and link are stored encrypted, and deleted when the mail was sent', async () => {
  await server.behave({ data: 451 });
  const [{ invitation, invitation_url: link }] = await invite({ email: 'secret@partner.dev' });
  const stored = () => service.db.knex('mails').where({ subject_id: invitation.id }).first();
  await expect.poll(async () => (await stored()).problem).toBe('451');
  const text = (await stored()).sealed.toString('latin1');
  expect(text).not.toContain('secret@partner.dev');
  expect(text).not.toContain(link);
  await server.behave({});
  service.clock.advance({ seconds: 120 });
  await invite({ email: 'other@partner.dev' });
  await expect.poll(async () => (await stored()).state).toBe('sent');
  expect((await stored()).sealed).toBeNull();
});
