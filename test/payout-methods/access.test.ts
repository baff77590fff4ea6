import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/lib/hashing.ts';
import { pruneSignIns } from '../../src/accounts/prune-sessions.ts';
import { accountOfPerson } from '../../src/accounts/people.ts';
import { signInByMail } from '../../src/identity/session.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';
import { managementError } from '../manage/support.ts';
import { payee, payeeWith, SEPA, storedMethods, type Payee } from './support.ts';

// Who may read and change payout methods: a partner's own session with a recent sign-in, of an address that is not new.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let anna: Payee;
beforeEach(async () => void (anna = await payee(service)));

type Calls = ReturnType<typeof payeeWith>;
/** Each operation once, with the identifier of a method of Anna's. */
const each = async ({ list, add, remove }: Calls) => {
  const id = (await storedMethods(service, anna.partnerId))[0]?.id ?? 1;
  return [await list(), await add(SEPA), await remove(id)];
};
const codesOf = async (calls: Calls) =>
  (await each(calls)).map(({ status, body }) => [status, body.error?.code] as const);
const REFUSED = (code: string, status = 403) => Array.from({ length: 3 }, () => [status, code]);

test('API tokens with every scope and login tokens are refused', async () => {
  for (const token of [anna.apiToken, anna.token]) {
    const refused = await codesOf(payeeWith(service, { authorization: `Bearer ${token}` }));
    expect(refused).toEqual(REFUSED('insufficient_scope'));
  }
});

test.each(['owner', 'admin', 'viewer'] as const)('a member who is no partner is refused: %s', async (role) => {
  const { id } = await service.make.program();
  const { accountId } = await service.make.member(id, role);
  const calls = payeeWith(service, await service.make.session(accountId));
  expect(await codesOf(calls)).toEqual(REFUSED('not_found', 404));
  expect(await service.db.knex('partners').where({ account_id: accountId })).toEqual([]);
});

test('a sign-in that is older than 15 minutes is refused', async () => {
  service.clock.advance({ seconds: 901 });
  expect(await codesOf(anna)).toEqual(REFUSED('reauthentication_required'));
});

test('a sign-in by a mailed link is a recent one', async () => {
  const now = service.clock.now();
  const begun = await service.db.transaction((tx) => signInByMail(tx, { email: anna.email, now, former: undefined }));
  const { value } = begun as { value: string };
  noteSecrets(value);
  const calls = payeeWith(service, { cookie: `referral_session=${value}`, 'sec-fetch-site': 'same-origin' });
  expect((await calls.add(SEPA)).status).toBe(201);
  expect(
    await service.db
      .knex('browser_sessions')
      .where({ value_hash: sha256(value) })
      .first(),
  ).toMatchObject({
    reach: 'partner',
  });
});

describe('an account whose address is new', () => {
  const issuer = 'https://issuer.dev';
  const signIn = (email: string) =>
    service.db.transaction((tx) =>
      accountOfPerson(tx, { issuer, subject: `subject of ${anna.accountId}`, email }, service.clock.now(), {
        signsUp: false,
      }),
    );

  test('is refused for 72 hours, in each operation', async () => {
    await signIn(anna.email);
    expect((await anna.add(SEPA)).status).toBe(201);
    const changedAt = service.clock.now();
    await signIn(`new-${anna.email}`);
    const until = new Date(changedAt.getTime() + 72 * 3_600_000).toISOString();
    const message = 'The e-mail address of the account changed in the last 72 hours';
    const hint =
      'Payout methods can be used again 72 hours after the change. This gives the owner of the account time to notice it.';
    for (const refused of await each(await anna.signIn())) {
      expect(refused.body).toEqual(
        managementError(refused, [403, 'email_changed', message], { details: { until }, hint }),
      );
    }
    service.clock.advance({ days: 3, ms: -1 });
    expect(await codesOf(await anna.signIn())).toEqual(REFUSED('email_changed'));
    service.clock.advance({ ms: 1 });
    expect((await each(await anna.signIn())).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('has its former address for 30 days', async () => {
    const former = () => service.db.knex('former_addresses').where({ account_id: anna.accountId }).pluck('email');
    const prune = () => pruneSignIns(service.db, service.clock.now(), new AbortController().signal);
    await signIn(anna.email);
    await signIn(anna.email);
    expect(await former()).toEqual([]);
    await signIn(`new-${anna.email}`);
    service.clock.advance({ days: 30, ms: -1 });
    await prune();
    expect(await former()).toEqual([anna.email]);
    service.clock.advance({ ms: 1 });
    await prune();
    expect(await former()).toEqual([]);
  });
});

test('a partner is erased with the methods', async () => {
  await anna.add(SEPA);
  await service.db.knex('partners').where({ id: anna.partnerId }).delete();
  expect(await storedMethods(service, anna.partnerId)).toEqual([]);
});
