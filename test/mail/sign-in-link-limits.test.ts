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
    expect(page.text).toContain('This is not an email address.');
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

  test('gets three mails of a client in 15 minutes and ten a day; the page says so, and how long to wait', async () => {
    for (let i = 0; i < 3; i++) expect((await under.request(openBrowser(), 'anna@partner.dev')).status).toBe(200);
    under.service.clock.advance({ ms: 4 * MINUTE });
    const page = await under.request(openBrowser(), 'ANNA@partner.dev');
    expect(page.status).toBe(429);
    expect(page.text).toContain('You requested several links for <strong>anna@partner.dev</strong> already.');
    expect(page.text).toContain('No other mail was sent now. You can request a link again in 11 minutes.');
    await under.arrived(3);
    under.service.clock.advance({ ms: 11 * MINUTE });
    for (let i = 0; i < 3; i++) {
      for (let n = 0; n < 3; n++) await under.request(openBrowser(), 'anna@partner.dev');
      await under.arrived(Math.min(6 + 3 * i, 10));
      under.service.clock.advance({ ms: 15 * MINUTE });
    }
    const late = await under.request(openBrowser(), 'anna@partner.dev');
    expect([late.status, late.text.includes('again in 23 hours.')]).toEqual([429, true]);
    under.service.clock.advance({ days: 1 });
    await under.linkFor(openBrowser());
  });

  test('gets its mails after a stranger has requested ten for it, in a row and in a day', async () => {
    const stranger = async () => {
      await under.service.db.knex('sign_in_links').update({ client_hash: Buffer.from('a stranger') });
    };
    for (let i = 0; i < 4; i++) {
      for (let n = 0; n < 3; n++) await under.request(openBrowser(), 'anna@partner.dev');
      await under.arrived(4 * i + 3);
      await stranger();
      await under.linkFor(openBrowser());
      await stranger();
      under.service.clock.advance({ ms: 15 * MINUTE });
    }
  });

  test('gets 15 mails in 15 minutes and 50 a day from all clients together', async () => {
    const stranger = (n: number) => under.service.db.knex('sign_in_links').update({ client_hash: Buffer.from(`${n}`) });
    let made = 0;
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 15; n++) {
        const { status, text } = await under.request(openBrowser(), 'anna@partner.dev');
        if (status === 200) made++;
        else expect(text).toContain('Many links for <strong>anna@partner.dev</strong> were requested');
        await stranger(n);
      }
      expect(made).toBe(Math.min(15 * (round + 1), 50));
      expect((await under.request(openBrowser(), 'anna@partner.dev')).status).toBe(429);
      under.service.clock.advance({ ms: 15 * MINUTE });
    }
  });

  test('has one limit in all its spellings', async () => {
    const spellings = ['anna@b\u00fccher.example', 'Anna@BU\u0308CHER.example', 'anna@xn--bcher-kva.example'];
    const statuses = [];
    for (const email of [...spellings, 'anna@b\u00fccher\u3002example'])
      statuses.push((await under.request(openBrowser(), email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
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
  expect(page.text).toContain('You can request a link again in 60 minutes.');
  await under.arrived(20);
  under.service.clock.advance({ ms: 60 * MINUTE });
  await under.linkFor(openBrowser());
});
