import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { startService, type Service } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';

// The service behind a proxy that removes a prefix from every path; BASE_URL contains the prefix.

let issuer: Issuer;
beforeAll(async () => void (issuer = await startIssuer()));
afterAll(() => issuer.stop());

describe.each(['an issuer of its own', 'the development issuer'])('with %s', (kind) => {
  let proxy: Proxy;
  let service: Service;
  beforeAll(async () => {
    proxy = await startProxy('/referrals/v2');
    const oidc = kind === 'the development issuer' ? undefined : issuer.client();
    service = await startService({ baseUrl: proxy.address, oidc });
    proxy.forwardTo(service.baseUrl);
    await issuer.allow({ baseUrl: proxy.address });
  });
  afterAll(async () => {
    await service.stop();
    await proxy.stop();
  });

  test('every address in responses leads through the proxy', async () => {
    const { auth_url, poll_url } = await startSignIn(service);
    expect(auth_url).toMatch(new RegExp(`^${proxy.address}/cli/login\\?handle=[\\w-]{43}$`));
    expect(await (await fetch(poll_url)).json()).toEqual({ data: { status: 'pending' } });
    const page = await openBrowser().open(auth_url);
    const style = /href="([^"]+)"/.exec(page.text)![1]!;
    expect(style).toBe('/referrals/v2/cli/style.css');
    expect((await fetch(new URL(style, auth_url))).status).toBe(200);
  });

  test('a person signs in on the pages, whose cookies are limited to the prefix', async () => {
    const started = await startSignIn(service);
    const browser = openBrowser();
    const page = await signInByPages(started, 'anna@brand.dev', browser);
    expect(page.text).toContain('You are signed in');
    expect(browser.cookies.get('referral_browser')!.path).toBe('/referrals/v2/cli');
    expect((await poll(service, started.state)).body.data.status).toBe('complete');
  });
});
