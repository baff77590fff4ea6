import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOfAddress, accountOfPerson } from '../../src/accounts/people.ts';
import { operator, type Operator } from '../admin/support.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { platformError } from '../support/envelopes.ts';
import { startServiceWithIssuer } from '../support/issuer.ts';
import { countRows } from '../support/rows.ts';
import { noteText } from '../support/secrets.ts';
import type { Service } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';

// With a public issuer anybody can sign in. Who may create programs is decided by SIGN_UP and SIGN_UP_DOMAINS.

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const NONE = 'No advertiser found for this account';
const ASK = 'Ask the person who runs';

let service: Service;
let admin: Operator;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ service, stop } = await startServiceWithIssuer({ signUp: ['brand.dev', 'bücher.example'] }));
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await stop();
  admin.clean();
});

/** Signs in from the command line; returns the last page, and what the terminal receives. */
async function signIn(email: string) {
  const started = await startSignIn(service);
  const { text } = await signInByPages(started, email);
  return {
    page: text,
    ...((await poll(service, started.state)).body.data as { token: string; advertiser_id: unknown }),
  };
}
const init = (key: string) => service.call('/api/v1/cli/init', { key, body: PROGRAM });

/** The session of somebody who signs in with the browser. */
async function session(email: string) {
  const browser = openBrowser();
  const [form] = formsOf(await browser.open(`${service.baseUrl}/sign-in`));
  await browser.submit(form!, { email });
  const headers = { cookie: `referral_session=${browser.cookies.get('referral_session')!.value}` };
  return { ...headers, 'sec-fetch-site': 'same-origin' };
}

describe('a stranger', () => {
  test('signs in, learns whom to ask, and creates no program', async () => {
    const { page, token, advertiser_id } = await signIn('eve@evil.example');
    expect(page).toContain('You are signed in');
    expect(page).toContain(ASK);
    expect(advertiser_id).toBeNull();
    const answer = await init(token);
    expect([answer.status, answer.body]).toEqual([403, platformError(403, NONE)]);
    const programs = await service.call('/api/v1/cli/programs', { method: 'GET', key: token });
    expect(programs.body).toEqual({ data: [] });
  });

  test('has a session that says so, and creates no program with it', async () => {
    const headers = await session('mallory@evil.example');
    const mine = await service.call('/api/v1/account/session', { method: 'GET', headers });
    expect(mine.body.data.account).toMatchObject({ email: 'mallory@evil.example', may_create_programs: false });
    const answer = await service.call('/api/v1/programs', { headers, body: PROGRAM });
    expect([answer.status, answer.body.error]).toMatchObject([403, { code: 'insufficient_role', message: NONE }]);
    expect(await countRows(service.db, 'programs')).toBe(0);
  });

  test('creates programs when the operator has admitted the address, with the credential of before', async () => {
    const email = 'first@owner.example';
    const { token } = await signIn(email);
    const { account_id, advertiser_id } = await admin.done('account', 'create', '--email', email);
    expect(advertiser_id).toEqual(expect.any(Number));
    const entries = await service.db.knex('audit_log').where({ target_kind: 'account', target_id: account_id });
    expect(entries.map(({ actor_kind, action, after }) => [actor_kind, action, after])).toEqual([
      ['account', 'account.create', { status: 'active', bound: true, may_create_programs: false }],
      ['operator', 'account.allow-programs', { may_create_programs: true }],
    ]);
    expect((await init(token)).status).toBe(200);
    // Once more: the account has the right.
    expect((await admin.run('account', 'create', '--email', email)).code).toBe(1);
    expect((await signIn(email)).page).not.toContain(ASK);
  });

  test('joins the program whose owner invites the address, and creates none', async () => {
    const { id } = await service.make.program();
    const owner = await service.make.member(id);
    const email = 'guest@elsewhere.example';
    const invited = await service.call(`/api/v1/programs/${id}/member-invitations`, {
      headers: await service.make.session(owner.accountId),
      body: { email, role: 'admin' },
    });
    const token = new URL(invited.body.data.invitation_url as string).hash.slice(1);
    noteText(token);
    const headers = await session(email);
    const accepted = await service.call('/api/v1/account/invitations/accept', { headers, body: { token } });
    expect(accepted.status).toBe(200);
    const program = await service.call(`/api/v1/programs/${id}`, { method: 'GET', headers });
    expect(program.body.data).toMatchObject({ id, role: 'admin' });
    expect((await service.call('/api/v1/programs', { headers, body: PROGRAM })).status).toBe(403);
  });
});

test('two sign-ins at once give a known account one advertiser', async () => {
  const email = 'known@brand.dev';
  await service.db.transaction((tx) => accountOfAddress(tx, email, service.clock.now()));
  const person = { issuer: 'https://id.brand.dev', subject: 'known', email };
  const both = [1, 2].map(() =>
    service.db.transaction((tx) => accountOfPerson(tx, person, service.clock.now(), { signsUp: true })),
  );
  const [one, two] = await Promise.all(both);
  expect(one!.advertiser_id).toEqual(expect.any(Number));
  expect(two!.advertiser_id).toBe(one!.advertiser_id);
});

test.each(['anna@brand.dev', 'Anna@BÜCHER.example', 'ben@xn--bcher-kva.example'])(
  '%s has an address of a domain that may sign up',
  async (email) => {
    const { page, token } = await signIn(email);
    expect(page).not.toContain(ASK);
    expect((await init(token)).status).toBe(200);
  },
);

test.each(['eve@brand.dev.evil.example', 'eve@sub.brand.dev', 'eve@notbrand.dev'])('%s has not', async (email) => {
  expect((await init((await signIn(email)).token)).status).toBe(403);
});
