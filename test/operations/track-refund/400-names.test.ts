// The names of neighbours for the part to refund: without `refund_amount_cents`, to ignore them would take back the whole sale.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let transaction_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  ({ transaction_id } = await sell(service, campaign));
});

const refund = (body: object) => service.refund({ transaction_id, ...body }, { key: campaign.key });
const naming = (...fields: string[]) => [expect.objectContaining({ code: 'unknown_field', fields })];

/** The request is refused, the error names the field, and nothing is recorded. */
async function expectRefused(body: object, field: string) {
  const before = await rowCounts(service);
  const answer = await refund(body);
  const message = `${field} does not say what is refunded: send refund_amount_cents, or no amount for all that is left`;
  expectError(answer, 400, 'invalid_request', message, { field });
  expect(await rowCounts(service)).toEqual(before);
}

test.each<[body: object, field: string]>([
  [{ amount_cents: 2500 }, 'amount_cents'],
  [{ amount_cents: 10_001 }, 'amount_cents'],
  [{ amount_cents: 0 }, 'amount_cents'],
  [{ amount_cents: '10000' }, 'amount_cents'],
  [{ amount_cents: [10_000] }, 'amount_cents'],
  [{ amount_cents: 2500, refund_amount_cents: null }, 'amount_cents'],
  [{ amount: 25 }, 'amount'],
  [{ amount: 10_000 }, 'amount'],
  [{ amount: '' }, 'amount'],
  [{ amount: false }, 'amount'],
  [{ refund_amount: 25 }, 'refund_amount'],
  [{ refund_amount: 10_000, refund_reference: 're_1' }, 'refund_amount'],
  [{ amount: 100, amount_cents: 10_000 }, 'amount'],
  [{ refund_amount: 100, amount: 100, amount_cents: 10_000 }, 'amount'],
])('%j is refused', (body, field) => expectRefused(body, field));

test('amount_cents of the whole sale, or of what is left of it, stays a full refund with a notice', async () => {
  const whole = await refund({ amount_cents: 10_000 });
  expect(whole.body).toMatchObject({ status: 'reversed', deduction_cents: 2000, notices: naming('amount_cents') });
  for (const amount_cents of [7000, 10_000]) {
    ({ transaction_id } = await sell(service, campaign));
    await refund({ refund_amount_cents: 3000 });
    await expectRefused({ amount_cents: 3000 }, 'amount_cents');
    const rest = await refund({ amount_cents });
    expect(rest.body).toMatchObject({ status: 'reversed', deduction_cents: 1400, notices: naming('amount_cents') });
  }
});

test('with refund_amount_cents, the others are ignored as any unknown field', async () => {
  const { status, body } = await refund({ refund_amount_cents: 2500, amount_cents: 1, amount: 2, refund_amount: 3 });
  expect([status, body.deduction_cents]).toEqual([200, 500]);
  expect(body.notices).toEqual(naming('amount_cents', 'amount', 'refund_amount'));
});

test('null is absent', async () => {
  const { body } = await refund({ amount_cents: null, amount: null, refund_amount: null });
  expect(body).toMatchObject({ status: 'reversed', deduction_cents: 2000 });
  expect(body).not.toHaveProperty('notices');
});

test('an unknown sale is not found, whatever else the request has', async () => {
  expectError(
    await refund({ transaction_id: 'other', amount: 1 }),
    404,
    'not_found',
    'Sale not found for transaction_id',
  );
});

test('a refund of which nothing is left stays skipped', async () => {
  await refund({});
  for (const name of ['amount_cents', 'amount', 'refund_amount']) {
    const again = await refund({ [name]: 2500 });
    expect(again.body).toMatchObject({ status: 'skipped', deduction_cents: 0, notices: naming(name) });
  }
});

test('a refund_reference that was used stays skipped, and a refused request does not use it', async () => {
  await expectRefused({ amount: 25, refund_reference: 're_1' }, 'amount');
  const first = await refund({ refund_amount_cents: 2500, refund_reference: 're_1' });
  expect(first.body).toMatchObject({ status: 'reversed', deduction_cents: 500 });
  const again = await refund({ amount: 25, refund_reference: 're_1' });
  expect(again.body).toMatchObject({ status: 'skipped', refund_id: first.body.refund_id });
});

test('a sale whose commission is paid, which a longer transaction decides', async () => {
  await service.db.knex('commissions').where({ program_id: campaign.id }).update({ status: 'paid' });
  await expectRefused({ amount_cents: 2500 }, 'amount_cents');
  expect((await refund({ amount_cents: 10_000 })).body).toMatchObject({ status: 'clawed_back', deduction_cents: 2000 });
});

test('test mode is refused in the same way, and stores no test event', async () => {
  const additional_data = { test_mode: true };
  await service.sale({ transaction_id, amount_cents: 10_000, additional_data }, { key: campaign.key });
  await expectRefused({ additional_data, amount_cents: 2500 }, 'amount_cents');
  await expectRefused({ additional_data, amount: 10_000 }, 'amount');
  const whole = await refund({ additional_data, amount_cents: 10_000 });
  expect(whole.body).toMatchObject({ status: 'no_commission', notices: naming('amount_cents') });
  expect((await refund({ additional_data, refund_amount: 1 })).body.status).toBe('skipped');
});
