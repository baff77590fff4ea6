import { expect } from 'vitest';
import { formsOf, openBrowser, type Browser, type Page } from './browser.ts';
import type { Instance } from './service.ts';

/** The part of a service that a sign-in needs. */
export type Client = Pick<Instance, 'call'>;

export interface Started {
  state: string;
  user_code: string;
  auth_url: string;
  poll_url: string;
  expires_at: string;
  interval_seconds: number;
}

/** Starts a session, as the command line does. */
export async function startSignIn(service: Client): Promise<Started> {
  const answer = await service.call('/api/v1/cli/auth/start');
  expect(answer.status).toBe(200);
  return (answer.body as { data: Started }).data;
}

export const poll = (service: Client, state: string) =>
  service.call(`/api/v1/cli/auth/poll?state=${state}`, { method: 'GET' });

/** Confirms the sign-in on the page; returns the redirect to the issuer without following it. */
export async function confirmSignIn(
  { auth_url }: Pick<Started, 'auth_url'>,
  browser: Browser = openBrowser(),
): Promise<URL> {
  const page = await browser.open(auth_url);
  expect(page.status).toBe(200);
  const redirect = await browser.submit(formsOf(page)[0]!, {}, { follow: false });
  expect(redirect.status).toBe(303);
  return new URL(redirect.headers.get('location')!);
}

/** Signs in with the development issuer; returns the last page. */
export async function signInByPages(
  started: Pick<Started, 'auth_url'>,
  email: string,
  browser: Browser = openBrowser(),
): Promise<Page> {
  const form = await browser.open((await confirmSignIn(started, browser)).href);
  return browser.submit(formsOf(form)[0]!, { email });
}

/** Signs in at the issuer; returns the URL of its redirect without opening it. */
export async function signInToTheDoor(service: Client & { baseUrl: string }, email = 'anna@brand.dev') {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const form = await browser.open((await confirmSignIn(started, browser)).href);
  let page = await browser.submit(formsOf(form)[0]!, { email }, { follow: false });
  for (;;) {
    const next = new URL(page.headers.get('location')!, page.url).href;
    if (next.startsWith(`${service.baseUrl}/cli/login/return`)) return { ...started, browser, door: new URL(next) };
    page = await browser.open(next, { follow: false });
  }
}

/** A login token of the account with this address, which is created if it does not exist. */
export async function loginToken(service: Client, email = 'anna@brand.dev'): Promise<string> {
  const started = await startSignIn(service);
  expect((await signInByPages(started, email)).text).toContain('You are signed in');
  const answer = await poll(service, started.state);
  return (answer.body as { data: { token: string } }).data.token;
}

/** A confirmed session, and the nonce that the page sent to the issuer. */
export async function confirmedSession(service: Client, browser?: Browser): Promise<Started & { nonce: string }> {
  const started = await startSignIn(service);
  const redirect = await confirmSignIn(started, browser);
  return { ...started, nonce: redirect.searchParams.get('nonce')! };
}

export const callback = (service: Client, state: unknown, id_token: unknown, key?: string) =>
  service.call('/api/v1/cli/auth/callback', { body: { state, id_token }, key });
