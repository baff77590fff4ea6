import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { anotherPartner, payable } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { beginAt, expectStatements, statementCampaign } from './support.ts';

// The open month as it is so far: read only, and what its statement becomes when the month is closed.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const SUMS = /_cents$|^(partnership_id|currency|line_count|lines)$/;
const sumsOf = (one: object) => Object.fromEntries(Object.entries(one).filter(([name]) => SUMS.test(name)));

/** What is stored of statements. */
const stored = async (): Promise<unknown[]> =>
  Promise.all(
    ['statements', 'statement_lines', 'statement_months', 'signing_keys'].map((table) =>
      service.db.knex(table).select(),
    ),
  );

test('it stores nothing, and becomes the statement of the month', async () => {
  service.clock.set('2026-01-10T12:00:00.000Z');
  await beginAt(service, '2026-01-01T00:00:00.000Z');
  const { campaign, calls, close, list } = await statementCampaign(service);
  const preview = (query = '') => calls.ok('GET', `statements/preview${query}`);
  expect(await preview()).toMatchObject({ month: '2026-01', statements: [] });
  await calls.approved();
  service.clock.set('2026-02-10T12:00:00.000Z');
  expect((await preview()).month).toBe('2026-01');
  await close();
  const other = await anotherPartner(service, campaign);
  await payable(service, other.partnerId);
  await calls.approved({}, other);
  const { payout, item } = await calls.one();
  await calls.act('pay', payout.id, { item_ids: [item.id] });
  const before = await stored();
  const all = await preview();
  expect(all).toMatchObject({ month: '2026-02', as_of: service.clock.now().toISOString() });
  expect(all.statements).toHaveLength(2);
  expect(all.statements[0]).toMatchObject({ opening_cents: 2000, partner_id: campaign.partnerId, lines: [] });
  const mine = await preview(`?partner_id=${campaign.partnerId}`);
  const its = await preview(`?partnership_id=${other.partnershipId}`);
  const ofEach = [...mine.statements, ...its.statements];
  expect(ofEach.map((one) => ({ ...one, lines: [] }))).toEqual(all.statements);
  expect(await stored()).toEqual(before);
  await close('2026-03-01T01:00:00.000Z');
  const closed = (await list('&month=2026-02')).toSorted((a, b) => a.partnership_id - b.partnership_id);
  const whole = await Promise.all(closed.map(({ id }) => calls.ok('GET', `statements/${id}`)));
  expect(ofEach.map(sumsOf)).toEqual(whole.map(sumsOf));
  expect(whole[0].lines[0].sold_at).toMatch(/^2026-0/);
  expect(await preview()).toMatchObject({ month: '2026-03' });
  expect((await preview('?partnership_id=999999')).statements).toEqual([]);
  await expectStatements(service, campaign);
});

test('a partner sees the own one only, with what the program says of itself', async () => {
  service.clock.set('2026-03-10T12:00:00.000Z');
  const { campaign, calls } = await statementCampaign(service);
  await calls.ok('PATCH', 'payout-settings', { legal_name: 'Brand GmbH' });
  await calls.approved();
  await calls.approved({}, await anotherPartner(service, campaign));
  const { accountId } = await service.make.person();
  await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
  const own = as(service, await service.make.apiToken(accountId));
  const { data } = (await own('GET', `partner/programs/${campaign.id}/statements/preview`)).body;
  expect(data.payer.legal_name).toBe('Brand GmbH');
  expect(data.statements).toMatchObject([
    { partner_id: campaign.partnerId, earned_cents: 2000, lines: [{ kind: 'earned', amount_cents: 2000 }] },
  ]);
});
