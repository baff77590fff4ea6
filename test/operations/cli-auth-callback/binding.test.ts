import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unbindAccount, setAccountStatus } from '../../../src/accounts/write.ts';
import { platformError } from '../../support/envelopes.ts';
import { startServiceWithIssuer, subjectOf, type Issuer } from '../../support/issuer.ts';
import { inParallel, statusesOf } from '../../support/parallel.ts';
import type { Service } from '../../support/service.ts';
import { callback, confirmedSession, poll } from '../../support/sign-in.ts';

// An account is bound to the issuer and subject of its first sign-in, because an e-mail address can pass to another
// person.

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer()));
afterAll(() => stop());

const address = () => `${service.make.unique('person')}@brand.dev`;
const INVALID = platformError(401, 'Invalid id_token');
const PENDING = { data: { status: 'pending' } };

/** The callback's response to a person with this subject and address, and the session's state. */
async function arrive(sub: string, email: string) {
  const { state, nonce } = await confirmedSession(service);
  const token = await issuer.sign({ ...issuer.claims(service.clock.now(), nonce, email), sub });
  return { state, answer: await callback(service, state, token) };
}
async function signIn(sub: string, email: string): Promise<{ token: string; email: string; advertiser_id: number }> {
  const { state, answer } = await arrive(sub, email);
  expect(answer.status).toBe(200);
  return (await poll(service, state)).body.data as { token: string; email: string; advertiser_id: number };
}
async function refuse(sub: string, email: string): Promise<void> {
  const before = await service.db.knex('accounts').orderBy('id');
  const { state, answer } = await arrive(sub, email);
  expect(answer.body).toEqual(INVALID);
  expect((await poll(service, state)).body).toEqual(PENDING);
  expect(await service.db.knex('accounts').orderBy('id')).toEqual(before);
}
const rowOf = (email: string) =>
  service.db.knex('accounts').where({ email }).first<{ id: number; issuer: string; subject: string }>();

test('the first sign-in binds the account to issuer and subject', async () => {
  const email = address();
  await signIn('one', email);
  expect(await rowOf(email)).toMatchObject({ issuer: issuer.address, subject: 'one' });
});

test('the same address with another subject is Invalid id_token, however it is written', async () => {
  const email = address();
  const first = await signIn('a', email);
  await refuse('b', email);
  await refuse('b', email.toUpperCase());
  await refuse('A', email);
  expect((await signIn('a', email)).advertiser_id).toBe(first.advertiser_id);
});

test('the same address and subject at another issuer is Invalid id_token', async () => {
  const email = address();
  await signIn('c', email);
  await service.db.knex('accounts').where({ email }).update({ issuer: 'https://formerly.dev' });
  await refuse('c', email);
});

test('the address may change, and the account stays with the person', async () => {
  const [before, after] = [address(), address()];
  const first = await signIn('d', before);
  const second = await signIn('d', after);
  expect(second).toMatchObject({ email: after, advertiser_id: first.advertiser_id });
  // Anyone can now use the former address.
  expect((await signIn('e', before)).advertiser_id).not.toBe(first.advertiser_id);
});

test('the address cannot change to that of another account, bound or not', async () => {
  const [mine, theirs] = [address(), address()];
  await signIn('f', mine);
  await signIn('g', theirs);
  await refuse('f', theirs);
  await refuse('f', (await service.make.person()).email);
  expect((await signIn('f', mine)).email).toBe(mine);
});

test('an account of an operator or of an earlier version is bound by its first sign-in', async () => {
  const { email, advertiserId } = await service.make.person();
  expect(await rowOf(email)).toMatchObject({ issuer: null, subject: null });
  expect((await signIn('h', email)).advertiser_id).toBe(advertiserId);
  await refuse('i', email);
});

test('a suspended account does not change: it is not bound, and its address stays', async () => {
  const { email } = await service.make.person();
  await setAccountStatus(service.db, email, 'suspended', service.clock.now());
  expect((await arrive('j', email)).answer.status).toBe(403);
  expect(await rowOf(email)).toMatchObject({ issuer: null, subject: null });
  const [bound, other] = [address(), address()];
  await signIn('k', bound);
  await setAccountStatus(service.db, bound, 'suspended', service.clock.now());
  expect((await arrive('k', other)).answer.status).toBe(403);
  expect(await rowOf(bound)).toMatchObject({ subject: 'k' });
  await refuse('l', bound);
});

test('first sign-ins of several people with one address at once: the account belongs to one person', async () => {
  const email = address();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => confirmedSession(service)));
  const tokens = await Promise.all(
    sessions.map(({ nonce }, i) =>
      issuer.sign({ ...issuer.claims(service.clock.now(), nonce, email), sub: `rival ${i}` }),
    ),
  );
  const both = [service, await service.second()];
  const answers = await inParallel(both, 8, (instance, i) => callback(instance, sessions[i]!.state, tokens[i]));
  expect(statusesOf(answers)).toEqual({ 200: 1, 401: 7 });
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await rowOf(email)).toMatchObject({ subject: `rival ${winner}` });
});

describe('after a rebind by the operator', () => {
  const rebind = (email: string) => unbindAccount(service.db, email, service.clock.now());

  test('the next sign-in with its address binds it, and the former person is rejected', async () => {
    const email = address();
    const first = await signIn('m', email);
    expect(await rebind(email)).toMatchObject({ email, status: 'active' });
    expect((await signIn('n', email)).advertiser_id).toBe(first.advertiser_id);
    await refuse('m', email);
  });

  test('the former person’s tokens end, and sessions whose token was not fetched', async () => {
    const email = address();
    const { token } = await signIn('o', email);
    const { state, answer } = await arrive('o', email);
    expect(answer.status).toBe(200);
    await rebind(email);
    expect((await poll(service, state)).body).toEqual({ data: { status: 'expired' } });
    const list = await service.call('/api/v1/cli/programs', { method: 'GET', key: token });
    expect(list.body).toEqual(platformError(401, 'Invalid or expired login token'));
  });

  test('an unknown address', async () => expect(await rebind(address())).toBeUndefined());
});

test('with OIDC_EMAIL_VERIFIED=assume a token may omit that the address is verified, but not deny it', async () => {
  const assuming = await service.second({ oidc: { ...issuer.client(), assumeEmailVerified: true } });
  for (const [said, status] of [
    [undefined, 200],
    [null, 200],
    ['true', 200],
    [true, 200],
    [false, 401],
    ['false', 401],
  ] as const) {
    const email = address();
    const { state, nonce } = await confirmedSession(service);
    const claims = { ...issuer.claims(service.clock.now(), nonce, email), email_verified: said };
    expect((await callback(assuming, state, await issuer.sign(claims))).status, String(said)).toBe(status);
  }
});

test('the subject is compared exactly', async () => {
  const email = address();
  const { state, nonce } = await confirmedSession(service);
  const token = await issuer.sign(issuer.claims(service.clock.now(), nonce, email));
  expect((await callback(service, state, token)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ subject: subjectOf(email) });
});
