// Shared by the tests of the one-time sign-in link.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { formsOf, openBrowser, type Browser } from '../../support/browser.ts';
import { startMailServer, type MailServer } from '../../support/mail.ts';
import { startService, type Service } from '../../support/service.ts';

/** A service with a mail server, for the tests of a file. */
export function linksUnderTest() {
  const under = {
    server: undefined as unknown as MailServer,
    service: undefined as unknown as Service,
    /** waits until the mail server has this number of mails */
    arrived: (count: number) => expect.poll(() => under.server.mails.length, { timeout: 5_000 }).toBe(count),
    formIn: async (browser: Browser, query = '') =>
      formsOf(await browser.open(`${under.service.baseUrl}/sign-in/link${query}`))[0]!,
    request: async (browser: Browser, email: string, query = '') =>
      browser.submit(await under.formIn(browser, query), { email }),
    /** Requests a link; returns it. */
    async linkFor(browser: Browser = openBrowser(), email = 'anna@partner.dev'): Promise<string> {
      const before = under.server.mails.length;
      expect((await under.request(browser, email)).status).toBe(200);
      await under.arrived(before + 1);
      return linkIn(under.server.mails[before]!.text);
    },
  };
  beforeAll(async () => {
    under.server = await startMailServer();
    under.service = await startService({ mail: under.server.settings });
  });
  afterAll(async () => {
    await under.service.stop();
    await under.server.stop();
  });
  afterEach(async () => {
    under.server.mails.splice(0);
    // Every request comes from the same network address.
    await under.service.db.knex('sign_in_links').delete();
  });
  return under;
}

/** The link in a mail. */
export const linkIn = (text: string) => /^http\S+\/sign-in\/link\/refsig_[0-9A-Za-z]{49}$/m.exec(text)![0];
