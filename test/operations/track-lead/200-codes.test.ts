import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

// The table of clicks and codes is tested with the sales, in ../track-sale/200-codes.test.ts.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a discount_code without a click makes the customer the partner’s, who earns from the lead', async () => {
  const campaign = await service.make.campaign({ lead_commission_cents: 50 });
  const codeId = await service.make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  const customer_key = service.make.unique('user');
  const lead = await service.lead({ customer_key, discount_code: 'Tea10' }, { key: campaign.key });
  expect(lead.body).toEqual({ success: true, message: 'Lead tracked successfully' });
  const customer = await service.db.knex('customers').where({ program_id: campaign.id, customer_key }).first();
  expect(customer).toMatchObject({ status: 'lead', code_id: codeId, partnership_id: campaign.partnershipId });
  const earned = await service.db.knex('commissions').where({ program_id: campaign.id });
  expect(earned).toMatchObject([{ kind: 'lead', customer_id: customer.id, earned_cents: 50 }]);
  const again = await service.lead({ customer_key, discount_code: 'TEA10' }, { key: campaign.key });
  expect(again.body.error.message).toBe('Customer status cannot be updated to lead. Current status: lead');
});

test('in test mode, a code that decides nothing gets the same notice as in production', async () => {
  const { id, key, partnershipId } = await service.make.campaign();
  await service.make.discountCode(id, partnershipId, 'TEA10');
  await service.make.discountCode(id, partnershipId, 'OLD5', { status: 'disabled' });
  const noticed = async (discount_code: string, call: { key?: string }) => {
    const { body } = await service.lead({ discount_code, additional_data: { test_mode: true, program_id: id } }, call);
    expect(body.data).toMatchObject({ programId: id, test_mode: true });
    return body.notices?.map((notice: { code: string }) => notice.code);
  };
  expect(await noticed('SUMMER', { key })).toEqual(['discount_code_unknown']);
  expect(await noticed('OLD5', { key })).toEqual(['discount_code_inactive']);
  expect(await noticed('TEA10', { key })).toBeUndefined();
  // Without the key, no code decides anything.
  for (const code of ['SUMMER', 'TEA10']) expect(await noticed(code, {})).toEqual(['discount_code_ignored']);
});

test('two leads of one customer with different codes at once: one settles', async () => {
  const campaign = await service.make.campaign();
  const otherId = await service.make.partnership(campaign.id, await service.make.partner());
  await service.make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  await service.make.discountCode(campaign.id, otherId, 'BREW5');
  const customer_key = service.make.unique('user');
  const leads = await Promise.all(
    ['TEA10', 'BREW5'].map((discount_code) => service.lead({ customer_key, discount_code }, { key: campaign.key })),
  );
  expect(leads.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await service.db.knex('customers').where({ program_id: campaign.id })).toHaveLength(1);
});
