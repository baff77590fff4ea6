import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../src/lib/clock.ts';
import { openBrowser } from '../support/browser.ts';
import { ODD_ADDRESSES } from '../support/addresses.ts';
import { linksUnderTest } from './support/link.ts';

// Nobody can use the sign-in link to fill a mailbox.

const under = linksUnderTest();

describe('the address', () => {
  test.each(['anna', '', 'a b@partner.dev', `${'x'.repeat(250)}@partner.dev`])('%j is refused', async (email) => {
    const page = await under.request(openBrowser(), email);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This is not an e-mail address.');
    expect(await under.service.db.knex('sign_in_links')).toEqual([]);
  });

  test.each(ODD_ADDRESSES)('%j is refused, and nothing is sent', async (email) => {
    expect((await under.request(openBrowser(), email)).status).toBe(400);
    expect(await under.service.db.knex('sign_in_links')).toEqual([]);
  });

  test('is escaped on the pages', async () => {
    const page = await under.request(openBrowser(), '"><script>@partner.dev');
    expect(page.text).not.toContain('<script>');
  });

  test('gets three mails in 15 minutes and ten a day; the page does not show that', async () => {
    const pages = [];
    for (let i = 0; i < 4; i++) pages.push(await under.request(openBrowser(), 'anna@partner.dev'));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    await under.arrived(3);
    for (let i = 0; i < 4; i++) {
      under.service.clock.advance({ ms: 15 * MINUTE });
      for (let n = 0; n < 3; n++) await under.request(openBrowser(), 'anna@partner.dev');
      await under.arrived(Math.min(6 + 3 * i, 10));
    }
    under.service.clock.advance({ days: 1 });
    await under.linkFor(openBrowser());
  });

  test('gets no more mails by requests at the same moment', async () => {
    const form = await under.formIn(openBrowser());
    await Promise.all(Array.from({ length: 10 }, () => openBrowser().submit(form, { email: 'anna@partner.dev' })));
    expect(await under.service.db.knex('sign_in_links')).toHaveLength(3);
  });
});

test('a client can request 20 links an hour', async () => {
  for (let i = 0; i < 20; i++) expect((await under.request(openBrowser(), `p${i}@partner.dev`)).status).toBe(200);
  const page = await under.request(openBrowser(), 'p20@partner.dev');
  expect([page.status, page.text.includes('<h1>Too many links</h1>')]).toEqual([429, true]);
  await under.arrived(20);
  under.service.clock.advance({ ms: 60 * MINUTE });
  await under.linkFor(openBrowser());
});
