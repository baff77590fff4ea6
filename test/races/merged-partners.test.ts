import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMergers } from '../../src/operator/merge-partners.ts';
import { operator, type Operator } from '../admin/support.ts';
import { twinsOf } from '../admin/twins.ts';
import { expectLedger } from '../payouts/support.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

test('what a request has left to a merged partner is moved once, whoever finds it at the same time', async () => {
  for (let round = 0; round < 8; round++) {
    const { campaign, calls, second, merge, both } = await twinsOf(service, admin);
    const sell4 = Array.from({ length: 4 }, () => sell(service, { ...campaign, ...second }));
    const [left, ...others] = await Promise.all(sell4);
    await merge();
    // Like a request that was under way during the merge.
    const merged = service.db.knex('partnerships').where({ id: second.partnershipId });
    await merged.clone().update({ status: 'joined', merged_into: null });
    expect(await calls.change('approve', [left!.commission_id])).toEqual(['done']);
    await merged.clone().update({ status: 'merged', merged_into: campaign.partnershipId });
    const settle = () => settleMergers(service.db, service.clock, new AbortController().signal);
    const approvals = others.map(({ commission_id }) => calls.change('approve', [commission_id]));
    await Promise.all([settle(), settle(), ...approvals]);
    expect(await both(), `round ${round}`).toEqual([
      { all: 8000, free: 8000 },
      { all: 0, free: 0 },
    ]);
  }
  await expectLedger(service);
});
