import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkIn } from '../mail/support/link.ts';
import { as, ownedProgram } from '../manage/support.ts';
import { hasChromium, inChromium, launchChromium, openWindow, overflow } from '../support/chromium.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { axeFindings } from '../support/measure.ts';
import { startService, type Service } from '../support/service.ts';

// Somebody applies on the page of a program, and proves the address by the mail that it sends.

if (!hasChromium) console.warn('Chromium is not installed, and CHROMIUM_PATH names none: applying by mail is SKIPPED');
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(!hasChromium)(inChromium, () => {
  let server: MailServer;
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    server = await startMailServer();
    [browser, service] = await Promise.all([launchChromium(), startService({ mail: server.settings })]);
  });
  afterAll(async () => {
    await Promise.all([service.stop(), browser.close()]);
    await server.stop();
  });

  test('the form asks for the address, stays in the brand, and sends the answers after the link', async () => {
    const { id, token } = await ownedProgram(service, { name: 'Tea House' });
    const body = { join_policy: 'apply', brand: { accent_color: '#b45309', terms_url: 'https://brand.dev/terms' } };
    const { body: answer } = await as(service, token)('PATCH', `programs/${id}`, { body });
    const { page, close } = await openWindow(browser);
    await page.goto(`${service.baseUrl}/join/${answer.data.slug}`);
    await page.getByLabel('Your email address').fill('anna@partner.dev');
    await page.getByLabel('Your name').fill('Anna Tea');
    await page.getByLabel(/^I agree/).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await page.getByText('We sent a link to anna@partner.dev.').waitFor();
    expect(await page.getByText('Tea House').first().isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1);
    await page.goto(linkIn(server.mails[0]!.text));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Application sent' }).waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
    const { body: partners } = await as(service, token)('GET', `programs/${id}/partners`);
    const consents = [{ url: 'https://brand.dev/terms' }];
    expect(partners.data).toMatchObject([{ name: 'Anna Tea', status: 'applied', application: { consents } }]);
    await close();
  });
});
