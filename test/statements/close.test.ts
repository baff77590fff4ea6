import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../src/admin/doctor/ledger.ts';
import { checkStatements } from '../../src/ledger/statements.ts';
import { closeStatements } from '../../src/statements/close.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import type { PayoutCalls } from '../payouts/support.ts';
import { beginAt, expectStatements, statementCampaign, type Shown } from './support.ts';

// A month is closed an hour after its end, once; what comes late is in the next one.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
let close: (at?: string) => Promise<void>;
let list: (query?: string) => Promise<Shown[]>;
let balance: (query?: string) => Promise<{ currencies: object[] }>;
beforeEach(async () => {
  service.clock.set('2026-01-15T12:00:00.000Z');
  await beginAt(service, '2026-01-01T00:00:00.000Z');
  ({ campaign, calls, close, list, balance } = await statementCampaign(service));
});

const of = ({ month, opening_cents, closing_cents, ...more }: Shown, ...names: (keyof Shown)[]) => [
  month,
  opening_cents,
  ...names.map((name) => more[name as keyof typeof more]),
  closing_cents,
];

describe('a month', () => {
  test('is closed an hour after its end', async () => {
    await calls.approved();
    await close('2026-02-01T00:59:59.999Z');
    expect(await list()).toEqual([]);
    await close('2026-02-01T01:00:00.000Z');
    expect((await list()).map((one) => of(one, 'earned_cents'))).toEqual([['2026-01', 0, 2000, 2000]]);
    await expectStatements(service, campaign);
  });

  test('ends to the millisecond, also on 29 February', async () => {
    service.clock.set('2028-02-01T00:00:00.000Z');
    await beginAt(service, '2028-02-01T00:00:00.000Z');
    ({ campaign, calls, close, list } = await statementCampaign(service));
    service.clock.set('2028-02-29T23:59:59.999Z');
    await calls.approved();
    service.clock.set('2028-03-01T00:00:00.000Z');
    await calls.approved();
    await close('2028-04-01T01:00:00.000Z');
    const found = await list();
    expect(found.map((one) => of(one, 'earned_cents', 'line_count'))).toEqual([
      ['2028-02', 0, 2000, 1, 2000],
      ['2028-03', 2000, 2000, 1, 4000],
    ]);
    await expectStatements(service, campaign);
  });

  test('has a statement for a balance without an entry, and none without both', async () => {
    const { payout } = await calls.one();
    await close('2026-03-01T01:00:00.000Z');
    service.clock.set('2026-03-10T12:00:00.000Z');
    await calls.act('pay', payout.id, { all_open: true, expected_total_cents: 2000 });
    await close('2026-07-01T01:00:00.000Z');
    expect((await list()).map((one) => of(one, 'earned_cents', 'paid_cents', 'line_count'))).toEqual([
      ['2026-01', 0, 2000, 0, 1, 2000],
      ['2026-02', 2000, 0, 0, 0, 2000],
      ['2026-03', 2000, 0, 2000, 1, 0],
    ]);
    await expectStatements(service, campaign);
  });

  test('has a statement for an entry that changes no amount, also one that comes late', async () => {
    const { commission_id } = await sell(service, campaign, { amount_cents: 1 });
    service.clock.set('2026-03-10T12:00:00.000Z');
    await calls.change('approve', [commission_id]);
    await close('2026-04-01T01:00:00.000Z');
    await calls.change('hold', [commission_id], 'Late');
    await close('2026-06-01T01:00:00.000Z');
    expect((await list()).map((one) => of(one, 'earned_cents', 'line_count'))).toEqual([
      ['2026-01', 0, 0, 1, 0],
      ['2026-03', 0, 0, 0, 0],
      ['2026-04', 0, 0, 0, 0],
    ]);
    await expectStatements(service, campaign);
  });

  test('sums up by kind', async () => {
    const paid = await calls.one();
    await calls.act('pay', paid.payout.id, { all_open: true, expected_total_cents: 2000 });
    const key = campaign.key;
    await service.refund({ transaction_id: paid.transaction_id, refund_amount_cents: 2500 }, { key });
    const free = await calls.approved();
    await service.refund({ transaction_id: free.transaction_id, refund_amount_cents: 5000 }, { key });
    const rejected = await calls.approved();
    await calls.change('reject', [rejected.commission_id], 'Fraud');
    await calls.ok('POST', 'commissions', { partner_id: campaign.partnerId, amount_cents: -300, reason: 'Fee' }, 201);
    await calls.act('fail', paid.payout.id, { item_ids: [paid.item.id], reason: 'Returned' });
    await close('2026-02-01T01:00:00.000Z');
    const [only] = await list();
    expect(only).toMatchObject({
      opening_cents: 0,
      earned_cents: 6000,
      restored_cents: 0,
      adjusted_cents: -300,
      returned_cents: 2000,
      reversed_cents: 3000,
      clawed_back_cents: 500,
      paid_cents: 2000,
      closing_cents: 2200,
    });
    await expectStatements(service, campaign);
  });
});

