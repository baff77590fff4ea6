import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '../../../src/accounts/write.ts';
import { startServiceWithIssuer, type Issuer } from '../../support/issuer.ts';
import { untilBlocked } from '../../support/parallel.ts';
import type { Service } from '../../support/service.ts';
import { callback, confirmedSession, poll } from '../../support/sign-in.ts';

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer()));
afterAll(() => stop());

const BLOCKED = {
  data: null,
  error: {
    status: 403,
    name: 'ForbiddenError',
    message: 'Your account has been suspended.',
    details: { code: 'ACCOUNT_BLOCKED' },
  },
};
const PENDING = { data: { status: 'pending' } };
const signed = (nonce: string, email: string) => issuer.sign(issuer.claims(service.clock.now(), nonce, email));

test('403 for a suspended account; the session stays pending for another or a reinstated account', async () => {
  const { email } = await service.make.person();
  await setAccountStatus(service.db, email, 'suspended', service.clock.now());
  const [one, two] = [await confirmedSession(service), await confirmedSession(service)];
  for (const { state, nonce } of [one, two, one]) {
    const answer = await callback(service, state, await signed(nonce, email.toUpperCase()));
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(BLOCKED);
    expect((await poll(service, state)).body).toEqual(PENDING);
  }
  expect((await callback(service, one.state, await signed(one.nonce, 'ben@brand.dev'))).status).toBe(200);
  await setAccountStatus(service.db, email, 'active', service.clock.now());
  expect((await callback(service, two.state, await signed(two.nonce, email))).status).toBe(200);
  expect((await poll(service, two.state)).body.data).toMatchObject({ status: 'complete', email });
});

test('a concurrent suspension takes effect first', async () => {
  const { email } = await service.make.person();
  const { state, nonce } = await confirmedSession(service);
  const suspension = await service.db.knex.transaction();
  await suspension('accounts').where({ email }).update({ status: 'suspended' });
  const answer = callback(service, state, await signed(nonce, email));
  await untilBlocked(service);
  await suspension.commit();
  expect((await answer).body).toEqual(BLOCKED);
});
