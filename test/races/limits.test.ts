import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inParallel, statusesOf } from '../support/parallel.ts';
import { signUp } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

// Limits are decided while the customer is locked: what arrives at once is decided one after the other.

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());

describe.each([1, 3])('with max_commissions %i', (max_commissions) => {
  test('300 first sales of a customer at once earn as many commissions', async () => {
    const campaign = await service.make.campaign({ max_commissions });
    const { customer_key } = await signUp(service, campaign);
    const answers = await inParallel(both, 300, (instance) =>
      instance.sale(
        { transaction_id: service.make.unique('order'), amount_cents: 9_900, customer_key },
        { key: campaign.key },
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 300 });
    const stored = service.db.knex('commissions').where({ program_id: campaign.id });
    const earned = (await stored.pluck<number[]>('id')).sort((a, b) => a - b);
    expect(earned).toHaveLength(max_commissions);
    const said = answers.map(({ body }) => body.commission_id as number | null).filter((id) => id !== null);
    expect(said.sort((a, b) => a - b)).toEqual(earned);
    const reasons = answers.filter(({ body }) => body.commission_reason === 'commissions_reached');
    expect(reasons).toHaveLength(300 - max_commissions);
  });
});
