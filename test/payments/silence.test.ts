import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newsJob } from '../../src/jobs/jobs.ts';
import { DAY, HOUR } from '../../src/lib/clock.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { findDelivered } from '../../src/payments/silence.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// A processor is silent if nothing has come for three times as long as the longest pause of the 28 days before its last event,
// and for a day at least.

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
  await service.db.knex('stripe_secrets').delete();
  campaign = await ownedCampaign(service, { name: 'Brand' });
  const row = { program_id: campaign.id, processor: 'paddle', fingerprint: Buffer.from('a'), sealed: Buffer.from('a') };
  await service.db.knex('stripe_secrets').insert({ ...row, masked: '…', connected_at: service.clock.now() });
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 300 * DAY) });
});

let last = 0;
/** Stores deliveries that came so long ago (ms). */
async function came(ages: readonly number[], more: object = {}) {
  const now = service.clock.now().getTime();
  const rows = ages.map((age) => ({
    ...{ program_id: campaign.id, event_id: `evt_${++last}`, type: 'transaction.completed', notice: '{}', names: [] },
    ...{
      state: 'pending',
      result: 'customer_not_named',
      processor: 'paddle',
      occurred_at: new Date(now - age),
      received_at: new Date(now - age),
    },
    ...more,
  }));
  await service.db.knex('payment_events').insert(rows);
}
/** Ten events with such a pause between them, the last one so long ago. */
const usual = (pause: number, ago: number, count = 10) => Array.from({ length: count }, (_, i) => ago + i * pause);
const silent = async () => {
  const [one] = await findDelivered(service.db, campaign.id, service.clock.now());
  return one!.silent_since !== null;
};

test.each<[string, number[], boolean]>([
  ['nothing has ever come', [], false],
  ['nine events, and nothing for a month', usual(HOUR, 30 * DAY, 9), false],
  ['one an hour, and nothing for a day', usual(HOUR, DAY), false],
  ['one an hour, and nothing for longer than a day', usual(HOUR, DAY + HOUR), true],
  ['one a day, and nothing for three days', usual(DAY, 3 * DAY), false],
  ['one a day, and nothing for longer', usual(DAY, 3 * DAY + HOUR), true],
  ['a pause of more than 28 days before', [...usual(HOUR, 2 * DAY, 10), 60 * DAY], true],
])('%s', async (_, ages, expected) => {
  if (ages.length > 0) await came(ages);
  expect(await silent()).toBe(expected);
});

test('what was caught up with is no delivery', async () => {
  await came(usual(HOUR, 2 * DAY));
  await came([HOUR], { pulled: true });
  expect(await silent()).toBe(true);
});

const signal = new AbortController().signal;
async function mails() {
  const { db, clock, baseUrl } = service;
  const mailer = createMailer({
    ...service,
    secretKey: SECRET_KEY,
    mail: server.settings,
    log: pino({ enabled: false }),
  });
  const run = () => newsJob({ baseUrl, mailer }).run({ db, clock, now: clock.now(), signal });
  await Promise.all([run(), run()]);
  await mailer.send(signal);
  return server.mails.splice(0).map(({ headers }) => headers.subject);
}

test('the owners get one mail, once, until an event comes', async () => {
  await came(usual(HOUR, 26 * HOUR));
  expect(await mails()).toEqual(['Brand: no payment events for 26 hours']);
  service.clock.advance({ ms: 2 * DAY });
  expect(await mails()).toEqual([]);
  await came([0]);
  expect(await mails()).toEqual([]);
  expect(await silent()).toBe(false);
  service.clock.advance({ ms: 30 * DAY });
  expect(await mails()).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('the list of processors says since when, and how many are usual', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  await came(usual(HOUR, 26 * HOUR, 20));
  const { body } = await as(service, apiToken)('GET', `programs/${campaign.id}/processors`);
  expect(body.data).toMatchObject([{ type: 'paddle', silent: true, events_per_day: 20 }]);
  expect(body.data[0].last_event_at).toBe(new Date(service.clock.now().getTime() - 26 * HOUR).toISOString());
});
