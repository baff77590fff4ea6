import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

let service: Service;
let second: Instance;
beforeAll(async () => {
  service = await startService();
  second = await service.second();
});
afterAll(() => service.stop());

/** The campaign's partner has the code TEA10, another one BREW5. */
async function withCodes(): Promise<Campaign & { otherId: number }> {
  const { make } = service;
  const campaign = await make.campaign({ lead_commission_cents: 50 });
  const otherId = await make.partnership(campaign.id, await make.partner());
  await make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  await make.discountCode(campaign.id, otherId, 'BREW5');
  return { ...campaign, otherId };
}

/** The owners of the customers, sales, leads' commissions and sales' commissions of the program. */
async function ownersIn(programId: number): Promise<Record<string, number[]>> {
  const owners = async (table: string) =>
    [table, await service.db.knex(table).where({ program_id: programId }).distinct().pluck('partnership_id')] as const;
  return Object.fromEntries(await Promise.all(['customers', 'sales', 'commissions'].map(owners)));
}

const CODES = ['TEA10', 'BREW5'];
/** Sends a sale, and again while the service is overloaded; returns the status of the answer. */
async function send(campaign: Campaign, i: number, body: object): Promise<number> {
  const transaction_id = service.make.unique('order');
  const sent = { transaction_id, amount_cents: 9900, discount_code: CODES[i % 2], ...body };
  for (;;) {
    const { status } = await (i % 3 === 0 ? second : service).sale(sent, { key: campaign.key });
    if (status < 500) return status;
  }
}

test.each([
  ['without a click', () => Promise.resolve({ customer_key: service.make.unique('user') })],
  [
    'with a click of a third partner',
    async (campaign: Campaign) => {
      const third = await service.make.partner();
      const partnership_id = await service.make.partnership(campaign.id, third);
      const link = { program_id: campaign.id, partner_id: third, partnership_id };
      const click_id = await visit(service, { url: `https://brand.dev/?aff=${await service.make.link(link)}` });
      return { click_id, customer_key: service.make.unique('user') };
    },
  ],
] as const)('300 first sales of one customer %s with two codes lead to one partner', async (_, identify) => {
  const campaign = await withCodes();
  const named = await identify(campaign);
  const sold = await Promise.all(Array.from({ length: 300 }, (_, i) => send(campaign, i, named)));
  expect(new Set(sold)).toEqual(new Set([200]));
  const { knex } = service.db;
  expect(await knex('sales').where({ program_id: campaign.id })).toHaveLength(300);
  expect(await knex('commissions').where({ program_id: campaign.id })).toHaveLength(300);
  const { customers, sales, commissions } = await ownersIn(campaign.id);
  expect(customers).toHaveLength(1);
  expect([campaign.partnershipId, campaign.otherId]).toContain(customers![0]);
  expect([sales, commissions]).toEqual([customers, customers]);
});

test('a lead and a sale with different codes at the same moment belong to one partner', async () => {
  for (let round = 0; round < 20; round++) {
    const campaign = await withCodes();
    const customer_key = service.make.unique('user');
    const [lead, sale] = await Promise.all([
      second.lead({ customer_key, discount_code: 'TEA10' }, { key: campaign.key }),
      send(campaign, 1, { customer_key }),
    ]);
    expect(sale).toBe(200);
    expect([200, 400]).toContain(lead.status);
    const { customers, sales, commissions } = await ownersIn(campaign.id);
    expect(customers).toHaveLength(1);
    expect([sales, commissions]).toEqual([customers, customers]);
  }
});

test('many customers at once each stay with the partner of their own code', async () => {
  const campaign = await withCodes();
  const keys = Array.from({ length: 60 }, () => service.make.unique('user'));
  await Promise.all(keys.map((customer_key, i) => send(campaign, i, { customer_key })));
  const rows = await service.db.knex('customers').where({ program_id: campaign.id });
  const owners = new Map(rows.map((row) => [row.customer_key, row.partnership_id]));
  expect(keys.map((key) => owners.get(key))).toEqual(
    keys.map((_, i) => [campaign.partnershipId, campaign.otherId][i % 2]),
  );
});
