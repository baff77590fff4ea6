import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../../src/demo/file.ts';
import { DAY } from '../../src/lib/clock.ts';
import { findViolations } from '../../src/ledger/invariants.ts';
import { startService, type Service } from '../support/service.ts';
import { makeDemo, writePast } from './support.ts';

// The payouts of the demo program: two that are paid, one of which came back in part, one that is open, and the reasons why
// partners are not paid. On each day of the week, because the history follows the calendar.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOW = new Date('2026-11-18T15:30:00Z').getTime();

describe.each([0, 1, 2, 3, 4, 5, 6])('%i days later', (days) => {
  let demo: Demo;
  let key: string;
  beforeAll(async () => {
    service.clock.set(new Date(NOW + days * DAY));
    demo = await makeDemo(service);
    expect(await writePast(service, demo)).toBe(true);
    // The tables were just filled, and PostgreSQL would plan for empty ones.
    await service.db.knex.raw('analyze');
    key = (await service.make.member(demo.program_id, 'owner')).apiToken;
  });
  const get = async (path: string) => {
    const { status, body } = await service.call(`/api/v1/programs/${demo.program_id}/${path}`, { method: 'GET', key });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  test('two payouts are paid and one is open', async () => {
    const payouts = (await get('payouts?order=oldest')) as { status: string; items: object }[];
    expect(payouts.map(({ status }) => status)).toEqual(['settled', 'settled', 'open']);
    expect(payouts[0]).toMatchObject({ items: { failed: 1 } });
  });

  test('one payment came back, and is in the second payout', async () => {
    const [returned] = await get('payout-items?status=failed&expand=partner');
    expect(returned).toMatchObject({ partner: { name: 'Slow Mornings' }, reason: expect.stringContaining('closed') });
    const paid = await get(`payout-items?status=paid&partner_id=${returned.partner_id}`);
    expect(paid).toHaveLength(1);
    expect(paid[0].amount_cents).toBeGreaterThan(returned.amount_cents);
  });

  test('something is due, one partner is below the minimum, and one has no method', async () => {
    const { items, excluded } = await get('payouts/preview?expand=partner');
    expect(items).toContainEqual(
      expect.objectContaining({ partner: expect.objectContaining({ name: 'Demo partner' }) }),
    );
    const reasons = excluded.map((row: { reason: string; partner: { name: string } }) => [
      row.partner.name,
      row.reason,
    ]);
    expect(reasons).toContainEqual(['Leaf and Cup', 'below_minimum']);
    expect(reasons).toContainEqual(['Kitchen Weekly', 'no_method']);
  });

  test('the two months before have statements, and the open one a preview', async () => {
    const statements = (await get('statements?limit=100')) as { month: string; signature: string }[];
    expect([...new Set(statements.map(({ month }) => month))]).toEqual(['2026-10', '2026-09']);
    expect(await get('statements/preview')).toMatchObject({
      month: '2026-11',
      statements: expect.arrayContaining([expect.objectContaining({ currency: 'USD' })]),
    });
  });

  test('all of it holds', async () => {
    expect(await findViolations(service.db)).toEqual([]);
  });
});
