// Shared by the tests of the change of an address.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { formsOf, openBrowser, type Browser, type Page } from '../support/browser.ts';
import { startMailServer, type Mail, type MailServer } from '../support/mail.ts';
import type { Answer } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';
import { payeeWith } from '../payout-methods/support.ts';

const PATH = '/api/v1/account/email-change';
const COOKIE = 'referral_session';

/** A partner who changes their address to the next one. */
interface Changing {
  email: string;
  next: string;
  browser: Browser;
  request: (email: string) => Promise<Answer>;
}

/** A service with a mail server, and partners who sign in by mail, for the tests of a file. */
export function addressesUnderTest() {
  const LINK = /^http\S+\/sign-in\/address\/(?:confirm|restore)\/refadr_[0-9A-Za-z]{49}$/m;
  const under = {
    server: undefined as unknown as MailServer,
    service: undefined as unknown as Service,
    /** The next mail to the address with a link to sign in, or of a change of address. */
    async mailTo(address: string): Promise<Mail> {
      const found = () => under.server.mails.find(({ to, text }) => to[0] === address && text.includes('/sign-in/'));
      await expect.poll(found, { timeout: 5_000 }).toBeDefined();
      const mail = found()!;
      under.server.mails.splice(under.server.mails.indexOf(mail), 1);
      return mail;
    },
    linkTo: async (address: string): Promise<string> => LINK.exec((await under.mailTo(address)).text)![0],
    async partner() {
      const { make } = under.service;
      const made = await make.partnerAccount((await make.program()).id);
      return { ...made, next: `${make.unique('next')}@partner.dev`, ...(await under.signedIn(made.accountId)) };
    },
    /** A browser in which the account has just signed in, and its calls. */
    async signedIn(accountId: number) {
      const session = await under.service.make.session(accountId, 'partner');
      const browser = openBrowser();
      const value = session.cookie!.slice(COOKIE.length + 1);
      browser.cookies.set(COOKIE, { value, host: new URL(under.service.baseUrl).hostname, path: '/' });
      const ask = (method: string, body?: object) =>
        under.service.call(PATH, { method, headers: session, ...(body && { body }) });
      const methods = payeeWith(under.service, session);
      return { session, browser, methods, read: () => ask('GET'), request: (email: string) => ask('POST', { email }) };
    },
    /** Opens the link in the browser and presses the button. */
    async use(browser: Browser, link: string): Promise<Page> {
      const page = await browser.open(link);
      const [form] = formsOf(page);
      return form ? browser.submit(form, {}, { follow: false }) : page;
    },
    /** Changes the address of a partner; returns the link that takes it back. */
    async change(anna: Changing): Promise<string> {
      expect((await anna.request(anna.next)).status).toBe(200);
      const done = await under.use(anna.browser, await under.linkTo(anna.next));
      expect(done.text).toContain('<h1>Your address is changed</h1>');
      return under.linkTo(anna.email);
    },
    emailOf: async (id: number) => (await under.service.db.knex('accounts').where({ id }).first()).email as string,
    partnerOf: (id: number) => under.service.db.knex('partners').where({ id }).first(),
  };
  beforeAll(async () => {
    under.server = await startMailServer();
    under.service = await startService({ mail: under.server.settings });
  });
  afterAll(async () => {
    await under.service.stop();
    await under.server.stop();
  });
  afterEach(() => void under.server.mails.splice(0));
  return under;
}
