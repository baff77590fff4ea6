import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesOf } from '../../../src/tracking/click-log/message.ts';
import { storeMessages } from '../../../src/tracking/click-log/store-messages.ts';
import { createClickIds } from '../../../src/attribution/click-id.ts';
import { DAY, HOUR, MINUTE } from '../../../src/lib/clock.ts';
import { noteAs } from '../../../src/common/audit.ts';
import type { NewClick } from '../../../src/clicks/write.ts';
import { eraseCustomer } from '../../../src/customers/erase.ts';
import { showPartner } from '../../../src/partners/figures.ts';
import { rollUp } from '../../../src/stats/roll-up.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { clickIds, countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

// What the log delivers, and what is in the database afterwards. A batch is delivered again whenever its acknowledgement is
// lost, so everything here may happen twice.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: Campaign;
beforeEach(async () => {
  campaign = await service.make.campaign();
  await service.db.knex('refused_clicks').delete();
});

const now = () => service.clock.now();

function clickAt(at: Date, changes: Partial<NewClick> = {}): NewClick {
  const { id: programId, partnershipId, linkId } = campaign;
  const details = { programId, partnershipId, linkId, at };
  const page = { pageUrl: 'https://brand.dev/secret-page', referrerUrl: undefined };
  const additionalData = { note: 'secret-note' };
  return { clickId: clickIds.mint('production', details), ...details, ...page, additionalData, ...changes };
}
const dataOf = (...clicks: NewClick[]) => messagesOf(clicks).map(({ data }) => Buffer.from(data));
const deliver = (...messages: Uint8Array[]) => storeMessages({ db: service.db, clickIds, now: now() }, messages);
const stored = () => service.db.knex('clicks').where({ program_id: campaign.id });
const refused = () => service.db.knex('refused_clicks').orderBy('reason');

async function erase(clickId: string): Promise<number> {
  const [id] = await service.db.knex('customers').where({ click_id: clickId }).pluck<number[]>('id');
  await service.db.transaction((tx) =>
    eraseCustomer(tx, noteAs(tx, { kind: 'operator' }, now()), clickIds, {
      programId: campaign.id,
      customerId: id!,
      at: now(),
    }),
  );
  return id!;
}

test('a click is stored as it was recorded', async () => {
  const more = { subs: { sub: 'ep-1', sub3: 'x' }, channel: 'qr', previousClickId: clickAt(now()).clickId } as const;
  const click = { ...clickAt(now()), ...more };
  expect(await deliver(...dataOf(click))).toBe(0);
  expect(await stored()).toEqual([
    {
      program_id: campaign.id,
      occurred_at: click.at,
      click_id: click.clickId,
      link_id: campaign.linkId,
      partnership_id: campaign.partnershipId,
      page_url: 'https://brand.dev/secret-page',
      referrer_url: null,
      additional_data: { note: 'secret-note' },
      sub: 'ep-1',
      sub2: null,
      sub3: 'x',
      channel: 'qr',
      machine: null,
    },
  ]);
  const chained = await service.db.knex('click_chains').where({ click_id: click.clickId });
  expect(chained).toMatchObject([{ previous_click_id: more.previousClickId }]);
});

test('a click that is delivered twice, also within one write, is stored once', async () => {
  const [one, two, three] = [clickAt(now()), clickAt(now()), clickAt(now())];
  await deliver(...dataOf(one, two), ...dataOf(two, three));
  await deliver(...dataOf(one, two));
  expect(await stored()).toHaveLength(3);
});

test('clicks of concurrent deliveries of the same batches are stored once, and no delivery waits for ever', async () => {
  const clicks = Array.from({ length: 300 }, () => clickAt(now()));
  const [there, back] = [dataOf(...clicks), dataOf(...clicks.reverse())];
  await Promise.all([deliver(...there), deliver(...back), deliver(...there), deliver(...back)]);
  expect(await stored()).toHaveLength(300);
});

