import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { hasChromium, inChromium, launchChromium, openWindow } from '../support/chromium.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { noteText } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';

// The mail of an invitation proves that somebody receives mail at its address: a new partner accepts without a sign-in.

let server: MailServer;
let service: Service;
let program: Owned;
let email: string;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  server.mails.splice(0);
  program = await ownedProgram(service, { name: 'Brand' });
  email = `${service.make.unique('invited')}@partner.dev`;
});

const owner = (method: string, path: string, body?: object) =>
  as(service, program.token)(method, `programs/${program.id}/${path}`, { body });

interface Sent {
  /** the link in the answer to who invited, and in the mail */
  answered: string;
  mailed: string;
  id: number;
}
async function invite(): Promise<Sent> {
  const { body } = await owner('POST', 'invitations', { invitations: [{ email, name: 'Tea Journal' }] });
  await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBeGreaterThan(0);
  const mailed = /^http\S+\/invitation#\S+$/m.exec(server.mails.at(-1)!.text)![0];
  noteText(`${body.data[0].invitation_url} ${mailed}`);
  return { answered: body.data[0].invitation_url, mailed, id: body.data[0].invitation.id };
}

/** Sends what the script of the page sends. */
function send(what: 'about' | 'enter', link: string, site: string | null = 'same-origin') {
  const [token, proof = ''] = new URL(link).hash.slice(1).split('.');
  return fetch(`${service.baseUrl}/invitation/${what}`, {
    method: 'POST',
    headers: site === null ? {} : { 'sec-fetch-site': site },
    body: new URLSearchParams({ token: token!, proof }),
  });
}
const sessionIn = (response: Response) =>
  response.headers.getSetCookie().find((text) => /referral_session=./.test(text));

describe('whoever has the link reads who invites, and at which terms', () => {
  test('without an address, and without a sign-in', async () => {
    const { answered } = await invite();
    const about = await send('about', answered);
    const text = await about.text();
    expect(about.status).toBe(200);
    expect(text).toContain('<bdi>Brand</bdi> invites you to become a partner');
    expect(text).toMatch(/You earn<\/dt>\s*<dd>\d+% of each sale/);
    expect(text).not.toContain(email);
    expect(text).not.toContain('data-enters');
  });

  test('an unknown token is none', async () => {
    const { mailed } = await invite();
    expect((await send('about', mailed.replace('refinv_', 'refinv_x'))).status).toBe(404);
  });
});

describe('the mail begins a session', () => {
  test('for an address that is new', async () => {
    const { mailed } = await invite();
    expect(await (await send('about', mailed)).text()).toContain('data-enters');
    const entered = await send('enter', mailed);
    expect(entered.status).toBe(204);
    expect(sessionIn(entered)).toMatch(/HttpOnly; SameSite=Lax/);
    // It was enough once.
    expect((await send('enter', mailed)).status).toBe(403);
    expect(await (await send('about', mailed)).text()).not.toContain('data-enters');
  });

  test('once, if it is sent twice at the same time', async () => {
    const { mailed } = await invite();
    const entered = await Promise.all([1, 2, 3, 4].map(() => send('enter', mailed)));
    expect(entered.map(({ status }) => status).toSorted()).toEqual([204, 403, 403, 403]);
  });

  test('not with the link that the owner got', async () => {
    const { answered, mailed } = await invite();
    for (const link of [answered, `${answered}.`, `${answered}.${'x'.repeat(43)}`, `${mailed}x`, mailed.slice(0, -1)]) {
      const entered = await send('enter', link);
      expect([entered.status, sessionIn(entered)]).toEqual([403, undefined]);
    }
  });

  test('not for an address that an account or a partner of the operator has', async () => {
    const { mailed } = await invite();
    await service.db.knex('partners').insert({ name: 'Anna', email: email.toUpperCase(), created_at: new Date() });
    expect((await send('enter', mailed)).status).toBe(403);
    await service.db.knex('partners').where({ email: email.toUpperCase() }).delete();
    await service.make.person(email);
    expect((await send('enter', mailed)).status).toBe(403);
  });

  test.each(['cross-site', 'same-site', 'none', null])('not from a page of another site: %s', async (site) => {
    const { mailed } = await invite();
    expect((await send('enter', mailed, site)).status).toBe(403);
    expect((await send('about', mailed, site)).status).toBe(403);
  });

  test('not once the invitation was taken back, replaced, or its program archived', async () => {
    const { mailed, id } = await invite();
    await service.db.knex.raw(`update partner_invitations set sent_at = sent_at - interval '2 days' where id = ?`, [
      id,
    ]);
    const resent = await owner('POST', `invitations/${id}/resend`);
    expect(resent.status).toBe(200);
    expect((await send('enter', mailed)).status).toBe(403);
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(2);
    const again = /^http\S+\/invitation#\S+$/m.exec(server.mails[1]!.text)![0];
    noteText(again);
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: new Date() });
    expect((await send('enter', again)).status).toBe(403);
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: null });
    await owner('POST', `invitations/${id}/revoke`);
    expect((await send('enter', again)).status).toBe(403);
  });
});

describe.skipIf(!hasChromium)(inChromium, () => {
  test('it takes two steps from the mail to a link of one’s own: open, accept', async () => {
    const browser = await launchChromium();
    const { mailed } = await invite();
    const { page, close } = await openWindow(browser);
    try {
      await page.goto(mailed);
      await page.getByRole('heading', { name: 'Brand invites you to become a partner' }).waitFor();
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('heading', { name: 'You have accepted the invitation' }).waitFor();
      const links = await owner('GET', 'links');
      expect(links.body.data).toMatchObject([{ code: expect.stringMatching(/^tea-journal(-\d)?$/), enabled: true }]);
      const partners = await owner('GET', 'partners');
      expect(partners.body.data).toMatchObject([{ name: 'Tea Journal', email, status: 'joined' }]);
    } finally {
      await close();
      await browser.close();
    }
  });
});
