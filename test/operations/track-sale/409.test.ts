import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

/** A repeat, unless the sale is `another` one. */
const refused = async (body: object, sale_id: number, another?: 'another') => {
  const { key } = campaign;
  const before = await rowCounts(service);
  const answer = await service.sale({ amount_cents: 10_000, ...body }, { key });
  const message = 'Duplicate transaction_id. This sale has already been recorded.';
  expectError(answer, 409, 'duplicate_transaction', message, { sale_id, matches: another === undefined });
  expect(await rowCounts(service)).toEqual(before);
};

test('a repeated sale gets the identifier of the recorded one', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  await refused({ transaction_id, click_id }, sale_id);
  await refused({ transaction_id, click_id }, sale_id);
});

test('another sale with the identifier is refused, and its fields are not stored', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const click_id = await visit(service, campaign);
  const body = { transaction_id, click_id, customer_key: 'new', amount_cents: 1, subscription_id: 'sub' };
  await refused(body, sale_id, 'another');
  expect(await customerOf(service.db, click_id)).toMatchObject({
    status: 'click',
    customer_key: null,
  });
  const { commission_id } = await sell(service, campaign, { subscription_id: 'sub' });
  expect(commission_id).not.toBeNull();
});

test('duplicates are found across programs', async () => {
  const other = await service.make.campaign();
  const { transaction_id, sale_id } = await sell(service, other);
  // The customer has been stored, by a payment event for instance; the refusal does not change it.
  const { click_id } = await service.make.customer(await visit(service, campaign));
  await refused({ transaction_id, click_id }, sale_id, 'another');
});

test.each([
  ['another amount', { amount_cents: 9999 }],
  ['another currency', { currency: 'EUR' }],
])('a sale with %s is another one', async (_, other) => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  await refused({ transaction_id, click_id, ...other }, sale_id, 'another');
});

test('a sale may be sent again with what the customer paid', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id, gross_amount_cents: 11_900 });
  await refused({ transaction_id, click_id, amount_cents: 11_900 }, sale_id);
});

test('the same customer may be named in another way', async () => {
  const click_id = await visit(service, campaign);
  const customer_key = service.make.unique('user');
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id, customer_key });
  await refused({ transaction_id, customer_key, currency: 'USD' }, sale_id);
});

test('two that are sent at once are the same sale, also if it stores their customer', async () => {
  const click_id = await visit(service, campaign);
  const body = { transaction_id: service.make.unique('t'), click_id, amount_cents: 10_000 };
  const answers = await Promise.all([1, 2].map(() => service.sale(body, { key: campaign.key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.error.details.matches).toBe(true);
});

test('transaction identifiers are case-sensitive', async () => {
  const transaction_id = service.make.unique('Order');
  await sell(service, campaign, { transaction_id });
  await sell(service, campaign, { transaction_id: transaction_id.toUpperCase() });
});

test('a repeated sale after the partner left is still a duplicate', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'left' });
  await refused({ transaction_id, click_id }, sale_id);
});

test('a repeated sale after the partner was erased is still a duplicate', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  await service.db.knex('partners').where({ id: campaign.partnerId }).delete();
  await refused({ transaction_id, click_id }, sale_id);
});

test('a duplicate is reported before an expired window', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 100 });
  await refused({ transaction_id, click_id }, sale_id, 'another');
});

test('a refunded sale stays recorded', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  expect((await service.refund({ transaction_id }, { key: campaign.key })).status).toBe(200);
  await refused({ transaction_id, click_id }, sale_id);
});
