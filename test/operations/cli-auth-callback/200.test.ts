import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServiceWithIssuer, type Issuer } from '../../support/issuer.ts';
import { platformError } from '../../support/envelopes.ts';
import { inParallel, statusesOf } from '../../support/parallel.ts';
import { countRows } from '../../support/rows.ts';
import type { Service } from '../../support/service.ts';
import { callback, confirmedSession, confirmSignIn, poll } from '../../support/sign-in.ts';

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer()));
afterAll(() => stop());

const COMPLETE = { data: { status: 'complete' } };
const person = () => `${service.make.unique('person')}@brand.dev`;
const claims = (nonce: string, email?: string) => issuer.claims(service.clock.now(), nonce, email);
const accountsOf = (email: string) => countRows(service.db, 'accounts', { email });

test('200: the session is complete, and only the poll returns the token', async () => {
  const { state, nonce } = await confirmedSession(service);
  const email = person();
  const { status, body } = await callback(service, state, await issuer.sign(claims(nonce, email)));
  expect([status, body]).toEqual([200, COMPLETE]);
  const polled = (await poll(service, state)).body.data;
  expect(polled).toMatchObject({ status: 'complete', email });
  const account = await service.db.knex('accounts').where({ email }).first<{ id: number; status: string }>();
  expect(account).toMatchObject({ status: 'active', created_at: service.clock.now() });
  const advertiser = await service.db.knex('advertisers').where({ account_id: account.id }).first<{ id: number }>();
  expect(polled.advertiser_id).toBe(advertiser.id);
});

test.each([
  ['Anna@BRAND.dev', 'anna@brand.dev'],
  [' anna+a@brand.dev ', 'anna+a@brand.dev'],
  // In NFC the Kelvin sign is a K.
  ['ÄNNA@brand.dev', 'änna@brand.dev'],
  ['\u212Aim@brand.dev', 'kim@brand.dev'],
  [`${'x'.repeat(310)}@brand.dev`, `${'x'.repeat(310)}@brand.dev`],
])('%j signs in the account of %j', async (email, address) => {
  const { state, nonce } = await confirmedSession(service);
  expect((await callback(service, state, await issuer.sign(claims(nonce, email)))).status).toBe(200);
  expect((await poll(service, state)).body.data.email).toBe(address);
});

test.each<[string, (nonce: string) => object]>([
  [
    'for several audiences that says it was asked for by this client',
    () => ({ aud: ['other', 'basic'], azp: 'basic' }),
  ],
  ['for a list of this audience alone', () => ({ aud: ['basic'] })],
  ['that has more claims', () => ({ name: 'Anna', groups: ['a', 'b'], nonce_supported: true })],
  // The clocks of the issuer and of the service may differ by 30 seconds.
  ['that expired 29 seconds ago', () => ({ exp: Math.floor(service.clock.now().getTime() / 1000) - 29 })],
  ['that is valid in 30 seconds', () => ({ nbf: Math.floor(service.clock.now().getTime() / 1000) + 30 })],
  ['that was issued in 30 seconds', () => ({ iat: Math.floor(service.clock.now().getTime() / 1000) + 30 })],
  ['that says as a text that the address is verified', () => ({ email_verified: 'true' })],
  ['that expires within the second', () => ({ exp: Math.floor(service.clock.now().getTime() / 1000) + 1 })],
])('a token %s is valid', async (_, change) => {
  const { state, nonce } = await confirmedSession(service);
  const token = await issuer.sign({ ...claims(nonce, person()), ...change(nonce) });
  expect((await callback(service, state, token)).body).toEqual(COMPLETE);
});

test('exactly five minutes are not too late', async () => {
  const { state, nonce } = await confirmedSession(service);
  service.clock.advance({ seconds: 5 * 60 });
  expect((await callback(service, state, await issuer.sign(claims(nonce)))).body).toEqual(COMPLETE);
});

test('a second confirmation replaces the first: only its token is accepted', async () => {
  const { state, nonce: first, auth_url } = await confirmedSession(service);
  const second = (await confirmSignIn({ auth_url })).searchParams.get('nonce')!;
  expect(second).not.toBe(first);
  const refused = await callback(service, state, await issuer.sign(claims(first)));
  expect(refused.body).toEqual(platformError(401, 'Invalid id_token'));
  expect((await callback(service, state, await issuer.sign(claims(second)))).body).toEqual(COMPLETE);
});

test('20 callbacks at once with one valid token: one completes the session, the others find it used', async () => {
  const { state, nonce } = await confirmedSession(service);
  const email = person();
  const token = await issuer.sign(claims(nonce, email));
  const both = [service, await service.second()];
  const answers = await inParallel(both, 20, (instance) => callback(instance, state, token));
  expect(statusesOf(answers)).toEqual({ 200: 1, 404: 19 });
  const refused = answers.filter(({ status }) => status === 404);
  for (const { body } of refused) expect(body).toEqual(platformError(404, 'Session not found or already used'));
  expect((await poll(service, state)).body.data).toMatchObject({ status: 'complete', email });
  expect(await accountsOf(email)).toBe(1);
});

test('two people cannot complete one session: the second leaves nothing behind', async () => {
  const { state, nonce } = await confirmedSession(service);
  const people = Array.from({ length: 10 }, person);
  const tokens = await Promise.all(people.map((email) => issuer.sign(claims(nonce, email))));
  const answers = await Promise.all(tokens.map((token) => callback(service, state, token)));
  expect(statusesOf(answers)).toEqual({ 200: 1, 404: 9 });
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  expect((await poll(service, state)).body.data.email).toBe(winner);
  expect((await Promise.all(people.map(accountsOf))).reduce((a, b) => a + b)).toBe(1);
});

test('sign-ins of one new address at once create one account and one advertiser', async () => {
  const email = person();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => confirmedSession(service)));
  const tokens = await Promise.all(sessions.map(({ nonce }) => issuer.sign(claims(nonce, email))));
  const both = [service, await service.second()];
  const answers = await inParallel(both, 8, (instance, i) => callback(instance, sessions[i]!.state, tokens[i]));
  expect(statusesOf(answers)).toEqual({ 200: 8 });
  const account = await service.db.knex('accounts').where({ email }).first<{ id: number }>();
  expect(await accountsOf(email)).toBe(1);
  expect(await countRows(service.db, 'advertisers', { account_id: account.id })).toBe(1);
  const polled = await Promise.all(sessions.map(({ state }) => poll(service, state)));
  expect(new Set(polled.map(({ body }) => body.data.token as string)).size).toBe(8);
});