test('a message has at most half a mebibyte', () => {
  const large = { text: 'x'.repeat(9_000) };
  const messages = messagesOf(Array.from({ length: 256 }, () => clickAt(now(), { additionalData: large })));
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.flatMap(({ clicks }) => clicks)).toHaveLength(256);
  for (const { data } of messages) expect(Buffer.byteLength(data)).toBeLessThan(512 * 1024 + 100);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

test('an erasure is final: a click delivered again does not bring the customer back, and counts once', async () => {
  const click = clickAt(now());
  await deliver(...dataOf(click));
  await service.lead({ click_id: click.clickId, customer_key: 'jane' }, { key: campaign.key });
  const customer = await erase(click.clickId);
  await deliver(...dataOf(click, clickAt(now())));
  await deliver(...dataOf(click));
  expect(await stored().orderBy('click_id', 'desc')).toMatchObject([
    { click_id: `erased_${customer}`, page_url: null, referrer_url: null, additional_data: null },
    { page_url: 'https://brand.dev/secret-page' },
  ]);
});

test('the click of a customer who was erased before its first delivery counts, without the person', async () => {
  const click = clickAt(now());
  await service.lead({ click_id: click.clickId, customer_key: 'john' }, { key: campaign.key });
  const customer = await erase(click.clickId);
  await deliver(...dataOf(click));
  await deliver(...dataOf(click));
  expect(await stored()).toEqual([
    expect.objectContaining({
      click_id: `erased_${customer}`,
      page_url: null,
      additional_data: null,
      occurred_at: click.at,
    }),
  ]);
});

test('totals that have passed a click are computed again', async () => {
  const late = clickAt(new Date(now().getTime() - 3 * HOUR));
  await deliver(...dataOf(clickAt(new Date(now().getTime() - 4 * HOUR))));
  await rollUp(service.db, now());
  await deliver(...dataOf(late));
  await deliver(...dataOf(late));
  const clicks = async () => (await showPartner(service.db, campaign.partnerId))!.programs[0]!.clicks;
  expect(await clicks()).toBe(2);
  await rollUp(service.db, now());
  expect(await clicks()).toBe(2);
});

test('clicks of the last minutes leave the totals alone', async () => {
  await rollUp(service.db, now());
  const until = () =>
    service.db.knex('rolled_programs').where({ program_id: campaign.id }).pluck<Date[]>('rolled_until');
  const before = await until();
  await deliver(...dataOf(clickAt(new Date(now().getTime() - 4 * MINUTE))));
  expect(await until()).toEqual(before);
});

test('a click of a month without a partition gets one', async () => {
  const then = new Date(now().getTime() - 400 * DAY);
  await deliver(...dataOf(clickAt(then)));
  expect(await stored()).toMatchObject([{ occurred_at: then }]);
});

test('what is not a click of this service is put aside once, and blocks nothing', async () => {
  const foreign = createClickIds(Buffer.alloc(32, 1));
  const { id: programId, partnershipId, linkId } = campaign;
  const forged = foreign.mint('production', { programId, partnershipId, linkId, at: now() });
  const garbage = Buffer.from('no JSON \u0000');
  const good = clickAt(now());
  for (let delivery = 0; delivery < 2; delivery++) {
    expect(await deliver(garbage, ...dataOf(good, clickAt(now(), { clickId: forged })))).toBe(2);
  }
  expect(await stored()).toMatchObject([{ click_id: good.clickId }]);
  expect(await refused()).toMatchObject([
    { click_id: forged, program_id: null, reason: expect.stringContaining('SECRET_KEY') as string },
    { click_id: null, reason: 'the message is not of a known version', content: garbage },
  ]);
});

test('clicks of an unknown program, and values that the database rejects, are put aside; the others are stored', async () => {
  const unknown = { programId: 999_999, partnershipId: 1, linkId: 1, at: now() };
  const [good, bad] = [clickAt(now()), clickAt(now(), { additionalData: { text: '\u0000' } })];
  const stray = { ...clickAt(now()), ...unknown, clickId: clickIds.mint('production', unknown) };
  expect(await deliver(...dataOf(stray, good, bad))).toBe(2);
  expect(await stored()).toMatchObject([{ click_id: good.clickId }]);
  expect(await refused()).toMatchObject([
    { click_id: stray.clickId, program_id: 999_999, reason: 'program 999999 does not exist' },
    { click_id: bad.clickId, program_id: campaign.id },
  ]);
});

test('a few clicks that cannot be stored among many do not keep the others waiting', async () => {
  const clicks = Array.from({ length: 700 }, () => clickAt(now()));
  const bad = [3, 256, 699];
  for (const place of bad) clicks[place] = { ...clicks[place]!, additionalData: { text: '\u0000' } };
  expect(await deliver(...dataOf(...clicks))).toBe(3);
  expect(await stored()).toHaveLength(697);
  const refusedIds = (await refused()).map((row: { click_id: string }) => row.click_id);
  expect(refusedIds.sort()).toEqual(bad.map((place) => clicks[place]!.clickId).sort());
});

test('a click of a day whose clicks were deleted is put aside', async () => {
  const then = new Date(now().getTime() - 90 * DAY);
  await deliver(...dataOf(clickAt(then)));
  await rollUp(service.db, now());
  await service.db.knex('pruned_clicks').insert({ until: now(), pruned_at: now() });
  try {
    expect(await deliver(...dataOf(clickAt(then)))).toBe(1);
  } finally {
    await service.db.knex('pruned_clicks').delete();
  }
  expect(await refused()).toMatchObject([{ reason: expect.stringContaining('were pruned') as string }]);
});

test('an erasure deletes what was put aside of the customer', async () => {
  const bad = clickAt(now(), { additionalData: { text: '\u0000' } });
  await deliver(...dataOf(bad));
  await service.lead({ click_id: bad.clickId, customer_key: 'joan' }, { key: campaign.key });
  await erase(bad.clickId);
  expect(await countRows(service.db, 'refused_clicks')).toBe(0);
});

test('while the database is not usable, nothing is put aside', async () => {
  await service.db.knex.raw('alter table clicks rename to away');
  try {
    await expect(deliver(...dataOf(clickAt(now())))).rejects.toThrow('does not exist');
  } finally {
    await service.db.knex.raw('alter table away rename to clicks');
  }
  expect(await refused()).toEqual([]);
});
