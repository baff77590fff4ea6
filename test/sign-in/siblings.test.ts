import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formsOf, openBrowser } from '../support/browser.ts';
import { hasChromium, inChromium, launchChromium, openWindow } from '../support/chromium.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { startService, type Service } from '../support/service.ts';
import { poll, startSignIn } from '../support/sign-in.ts';

// The service on plain http at a host of a domain. Browsers send no Sec-Fetch-Site there, and other hosts of the domain
// can set cookies. The issuer is another site and remembers who signed in.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(!hasChromium)(inChromium, () => {
  let browser: Browser;
  let issuer: Issuer;
  let proxy: Proxy;
  let service: Service;
  let host: string;
  beforeAll(async () => {
    const resolved = '--host-resolver-rules=MAP *.brand.test 127.0.0.1';
    [browser, issuer, proxy] = await Promise.all([launchChromium([resolved]), startIssuer(), startProxy('')]);
    host = `http://referrals.brand.test:${new URL(proxy.address).port}`;
    service = await startService({ baseUrl: host, oidc: issuer.client() });
    proxy.forwardTo(service.baseUrl);
    await issuer.allow({ baseUrl: host });
  });
  afterAll(async () => {
    await Promise.all([browser.close(), service.stop(), issuer.stop(), proxy.stop()]);
  });

  /** A page of another host of the domain sets a cookie, which is sent before the person's own, and sends a form. */
  async function hostile(cookie: string, action: string, fields: Record<string, string>) {
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const page = `<form method="post" action="${action}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    const server = createServer((_req, res) => {
      const planted = `referral_browser=${cookie}; Domain=brand.test; Path=/cli/login`;
      res.writeHead(200, { 'content-type': 'text/html', 'set-cookie': planted }).end(page);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return { address: `http://evil.brand.test:${(server.address() as AddressInfo).port}/`, stop };
  }

  test('a person can sign in there, but another host of the domain cannot confirm for them', async () => {
    const { page, close } = await openWindow(browser);
    const own = await startSignIn(service);
    await page.goto(own.auth_url);
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByLabel('Email').fill('victim@brand.dev');
    await page.keyboard.press('Enter');
    await page.getByText('You are signed in').waitFor();
    expect((await poll(service, own.state)).body.data.email).toBe('victim@brand.dev');

    // The attacker's session, with its form and its cookie.
    const { state, auth_url } = await startSignIn(service);
    const attacker = openBrowser();
    const [yes] = formsOf(await attacker.open(auth_url.replace(host, service.baseUrl)));
    const site = await hostile(attacker.cookies.get('referral_browser')!.value, `${host}/cli/login`, yes!.fields);
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
    expect(await page.locator('h1').textContent()).toBe('This sign-in cannot continue here');
    site.stop();
    await close();
  });
});
