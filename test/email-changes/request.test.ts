import { describe, expect, test } from 'vitest';
import { auditEntries } from '../manage/support.ts';
import { paypal, storedMethods } from '../payout-methods/support.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { addressesUnderTest } from './support.ts';

// GET and POST /account/email-change: the address of a person who signs in by mail, until it is confirmed at the new address.

const HOUR = 60 * 60 * 1000;
const under = addressesUnderTest();
const UNUSABLE = '<h1>This link cannot be used</h1>';

test('the new address confirms the change; account and partner have it, and the old one is told', async () => {
  const anna = await under.partner();
  expect((await anna.read()).body.data).toEqual({
    email: anna.email,
    bound: false,
    pending: null,
    taken_back_until: null,
  });
  const requested = await anna.request(anna.next.toUpperCase());
  expect(requested.status, JSON.stringify(requested.body)).toBe(200);
  const expires_at = new Date(under.service.clock.now().getTime() + HOUR / 4);
  expect(new Date(requested.body.data.pending.expires_at as string).getTime()).toBeCloseTo(expires_at.getTime(), -4);
  expect(requested.body.data.pending).toMatchObject({ email: anna.next, mailed: true });
  const link = await under.linkTo(anna.next);
  const page = await anna.browser.open(link);
  expect(page.text).toContain('<h1>Change your email address?</h1>');
  // Opening the link changes nothing.
  expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  const done = await anna.browser.submit(formsOf(page)[0]!, {});
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('<h1>Your address is changed</h1>')]);
  expect(await under.emailOf(anna.accountId)).toBe(anna.next);
  expect((await under.partnerOf(anna.partnerId)).email).toBe(anna.next);
  const told = await under.mailTo(anna.email);
  expect(told.subject).toBe('The email address of your account has changed');
  expect(told.text).toContain('n***@partner.dev');
  expect(told.text).not.toContain(anna.next);
  const { data } = (await anna.read()).body;
  expect(data).toMatchObject({ email: anna.next, pending: null });
  expect(Date.parse(data.taken_back_until as string) - under.service.clock.now().getTime()).toBeGreaterThan(
    71.9 * HOUR,
  );
});

test('the audit log says that it changed, and has neither address', async () => {
  const anna = await under.partner();
  await under.change(anna);
  const own = (await auditEntries(under.service)).filter(({ target_id: id }) => id === anna.accountId);
  const changes = own.filter(({ action }) => String(action).includes('email'));
  expect(changes).toMatchObject([
    { action: 'account.request-email', actor_id: anna.accountId, after: { email: 'set' } },
    { action: 'account.change-email', before: { email: 'set' }, after: { email: 'set (changed)' } },
  ]);
  for (const email of [anna.email, anna.next]) expect(JSON.stringify(own)).not.toContain(email);
});

describe('the link to confirm', () => {
  test.each(['nobody', 'somebody else'])('is of no use where %s is signed in', async (who) => {
    const [anna, bo] = [await under.partner(), await under.partner()];
    await anna.request(anna.next);
    const link = await under.linkTo(anna.next);
    const browser = who === 'nobody' ? openBrowser() : bo.browser;
    expect((await browser.open(link)).text).toContain(UNUSABLE);
    const [form] = formsOf(await anna.browser.open(link));
    expect((await browser.submit(form!)).text).toContain(UNUSABLE);
    expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  });

  test('works once, of several uses at the same time too', async () => {
    const anna = await under.partner();
    await anna.request(anna.next);
    const link = await under.linkTo(anna.next);
    const uses = await Promise.all([1, 2, 3].map(() => under.use(anna.browser, link)));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await anna.browser.open(link)).text).toContain(UNUSABLE);
    expect(under.server.mails.filter(({ to }) => to[0] === anna.email).length).toBeLessThanOrEqual(1);
  });

  test('ends after 15 minutes, and with a newer request', async () => {
    const anna = await under.partner();
    await anna.request(anna.next);
    const first = await under.linkTo(anna.next);
    await anna.request(`b-${anna.next}`);
    const second = await under.linkTo(`b-${anna.next}`);
    expect((await anna.browser.open(first)).text).toContain(UNUSABLE);
    under.service.clock.advance({ seconds: 900 });
    expect((await anna.browser.open(second)).text).toContain(UNUSABLE);
    expect((await anna.read()).body.data.pending).toBeNull();
  });

  test('from another site changes nothing', async () => {
    const anna = await under.partner();
    await anna.request(anna.next);
    const [form] = formsOf(await anna.browser.open(await under.linkTo(anna.next)));
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.dev' };
    expect((await anna.browser.submit(form!, {}, { headers })).status).toBe(403);
    expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  });
});

