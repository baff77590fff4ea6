import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { startServiceWithIssuer, type Issuer } from '../../support/issuer.ts';
import { withTrigger } from '../../support/journey.ts';
import { countRows, without } from '../../support/rows.ts';
import type { Instance, Service } from '../../support/service.ts';
import { callback, confirmedSession, poll } from '../../support/sign-in.ts';

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer()));
afterAll(() => stop());

const signed = (nonce: string, email?: string) => issuer.sign(issuer.claims(service.clock.now(), nonce, email));

async function expectFailure(state: string, token: unknown, instance: Instance = service): Promise<void> {
  const answer = await callback(instance, state, token);
  expect(answer.status).toBe(500);
  expect(answer.headers['x-request-id']).toMatch(/\S/);
  expect(answer.body).toEqual(cliFailure('Auth callback failed', answer.headers['x-request-id']));
}

// This test comes first, because the service must not have fetched the issuer's keys yet.
test('500 while the issuer is unavailable; the same token works once the issuer is back', async () => {
  const [one, two] = [await confirmedSession(service), await confirmedSession(service)];
  const newcomer = await service.second();
  await issuer.pause();
  // One instance knows the issuer but not its keys, the other has not discovered the issuer.
  await expectFailure(one.state, await signed(one.nonce));
  await expectFailure(two.state, await signed(two.nonce), newcomer);
  await expectFailure(two.state, 'not even a token', newcomer);
  for (const { state } of [one, two])
    expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  await issuer.resume();
  expect((await callback(service, one.state, await signed(one.nonce))).status).toBe(200);
  expect((await callback(newcomer, two.state, await signed(two.nonce))).status).toBe(200);
});

test('an issuer whose keys are known may be unavailable', async () => {
  const { state, nonce } = await confirmedSession(service);
  await issuer.pause();
  expect((await callback(service, state, await signed(nonce))).status).toBe(200);
  await issuer.resume();
});

test.each(['login_sessions', 'accounts', 'advertisers'])(
  '500 without the table %s, and nothing is left',
  async (table) => {
    const { state, nonce } = await confirmedSession(service);
    const email = `${service.make.unique('person')}@brand.dev`;
    const token = await signed(nonce, email);
    await without(service.db, table, () => expectFailure(state, token));
    expect(await countRows(service.db, 'accounts', { email })).toBe(0);
    expect((await callback(service, state, token)).status).toBe(200);
  },
);

test.each([
  ['raise', `raise exception 'trouble'`, false],
  ['raise at the commit', `raise exception 'trouble'`, true],
  ['die', 'perform pg_terminate_backend(pg_backend_pid())', false],
  ['die at the commit', 'perform pg_terminate_backend(pg_backend_pid())', true],
])('500 when the database must %s: no account without its advertiser', async (_, body, atCommit) => {
  const { state, nonce } = await confirmedSession(service);
  const email = `${service.make.unique('person')}@brand.dev`;
  const token = await signed(nonce, email);
  await withTrigger(service, { table: 'advertisers', body, atCommit }, () => expectFailure(state, token));
  expect(await countRows(service.db, 'accounts', { email })).toBe(0);
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  expect((await callback(service, state, token)).status).toBe(200);
});
