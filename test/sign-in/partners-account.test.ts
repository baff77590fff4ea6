import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { startService, type Service } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';
import { auditEntries } from '../manage/support.ts';

// A person whom the issuer of partners knows becomes a member: only with a sign-in at the issuer of members, which takes
// the account over.

let brand: Issuer;
let partners: Issuer;
let service: Service;
beforeAll(async () => {
  [brand, partners] = await Promise.all([startIssuer(), startIssuer()]);
  service = await startService({ oidc: brand.client(), partnerOidc: partners.client('post') });
  await Promise.all([brand.allow(service), partners.allow(service)]);
});
afterAll(() => Promise.all([brand.stop(), partners.stop(), service.stop()]));

let email: string;
beforeEach(() => void (email = `${service.make.unique('person')}@partner.dev`));

const headersOf = (browser: Browser) => ({
  cookie: `referral_session=${browser.cookies.get('referral_session')?.value}`,
  'sec-fetch-site': 'same-origin',
});
async function signIn(query = '', address = email) {
  const browser = openBrowser();
  const asked = await browser.open(`${service.baseUrl}/sign-in${query}`);
  const page = await browser.submit(formsOf(asked)[0]!, { email: address });
  return { page, headers: headersOf(browser) };
}
const session = async (headers: Record<string, string>) =>
  service.call('/api/v1/account/session', { method: 'GET', headers });
const answer = (verb: string, headers: Record<string, string>, token: string) =>
  service.call(`/api/v1/account/invitations/${verb}`, { headers, body: { token } });

/** An invitation of the person to own a program. */
async function invite() {
  const { id } = await service.make.program();
  const owner = await service.make.session((await service.make.member(id)).accountId);
  const path = `/api/v1/programs/${id}/member-invitations`;
  const { body } = await service.call(path, { headers: owner, body: { email, role: 'owner' } });
  return { id, token: (body.data.invitation_url as string).split('#')[1]! };
}
const bindingOf = async (address: string) =>
  (await service.db.knex('accounts').where({ email: address }).select('id', 'issuer', 'subject'))[0];

test('a session of the issuer of partners cannot accept it, and the answer says what to do', async () => {
  const { headers } = await signIn('?as=partner');
  const { id, token } = await invite();
  const { status, body } = await answer('accept', headers, token);
  expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
  expect(body.error).toMatchObject({
    message: 'Sign in as a member to accept this invitation',
    hint: 'Sign in with the browser at /sign-in with the same e-mail address.',
  });
  expect(await service.db.knex('memberships').where({ program_id: id })).toHaveLength(1);

  const { id: accountId } = (await session(headers)).body.data.account as { id: number };
  const before = (await auditEntries(service)).length;
  const member = await signIn();
  expect((await session(member.headers)).body.data).toMatchObject({
    reach: 'account',
    account: { id: accountId, email },
  });
  expect((await session(headers)).status).toBe(401);
  expect((await auditEntries(service)).slice(before).map(({ action }) => action)).toEqual([
    'account.take-over',
    'session.end',
    // So far the person had signed in as a partner only, which gives no right to create programs.
    'account.allow-programs',
    'session.begin',
  ]);
  expect((await answer('accept', member.headers, token)).status).toBe(200);
  expect((await service.call(`/api/v1/programs/${id}`, { method: 'GET', headers: member.headers })).status).toBe(200);
  expect(await bindingOf(email)).toMatchObject({ id: accountId, issuer: brand.address });
  expect((await signIn()).page.status).not.toBe(401);
});

test('it can decline it', async () => {
  const { headers } = await signIn('?as=partner');
  expect((await answer('decline', headers, (await invite()).token)).status).toBe(200);
});

test('an account that has accepted one in an earlier version is taken over too, also by the command line', async () => {
  await signIn('?as=partner');
  const { id: account_id } = (await bindingOf(email)) as { id: number };
  const { id: program_id } = await service.make.program();
  const role = { program_id, account_id, role: 'owner', created_at: service.clock.now() };
  await service.db.knex('memberships').insert(role);
  const started = await startSignIn(service);
  expect((await signInByPages(started, email)).text).toContain('You are signed in');
  expect((await poll(service, started.state)).body.data).toMatchObject({ email });
  expect(await bindingOf(email)).toMatchObject({ id: account_id, issuer: brand.address });
});

test('no issuer takes an account of the issuer of members over, nor does an address without proof', async () => {
  await signIn();
  const bound = await bindingOf(email);
  expect((await signIn('?as=partner')).page.status).toBe(401);
  expect(await bindingOf(email)).toEqual(bound);

  email = `unverified-${email}`;
  await service.db.knex('accounts').insert({
    ...{ email, status: 'active', created_at: service.clock.now() },
    ...{ issuer: partners.address, subject: email },
  });
  expect((await signIn()).page.status).toBe(401);
  expect(await bindingOf(email)).toMatchObject({ issuer: partners.address });
});

test('an account of a third issuer, or of another person at the same one, stays refused', async () => {
  for (const issuer of ['https://former.brand.dev', brand.address]) {
    email = `${service.make.unique('person')}@partner.dev`;
    await service.db.knex('accounts').insert({
      ...{ email, status: 'active', created_at: service.clock.now() },
      ...{ issuer, subject: `former ${email}` },
    });
    expect((await signIn()).page.status, issuer).toBe(401);
  }
});
