import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import { inParallel } from '../support/parallel.ts';
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

/** Sends a sale as a client does: after a 500, which may be because all wait for one customer, the same again. */
async function record(instance: Instance, body: object, key: string): Promise<Answer> {
  for (;;) {
    const answer = await instance.sale(body, { key });
    if (answer.status !== 500) return answer;
  }
}

describe.each([1, 3])('with max_commissions %i', (max_commissions) => {
  test('300 first sales of a customer at once earn as many commissions', async () => {
    const campaign = await service.make.campaign({ max_commissions });
    const { customer_key } = await signUp(service, campaign);
    await inParallel(both, 300, (instance) => {
      const sale = { transaction_id: service.make.unique('order'), amount_cents: 9_900, customer_key };
      return record(instance, sale, campaign.key);
    });
    const of = { program_id: campaign.id };
    const sales = await service.db.knex('sales').where(of);
    expect(sales).toHaveLength(300);
    const earning = sales.filter(({ commission_cents }) => commission_cents !== null);
    const commissions = await service.db.knex('commissions').where(of);
    expect(new Set(commissions.map(({ sale_id }) => sale_id))).toEqual(new Set(earning.map(({ id }) => id)));
    expect(commissions).toHaveLength(max_commissions);
    const refused = sales.filter(({ commission_reason }) => commission_reason === 'commissions_reached');
    expect(refused).toHaveLength(300 - max_commissions);
  });
});