describe('what comes late', () => {
  test('is in the next statement, by which a balance of the past differs', async () => {
    await calls.approved();
    await close('2026-02-01T01:00:00.000Z');
    // Stored after the month was closed, with a time in it: as when the commission of an old sale is repaired.
    const row = { program_id: campaign.id, partnership_id: campaign.partnershipId, kind: 'adjustment', reason: 'Late' };
    const at = new Date('2026-01-31T23:59:59.000Z');
    const amounts = { earned_cents: 700, amount_cents: 700, currency: 'USD', status: 'pending' };
    await service.db.knex('commissions').insert({ ...row, ...amounts, created_at: at, changed_at: at });
    await expectStatements(service, campaign);
    service.clock.set('2026-03-05T12:00:00.000Z');
    await close('2026-03-05T12:00:00.000Z');
    const found = await list();
    expect(found.map((one) => of(one, 'earned_cents', 'adjusted_cents'))).toEqual([
      ['2026-01', 0, 2000, 0, 2000],
      ['2026-02', 2000, 0, 700, 2700],
    ]);
    expect((await balance('?at=2026-02-01T00:00:00Z')).currencies).toMatchObject([{ owed_cents: 2700 }]);
    await expectStatements(service, campaign);
  });

  test('is found however old it is', async () => {
    await calls.approved();
    await close('2026-06-01T01:00:00.000Z');
    const row = { program_id: campaign.id, partnership_id: campaign.partnershipId, kind: 'adjustment', reason: 'Late' };
    const at = new Date('2026-01-02T00:00:00.000Z');
    const amounts = { earned_cents: 700, amount_cents: 700, currency: 'USD', status: 'pending' };
    await service.db.knex('commissions').insert({ ...row, ...amounts, created_at: at, changed_at: at });
    await close('2026-07-01T01:00:00.000Z');
    expect(of((await list()).at(-1)!, 'adjusted_cents')).toEqual(['2026-06', 2000, 700, 2700]);
    await expectStatements(service, campaign);
  });
});

test('the first statement opens with what was owed when statements began', async () => {
  await calls.approved();
  const { payout } = await calls.one();
  await calls.act('pay', payout.id, { all_open: true, expected_total_cents: 4000 });
  await calls.approved();
  await beginAt(service, '2026-02-10T00:00:00.000Z');
  service.clock.set('2026-02-11T00:00:00.000Z');
  await calls.approved();
  await calls.approved();
  await close('2026-03-01T01:00:00.000Z');
  expect((await list()).map((one) => of(one, 'earned_cents', 'line_count'))).toEqual([
    ['2026-02', 2000, 4000, 2, 6000],
  ]);
  await expectStatements(service, campaign);
});

describe('closing', () => {
  test('again changes nothing, and two instances at once make one statement', async () => {
    await calls.approved();
    const at = new Date('2026-02-01T01:00:00.000Z');
    const twice = () => closeStatements(service.db, SECRET_KEY, at, new AbortController().signal);
    await Promise.all([twice(), twice(), twice()]);
    const found = await list();
    expect(found).toHaveLength(1);
    await close(at.toISOString());
    expect(await list()).toEqual(found);
    await expectStatements(service, campaign);
  });

  test('leaves nothing half-written if it fails', async () => {
    await calls.approved();
    await service.db.knex.raw(`alter table statements add constraint refuse check (program_id <> ${campaign.id})`);
    await expect(close('2026-02-01T01:00:00.000Z')).rejects.toThrow('refuse');
    for (const table of ['statements', 'statement_lines', 'statement_months']) {
      expect(await service.db.knex(table).where({ program_id: campaign.id })).toEqual([]);
    }
    await service.db.knex.raw('alter table statements drop constraint refuse');
    await close('2026-02-01T01:00:00.000Z');
    expect(await list()).toHaveLength(1);
  });
});

test('a statement stays when the partner is erased', async () => {
  await calls.approved();
  await close('2026-02-01T01:00:00.000Z');
  const [before] = await list();
  await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ partner_id: null });
  expect(await list(`&partnership_id=${campaign.partnershipId}`)).toEqual([{ ...before, partner_id: null }]);
});

test.each<[string, (of: object) => Promise<unknown>]>([
  ['missing', (of) => service.db.knex('statement_lines').where(of).del()],
  ['opening', (of) => service.db.knex('statements').where(of).update({ opening_cents: 1, closing_cents: 2001 })],
  ['closing', (of) => service.db.knex('commissions').where(of).update({ amount_cents: 1 })],
])('the check finds what does not hold: %s', async (fault, change) => {
  await calls.approved();
  await close('2026-02-01T01:00:00.000Z');
  await change({ program_id: campaign.id });
  const faults = (await checkStatements(service.db, campaign.id)).map((one) => one.fault);
  // The first statement may open with anything, but must close with what is owed.
  expect(faults).toContain(fault === 'opening' ? 'closing' : fault);
  const said = (await checkLedger(service.db)).map(({ message }) => message);
  expect(said).toContainEqual(expect.stringContaining(`partnership ${campaign.partnershipId}: the statements do not`));
});
