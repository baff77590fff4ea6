import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '../../../src/accounts/write.ts';
import { inParallel, statusesOf, untilBlocked } from '../../support/parallel.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const EXPIRED = { data: { status: 'expired' } };

/** A completed session that was not polled yet. */
async function completed(email = `${service.make.unique('person')}@brand.dev`) {
  const { state } = await startSignIn(service).then(async (started) => {
    expect((await signInByPages(started, email)).text).toContain('You are signed in');
    return started;
  });
  const account = await service.db.knex('accounts').where({ email }).first<{ id: number }>();
  const advertiser = await service.db.knex('advertisers').where({ account_id: account.id }).first<{ id: number }>();
  return { state, email, accountId: account.id, advertiserId: advertiser.id };
}
const tokensOf = (accountId: number) => countRows(service.db, 'login_tokens', { account_id: accountId });

test('pending, for every poll', async () => {
  const { state } = await startSignIn(service);
  for (let i = 0; i < 3; i++) {
    const { status, body } = await poll(service, state);
    expect([status, body]).toEqual([200, { data: { status: 'pending' } }]);
  }
});

test('complete, with a token that works, the account’s address and its advertiser', async () => {
  const { state, email, advertiserId } = await completed();
  const { status, body } = await poll(service, state);
  expect(status).toBe(200);
  const { token } = body.data as { token: string };
  expect(body).toEqual({ data: { status: 'complete', token, email, advertiser_id: advertiserId } });
  expect(token).toMatch(/^reflogin_[0-9A-Za-z]{49}$/);
  expect((await service.call('/api/v1/cli/programs', { method: 'GET', key: token })).body).toEqual({ data: [] });
  // Tokens are stored as hashes, like every credential.
  expect(JSON.stringify(await service.db.knex('login_tokens'))).not.toContain(token.slice(10));
});

test('a second sign-in of the same person gives a second token, and both work', async () => {
  const first = await completed();
  const second = await completed(first.email);
  expect(second.advertiserId).toBe(first.advertiserId);
  const tokens = [];
  for (const { state } of [first, second]) tokens.push((await poll(service, state)).body.data.token as string);
  expect(new Set(tokens).size).toBe(2);
  for (const key of tokens) {
    expect((await service.call('/api/v1/cli/programs', { method: 'GET', key })).status).toBe(200);
  }
});

test('an account without an advertiser gets null', async () => {
  const { state, accountId } = await completed();
  await service.db.knex('advertisers').where({ account_id: accountId }).delete();
  expect((await poll(service, state)).body.data).toMatchObject({ status: 'complete', advertiser_id: null });
});

test('exactly five minutes are not expired, a millisecond more is', async () => {
  const { state } = await startSignIn(service);
  service.clock.advance({ seconds: 5 * 60 });
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  service.clock.advance({ ms: 1 });
  const { status, body } = await poll(service, state);
  expect([status, body]).toEqual([200, EXPIRED]);
});

test('a completed session can be polled until the five minutes end', async () => {
  const { state } = await completed();
  service.clock.advance({ seconds: 5 * 60 });
  expect((await poll(service, state)).body.data.status).toBe('complete');
});

test('a completed session that is not polled in time expires without a token', async () => {
  const { state, accountId } = await completed();
  service.clock.advance({ seconds: 5 * 60, ms: 1 });
  for (let i = 0; i < 2; i++) expect((await poll(service, state)).body).toEqual(EXPIRED);
  expect(await tokensOf(accountId)).toBe(0);
});

test('expired if the account was suspended or removed after the sign-in, without a token', async () => {
  const suspended = await completed();
  await setAccountStatus(service.db, suspended.email, 'suspended', service.clock.now());
  expect((await poll(service, suspended.state)).body).toEqual(EXPIRED);
  expect(await tokensOf(suspended.accountId)).toBe(0);

  const removed = await completed();
  await service.db.knex('advertisers').where({ account_id: removed.accountId }).delete();
  await service.db.knex('accounts').where({ id: removed.accountId }).delete();
  expect((await poll(service, removed.state)).body).toEqual(EXPIRED);
});

test('a concurrent suspension takes effect before the token', async () => {
  const { state, email, accountId } = await completed();
  const suspension = await service.db.knex.transaction();
  await suspension('accounts').where({ email }).update({ status: 'suspended' });
  const answer = poll(service, state);
  await untilBlocked(service);
  await suspension.commit();
  expect((await answer).body).toEqual(EXPIRED);
  expect(await tokensOf(accountId)).toBe(0);
});

test('50 polls at once on two instances: exactly one gets the token', async () => {
  const { state, accountId } = await completed();
  const both = [service, await service.second()];
  const answers = await inParallel(both, 50, (instance) => poll(instance, state));
  expect(statusesOf(answers)).toEqual({ 200: 1, 400: 49 });
  const bodies = answers.map(({ body }) => body as { data: { token: string } | null; error?: { message: string } });
  expect(bodies.flatMap(({ data }) => data ?? [])).toEqual([
    expect.objectContaining({ status: 'complete', token: expect.stringMatching(/^reflogin_/) }),
  ]);
  expect(new Set(bodies.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['Session already consumed']));
  expect(await tokensOf(accountId)).toBe(1);
});

test('of several states the first one counts, and other parameters are ignored', async () => {
  const { state } = await startSignIn(service);
  const ask = (query: string) => service.call(`/api/v1/cli/auth/poll?${query}`, { method: 'GET' });
  for (const query of [
    `state=${state}&state=other`,
    `other=1&state=${state}`,
    `State=other&state=${state}`,
    `from=https://brand.dev/?a=1&state=${state}`,
    `%00=%00&state=${state}`,
    `state=%${state.charCodeAt(0).toString(16)}${state.slice(1)}`,
  ]) {
    expect((await ask(query)).body, query).toEqual({ data: { status: 'pending' } });
  }
});

test('requests with another method or over the limit do not consume the token', async () => {
  const { state } = await completed();
  for (const method of ['POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect((await service.call(`/api/v1/cli/auth/poll?state=${state}`, { method })).status).toBe(405);
  }
  const limited = await service.second({ rateLimitScale: 1 / 60 });
  expect((await poll(limited, 'another')).status).toBe(404);
  expect((await poll(limited, state)).status).toBe(429);
  expect((await poll(service, state)).body.data.status).toBe('complete');
});
