import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkIn } from '../mail/support/link.ts';
import { startMailServer } from '../support/mail.ts';
import { axeFindings } from '../support/measure.ts';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { hasChromium, inChromium, launchChromium, openWindow, overflow } from '../support/chromium.ts';
import { noteText } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';

// The page that the link of an invitation leads to, in a real browser.

if (!hasChromium)
  console.warn('Chromium is not installed, and CHROMIUM_PATH names none: tests of invitations in it are SKIPPED');
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(!hasChromium)(inChromium, () => {
  let browser: Browser;
  let service: Service;
  let program: Owned;
  let email: string;
  beforeAll(async () => {
    [browser, service] = await Promise.all([launchChromium(), startService()]);
  });
  afterAll(() => Promise.all([service.stop(), browser.close()]));
  beforeEach(async () => {
    program = await ownedProgram(service, { name: 'Brand & <b>Co</b>' });
    email = `${service.make.unique('invited')}@partner.dev`;
  });

  const owner = (path: string, body: object) =>
    as(service, program.token)('POST', `programs/${program.id}/${path}`, { body });
  async function invitePartner(): Promise<string> {
    const { body } = await owner('invitations', { invitations: [{ email, name: 'Anna' }] });
    noteText(body.data[0].invitation_url);
    return body.data[0].invitation_url;
  }
  const heading = (page: Page, text: string) => page.getByRole('heading', { name: text }).waitFor();
  async function signIn(page: Page, address = email): Promise<void> {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(address);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.baseUrl}/invitation`);
  }
  /** A 401, 404 and so on of the API is on the console of the browser too. */
  const own = (complaints: string[]) => complaints.filter((text) => !text.startsWith('Failed to load resource'));

  test('a person signs in, reads the invitation and accepts it; the token is in no address', async () => {
    const { page, complaints, close } = await openWindow(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = await invitePartner();
    await page.goto(link);
    await heading(page, 'Become a partner of Brand & <b>Co</b>');
    await signIn(page);
    await page.getByText('Recommend it, and earn a commission for every customer you bring.').waitFor();
    await page.getByLabel(/^Your website/).fill('no site');
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Enter a website, such as anna.dev').waitFor();
    await page.getByLabel(/^Your website/).fill('tea.example');
    await page.getByRole('button', { name: 'Accept' }).click();
    await heading(page, 'You have accepted the invitation');
    const partners = await as(service, program.token)('GET', `programs/${program.id}/partners`);
    expect(partners.body.data).toMatchObject([
      { name: 'Anna', email, status: 'joined', application: { website: 'https://tea.example' } },
    ]);
    const token = new URL(link).hash.slice(1);
    expect(asked.filter((url) => !url.includes('#') && url.includes(token))).toEqual([]);
    expect(page.url()).toBe(`${service.baseUrl}/invitation`);
    expect(own(complaints)).toEqual([]);
    await page.goto(link);
    await heading(page, 'This invitation is accepted');
    await close();
  });

  test.each(['Brand \u202e', 'Brand \u2069\u202e', '\u05d0\u05d1 \u202e'])(
    'the direction of writing of the name %j ends with it',
    async (name) => {
      await service.db.knex('programs').where({ id: program.id }).update({ name });
      const { page, close } = await openWindow(browser);
      await page.goto(await invitePartner());
      await heading(page, 'Become a partner of');
      await signIn(page);
      await heading(page, 'Become a partner of');
      // Where the first and the last letter of the domain are, which stands after the name.
      const [first, last] = await page.evaluate<number[]>(`(() => {
        const node = document.getElementById('domain').firstChild;
        return [0, 'brand.dev'.length - 1].map((place) => {
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          return range.getBoundingClientRect().x;
        });
      })()`);
      expect(first).toBeLessThan(last!);
      await close();
    },
  );

  test('a person with another address is asked to sign in with the right one, and declines after a question', async () => {
    const { page, complaints, close } = await openWindow(browser);
    const invited = await owner('member-invitations', { email, role: 'admin' });
    noteText(invited.body.data.invitation_url);
    await page.goto(invited.body.data.invitation_url as string);
    await heading(page, 'Join the team of Brand & <b>Co</b>');
    await signIn(page, 'other@partner.dev');
    await page.getByText('This invitation was sent to a different address.').waitFor();
    await signIn(page);
    await page.getByText('You are invited with the role admin.').waitFor();
    const invitations = async () =>
      (await as(service, program.token)('GET', `programs/${program.id}/member-invitations`)).body.data as unknown;
    await page.getByRole('button', { name: 'Decline' }).click();
    await heading(page, 'Decline the invitation?');
    expect(await axeFindings(page)).toEqual([]);
    // The keyboard is at the button that changes nothing.
    await page.keyboard.press('Enter');
    await heading(page, 'Join the team of Brand & <b>Co</b>');
    expect(await invitations()).toMatchObject([{ email, status: 'pending' }]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Decline the invitation' }).click();
    await heading(page, 'You have declined the invitation');
    expect(await invitations()).toMatchObject([{ email, status: 'declined' }]);
    expect(own(complaints)).toEqual([]);
    await close();
  });

  test('without a token, and with an unknown one, the page says so', async () => {
    const { page, close } = await openWindow(browser);
    await page.goto(`${service.baseUrl}/invitation`);
    await heading(page, 'There is no invitation here');
    await page.goto(`${await invitePartner()}x`);
    await heading(page, 'There is no such invitation');
    await close();
  });

  test('a partner signs in with a link by mail, which opens in another window, and accepts there', async () => {
    const server = await startMailServer();
    const mailing = await startService({ mail: server.settings });
    const { page, close } = await openWindow(browser);
    try {
      const { id, token } = await ownedProgram(mailing);
      const body = { invitations: [{ email, name: 'Anna' }] };
      const { body: invited } = await as(mailing, token)('POST', `programs/${id}/invitations`, { body });
      noteText(invited.data[0].invitation_url);
      await page.goto(invited.data[0].invitation_url as string);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await heading(page, 'Check your mail');
      await expect.poll(() => server.mails.length).toBe(2);
      const other = await page.context().newPage();
      await other.goto(linkIn(server.mails[1]!.text));
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.getByRole('button', { name: 'Accept' }).click();
      await heading(other, 'You have accepted the invitation');
      // Nothing of it is left in the browser.
      await page.goto(`${mailing.baseUrl}/invitation`);
      await heading(page, 'There is no invitation here');
    } finally {
      await close();
      await mailing.stop();
      await server.stop();
    }
  });

  test('who has the mail and an account finds the address filled in at the sign-in', async () => {
    const server = await startMailServer();
    const mailing = await startService({ mail: server.settings });
    const { page, close } = await openWindow(browser);
    try {
      const { id, token } = await ownedProgram(mailing);
      const person = await mailing.make.person();
      const body = { invitations: [{ email: person.email }] };
      await as(mailing, token)('POST', `programs/${id}/invitations`, { body });
      await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1);
      const [link = ''] = /^http\S+\/invitation#\S+$/m.exec(server.mails[0]!.text) ?? [];
      noteText(link);
      await page.goto(link);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await heading(page, 'Sign in as a partner');
      expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    } finally {
      await close();
      await mailing.stop();
      await server.stop();
    }
  });

  test('the browser forgets an invitation that was not answered after an hour', async () => {
    const { page, close } = await openWindow(browser);
    await page.clock.install();
    await page.goto(await invitePartner());
    await heading(page, 'Become a partner of');
    await page.clock.fastForward('59:00');
    await page.reload();
    await heading(page, 'Become a partner of');
    await page.clock.fastForward('02:00');
    await page.reload();
    await heading(page, 'There is no invitation here');
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await close();
  });
});
