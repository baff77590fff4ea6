import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInByMail } from '../../src/identity/session.ts';
import { accountOfPerson } from '../../src/accounts/people.ts';
import { tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { payee, payeeWith, paypal, type Payee } from '../payout-methods/support.ts';
import { payoutCalls, type PayoutCalls } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';

// Thieves try to send a partner's money elsewhere. Anna has a method, so nobody else is paid what is
// hers within 72 hours, which is time to notice the mails about each change.

const ANNA = 'anna@partner.dev';
const THIEF = 'thief@elsewhere.dev';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let anna: Payee;
let campaign: OwnedCampaign;
let owner: PayoutCalls;
beforeEach(async () => {
  anna = await payee(service);
  expect((await anna.add(paypal(ANNA))).status).toBe(201);
  const made = await service.make.campaign();
  // Anna is the partner of this program, too.
  await service.db.knex('links').where({ program_id: made.id }).update({ partner_id: anna.partnerId });
  await service.db.knex('partnerships').where({ id: made.partnershipId }).update({ partner_id: anna.partnerId });
  const { accountId, apiToken: token } = await service.make.member(made.id);
  campaign = { ...made, partnerId: anna.partnerId, accountId, token };
  owner = payoutCalls(service, campaign);
  await service.db.knex('api_tokens').update({ expires_at: new Date('2030-01-01') });
});

type Browser = ReturnType<typeof payeeWith>;

/** The addresses of a payout that is created now; none if nothing can be paid. */
async function paidNow(): Promise<string[]> {
  const created = await owner.call('POST', 'payouts', {});
  if (created.status === 409) return [];
  const file = await owner.ok('POST', `payouts/${created.body.data.id}/exports`, { format: 'paypal' });
  return file.content
    .trim()
    .split('\r\n')
    .map((line: string) => line.split(',')[0]!);
}

/** Somebody in the browser of a thief adds a method in every way. */
async function redirect(browser: Browser): Promise<number[]> {
  const listed = await browser.list();
  const answers = [listed, await browser.add(paypal(THIEF)), await browser.add(paypal(THIEF, { currency: 'USD' }))];
  for (const { id } of (listed.body.data ?? []) as { id: number }[]) answers.push(await browser.remove(id));
  answers.push(await browser.add(paypal(THIEF)));
  return answers.map(({ status }) => status);
}

/** A browser that has just signed in with a link in Anna's mailbox. */
async function mailedSession(email: string): Promise<Browser> {
  const now = service.clock.now();
  const begun = await service.db.transaction((tx) => signInByMail(tx, { email, now, former: undefined }));
  const { value } = begun as { value: string };
  noteSecrets(value);
  return payeeWith(service, { cookie: `referral_session=${value}`, 'sec-fetch-site': 'same-origin' });
}

test('an admin of the program neither sees, nor changes, nor pays', async () => {
  await owner.approved();
  const { accountId, apiToken } = await service.make.member(campaign.id, 'admin');
  const statuses = await redirect(payeeWith(service, await service.make.session(accountId)));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(new Set(await redirect(payeeWith(service, { authorization: `Bearer ${apiToken}` })))).toEqual(new Set([403]));
  const own = await owner.create();
  for (const [method, path, body] of [
    ['POST', 'payouts', {}],
    ['POST', `payouts/${own.id}/exports`, { format: 'csv' }],
    ['PATCH', 'payout-settings', { payer_name: 'Thief' }],
    ['POST', `payouts/${own.id}/cancel`, { all_open: true, expected_total_cents: 2000 }],
  ] as const) {
    const admin = await tokenOf(service, campaign, 'admin');
    expect((await owner.call(method, path, body, admin)).status).toBe(403);
  }
  expect((await owner.ok('POST', `payouts/${own.id}/exports`, { format: 'paypal' })).content).toContain(ANNA);
});

test('a stolen token of the command line reaches no method and no file', async () => {
  await owner.approved();
  const ofAnna = payeeWith(service, { authorization: `Bearer ${await service.make.tokenOf(anna.accountId)}` });
  expect(new Set(await redirect(ofAnna))).toEqual(new Set([403]));
  const ofOwner = as(service, await service.make.tokenOf(campaign.accountId));
  const payout = await owner.create();
  for (const [method, path, body] of [
    ['POST', `payouts/${payout.id}/exports`, { format: 'paypal' }],
    ['PATCH', 'payout-settings', { payer_name: 'Thief' }],
  ] as const) {
    expect((await ofOwner(method, `programs/${campaign.id}/${path}`, { body })).status).toBe(403);
  }
  expect((await owner.ok('POST', `payouts/${payout.id}/exports`, { format: 'paypal' })).content).toContain(ANNA);
});

test('who reads the mailbox and signs in by mail waits 72 hours, and open payments stay where they go', async () => {
  await owner.approved();
  const open = await owner.create();
  await owner.approved();
  await redirect(await mailedSession(anna.email));
  expect((await owner.ok('POST', `payouts/${open.id}/exports`, { format: 'paypal' })).content).toContain(ANNA);
  expect(await paidNow()).toEqual([]);
  service.clock.advance({ days: 3, seconds: -60 });
  expect(await paidNow()).toEqual([]);
  expect((await owner.preview()).excluded).toMatchObject([{ reason: 'method_waits' }]);
  service.clock.advance({ seconds: 60 });
  expect(await paidNow()).toEqual([THIEF]);
});

test('who changes the address of the account reaches no method for 72 hours', async () => {
  await owner.approved();
  const who = { issuer: 'https://issuer.dev', subject: `subject of ${anna.accountId}` };
  const signIn = (email: string) =>
    service.db.transaction((tx) => accountOfPerson(tx, { ...who, email }, service.clock.now(), { signsUp: false }));
  await signIn(anna.email);
  await signIn(`stolen-${anna.email}`);
  expect(new Set(await redirect(await anna.signIn()))).toEqual(new Set([403]));
  expect(new Set(await redirect(await mailedSession(`stolen-${anna.email}`)))).toEqual(new Set([403]));
  service.clock.advance({ days: 3, seconds: -60 });
  expect(new Set(await redirect(await anna.signIn()))).toEqual(new Set([403]));
  expect(await paidNow()).toEqual([ANNA]);
});
