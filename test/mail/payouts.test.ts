import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTRACT_CURRENCIES } from '@referral-tracking/shared/currencies';
import { paydayJob } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { DAY, HOUR } from '../../src/lib/clock.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { payAsOperator } from '../../src/operator/move-commissions.ts';
import { remindOwners } from '../../src/payouts/payday.ts';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { asOperator } from '../../src/common/audit.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, payable, payoutCampaign, type PayoutCalls } from '../payouts/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// Partners are mailed that they were paid, and that money came back; owners, that today is payday.

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
beforeEach(async () => {
  ({ campaign, calls } = await payoutCampaign(service, { name: 'Brand' }));
  // The clock of a test moves by months.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 400 * DAY) });
});
afterEach(() => void server.mails.splice(0));

const arrived = async (count: number) => {
  await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(count);
  return server.mails.splice(0).sort((a, b) => a.to[0]!.localeCompare(b.to[0]!));
};
const stored = (subject_id: number) => service.db.knex('mails').where({ subject_id }).orderBy('id');
const settled = async (subject_id: number) =>
  expect.poll(async () => (await stored(subject_id)).every(({ state }) => state !== 'queued')).toBe(true);
const addressOf = async (id: number): Promise<string> =>
  (await service.db.knex('partners').where({ id }).pluck<string[]>('email'))[0]!;
const paid = (id: number) => ({ item_ids: [id], reference: 'Batch 7', paid_at: '2026-01-02T23:30:00Z' });

describe('a partner who is paid', () => {
  test('is mailed the amount, the date and the reference, once, however often it is reported', async () => {
    const { payout, item } = await calls.one();
    for (const _ of [1, 2]) await calls.act('pay', payout.id, paid(item.id));
    await settled(item.id);
    const [mail, ...others] = await arrived(1);
    expect([mail!.to, others]).toEqual([[await addressOf(campaign.partnerId)], []]);
    expect(mail!.subject).toBe('You were paid $20.00 by Brand');
    for (const form of [mail!.text, mail!.html]) {
      expect(form).toContain('Brand paid you $20.00 on January 2, 2026.');
      expect(form).toContain(`Reference: ${item.reference}, Batch 7`);
      expect(form).toContain(`${service.baseUrl}/partner/programs/${campaign.id}/payouts`);
    }
  });

  test('each of many gets a mail of their own, also one who is suspended, and none whom the operator pays', async () => {
    const other = await anotherPartner(service, campaign);
    await payable(service, other.partnerId);
    await calls.approved({ amount_cents: 617_250 });
    await calls.approved({}, other);
    const payout = await calls.create();
    const email = `suspended-${campaign.id}@partner.dev`;
    const { accountId } = await service.make.member(campaign.id, 'viewer');
    await service.db.knex('accounts').where({ id: accountId }).update({ email });
    await service.db.knex('partners').where({ id: other.partnerId }).update({ account_id: accountId });
    await setAccountStatus(service.db, email, 'suspended', service.clock.now());
    await calls.act('pay', payout.id, { all_open: true, expected_total_cents: payout.total_cents });
    const mails = await arrived(2);
    expect(mails.map(({ to }) => to[0])).toContain(email);
    expect(mails.map(({ headers }) => headers.subject).sort()).toEqual([
      'You were paid $1,234.50 by Brand',
      'You were paid $20.00 by Brand',
    ]);
    const { commission_id } = await calls.approved();
    await payAsOperator(service.db, commission_id, service.clock.now());
    expect(await service.db.knex('mails').where({ state: 'queued' })).toEqual([]);
  });

  test('and whose item is reopened is not mailed again, however often and with which reference it is paid', async () => {
    const { payout, item } = await calls.one();
    const again = async (body: object) => {
      await calls.act('reopen', payout.id, { item_ids: [item.id] });
      await calls.act('pay', payout.id, body);
      await settled(item.id);
      return (await stored(item.id)).length;
    };
    await calls.act('pay', payout.id, paid(item.id));
    await settled(item.id);
    expect(await again(paid(item.id))).toBe(1);
    for (const reference of ['Batch 8', 'Batch 9', undefined])
      expect(await again({ item_ids: [item.id], reference })).toBe(1);
    await arrived(1);
  });

  test('is not mailed a payment that is taken back before the mail was sent', async () => {
    const { payout, item } = await calls.one();
    await server.pause();
    await calls.act('pay', payout.id, paid(item.id));
    await calls.act('reopen', payout.id, { item_ids: [item.id] });
    expect(await stored(item.id)).toMatchObject([{ state: 'canceled', sealed: null }]);
    await server.resume();
    await calls.act('pay', payout.id, paid(item.id));
    await arrived(1);
  });
});

