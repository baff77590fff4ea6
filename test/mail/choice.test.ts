import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readerHashes, readRefusalToken, refusalOf, refusalToken } from '../../src/mail/choice-rules.ts';
import { isUnwanted, refuseMails } from '../../src/mail/choice.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { payoutCampaign, type PayoutCalls } from '../payouts/support.ts';
import { startMailServer, type Mail, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// A reader switches a kind of mail off with one click, and a program does not send what its owner has muted.

let server: MailServer;
let service: Service;
let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service, { name: 'Brand' })));
afterEach(() => void server.mails.splice(0));

/** Pays the partner; returns the mail about it, or undefined if none is sent. */
async function pay(): Promise<Mail | undefined> {
  const { payout, item } = await calls.one();
  await calls.act('pay', payout.id, { item_ids: [item.id], reference: 'Batch' });
  const stored = () => service.db.knex('mails').where({ subject_id: item.id, kind: 'payout-paid' }).first();
  await expect.poll(async () => (await stored()).state, { timeout: 5_000 }).not.toBe('queued');
  const { state, sealed } = await stored();
  expect([sealed, state]).toEqual([null, server.mails.length === 0 ? 'canceled' : 'sent']);
  return server.mails.splice(0)[0];
}
const linkOf = ({ headers }: Mail): string => /^<(.+)>$/.exec(headers['list-unsubscribe']!)![1]!;
const oneClick = (link: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

describe('the link in a mail', () => {
  test('stops further mails of its kind with one POST, without a session, however often it is sent', async () => {
    const mail = (await pay())!;
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    const link = linkOf(mail);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
    expect(link).not.toContain(mail.to[0]!);
    for (const _ of [1, 2]) expect((await oneClick(link)).status).toBe(200);
    expect(await service.db.knex('mail_refusals').where({ kind: 'payout_paid' })).toHaveLength(1);
    expect(await pay()).toBeUndefined();
    await oneClick(link, 'again=1');
    expect(await pay()).toBeDefined();
  });

  test('changes nothing when a scanner opens it, and shows a button', async () => {
    const link = linkOf((await pay())!);
    const opened = await fetch(link);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Stop these mails</button>')]);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(await pay()).toBeDefined();
  });

  test('works only as it was signed', async () => {
    const link = linkOf((await pay())!);
    const other = link.replace('payout_paid', 'payout_returned');
    for (const wrong of [other, `${link}x`, link.slice(0, -1), `${service.baseUrl}/unsubscribe/x`])
      expect((await oneClick(wrong)).status).toBe(404);
  });

  test('is in no mail that protects an account', () => {
    const key = randomBytes(32);
    for (const kind of ['sign-in-link', 'payout-method', 'address-confirmation', 'address-changed'])
      expect(refusalOf(key, { kind, to: 'a@partner.dev', programId: 1 })).toBeUndefined();
  });

  test('of an invitation stops those of its program only', async () => {
    const [key, db] = [randomBytes(32), service.db];
    const invitation = { kind: 'partner-invitation', to: 'bo@partner.dev' };
    await refuseMails(db, refusalOf(key, { ...invitation, programId: campaign.id })!, service.clock.now());
    expect(await isUnwanted(db, [key], { ...invitation, programId: campaign.id })).toBe(true);
    expect(await isUnwanted(db, [key], { ...invitation, programId: campaign.id + 1 })).toBe(false);
    expect(await isUnwanted(db, [key], { kind: 'payday', to: 'bo@partner.dev', programId: campaign.id })).toBe(false);
  });

  test('works on after a change of the secret key', async () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const refusal = refusalOf(old, { kind: 'payday', to: 'bo@brand.dev', programId: campaign.id })!;
    expect(readRefusalToken([next, old], refusalToken(old, refusal))).toEqual(refusal);
    expect(readRefusalToken([next], refusalToken(old, refusal))).toBeUndefined();
    await refuseMails(service.db, refusal, service.clock.now());
    const mail = { kind: 'payday', to: 'bo@brand.dev', programId: campaign.id };
    expect(await isUnwanted(service.db, [next, old], mail)).toBe(true);
    expect(readerHashes([old], 'bo@brand.dev')).toEqual([refusal.addressHash]);
  });
});

test('a program does not send the kinds that its owner has muted', async () => {
  const path = `/api/v1/programs/${campaign.id}`;
  const headers = { authorization: `Bearer ${campaign.token}` };
  const muted = async (kinds: string[]) =>
    (await service.call(path, { method: 'PATCH', body: { muted_mails: kinds }, headers })).body.data.muted_mails;
  expect(await muted(['payout_paid'])).toEqual(['payout_paid']);
  expect(await pay()).toBeUndefined();
  expect(await muted([])).toEqual([]);
  expect(await pay()).toBeDefined();
});
