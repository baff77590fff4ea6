import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contrastOf, shadesOf } from '@referral-tracking/shared/accent';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram, type Owned } from '../manage/support.ts';

// The mails of a program are in its name and its colours.

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
beforeEach(async () => void (program = await ownedProgram(service, { name: 'Brand' })));
afterEach(() => void server.mails.splice(0));

/** The mail of an invitation of the program with this brand. */
async function mailWith(brand: object, name = 'Brand') {
  await service.db
    .knex('programs')
    .where({ id: program.id })
    .update({ name, brand: JSON.stringify(brand) });
  const body = { invitations: [{ email: `p${program.id}@partner.dev` }] };
  await as(service, program.token)('POST', `programs/${program.id}/invitations`, { body });
  await expect.poll(() => server.mails.length).toBe(1);
  return server.mails[0]!;
}

test('the sender and the subject have the name that partners read, and the address stays that of the service', async () => {
  const { headers, from, html } = await mailWith({ display_name: 'Tea House' });
  expect(headers.from).toBe('Tea House <referrals@brand.dev>');
  expect(from).toBe('referrals@brand.dev');
  expect(headers.subject).toBe('Tea House invites you to become a partner');
  expect(html).toMatch(/class="name"[^>]*>Tea House</);
});

test.each([
  ['Tea, House" <a@evil>', /^Referrals </],
  ['Tea\r\nBcc: all', /^"?Tea Bcc: all"? <referrals@brand\.dev>$/],
  ['Tea, <House>', /^"Tea, <House>" <referrals@brand\.dev>$/],
])('a name is never a header or an address: %j', async (name, expected) => {
  const { headers, to } = await mailWith({}, name);
  expect(headers.from).toMatch(expected);
  expect(headers.from).toMatch(/<referrals@brand\.dev>$/);
  expect([headers.bcc, to]).toEqual([undefined, [`p${program.id}@partner.dev`]]);
});

test('the button has a shade of the colour on which its text is readable, in both modes', async () => {
  const { html } = await mailWith({ accent_color: '#ffe600' });
  const { light, dark } = shadesOf('#ffe600');
  expect(html).toContain(`bgcolor="${light}"`);
  expect(html).toContain(`.button{background:${dark}!important}`);
  expect(contrastOf(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(dark, '#18181b')).toBeGreaterThanOrEqual(4.5);
});
