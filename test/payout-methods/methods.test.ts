import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkStuck } from '../../src/admin/doctor/stuck.ts';
import { methodsFor } from '../../src/payout-methods/write.ts';
import { unseal } from '../../src/lib/sealing.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, managementError } from '../manage/support.ts';
import { IBAN, payee, payeeWith, paypal, SEPA, storedMethods, type Payee } from './support.ts';

// GET, POST and DELETE /partner/payout-methods: where a partner wants to be paid.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let anna: Payee;
beforeEach(async () => void (anna = await payee(service)));

const WAIT = { days: 3 };
const after = (hours: number): string => new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
const now = (): string => after(0);
const idOf = async (body: object): Promise<number> => (await anna.add(body)).body.data.id;

describe('a new method', () => {
  test('is answered with a label, and stored encrypted', async () => {
    const answer = await anna.add({ ...SEPA, iban: ' de89 3704 0044 0532 0130 00 ' });
    const [stored] = await storedMethods(service, anna.partnerId);
    const shown = { id: stored.id, kind: 'sepa', currency: 'EUR', holder: 'Anna Example', holder_kind: 'person' };
    const times = { usable_from: now(), created_at: now() };
    expect([answer.status, answer.body.data]).toEqual([201, { ...shown, label: 'DE•• 3000', ...times }]);
    expect((await anna.list()).body.data).toEqual([answer.body.data]);
    expect(JSON.stringify(stored)).not.toContain(IBAN);
    const purpose = `payout method ${stored.id} of partner ${anna.partnerId}`;
    expect(unseal(SECRET_KEY, stored.destination as Buffer, purpose)).toBe(IBAN);
    expect(() => unseal(SECRET_KEY, stored.destination as Buffer, `${purpose}0`)).toThrow();
  });

  test.each([
    [paypal('Anna@Partner.dev'), 'a***@partner.dev', null],
    [{ ...paypal('anna@partner.dev'), kind: 'wise', currency: 'USD' }, 'a***@partner.dev', 'USD'],
    [{ kind: 'other', holder: 'Brand', holder_kind: 'institution', details: ' Cheque to 1 Main St' }, 'Che…', null],
  ])('%j has the label %s', async (body, label, currency) => {
    const { status, body: answer } = await anna.add(body);
    expect([status, answer.data]).toMatchObject([201, { label, currency }]);
  });

  test('is usable at once only if the partner never had one', async () => {
    const first = await anna.add(paypal('anna@partner.dev'));
    expect(first.body.data.usable_from).toBe(now());
    const second = await anna.add(SEPA);
    expect(second.body.data.usable_from).toBe(after(72));
    await anna.remove(first.body.data.id);
    await anna.remove(second.body.data.id);
    expect((await anna.list()).body.data).toEqual([]);
    expect((await anna.add(SEPA)).body.data.usable_from).toBe(after(72));
  });

  test('is what the profile says that there is', async () => {
    const has = async () => (await anna.profile()).body.data.has_payout_method;
    expect(await has()).toBe(false);
    const id = await idOf(SEPA);
    expect(await has()).toBe(true);
    await anna.remove(id);
    expect(await has()).toBe(false);
  });

  test('replaces the one for its currency, whose account is deleted, and no other', async () => {
    const any = await idOf(paypal('anna@partner.dev'));
    const dollars = await idOf(paypal('anna@partner.dev', { currency: 'USD' }));
    const euros = await idOf(SEPA);
    const other = await idOf(paypal('second@partner.dev', { currency: 'USD' }));
    expect((await anna.list('?order=oldest')).body.data.map(({ id }: { id: number }) => id)).toEqual([
      any,
      euros,
      other,
    ]);
    const replaced = (await storedMethods(service, anna.partnerId)).find(({ id }) => id === dollars);
    expect(replaced).toMatchObject({ removed_at: service.clock.now(), destination: null });
  });

  test('that is the same again changes nothing, whatever its spelling', async () => {
    const first = await anna.add(SEPA);
    service.clock.advance(WAIT);
    anna = { ...anna, ...(await anna.signIn()) };
    const again = await anna.add({ ...SEPA, iban: 'DE89 3704 0044 0532 0130 00' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await storedMethods(service, anna.partnerId)).toHaveLength(1);
    const corrected = await anna.add({ ...SEPA, holder: 'Anna B. Example' });
    expect([corrected.status, corrected.body.data.usable_from]).toEqual([201, after(72)]);
  });

  test('of several at the same time leaves one for the currency', async () => {
    const sent = Array.from({ length: 5 }, (_, n) => paypal(`anna${n % 2}@partner.dev`));
    const answers = await Promise.all(sent.map((body) => anna.add(body)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)).toEqual([]);
    const stored = await storedMethods(service, anna.partnerId);
    expect(stored.filter(({ removed_at: at }) => at === null)).toHaveLength(1);
    expect(stored.filter(({ usable_from: from }) => from.getTime() === service.clock.now().getTime())).toHaveLength(1);
  });

  test('is added at most ten times in a day', async () => {
    for (let n = 0; n < 10; n++) expect((await anna.add(paypal(`anna${n}@partner.dev`))).status).toBe(201);
    const refused = await anna.add(paypal('anna@partner.dev'));
    const message = 'A partner can add at most 10 payout methods in 24 hours';
    expect(refused.body).toEqual(managementError(refused, [409, 'invalid_transition', message]));
    service.clock.advance({ days: 1 });
    anna = { ...anna, ...(await anna.signIn()) };
    expect((await anna.add(paypal('anna@partner.dev'))).status).toBe(201);
  });
});

test.each([
  [{ ...SEPA, iban: 'DE89370400440532013001' }, 'iban', 'iban must be a valid IBAN'],
  [{ ...SEPA, iban: 'Anna' }, 'iban', 'iban must be a valid IBAN'],
  [{ ...SEPA, iban: 'DE '.repeat(30) }, 'iban', 'iban must be a valid IBAN'],
  [{ ...SEPA, currency: 'USD' }, 'currency', 'A method of the kind sepa is paid in EUR only'],
  [{ ...SEPA, currency: null }, 'currency', 'A method of the kind sepa is paid in EUR only'],
  [{ ...SEPA, email: 'a@b.dev' }, 'iban', 'Of email, iban and details, this kind of method takes iban only'],
  [
    paypal('x', { email: undefined, iban: IBAN }),
    'email',
    'Of email, iban and details, this kind of method takes email only',
  ],
  [paypal('anna'), 'email', 'email must be an e-mail address of at most 254 characters'],
  [paypal('anna@partner.dev', { holder: 'x'.repeat(71) }), 'holder', undefined],
  [paypal('anna@partner.dev', { holder: 'Anna\nExample' }), 'holder', undefined],
  [paypal('anna@partner.dev', { holder: ' ' }), 'holder', undefined],
  [paypal('anna@partner.dev', { holder_kind: 'cat' }), 'holder_kind', undefined],
  [paypal('anna@partner.dev', { currency: 'GBP' }), 'currency', undefined],
  [paypal('anna@partner.dev', { label: 'x' }), 'label', undefined],
  [{ kind: 'other', holder: 'A', holder_kind: 'person', details: 'x'.repeat(501) }, 'details', undefined],
  [{ kind: 'cash', holder: 'A', holder_kind: 'person', details: 'x' }, 'kind', undefined],
])('%j is refused, and nothing is stored', async (body, field, message) => {
  const { status, body: answer } = await anna.add(body);
  expect([status, answer.error.code, answer.error.details]).toEqual([400, 'invalid_request', { field }]);
  if (message !== undefined) expect(answer.error.message).toBe(message);
  expect(await storedMethods(service, anna.partnerId)).toEqual([]);
});

test('a body without an address or account is refused', async () => {
  const { status, body } = await anna.add({ kind: 'wise', holder: 'A', holder_kind: 'person' });
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
});

describe('DELETE', () => {
  test('removes a method and its account, and again changes nothing', async () => {
    const { body } = await anna.add(SEPA);
    for (let time = 0; time < 2; time++) {
      const removed = await anna.remove(body.data.id);
      expect([removed.status, removed.body]).toEqual([200, body]);
    }
    expect(await storedMethods(service, anna.partnerId)).toMatchObject([{ destination: null, label: 'DE•• 3000' }]);
  });

  test('does not find the method of another partner', async () => {
    const id = await idOf(SEPA);
    const ben = await payee(service);
    const refused = await ben.remove(id);
    expect(refused.body).toEqual(managementError(refused, [404, 'not_found', 'There is no such record']));
    expect((await ben.list()).body.data).toEqual([]);
    expect((await anna.list()).body.data).toHaveLength(1);
  });
});

test('each change is in the audit log, as one of the partner, with kind, currency and label', async () => {
  const first = await idOf(SEPA);
  const second = await idOf({ ...SEPA, iban: 'GB29 NWBK 6016 1331 9268 19' });
  await anna.add({ ...SEPA, iban: 'GB29NWBK60161331926819' });
  await anna.remove(second);
  await anna.remove(second);
  const entries = (await auditEntries(service)).filter(({ actor_id: id, action }) => {
    return id === anna.partnerId && String(action).startsWith('payout-method.');
  });
  const [german, british] = ['DE•• 3000', 'GB•• 6819'].map((label) => ({ kind: 'sepa', currency: 'EUR', label }));
  const by = { program_id: null, actor_kind: 'partner', actor_id: anna.partnerId };
  expect(entries).toMatchObject([
    { ...by, action: 'payout-method.add', target_id: first, before: {}, after: german },
    { ...by, action: 'payout-method.remove', target_id: first, before: german, after: {} },
    { ...by, action: 'payout-method.add', target_id: second, before: {}, after: british },
    { ...by, action: 'payout-method.remove', target_id: second, before: british, after: {} },
  ]);
  expect(
    entries.flatMap((entry) => [entry.before, entry.after]).filter((shown) => Object.keys(shown!).length > 0),
  ).toEqual([...[german, german, british, british]]);
});

test('a repeat with the same Idempotency-Key gets the first answer', async () => {
  const headers = { 'idempotency-key': service.make.unique('key') };
  const first = await anna.add(SEPA, headers);
  await anna.remove(first.body.data.id);
  const again = await anna.add(SEPA, headers);
  expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
  expect(await storedMethods(service, anna.partnerId)).toHaveLength(1);
});

test('a payout uses the method of its currency, else the one for any', async () => {
  const ben = await payee(service);
  const any = await idOf(paypal('anna@partner.dev'));
  const euros = await idOf(SEPA);
  await ben.add(SEPA);
  const ids = [anna.partnerId, ben.partnerId, (await payee(service)).partnerId];
  const found = async (currency: string) => methodsFor(service.db, ids, currency, service.clock.now());
  expect(await found('USD')).toMatchObject([{ partner_id: anna.partnerId, id: any, kind: 'paypal', waits: false }]);
  const both = await found('EUR');
  expect(both).toMatchObject([
    { partner_id: anna.partnerId, id: euros, holder: 'Anna Example', holder_kind: 'person', waits: true },
    { partner_id: ben.partnerId, kind: 'sepa', label: 'DE•• 3000', waits: false },
  ]);
  for (const { destination, sealedFor } of both) expect(unseal(SECRET_KEY, destination, sealedFor)).toBe(IBAN);
});

test('methods of another SECRET_KEY are named by `doctor`, and work again when they are added again', async () => {
  const other = Buffer.from('another-key-'.repeat(4));
  await anna.add(SEPA);
  const found = async (secretKey: Buffer) => {
    const state = { db: service.db, now: service.clock.now(), sends: false, jobs: [], secretKey };
    return (await checkStuck(state)).find(({ check }) => check === 'payout methods');
  };
  expect(await found(SECRET_KEY)).toMatchObject({ level: 'fine' });
  expect(await found(other)).toMatchObject({
    level: 'problem',
    message: expect.stringContaining(` ${anna.partnerId}`),
  });
  const later = await service.second({ secretKey: other });
  const again = await payeeWith(later, await service.make.session(anna.accountId)).add(SEPA);
  expect([again.status, again.body.data.usable_from]).toEqual([201, after(72)]);
});
