import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { axeFindings } from '../support/measure.ts';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { hasChromium, inChromium, launchChromium, leastContrasts, openWindow, overflow } from '../support/chromium.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { confirmSignIn, poll, startSignIn, type Started } from '../support/sign-in.ts';

// The pages in a real browser, which enforces policies, cookies and redirects. The separate issuer is another site than
// the service, as in real deployments.

if (!hasChromium)
  console.warn('Chromium is not installed, and CHROMIUM_PATH names none: tests of the sign-in in it are SKIPPED');
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const headingOf = (page: Page) => page.locator('h1').textContent();
const focused = (page: Page) => page.evaluate('document.activeElement.textContent');

describe.skipIf(!hasChromium)(inChromium, () => {
  let browser: Browser;
  let issuer: Issuer;
  let services: Record<string, Service>;
  beforeAll(async () => {
    [browser, issuer] = await Promise.all([launchChromium(), startIssuer()]);
    const own = await startService({ oidc: issuer.client() });
    await issuer.allow(own);
    services = { 'the development issuer': await startService(), 'an issuer of its own': own };
  });
  afterAll(async () => {
    await Promise.all([...Object.values(services).map((service) => service.stop()), issuer.stop(), browser.close()]);
  });

  describe.each(['the development issuer', 'an issuer of its own'])('with %s', (kind) => {
    let service: Service;
    beforeAll(() => void (service = services[kind]!));

    test('a person signs in using only the keyboard, without errors on the console', async () => {
      const { page, complaints, close } = await openWindow(browser);
      const started = await startSignIn(service);
      await page.goto(started.auth_url);
      expect(await page.locator('#code').textContent()).toBe(started.user_code);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Yes, the code is the same');
      await page.keyboard.press('Enter');
      const field = page.getByLabel('Email');
      await field.waitFor();
      // The development issuer's page focuses its only field; another issuer's page may not.
      if (kind === 'an issuer of its own') await page.keyboard.press('Tab');
      await page.keyboard.type('anna@brand.dev');
      expect(await field.inputValue()).toBe('anna@brand.dev');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/cli\/login\/return/);
      expect(await headingOf(page)).toBe('You are signed in');
      expect(await page.locator('main').textContent()).toContain('anna@brand.dev');
      expect((await poll(service, started.state)).body.data).toMatchObject({
        status: 'complete',
        email: 'anna@brand.dev',
      });
      expect(complaints).toEqual([]);
      await close();
    });
  });

  test('another person can sign in in the same browser', async () => {
    const service = services['the development issuer']!;
    const { page, complaints, close } = await openWindow(browser);
    for (const email of ['anna@brand.dev', 'ben@brand.dev']) {
      const started = await startSignIn(service);
      await page.goto(started.auth_url);
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/cli\/login\/return/);
      expect((await poll(service, started.state)).body.data.email).toBe(email);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('the second key press cancels the sign-in', async () => {
    const service = services['the development issuer']!;
    const { page, complaints, close } = await openWindow(browser);
    const { auth_url, state } = await startSignIn(service);
    await page.goto(auth_url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('No, stop this sign-in');
    await page.keyboard.press('Enter');
    await page.getByText('The sign-in was stopped').waitFor();
    expect((await poll(service, state)).body).toEqual({ data: { status: 'expired' } });
    expect(complaints).toEqual([]);
    await close();
  });

  test('the address field rejects an invalid address before it is sent, and the focus is visible', async () => {
    const { page, close } = await openWindow(browser);
    const started = await startSignIn(services['the development issuer']!);
    await page.goto(started.auth_url);
    await page.keyboard.press('Tab');
    const outline = () => page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
    expect(await outline()).toBe('solid');
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.querySelector("input").validity.valid')).toBe(false);
    expect(await headingOf(page)).toBe('Choose an email address');
    await close();
  });

  describe('another site cannot', () => {
    test('confirm a sign-in with a form that its own browser received', async () => {
      const service = services['an issuer of its own']!;
      const started = await startSignIn(service);
      const { page, close } = await openWindow(browser);
      // The person has visited our page, so their browser has our cookie.
      await page.goto(started.auth_url);
      const fields = await page.evaluate<Record<string, string>>(
        'Object.fromEntries([...document.forms[0].elements].map(({ name, value }) => [name, value]))',
      );
      expect(fields.decision).toBe('yes');
      // The forms are now on another site, with a valid form token; only the cookie is missing.
      await page.goto(`${issuer.address}/.well-known/openid-configuration`);
      await page.evaluate(`(() => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: ${JSON.stringify(`${service.baseUrl}/cli/login`)} });
        for (const [name, value] of Object.entries(${JSON.stringify(fields)})) {
          form.append(Object.assign(document.createElement('input'), { name, value }));
        }
        document.body.append(form);
        form.submit();
      })()`);
      await page.getByText('This sign-in cannot continue here').waitFor();
      expect((await poll(service, started.state)).body).toEqual({ data: { status: 'pending' } });
      await close();
    });

    test('show our page in a frame', async () => {
      const service = services['an issuer of its own']!;
      const { auth_url } = await startSignIn(service);
      const { page, complaints, close } = await openWindow(browser);
      await page.goto(`${issuer.address}/.well-known/openid-configuration`);
      await page.evaluate(`(() => {
        const frame = Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(auth_url)} });
        document.body.append(frame);
        return new Promise((loaded) => frame.addEventListener('load', loaded));
      })()`);
      expect(await page.frames().at(-1)!.content()).not.toContain('Sign in on the command line?');
      expect(complaints.join()).toMatch(/frame/i);
      await close();
    });

    test('read the cookies, nor can any script', async () => {
      const { page, close } = await openWindow(browser);
      await page.goto((await startSignIn(services['an issuer of its own']!)).auth_url);
      expect(await page.evaluate('document.cookie')).toBe('');
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['referral_browser']);
      await close();
    });
  });

  /** Opens every page and runs the check on each. */
  async function everyPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
    const service = services['the development issuer']!;
    const email = `${service.make.unique('anna')}.${'with-a-very-long-address.'.repeat(6)}@brand.dev`;
    const yes = () => page.getByRole('button', { name: 'Yes' }).click();
    const signIn = async (address: string) => {
      await page.getByLabel('Email').fill(address);
      await page.keyboard.press('Enter');
    };
    const open = async (then?: () => Promise<unknown>): Promise<Started> => {
      const started = await startSignIn(service);
      await page.goto(started.auth_url);
      await then?.();
      return started;
    };
    const see = async (heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await look(heading);
    };

    const started = await open();
    await see('Sign in on the command line?');
    await yes();
    await see('Choose an email address');
    await page.evaluate('document.forms[0].noValidate = true');
    await signIn(`no-address-${'at-all-'.repeat(20)}`);
    await page.getByText('This is not an email address.').waitFor();
    await see('Choose an email address');
    await signIn(email);
    await see('You are signed in');
    await page.goto(started.auth_url);
    await see('This sign-in is finished');
    await open(() => page.getByRole('button', { name: 'No' }).click());
    await see('The sign-in was stopped');
    await page.goto(`${service.baseUrl}/cli/login`);
    await see('There is no such sign-in');
    await setAccountStatus(service.db, email, 'suspended', service.clock.now());
    await open(yes);
    await signIn(email);
    await see('Your account is suspended');
    await page.goto(`${service.baseUrl}/cli/login/return?code=x&state=x`);
    await see('This sign-in cannot continue here');
    const late = await open();
    await without(service.db, 'login_sessions', () => page.reload());
    await see('The sign-in failed');
    service.clock.advance({ seconds: 301 });
    await page.goto(late.auth_url);
    await see('This sign-in has expired');
  }

  test.each([
    { width: 320, colours: 'light' as const },
    { width: 1200, colours: 'dark' as const },
  ])('every page fits $width pixels and can be read in $colours colours', async (screen) => {
    const { page, complaints, close } = await openWindow(browser, screen);
    const seen: string[] = [];
    await everyPage(page, async (name) => {
      seen.push(name);
      expect(await overflow(page), name).toBe(0);
      const { text, edge } = await leastContrasts(page);
      expect(text, name).toBeGreaterThanOrEqual(4.5);
      expect(edge, name).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate('getComputedStyle(document.querySelector("main")).borderRadius'), name).toBe('12px');
      expect(await axeFindings(page), name).toEqual([]);
    });
    expect(seen).toHaveLength(11);
    // Browsers always report failed pages on the console; nothing else may be reported.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded'))).toEqual([]);
    await close();
  });

  test('after a second confirmation the first window gets an error page', async () => {
    const service = services['the development issuer']!;
    const { page, close } = await openWindow(browser);
    const started = await startSignIn(service);
    await page.goto(started.auth_url);
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByLabel('Email').fill('anna@brand.dev');
    await confirmSignIn(started);
    await page.keyboard.press('Enter');
    await page.getByText('This sign-in cannot continue here').waitFor();
    await close();
  });
});
