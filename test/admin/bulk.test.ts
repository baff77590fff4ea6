import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

// A document's shape is what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

let service: Service;
let admin: Operator;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
  campaign = await service.make.campaign();
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const ids = (rows: Json[], name: string): number[] => rows.map((row) => row[name] as number);

describe('commission approve and pay with several commissions', () => {
  const flags = (list: number[]) => list.flatMap((id) => ['--commission-id', String(id)]);

  it('list the result of each, and may be repeated', async () => {
    const own = [await sell(service, campaign), await sell(service, campaign), await sell(service, campaign)];
    const [first, second, third] = ids(own, 'commission_id') as [number, number, number];
    await admin.done('commission', 'approve', '--commission-id', String(second));
    const run = await admin.run('commission', 'approve', ...flags([first, second, third]));
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.document).toEqual({
      results: [
        { commission_id: first, result: 'done', status: 'approved' },
        { commission_id: second, result: 'unchanged', status: 'approved' },
        { commission_id: third, result: 'done', status: 'approved' },
      ],
    });
    const again = await admin.done('commission', 'approve', ...flags([first, second, third]));
    expect(again.results.map(({ result }: Json) => result)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    await admin.done('commission', 'pay', ...flags([first, first]));
    expect((await admin.done('commission', 'approve', ...flags([first, second]))).results).toMatchObject([
      { result: 'unchanged', status: 'paid' },
      { result: 'unchanged', status: 'approved' },
    ]);
  });

  it('do what can be done, and say what cannot and why', async () => {
    const pending = await sell(service, campaign);
    const reversed = await sell(service, campaign);
    const approved = await sell(service, campaign);
    await service.refund({ transaction_id: reversed.transaction_id }, { key: campaign.key });
    await admin.done('commission', 'approve', '--commission-id', String(approved.commission_id));
    const list = [pending, reversed, approved].map(({ commission_id }) => commission_id);
    const run = await admin.run('commission', 'pay', ...flags([...list, 40400]));
    expect([run.code, run.stderr]).toEqual([1, '3 of 4 commissions failed; see the result of each\n']);
    const reason = (id: number, status: string) =>
      `commission ${id} is ${status}; only a commission that is approved can become paid`;
    expect(run.document).toEqual({
      results: [
        { commission_id: list[0], result: 'failed', status: 'pending', reason: reason(list[0]!, 'pending') },
        { commission_id: list[1], result: 'failed', status: 'reversed', reason: reason(list[1]!, 'reversed') },
        { commission_id: list[2], result: 'done', status: 'paid' },
        { commission_id: 40400, result: 'failed', status: null, reason: 'there is no commission 40400' },
      ],
    });
  });

  it('move each once when ten commands move the same', async () => {
    const own = [await sell(service, campaign), await sell(service, campaign)];
    const runs = await Promise.all(
      Array.from({ length: 10 }, () => admin.done('commission', 'approve', ...flags(ids(own, 'commission_id')))),
    );
    const results = runs.flatMap((run) => run.results as Json[]);
    expect(results.filter(({ result }) => result === 'done')).toHaveLength(2);
    expect(results.filter(({ result }) => result === 'unchanged')).toHaveLength(18);
    const entries = await service.db.knex('commission_entries').whereIn('commission_id', ids(own, 'commission_id'));
    expect(entries).toMatchObject([
      { kind: 'approved', amount_cents: 0, status_before: 'pending', status_after: 'approved' },
      { kind: 'approved', amount_cents: 0, status_before: 'pending', status_after: 'approved' },
    ]);
  });
});
