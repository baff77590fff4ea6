import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeText } from '../../src/mail/values.ts';
import { asOperator } from '../../src/common/audit.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { pruneMails } from '../../src/mail/mails.ts';
import { accountOfPerson } from '../../src/accounts/people.ts';
import { payee, paypal, SEPA, type Payee } from '../payout-methods/support.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// A change of where a partner is paid is mailed to each address that the account had lately.

let server: MailServer;
let service: Service;
let anna: Payee;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => void (anna = await payee(service)));
afterEach(() => void server.mails.splice(0));

const arrived = async (count: number) => {
  await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(count);
  return server.mails.splice(0);
};
const signIn = (email: string) =>
  service.db.transaction((tx) =>
    accountOfPerson(tx, { issuer: 'https://issuer.dev', subject: anna.email, email }, service.clock.now(), {
      signsUp: false,
    }),
  );
const notices = () => service.db.knex('mails').where({ kind: 'payout-method' }).orderBy('id');

test('each change is mailed: what was added, replaced or removed, and from when it is used', async () => {
  await anna.add(paypal('anna@pay.dev', { currency: 'EUR' }));
  const [added] = await arrived(1);
  expect([added!.to, added!.headers.subject]).toEqual([[anna.email], 'Your payout methods have changed']);
  expect(added!.text).toContain('This payout method was added to your account: PayPal a***@pay.dev (EUR).');
  expect(added!.text).not.toContain('It is used from');
  expect(added!.text).toContain(`${service.baseUrl}/partner/profile`);
  const { body } = await anna.add(SEPA);
  const [replaced] = await arrived(1);
  expect(replaced!.text).toContain('This payout method was added to your account: bank account DE•• 3000 (EUR).');
  expect(replaced!.text).toContain('It replaces PayPal a***@pay.dev (EUR).');
  expect(replaced!.text).toContain(`It is used from ${timeText(new Date(body.data.usable_from))}.`);
  await anna.add(SEPA);
  await anna.remove(body.data.id);
  await anna.remove(body.data.id);
  const [removed] = await arrived(1);
  expect(removed!.text).toContain('This payout method of your account was removed: bank account DE•• 3000 (EUR).');
  expect(JSON.stringify([added, replaced, removed])).not.toContain(SEPA.iban);
});

test('it is mailed to each address that the account had in the last 30 days, once', async () => {
  const [oldest, former, present] = ['oldest', 'former', 'present'].map((name) => `${name}-${anna.email}`);
  for (const [email, days] of [
    [anna.email, 1],
    [oldest, 20],
    [former, 10],
    [oldest, 19],
    [former, 1],
    [present, 4],
  ] as const) {
    await signIn(email!);
    service.clock.advance({ days });
  }
  const calls = await anna.signIn();
  expect((await calls.add(SEPA)).status).toBe(201);
  const mails = await arrived(3);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([former, oldest, present].sort());
});

describe('a notice', () => {
  test('is not lost to a later one, and is sent when the mail server is back', async () => {
    await server.pause();
    const { body } = await anna.add(SEPA);
    await anna.remove(body.data.id);
    await server.resume();
    await anna.add(paypal('anna@pay.dev'));
    service.clock.advance({ days: 1 });
    await anna.signIn().then((calls) => calls.add(paypal('anna@pay.dev', { currency: 'USD' })));
    const mails = await arrived(4);
    expect(mails.map(({ text }) => /was (\w+)/.exec(text)![1]).sort()).toEqual(['added', 'added', 'added', 'removed']);
  });

  test('is deleted a day after it was sent', async () => {
    await anna.add(SEPA);
    await arrived(1);
    await expect.poll(async () => (await notices()).at(-1).state).toBe('sent');
    service.clock.advance({ days: 1, ms: 1 });
    await pruneMails(service.db, service.clock.now(), new AbortController().signal);
    expect(await notices()).toEqual([]);
  });

  test('of an erased partner is not sent, and its text is deleted', async () => {
    await server.pause();
    await anna.add(SEPA);
    await asOperator(service.db, service.clock.now(), (tx, note) =>
      erasePartner(tx, note, { partnerId: anna.partnerId, at: service.clock.now() }),
    );
    expect(await notices()).toMatchObject([{ state: 'canceled', sealed: null }]);
    await server.resume();
  });
});
