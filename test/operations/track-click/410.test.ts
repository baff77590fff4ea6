import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['a click', {}],
  ['a test click', { additional_data: { test_mode: true } }],
])('%s on a disabled link is rejected in the typed envelope and not recorded', async (_, fields) => {
  const { url, code } = await service.make.campaign();
  await service.db.knex('links').where({ code }).update({ enabled: false });
  const answer = await service.click({ affiliate_url: url, ...fields });
  expect(answer.status).toBe(410);
  expect(answer.body).toEqual({
    success: false,
    message: 'Referral link is disabled',
    error: {
      code: 'link_disabled',
      message: 'Referral link is disabled',
      hint: 'Ask the program owner to enable the link.',
    },
  });
  expect(await countAll(service.db)).toMatchObject({ clicks: 0, customers: 0, test_events: 0 });
});

test('an existing click does not enable the link', async () => {
  const { url, code } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  await service.db.knex('links').where({ code }).update({ enabled: false });
  const answer = await service.click({ affiliate_url: url, existing_click_id: body.click_id });
  expect(answer.status).toBe(410);
});

test('a link that is enabled again works again', async () => {
  const { url, code } = await service.make.campaign();
  await service.db.knex('links').where({ code }).update({ enabled: false });
  expect((await service.click({ affiliate_url: url })).status).toBe(410);
  await service.db.knex('links').where({ code }).update({ enabled: true });
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
});

describe.each(['left', 'removed', 'declined'])('the link of a partner who has %s', (status) => {
  test('is disabled, in test mode too, and nothing is recorded', async () => {
    const { url, partnershipId } = await service.make.campaign();
    await service.db.knex('partnerships').where({ id: partnershipId }).update({ status });
    for (const fields of [{}, { additional_data: { test_mode: true } }]) {
      const before = await countAll(service.db);
      const answer = await service.click({ affiliate_url: url, ...fields });
      expect([answer.status, answer.body.error.code]).toEqual([410, 'link_disabled']);
      expect(await countAll(service.db)).toEqual(before);
    }
  });
});

test.each(['linked', 'applied', 'joined'])('the link of a partner who is %s records clicks', async (status) => {
  const { url, partnershipId } = await service.make.campaign();
  await service.db.knex('partnerships').where({ id: partnershipId }).update({ status });
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
});

test('a partner who joins again has working links again', async () => {
  const { url, partnershipId } = await service.make.campaign();
  const become = (status: string) => service.db.knex('partnerships').where({ id: partnershipId }).update({ status });
  await become('left');
  expect((await service.click({ affiliate_url: url })).status).toBe(410);
  await become('joined');
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
});

test('the link of an erased partner who had left is misconfigured, as that of any erased partner', async () => {
  const { url, partnerId, partnershipId } = await service.make.campaign();
  await service.db.knex('partnerships').where({ id: partnershipId }).update({ status: 'left' });
  await service.db.knex('partners').where({ id: partnerId }).delete();
  const answer = await service.click({ affiliate_url: url });
  expect([answer.status, answer.body.error.message]).toEqual([400, 'Invalid referral link configuration']);
});

test('customers who came before a partner left keep their answers', async () => {
  const { url, key, partnershipId } = await service.make.campaign();
  const { click_id } = (await service.click({ affiliate_url: url })).body;
  await service.db.knex('partnerships').where({ id: partnershipId }).update({ status: 'left' });
  expect((await service.lead({ click_id }, { key })).status).toBe(200);
  const sale = await service.sale(
    { transaction_id: service.make.unique('order'), amount_cents: 100, click_id },
    { key },
  );
  expect([sale.status, sale.body.error.message]).toEqual([
    400,
    'No partner-program relationship found for this customer',
  ]);
});
