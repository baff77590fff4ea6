import { describe, expect, test } from 'vitest';
import { asOperator } from '../../src/common/audit.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { pruneSignIns } from '../../src/accounts/prune-sessions.ts';
import { accountOfPerson } from '../../src/accounts/people.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { paypal, storedMethods } from '../payout-methods/support.ts';
import { addressesUnderTest } from './support.ts';

// The old address takes the change back, for 72 hours.

const HOUR = 60 * 60 * 1000;
const under = addressesUnderTest();
const stranger = openBrowser();
const RESTORED = '<h1>The change is taken back</h1>';

test('the link in the mail to the old address restores it, without a session, and ends all sessions', async () => {
  const anna = await under.partner();
  const thief = await under.signedIn(anna.accountId);
  const link = await under.change(anna);
  const page = await stranger.open(link);
  expect(page.text).toContain(anna.email);
  expect(await under.emailOf(anna.accountId)).toBe(anna.next);
  expect((await stranger.submit(formsOf(page)[0]!)).text).toContain(RESTORED);
  expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  expect(await under.partnerOf(anna.partnerId)).toMatchObject({ email: anna.email, account_id: anna.accountId });
  for (const { read } of [anna, thief]) expect((await read()).status).toBe(401);
  expect((await (await under.signedIn(anna.accountId)).read()).body.data).toMatchObject({
    email: anna.email,
    taken_back_until: null,
  });
});

test('it works once, of several uses at the same time too', async () => {
  const anna = await under.partner();
  const link = await under.change(anna);
  const uses = await Promise.all([1, 2, 3].map(() => under.use(stranger, link)));
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('it ends after 72 hours, and until then nothing else changes the address', async () => {
  const anna = await under.partner();
  const link = await under.change(anna);
  const later = async () => (await under.signedIn(anna.accountId)).request(`b-${anna.next}`);
  const refused = await later();
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'The last change of the e-mail address can still be taken back',
  ]);
  expect(Date.parse(refused.body.error.details.until as string)).toBeGreaterThan(under.service.clock.now().getTime());
  under.service.clock.advance({ seconds: 72 * 3600 });
  expect((await under.use(stranger, link)).status).toBe(400);
  expect((await later()).status).toBe(200);
});

test('what waits ends, and the methods wait 72 hours anew', async () => {
  const anna = await under.partner();
  await anna.methods.add(paypal('anna@pay.dev'));
  const link = await under.change(anna);
  under.service.clock.advance({ seconds: 40 * 3600 });
  await under.use(stranger, link);
  const [method] = await storedMethods(under.service, anna.partnerId);
  const until = under.service.clock.now().getTime() + 72 * HOUR;
  expect(Math.abs(new Date(method.usable_from).getTime() - until)).toBeLessThan(60_000);
});

test('it also takes the account from an identity that was bound to the new address', async () => {
  const anna = await under.partner();
  const link = await under.change(anna);
  const { db, clock } = under.service;
  const person = { issuer: 'https://issuer.dev', subject: anna.next, email: anna.next };
  const bound = await db.transaction((tx) => accountOfPerson(tx, person, clock.now(), { signsUp: false }));
  expect(bound?.account_id).toBe(anna.accountId);
  expect((await under.use(stranger, link)).text).toContain(RESTORED);
  expect(await db.knex('accounts').where({ id: anna.accountId }).first()).toMatchObject({
    email: anna.email,
    issuer: null,
    subject: null,
  });
});

describe('until then the old address is kept', () => {
  test('from who signs in with it by mail, from an issuer, and from other changes', async () => {
    const [anna, bo] = [await under.partner(), await under.partner()];
    const link = await under.change(anna);
    const browser = openBrowser();
    const asked = await browser.open(`${under.service.baseUrl}/sign-in/link`);
    await browser.submit(formsOf(asked)[0]!, { email: anna.email });
    const signIn = /^http\S+\/sign-in\/link\/\S+$/m.exec((await under.mailTo(anna.email)).text)![0];
    const told = await under.use(browser, signIn);
    expect([told.status, told.text]).toEqual([403, expect.stringContaining('<h1>Your email address was changed</h1>')]);
    const { db, clock } = under.service;
    const person = { issuer: 'https://issuer.dev', subject: anna.email, email: anna.email };
    expect(await db.transaction((tx) => accountOfPerson(tx, person, clock.now(), { signsUp: true }))).toBeUndefined();
    await bo.request(anna.email);
    expect((await under.use(bo.browser, await under.linkTo(anna.email))).status).toBe(409);
    expect((await under.use(stranger, link)).text).toContain(RESTORED);
  });

  test('and one that the operator gave away is not taken back', async () => {
    const anna = await under.partner();
    const link = await under.change(anna);
    await under.service.make.person(anna.email);
    const refused = await under.use(stranger, link);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This address is already in use')]);
    expect(await under.emailOf(anna.accountId)).toBe(anna.next);
  });
});

test('rows go a day after they are of no use, and with the person', async () => {
  const { db, clock } = under.service;
  const [anna, bo] = [await under.partner(), await under.partner()];
  await under.change(anna);
  await bo.request(bo.next);
  const rows = (accountId: number) => db.knex('address_changes').where({ account_id: accountId });
  clock.advance({ seconds: 71 * 3600 });
  await pruneSignIns(db, clock.now(), new AbortController().signal);
  expect([await rows(anna.accountId), await rows(bo.accountId)]).toMatchObject([[{}], []]);
  await asOperator(db, clock.now(), (tx, note) =>
    erasePartner(tx, note, { partnerId: anna.partnerId, at: clock.now() }),
  );
  expect(await rows(anna.accountId)).toEqual([]);
});