describe('an address that somebody has', () => {
  test('is answered like any other, and refused to who proves it', async () => {
    const [anna, bo] = [await under.partner(), await under.partner()];
    const [free, taken] = [await anna.request(anna.next), await anna.request(bo.email.toUpperCase())];
    expect({ ...taken.body.data.pending, email: '', expires_at: '' }).toEqual({
      ...free.body.data.pending,
      email: '',
      expires_at: '',
    });
    expect(taken.status).toBe(free.status);
    const refused = await under.use(anna.browser, await under.linkTo(bo.email));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This address is already in use')]);
    expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  });

  test('in another spelling is the same address', async () => {
    const [anna, bo] = [await under.partner(), await under.partner()];
    await bo.request(`é${bo.next.replace('partner.dev', 'bücher.dev')}`);
    const mailed = `é${bo.next.replace('partner.dev', 'bücher.dev')}`;
    await under.service.db.knex('accounts').where({ id: bo.accountId }).update({ email: mailed });
    const { body } = await anna.request(`É${bo.next.replace('partner.dev', 'XN--BCHER-KVA.dev')}`);
    expect(body.data.pending.email).toBe(mailed);
  });

  test('goes to one of two accounts that confirm it at the same time', async () => {
    const [anna, bo] = [await under.partner(), await under.partner()];
    const links: string[] = [];
    for (const one of [anna, bo]) {
      await one.request(anna.next);
      links.push(await under.linkTo(anna.next));
    }
    const uses = await Promise.all([under.use(anna.browser, links[0]!), under.use(bo.browser, links[1]!)]);
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const emails = await Promise.all([anna, bo].map(({ accountId }) => under.emailOf(accountId)));
    expect(emails.filter((email) => email === anna.next)).toHaveLength(1);
  });
});

describe('a change is refused', () => {
  test('to an account that an issuer has bound, at the request and at the confirmation', async () => {
    const anna = await under.partner();
    await anna.request(anna.next);
    const link = await under.linkTo(anna.next);
    const bound = { issuer: 'https://issuer.dev', subject: anna.email };
    await under.service.db.knex('accounts').where({ id: anna.accountId }).update(bound);
    const answer = await anna.request(anna.next);
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      'The account signs in with an identity provider, which decides its e-mail address',
    ]);
    expect((await under.use(anna.browser, link)).status).toBe(409);
    expect(await under.emailOf(anna.accountId)).toBe(anna.email);
  });

  test('to an account that manages a program', async () => {
    const { accountId } = await under.service.make.member((await under.service.make.program()).id);
    const { request } = await under.signedIn(accountId);
    expect((await request('next@partner.dev')).status).toBe(409);
  });

  test('without a recent sign-in', async () => {
    const anna = await under.partner();
    under.service.clock.advance({ seconds: 960 });
    const { status, body } = await anna.request(anna.next);
    expect([status, body.error.code]).toEqual([403, 'reauthentication_required']);
  });

  test.each(['anna', 'a@b@c.dev', 'anna@brand.dev, bo@brand.dev'])('for %j', async (email) => {
    const anna = await under.partner();
    expect((await anna.request(email)).body.error.details).toEqual({ field: 'email' });
  });

  test('for the same address, and after five of them in a day', async () => {
    const anna = await under.partner();
    expect((await anna.request(anna.email)).status).toBe(409);
    for (let i = 0; i < 5; i++) expect((await anna.request(`${i}-${anna.next}`)).status).toBe(200);
    expect((await anna.request(anna.next)).body.error.message).toContain('at most 5 changes');
  });
});

test('an address gets at most ten mails a day, from all accounts together, and the answer does not say so', async () => {
  const [anna, bo] = [await under.partner(), await under.partner()];
  const at = under.service.clock.now();
  const row = {
    account_id: bo.accountId,
    former_email: bo.email,
    new_email: anna.next,
    created_at: at,
    expires_at: at,
  };
  await under.service.db.knex('address_changes').insert(Array.from({ length: 10 }, () => row));
  const { status, body } = await anna.request(anna.next);
  expect([status, body.data.pending]).toMatchObject([200, { email: anna.next, mailed: true }]);
  const [subject_id] = await under.service.db.knex('address_changes').where({ account_id: anna.accountId }).pluck('id');
  expect(await under.service.db.knex('mails').where({ kind: 'address-confirmation', subject_id })).toEqual([]);
});

test('all payout methods wait 72 hours, and none can be touched', async () => {
  const anna = await under.partner();
  expect((await anna.methods.add(paypal('anna@pay.dev'))).status).toBe(201);
  await under.change(anna);
  const until = under.service.clock.now().getTime() + 72 * HOUR;
  const [method] = await storedMethods(under.service, anna.partnerId);
  expect(Math.abs(new Date(method.usable_from).getTime() - until)).toBeLessThan(60_000);
  expect((await anna.methods.add(paypal('other@pay.dev'))).body.error.code).toBe('email_changed');
});

test('a partner who has only been found by the old address stays the partner of the account', async () => {
  const anna = await under.partner();
  await under.service.db.knex('partners').where({ id: anna.partnerId }).update({ account_id: null });
  await under.change(anna);
  expect(await under.partnerOf(anna.partnerId)).toMatchObject({ account_id: anna.accountId, email: anna.next });
});
