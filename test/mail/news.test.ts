import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayText } from '../../src/mail/values.ts';
import { NEWS_JOB, newsJob } from '../../src/jobs/jobs.ts';
import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { monthToSummarize, weekToDigest } from '../../src/mail/summaries.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { asOperator } from '../../src/common/audit.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';
import { sell } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// What is mailed by the clock, and when an application is decided: each once, also by two instances.

let server: MailServer;
let service: Service;
let campaign: OwnedCampaign;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  campaign = await ownedCampaign(service, { name: 'Brand' });
  // The clock of a test moves by weeks.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 300 * DAY) });
});
afterEach(async () => {
  server.mails.splice(0);
  await service.db.knex('mails').delete();
});

const signal = new AbortController().signal;
const mailer = () =>
  createMailer({ ...service, secretKey: SECRET_KEY, mail: server.settings, log: pino({ enabled: false }) });
/** Runs the job in two instances at once; returns the mails that it stored, sorted by subject. */
async function news() {
  const { db, clock, baseUrl } = service;
  // What is as new as the clock is not in the totals yet.
  clock.advance({ seconds: 1 });
  await rollUp(db, clock.now(), { signal, marginMs: 0 });
  const run = () => newsJob({ baseUrl, mailer: mailer() }).run({ db, clock, now: clock.now(), signal });
  await Promise.all([run(), run()]);
  await mailer().send(signal);
  return server.mails.splice(0).sort((a, b) => a.headers.subject!.localeCompare(b.headers.subject!));
}
const mailed = async () => (await news()).map(({ to, headers }) => [to[0], headers.subject]);
const emailOf = async (table: string, id: number) =>
  (await service.db.knex(table).where({ id }).pluck<string[]>('email'))[0]!;
/** Moves the clock to this time (UTC) of the next day for which `is` is true. */
function until(is: (day: Date) => boolean, hour: number): void {
  const now = service.clock.now().getTime();
  for (let day = Math.floor(now / DAY) * DAY; ; day += DAY)
    if (is(new Date(day)) && day + hour * HOUR > now) return service.clock.advance({ ms: day + hour * HOUR - now });
}

describe('an application', () => {
  const apply = async () => {
    const partnerId = await service.make.partner();
    await service.make.partnership(campaign.id, partnerId, 'applied');
    return partnerId;
  };
  const decide = (partnerId: number, act: string, body?: object) =>
    as(service, campaign.token)('POST', `programs/${campaign.id}/partners/${partnerId}/${act}`, body && { body });

  test.each([
    ['approve', 'You are a partner of Brand'],
    ['decline', 'Brand declined your application'],
  ])('that is decided (%s) is mailed to the partner', async (act, subject) => {
    const partnerId = await apply();
    expect((await decide(partnerId, act)).status).toBe(200);
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(1);
    const { to, headers, text } = server.mails[0]!;
    expect([to, headers.subject]).toEqual([[await emailOf('partners', partnerId)], subject]);
    expect(text).toContain(`${service.baseUrl}/partner/programs/${campaign.id}`);
    expect(headers['list-unsubscribe']).toBeDefined();
  });

  test.each([
    ['We only work with shops.\nTry again <b>later</b>', 'The reason: We only work with shops. Try again <b>later</b>'],
    ['x'.repeat(500), `The reason: ${'x'.repeat(500)}`],
    ['Read https://bad.example first', undefined],
  ])('that is declined because of %j says so, without what would become a link', async (reason, line) => {
    expect((await decide(await apply(), 'decline', { reason })).status).toBe(200);
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(1);
    const text = server.mails[0]!.text.replace(/\s+/g, ' ');
    if (line === undefined) expect(text).not.toMatch(/reason|bad\.example/);
    else expect(text).toContain(line);
  });

  test('that waits is mailed to the owners once, with the others that wait', async () => {
    await apply();
    await apply();
    const owner = await emailOf('accounts', campaign.accountId);
    expect(await mailed()).toEqual([[owner, '2 applications to join Brand']]);
    service.clock.advance({ days: 1 });
    expect(await mailed()).toEqual([]);
    await apply();
    expect(await mailed()).toEqual([[owner, '3 applications to join Brand']]);
    service.clock.advance({ ms: MINUTE });
    await apply();
    expect(await mailed()).toEqual([]);
    service.clock.advance({ days: 1 });
    expect(await mailed()).toEqual([[owner, '4 applications to join Brand']]);
  });
});

test('a key that ends is mailed to the owners a week before, once for each deadline', async () => {
  const keys = service.db.knex('program_keys').where({ program_id: campaign.id });
  const mark = (days: number) => {
    const at = service.clock.now();
    return keys.clone().update({ marked_at: at, rotate_by: new Date(at.getTime() + days * DAY) });
  };
  await mark(20);
  expect(await mailed()).toEqual([]);
  service.clock.advance({ days: 14 });
  const [{ rotate_by }] = await keys.clone();
  const [mail] = await news();
  const day = dayText(rotate_by);
  expect(mail!.subject).toBe(`An API key of Brand expires on ${day}`);
  expect(mail!.text).toContain(`${service.baseUrl}/app/programs/${campaign.id}/keys`);
  expect(await mailed()).toEqual([]);
  await mark(5);
  expect(await mailed()).toHaveLength(1);
});