describe('a payment that came back', () => {
  test('is mailed with what to do; an item that was not paid is not', async () => {
    const { payout, item } = await calls.one();
    await calls.act('pay', payout.id, paid(item.id));
    await arrived(1);
    for (const _ of [1, 2]) await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'Account closed' });
    await settled(item.id);
    const [mail] = await arrived(1);
    expect(mail!.subject).toBe('Your payout of $20.00 from Brand was returned');
    expect(mail!.text).toContain('Brand paid you $20.00 on January 2, 2026, and the money came back.');
    expect(mail!.text).toContain('The reason: Account closed');
    expect(mail!.text).toContain(`${service.baseUrl}/partner/profile`);
    const next = await calls.create();
    const [open] = await calls.items(next.id);
    await calls.act('fail', next.id, { item_ids: [open.id], reason: 'See www.evil.dev' });
    expect(await stored(open.id)).toEqual([]);
  });

  test('is not mailed to an erased partner, and their mails that wait are deleted', async () => {
    const { payout, item } = await calls.one();
    await server.pause();
    await calls.act('pay', payout.id, paid(item.id));
    const at = service.clock.now();
    await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: campaign.partnerId, at }));
    expect(await stored(item.id)).toMatchObject([{ state: 'canceled', sealed: null }]);
    await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'Account closed' });
    expect(await stored(item.id)).toHaveLength(1);
    await server.resume();
  });
});

describe('on the payout day', () => {
  const signal = new AbortController().signal;
  const mailer = () =>
    createMailer({ ...service, secretKey: SECRET_KEY, mail: server.settings, log: pino({ enabled: false }) });
  const reminding = () => ({
    secretKey: SECRET_KEY,
    currencies: CONTRACT_CURRENCIES,
    baseUrl: service.baseUrl,
    mailer: mailer(),
  });
  const reminders = () => service.db.knex('mails').where({ kind: 'payday', subject_id: campaign.id });
  /** Moves the clock to noon (UTC) of the next day of this number. */
  const until = (day: number) => {
    const now = service.clock.now();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const next = [0, 1].map((later) => Date.UTC(year, month + later, day, 12)).find((time) => time > now.getTime())!;
    service.clock.advance({ ms: next - now.getTime() });
  };

  test('owners are reminded of what is due, once a month, by one of two instances', async () => {
    await calls.approved({ amount_cents: 617_250 });
    await calls.approved({ currency: 'EUR' });
    await calls.ok('PATCH', 'payout-settings', { payout_day: 5 });
    until(4);
    await remindOwners(service.db, reminding(), service.clock.now(), signal);
    expect(await reminders()).toEqual([]);
    until(5);
    const both = [reminding(), reminding()];
    await Promise.all(both.map((one) => remindOwners(service.db, one, service.clock.now(), signal)));
    service.clock.advance({ ms: HOUR });
    const jobs = [paydayJob(both[0]!)];
    const log = { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) };
    await runDueJobs({ db: service.db, clock: service.clock, log, jobs });
    expect(await reminders()).toHaveLength(1);
    await both[0]!.mailer.send(signal);
    const [mail] = await arrived(1);
    expect(mail!.subject).toContain('Payday: $1,234.50 is due to 1 partner, €20.00');
    expect(mail!.text).toContain('Today is the payout day of Brand.');
    expect(mail!.text).toContain('€20.00 is due to 1 partner.');
    expect(mail!.text).toContain(`${service.baseUrl}/app/programs/${campaign.id}/payouts`);
    until(5);
    await remindOwners(service.db, reminding(), service.clock.now(), signal);
    expect(await reminders()).toHaveLength(2);
    await both[0]!.mailer.send(signal);
  });

  test('nobody is reminded of nothing', async () => {
    await calls.ok('PATCH', 'payout-settings', { payout_day: 9 });
    until(9);
    await remindOwners(service.db, reminding(), service.clock.now(), signal);
    expect(await reminders()).toEqual([]);
  });
});
