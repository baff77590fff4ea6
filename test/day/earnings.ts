// The owner decides what the partners earn, and reads the sums.
import { expect } from 'vitest';
import type { Json } from './ground.ts';
import { daysFrom, type Step } from './steps.ts';

export const holdAndRelease: Step = async ({ owner, program, customers }) => {
  const ids = customers.map(({ commissionId }) => commissionId);
  const pending = await owner.ask('listCommissions', [program], { query: { status: 'pending', order: 'oldest' } });
  expect(pending.data).toMatchObject(ids.map((id) => ({ id, amount_cents: 2_000, currency: 'USD', held: false })));
  const [first] = ids as [number];
  const change = async (operation: string, body: object) =>
    ((await owner.ask(operation, [program], { body })).data.results as Json[]).map(
      ({ result, obstacle }) => (obstacle ?? result) as string,
    );
  expect(await change('holdCommissions', { commission_ids: [first], reason: 'A question' })).toEqual(['done']);
  expect(await change('approveCommissions', { commission_ids: ids })).toEqual(['held', 'done', 'done']);
  expect(await change('releaseCommissions', { commission_ids: [first] })).toEqual(['done']);
  expect(await change('approveCommissions', { commission_ids: ids })).toEqual(['done', 'unchanged', 'unchanged']);
};

export const adjust: Step = async ({ owner, anna, program, annaId }) => {
  const body = { partner_id: annaId, amount_cents: 500, reason: 'A bonus for the launch' };
  const { data } = await owner.ask('createAdjustment', [program], { body });
  expect(data).toMatchObject({ kind: 'adjustment', status: 'pending', amount_cents: 500, currency: 'USD' });
  const detail = (await owner.ask('getCommission', [program, data.id])).data;
  expect(detail.entries).toMatchObject([{ amount_cents: 500 }]);
  const own = (await anna.ask('listOwnCommissions', [program])).data as Json[];
  expect(own.map(({ amount_cents }) => amount_cents)).toEqual([500, 2_000, 2_000]);
};

export const readStats: Step = async ({ owner, program, ground, annaId, boId }) => {
  const day = (days: number) => daysFrom(ground.now(), days).slice(0, 10);
  const query = { from: day(-1), to: day(2), group_by: 'partner' };
  const groups = (await owner.ask('getStats', [program], { query })).data as Json[];
  const sums = groups.map(({ partner_id, clicks, leads, currencies }) => [
    partner_id,
    clicks,
    leads,
    currencies[0].currency,
    currencies[0].sales,
  ]);
  expect(sums.sort(([a], [b]) => a - b)).toEqual([
    [annaId, 2, 2, 'USD', { count: 2, amount_cents: 20_000 }],
    [boId, 1, 1, 'USD', { count: 1, amount_cents: 10_000 }],
  ]);
};