describe('a first commission', () => {
  const first = 'Your first commission from Brand: $20.00';

  test('is mailed to the partner, and a second one is not', async () => {
    await sell(service, campaign);
    expect(await mailed()).toEqual([[await emailOf('partners', campaign.partnerId), first]]);
    await sell(service, campaign);
    expect(await mailed()).toEqual([]);
  });

  test('of a suspended or an erased person is not mailed', async () => {
    const { accountId, email } = await service.make.person();
    await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
    await setAccountStatus(service.db, email, 'suspended', service.clock.now());
    const other = await ownedCampaign(service, { name: 'Other' });
    for (const one of [campaign, other]) await sell(service, one);
    const at = service.clock.now();
    await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: other.partnerId, at }));
    expect(await mailed()).toEqual([]);
  });

  test('that waits to be mailed is forgotten with its partner', async () => {
    await sell(service, campaign);
    await server.pause();
    await expect(news()).rejects.toThrow();
    const at = service.clock.now();
    await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: campaign.partnerId, at }));
    await server.resume();
    const stored = await service.db.knex('mails').where({ subject_id: campaign.partnershipId });
    expect(stored).toMatchObject([{ kind: 'first-commission', state: 'canceled', sealed: null }]);
  });
});

describe('by the month and by the week', () => {
  const isFirst = (day: Date) => day.getUTCDate() === 1;
  const isMonday = (day: Date) => day.getUTCDay() === 1;

  test('partners are mailed what they brought, with the amounts of each currency, and nobody nothing', async () => {
    const quiet = await service.make.partner();
    await service.make.partnership(campaign.id, quiet);
    until((day) => day.getUTCDate() === 12, 12);
    await sell(service, campaign);
    await sell(service, campaign, { currency: 'EUR' });
    const name = service.clock.now().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await news();
    until((day) => isFirst(day) && !isMonday(day), 5);
    const summaries = async () => (await news()).filter(({ subject }) => subject.startsWith('You earned'));
    expect(await summaries()).toEqual([]);
    service.clock.advance({ ms: HOUR });
    const [mail, ...others] = await summaries();
    expect([mail!.to, others]).toEqual([[await emailOf('partners', campaign.partnerId)], []]);
    expect(mail!.subject).toMatch(new RegExp(`€20\\.00, \\$20\\.00 with Brand in ${name}$`));
    expect(mail!.text).toContain('1 sale of €100.00, commissions of €20.00.');
    service.clock.advance({ days: 1 });
    expect(await summaries()).toEqual([]);
  });

  test('owners are mailed the week on Monday, with the best partners by name unless it is a link', async () => {
    const partner = service.db.knex('partners').where({ id: campaign.partnerId });
    await partner.clone().update({ name: 'Visit www.evil.dev' });
    until((day) => day.getUTCDay() === 3, 12);
    await sell(service, campaign);
    await news();
    until(isMonday, 6);
    const digests = async () => (await news()).filter(({ headers }) => headers.subject!.includes('last week'));
    const [mail, ...others] = await digests();
    expect([mail!.to, others]).toEqual([[await emailOf('accounts', campaign.accountId)], []]);
    expect(mail!.subject).toBe('Brand last week: $100.00');
    expect(mail!.text).toContain('1 sale of $100.00, commissions of $20.00.');
    expect(mail!.text).toContain('Top earners: A partner ($20.00).');
    service.clock.advance({ ms: HOUR });
    expect(await digests()).toEqual([]);
    until(isMonday, 6);
    expect(await digests()).toEqual([]);
  });

  test('the ranges are whole months and weeks of UTC, some hours after their end', () => {
    const text = (range?: { from: Date; to: Date }) => range && [range.from, range.to].map((at) => at.toISOString());
    const midnight = (...days: string[]) => days.map((day) => `${day}T00:00:00.000Z`);
    expect(monthToSummarize(new Date('2027-01-01T05:59:59Z'))).toBeUndefined();
    expect(text(monthToSummarize(new Date('2027-01-01T06:00:00Z')))).toEqual(midnight('2026-12-01', '2027-01-01'));
    expect(monthToSummarize(new Date('2027-01-06T12:00:00Z'))).toBeUndefined();
    expect(weekToDigest(new Date('2026-11-23T05:59:59Z'))).toBeUndefined();
    expect(text(weekToDigest(new Date('2026-11-23T06:00:00Z')))).toEqual(midnight('2026-11-16', '2026-11-23'));
    expect(weekToDigest(new Date('2026-11-24T06:00:00Z'))).toBeUndefined();
  });
});

test('the job has the name under which the database knows it', () => {
  expect(newsJob({ baseUrl: service.baseUrl, mailer: mailer() }).name).toBe(NEWS_JOB);
});
