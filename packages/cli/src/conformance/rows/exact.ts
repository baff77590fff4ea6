// Identifiers are compared exactly: texts that differ in case, in blanks or in their Unicode form are different ones.
import { unique } from '../call.ts';
import { clickOn, leadIn, ownCampaign, refundIn, saleIn, saleOf, sellIn } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';

const { shown } = rowsOf('chain', 'trackSale');
const WRITES: readonly Need[] = ['write'];

/** Texts that a careless comparison takes for one. All are new. */
function resembling(): string[] {
  const text = `${unique('Exact')} é`;
  return [text, ` ${text}`, `${text} `, text.toLowerCase(), text.toUpperCase(), text.normalize('NFD'), `${text}\u200b`];
}

/** Each customer_key is the key of a customer of its own, whom a lead and a sale then mean. */
async function customerKeys(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const [unknown, ...keys] = resembling() as [string, ...string[]];
  for (const customer_key of keys) {
    expectSuccess(await leadIn(kit, own, { click_id: await clickOn(kit, own), customer_key }));
  }
  expectError('trackLead', await leadIn(kit, own, { customer_key: unknown }), 'customerNotFound');
  const sale = saleOf(1000, { customer_key: unknown });
  expectError('trackSale', await saleIn(kit, own, sale), 'customerUnknown');
  const expectStatus = async (customer_key: string, status: string) =>
    expectError('trackLead', await leadIn(kit, own, { customer_key }), 'customerStatusNotUpdatable', { status });
  for (const customer_key of keys) {
    await expectStatus(customer_key, 'lead');
    await sellIn(kit, own, 1000, { customer_key });
    await expectStatus(customer_key, 'conversion');
  }
}

/** Each transaction_id is one sale, which only a refund with the same text finds. */
async function transactions(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const click_id = await clickOn(kit, own);
  const [last, ...ids] = resembling().reverse() as [string, ...string[]];
  for (const transaction_id of ids) {
    expectFields(expectSuccess(await saleIn(kit, own, { ...saleOf(1000, { click_id }), transaction_id })), {
      attributed: true,
    });
  }
  expectError('trackRefund', await refundIn(kit, own, { transaction_id: last }), 'saleNotFound');
  for (const transaction_id of ids) {
    const refund = { transaction_id, refund_amount_cents: 1000 };
    const { status } = expectSuccess(await refundIn(kit, own, refund));
    expectThat(status !== 'skipped', 'a refund of each sale', status);
  }
}

/** Each refund_reference is one refund of the sale, whatever else its repetition has. */
async function references(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const { transaction_id } = await sellIn(kit, own, 1000, { click_id: await clickOn(kit, own) });
  const texts = resembling();
  const ids = new Set<unknown>();
  for (const refund_reference of texts) {
    const part = { transaction_id, refund_amount_cents: 100, refund_reference };
    const { status, refund_id } = expectSuccess(await refundIn(kit, own, part));
    expectThat(status !== 'skipped' && !ids.has(refund_id), 'a refund of its own for each reference', refund_id);
    ids.add(refund_id);
    for (const more of [{}, { refund_amount_cents: 1 }, { refund_amount_cents: 1000 }, { reason: 'chargeback' }]) {
      const again = expectSuccess(await refundIn(kit, own, { ...part, ...more }));
      expectFields(again, { status: 'skipped', refund_id, deduction_cents: 0 });
    }
  }
  const rest = { transaction_id, refund_amount_cents: 1000 - 100 * texts.length };
  expectThat(
    expectSuccess(await refundIn(kit, own, rest)).status !== 'skipped',
    'a refund of exactly what is left',
    'skipped',
  );
}

/** Each subscription_id is one subscription, whose first sale earns. */
async function subscriptions(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const click_id = await clickOn(kit, own);
  for (const subscription_id of resembling()) {
    const { commissionId } = await sellIn(kit, own, 1000, { click_id, subscription_id });
    expectThat(commissionId !== null, 'a commission for the first sale of each subscription', commissionId);
  }
}

export const exactRows: Row[] = [
  shown('customer_keys that resemble each other', 'a customer for each', customerKeys, WRITES),
  shown('transaction_ids that resemble each other', 'a sale for each', transactions, WRITES),
  shown('refund_references that resemble each other', 'a refund for each', references, WRITES),
  shown('subscription_ids that resemble each other', 'a subscription for each', subscriptions, WRITES),
];
