// A `refund_reference` that is sent again: the refund is skipped, and a hint says so if its amount is another one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const refund = (body: object) => service.refund({ refund_reference: 're_1', ...body }, { key: campaign.key });
const used = (recorded: number, requested: number) => ({
  code: 'refund_reference_used',
  message: `This refund_reference was used before, for ${recorded}; this request is for ${requested}. Nothing more is refunded.`,
  fields: ['refund_reference'],
});

test('another amount gets a notice with both amounts, and nothing is refunded', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const first = await refund({ transaction_id, refund_amount_cents: 3000 });
  const second = await refund({ transaction_id, refund_amount_cents: 2500 });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({
    status: 'skipped',
    refund_id: first.body.refund_id,
    notices: [used(3000, 2500)],
  });
  expect(await service.db.knex('refunds').where({ sale_id }).select('amount_cents')).toEqual([{ amount_cents: 3000 }]);
});

test('without an amount, the request is for what is left', async () => {
  const { transaction_id } = await sell(service, campaign);
  await refund({ transaction_id, refund_amount_cents: 3000 });
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'skipped', notices: [used(3000, 7000)] });
});

test.each([{ refund_amount_cents: 3000 }, {}])('the same refund %j again has no notice', async (amount) => {
  const { transaction_id } = await sell(service, campaign);
  await refund({ transaction_id, ...amount });
  const again = await refund({ transaction_id, ...amount });
  expect(again.body.status).toBe('skipped');
  expect(again.body).not.toHaveProperty('notices');
});

test('test mode has the notice too, before that about unknown fields', async () => {
  const mode = { transaction_id: service.make.unique('t'), additional_data: { test_mode: true } };
  await service.sale({ ...mode, amount_cents: 10_000 }, { key: campaign.key });
  await refund({ ...mode, refund_amount_cents: 3000 });
  const { body } = await refund({ ...mode, refund_amount_cents: 2500, note: 'x' });
  expect(body).toMatchObject({ status: 'skipped', notices: [used(3000, 2500), { code: 'unknown_field' }] });
});
