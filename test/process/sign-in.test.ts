import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { spawnAdmin } from '../admin/support.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { sendChecked, type Answer } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { platformError } from '../support/envelopes.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { callback, confirmedSession, poll, signInByPages, startSignIn, type Client } from '../support/sign-in.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// The service and its issuer as two processes with real time, configured by environment variables.

// Three programs are started in turn, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const dataDir = dataFolder();
const started: Running[] = [];
let issuer: Issuer;
let database: TestDatabase;
beforeAll(async () => void ([issuer, database] = await Promise.all([startIssuer(), cloneDatabase()])));
afterAll(async () => {
  for (const service of started) await service.kill('SIGTERM');
  await Promise.all([issuer.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const place = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32) });
async function start(env: Record<string, string>): Promise<Running & Client> {
  const service = await startProcess({ ...place(), ...env });
  started.push(service);
  return { ...service, call: (path, call) => sendChecked(service.baseUrl, path, call) };
}
function settings(kind: 'basic' | 'post' | 'public'): Record<string, string> {
  const { issuer: address, clientId, clientSecret } = issuer.client(kind);
  return {
    OIDC_ISSUER: address,
    OIDC_CLIENT_ID: clientId,
    ...(clientSecret ? { OIDC_CLIENT_SECRET: clientSecret } : {}),
  };
}
const list = (service: Client, key: string): Promise<Answer> =>
  service.call('/api/v1/cli/programs', { method: 'GET', key });

test.each(['basic', 'public'] as const)('with OIDC_* of a %s client a person signs in, in production', async (kind) => {
  const service = await start({ ...settings(kind), NODE_ENV: 'production' });
  await issuer.allow(service);
  const session = await startSignIn(service);
  const email = `anna.${kind}@brand.dev`;
  expect((await signInByPages(session, email)).text).toContain('You are signed in');
  const { token } = (await poll(service, session.state)).body.data as { token: string };
  expect((await list(service, token)).body).toEqual({ data: [] });
  const program = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
  expect((await service.call('/api/v1/cli/init', { key: token, body: program })).body).toEqual(
    platformError(403, 'No advertiser found for this account'),
  );
  expect((await spawnAdmin(place(), ['account', 'create', '--email', email])).code).toBe(0);
  expect((await service.call('/api/v1/cli/init', { key: token, body: program })).status).toBe(200);
  expect((await list(service, token)).body.data).toHaveLength(1);

  // An ID token can be posted too, but an expired one is rejected.
  const { state, nonce } = await confirmedSession(service);
  const claims = issuer.claims(new Date(), nonce, email);
  const late = await issuer.sign({ ...claims, aud: kind, exp: Math.floor(Date.now() / 1000) - 31 });
  expect((await callback(service, state, late)).body).toEqual(platformError(401, 'Invalid id_token'));
  expect((await callback(service, state, await issuer.sign({ ...claims, aud: kind }))).status).toBe(200);

  // The operator's change takes effect immediately.
  const run = await spawnAdmin(place(), ['account', 'suspend', '--email', email]);
  expect(run.document).toMatchObject({ email, status: 'suspended' });
  expect((await list(service, token)).body).toEqual(platformError(401, 'Invalid or expired login token'));
  expect(service.output()).not.toContain('DEVELOPMENT SIGN-IN');
});

test('an unavailable issuer does not prevent the start', async () => {
  const OIDC_ISSUER = `http://127.0.0.1:${await freePort()}`;
  const service = await start({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x' });
  const session = await startSignIn(service);
  expect((await fetch(session.auth_url)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['in production', { NODE_ENV: 'production' }],
  ['where others reach it', { HOST: '0.0.0.0' }],
  ['behind a proxy', { BASE_URL: 'https://referrals.brand.dev' }],
])('without an issuer the service starts %s, disables sign-in, and logs the reason', async (_, env) => {
  const service = await start(env);
  await expect.poll(() => service.output()).toContain('nobody can sign in: OIDC_ISSUER is unset');
  expect(service.output()).not.toContain('DEVELOPMENT SIGN-IN');
  const answer = await service.call('/api/v1/cli/auth/start');
  expect(answer.status).toBe(500);
  expect(answer.body.error.message).toMatch(/^Failed to start auth session \(request_id: /);
  await expect.poll(() => service.output()).toContain('nobody can sign in: OIDC_ISSUER is unset');
  await expect.poll(() => service.output()).toContain(answer.headers['x-request-id']);
  expect((await fetch(`${service.baseUrl}/cli/development-issuer/jwks`)).status).toBe(404);
  // A page that was opened earlier shows it too.
  const page = await fetch(`${service.baseUrl}/cli/login?handle=x`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('<h1>Nobody can sign in here</h1>');
});

test('with DEV_SIGN_IN=allow other machines can sign in as anyone, and the log warns of it', async () => {
  const service = await start({ HOST: '0.0.0.0', DEV_SIGN_IN: 'allow' });
  await expect.poll(() => service.output()).toContain('DEVELOPMENT SIGN-IN: anyone can sign in as anyone.');
  expect((await service.call('/api/v1/cli/auth/start')).status).toBe(200);
});

test('with DEV_SIGN_IN=allow a browser signs in at any address over http', async () => {
  const service = await start({ HOST: '0.0.0.0', DEV_SIGN_IN: 'allow' });
  // A name that the service does not know, as the address of its machine in a network.
  const origin = service.baseUrl.replace('127.0.0.1', '127.0.0.2');
  // Over http, browsers send no Sec-Fetch-Site.
  const headers = { 'sec-fetch-site': undefined, origin };
  const browser = openBrowser();
  const form = await browser.open(`${origin}/sign-in?return_to=/healthz`);
  expect(form.text).toContain('Everyone who can reach this service can sign in as anyone');
  const page = await browser.submit(formsOf(form)[0]!, { email: 'net@brand.dev' }, { headers });
  expect([page.url, page.status]).toEqual([`${origin}/healthz`, 200]);
  const cookie = `referral_session=${browser.cookies.get('referral_session')!.value}`;
  const end = (from: string) =>
    fetch(`${origin}/api/v1/account/session`, { method: 'DELETE', headers: { cookie, origin: from } });
  expect((await end('http://other.example')).status).toBe(403);
  expect((await end(origin)).status).toBe(200);
});

test('without an issuer anyone on this machine can sign in, and the log warns of it', async () => {
  const service = await start({});
  await expect.poll(() => service.output()).toContain('DEVELOPMENT SIGN-IN: anyone can sign in as anyone.');
  const session = await startSignIn(service);
  expect((await signInByPages(session, 'anybody@brand.dev')).text).toContain('You are signed in');
  expect((await poll(service, session.state)).body.data).toMatchObject({
    status: 'complete',
    email: 'anybody@brand.dev',
  });
});
