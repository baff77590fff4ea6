import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, type Operator } from '../admin/support.ts';
import { openBrowser } from '../support/browser.ts';
import { platformError } from '../support/envelopes.ts';
import { startServiceWithIssuer } from '../support/issuer.ts';
import type { Service } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';

// With a public issuer anybody can sign in. Who may create programs is decided by SIGN_UP and SIGN_UP_DOMAINS.

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const NONE = 'No advertiser found for this account';
const ASK = 'Ask the person who runs';

let service: Service;
let admin: Operator;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ service, stop } = await startServiceWithIssuer({ signUp: ['brand.dev', 'bücher.example'] }));
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await stop();
  admin.clean();
});

/** Signs in from the command line; returns the last page, and what the terminal receives. */
async function signIn(email: string) {
  const started = await startSignIn(service);
  const { text } = await signInByPages(started, email);
  return { page: text, ...((await poll(service, started.state)).body.data as { token: string; advertiser_id: unknown }) };
}
const init = (key: string) => service.call('/api/v1/cli/init', { key, body: PROGRAM });

/** The session of somebody who signs in with the browser. */
async function session(email: string) {
  const browser = openBrowser();
  await signInByPages({ auth_url: `${service.baseUrl}/sign-in` }, email, browser);
  const headers = { cookie: `referral_session=${browser.cookies.get('referral_session')!.value}` };
  return { ...headers, 'sec-fetch-site': 'same-origin' };
}

describe('a stranger', () => {
  test('signs in, learns whom to ask, and creates no program', async () => {
    const { page, token, advertiser_id } = await signIn('eve@evil.example');
    expect(page).toContain('You are signed in');
    expect(page).toContain(ASK);
    expect(advertiser_id).toBeNull();
    const answer = await init(token);
    expect([answer.status, answer.body]).toEqual([403, platformError(403, NONE)]);
    const programs = await service.call('/api/v1/cli/programs', { method: 'GET', key: token });
    expect(programs.body).toEqual({ data: [] });
  });
});

test.each(['anna@brand.dev', 'Anna@BÜCHER.example', 'ben@xn--bcher-kva.example'])(
  '%s has an address of a domain that may sign up',
  async (email) => {
    const { page, token } = await signIn(email);
    expect(page).not.toContain(ASK);
    expect((await init(token)).status).toBe(200);
  },
);

test.each(['eve@brand.dev.evil.example', 'eve@sub.brand.dev', 'eve@notbrand.dev'])('%s has not', async (email) => {
  expect((await init((await signIn(email)).token)).status).toBe(403);
});
