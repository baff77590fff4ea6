// Commissions, which an integrator sees as what the refund of a whole sale deducts.
import { unique } from '../call.ts';
import { clickOn, ownCampaign, refundIn, saleIn, saleOf, sellIn, type Campaign, type Sold } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { commissionOf, deducted, halfDeduction, inexactParts, tellingAmounts } from '../money.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Need, type Row } from '../row.ts';
import { enumOf } from '../schema.ts';
import { ownTerms, type Terms } from '../terms.ts';

type Body = Record<string, unknown>;

/** A program whose terms are known, and a customer of it who may buy any number of times. */
interface Shop {
  campaign: Campaign;
  terms: Terms;
  buyer: { click_id: string };
}

/** Refunds a sale, or a part of it; returns the response, whose deduction must be the expected one. */
async function takeBack(kit: Kit, { campaign }: Shop, sold: Sold, deduction: number, more: Body = {}): Promise<Body> {
  const { transaction_id, commissionId } = sold;
  const body = expectSuccess(await refundIn(kit, campaign, { transaction_id, ...more }));
  const status = commissionId === null ? 'no_commission' : 'reversed';
  const message = messageOf('trackRefund', 'recorded');
  expectFields(body, { status, deduction_cents: deduction, commission_id: commissionId, message, data: undefined });
  expectThat(typeof body.refund_id === 'number', 'a refund_id', body.refund_id);
  return body;
}

const sell = (kit: Kit, { campaign, buyer }: Shop, amount: number, more: Body = {}): Promise<Sold> =>
  sellIn(kit, campaign, amount, { ...buyer, ...more });

async function expectCommission(kit: Kit, shop: Shop, amount: number, more: Body = {}): Promise<void> {
  const sold = await sell(kit, shop, amount, more);
  expectThat(sold.commissionId !== null, 'a commission_id', sold.commissionId);
  await takeBack(kit, shop, sold, commissionOf(shop.terms.commission, amount));
}

/** Sales whose commissions show how they are rounded, and the smallest sale. */
async function rounding(kit: Kit, shop: Shop): Promise<void> {
  const { commission } = shop.terms;
  const amounts = 'part' in commission ? tellingAmounts(commission.part) : [100, 12_345];
  for (const amount of new Set([1, ...amounts])) await expectCommission(kit, shop, amount);
}

/** A percentage is in the currency of the sale; a fixed commission does not depend on it. */
async function currencies(kit: Kit, shop: Shop): Promise<void> {
  for (const currency of enumOf('trackSale', 'currency')) await expectCommission(kit, shop, 12_345, { currency });
}

/** Refunds a sale unit by unit. Each deduction is the difference of two totals, so that roundings do not add up. */
async function unitByUnit(kit: Kit, shop: Shop): Promise<void> {
  const amount = 7;
  const commission = commissionOf(shop.terms.commission, amount);
  const sold = await sell(kit, shop, amount);
  for (let unit = 1; unit <= amount; unit++) {
    const deduction = deducted(commission, unit, amount) - deducted(commission, unit - 1, amount);
    await takeBack(kit, shop, sold, deduction, { refund_amount_cents: 1 });
  }
  await expectSkipped(kit, shop, sold);
}

async function expectSkipped(kit: Kit, { campaign }: Shop, sold: Sold, more: Body = {}): Promise<void> {
  const { transaction_id, commissionId: commission_id } = sold;
  const body = expectSuccess(await refundIn(kit, campaign, { transaction_id, ...more }));
  expectFields(body, {
    status: 'skipped',
    deduction_cents: 0,
    commission_id,
    message: messageOf('trackRefund', 'skipped'),
  });
}

/** An amount that floating-point numbers cannot divide exactly. */
async function large(kit: Kit, shop: Shop): Promise<void> {
  const amount = Number.MAX_SAFE_INTEGER;
  const commission = commissionOf(shop.terms.commission, amount);
  const sold = await sell(kit, shop, amount);
  let refunded = 0;
  const parts = inexactParts(commission, amount);
  for (const part of parts.length > 0 ? parts : [3_002_399_751_580_331, 1, 1_000_000_000_000_001]) {
    const deduction = deducted(commission, refunded + part, amount) - deducted(commission, refunded, amount);
    await takeBack(kit, shop, sold, deduction, { refund_amount_cents: part });
    refunded += part;
  }
  await takeBack(kit, shop, sold, commission - deducted(commission, refunded, amount));
}

async function halves(kit: Kit, shop: Shop): Promise<void> {
  const half = halfDeduction(shop.terms.commission);
  if (!half) throw new NotAsked("no refund of a small sale deducts half a unit at the program's rate");
  const { amount, refunded } = half;
  const commission = commissionOf(shop.terms.commission, amount);
  const sold = await sell(kit, shop, amount);
  const first = deducted(commission, refunded, amount);
  await takeBack(kit, shop, sold, first, { refund_amount_cents: refunded });
  await takeBack(kit, shop, sold, commission - first);
}

/** One unit more than is left is rejected and changes nothing; exactly what is left is refunded. */
async function toTheLastUnit(kit: Kit, shop: Shop): Promise<void> {
  const amount = 1000;
  const commission = commissionOf(shop.terms.commission, amount);
  const sold = await sell(kit, shop, amount);
  const { transaction_id } = sold;
  const refuse = async (refund_amount_cents: number) =>
    expectError(
      'trackRefund',
      await refundIn(kit, shop.campaign, { transaction_id, refund_amount_cents }),
      'refundTooLarge',
    );
  await refuse(amount + 1);
  const first = deducted(commission, amount - 1, amount);
  await takeBack(kit, shop, sold, first, { refund_amount_cents: amount - 1 });
  await refuse(2);
  await takeBack(kit, shop, sold, commission - first, { refund_amount_cents: 1 });
  await expectSkipped(kit, shop, sold, { refund_amount_cents: 1 });
}

/** A chargeback deducts as a refund does, after a partial refund what is left. */
async function chargeback(kit: Kit, shop: Shop): Promise<void> {
  const amount = 1000;
  const commission = commissionOf(shop.terms.commission, amount);
  await takeBack(kit, shop, await sell(kit, shop, amount), commission, { reason: 'chargeback' });
  const sold = await sell(kit, shop, amount);
  const first = deducted(commission, 400, amount);
  await takeBack(kit, shop, sold, first, { refund_amount_cents: 400 });
  await takeBack(kit, shop, sold, commission - first, { reason: 'chargeback' });
  await expectSkipped(kit, shop, sold, { reason: 'chargeback' });
}

/** A repeated reference is skipped with the first refund's identifier, whatever else the request says. */
async function references(kit: Kit, shop: Shop): Promise<void> {
  const amount = 1000;
  const commission = commissionOf(shop.terms.commission, amount);
  const [sold, other] = [await sell(kit, shop, amount), await sell(kit, shop, amount)];
  const part = { refund_amount_cents: 300, refund_reference: unique('re') };
  const deduction = deducted(commission, 300, amount);
  const { refund_id } = await takeBack(kit, shop, sold, deduction, part);
  for (const changed of [{}, { refund_amount_cents: 200 }, { refund_amount_cents: 701 }, { reason: 'chargeback' }]) {
    const { transaction_id } = sold;
    const body = expectSuccess(await refundIn(kit, shop.campaign, { transaction_id, ...part, ...changed }));
    expectFields(body, { status: 'skipped', refund_id, deduction_cents: 0, commission_id: sold.commissionId });
  }
  // A reference belongs to one sale.
  await takeBack(kit, shop, other, deduction, part);
  await takeBack(kit, shop, sold, deducted(commission, 600, amount) - deduction, {
    ...part,
    refund_reference: unique('re'),
  });
}

/** The first sale of a subscription earns; later ones only under the recurring kinds. Other sales always earn. */
async function subscriptions(kit: Kit, shop: Shop): Promise<void> {
  const amount = 1000;
  const commission = commissionOf(shop.terms.commission, amount);
  const [subscription_id, another] = [unique('sub'), unique('sub')];
  const first = await sell(kit, shop, amount, { subscription_id });
  expectThat(first.commissionId !== null, 'a commission for the first sale of a subscription', first.commissionId);
  const later = [
    await sell(kit, shop, amount, { subscription_id }),
    await sell(kit, shop, amount, { subscription_id }),
  ];
  const recurring = shop.terms.recurring ?? later[0]!.commissionId !== null;
  for (const sold of later) {
    const expected = recurring ? 'a commission' : 'no commission';
    expectThat((sold.commissionId !== null) === recurring, `${expected} for a later sale`, sold.commissionId);
    await takeBack(kit, shop, sold, recurring ? commission : 0);
  }
  await takeBack(kit, shop, first, commission);
  await expectCommission(kit, shop, amount, { subscription_id: another });
  await expectCommission(kit, shop, amount, { subscription_id: null });
  await expectCommission(kit, shop, amount);
}

/** A rejected sale uses up nothing: its transaction_id can be sent again. */
async function nothingUsed(kit: Kit, { campaign, buyer }: Shop): Promise<void> {
  const sale = saleOf(1000, buyer);
  const refused: [name: string, body: Body][] = [
    ['unsupportedCurrency', { ...sale, currency: 'GBP' }],
    ['occurredAtInvalid', { ...sale, occurred_at: '2001-01-01T00:00:00Z' }],
    ['amountInvalid', { ...sale, amount_cents: 0 }],
    ['customerUnknown', { ...sale, click_id: unique('clk') }],
  ];
  for (const [name, body] of refused) expectError('trackSale', await saleIn(kit, campaign, body), name);
  const { sale_id } = expectSuccess(await saleIn(kit, campaign, sale));
  expectError('trackSale', await saleIn(kit, campaign, sale), 'duplicateTransaction', { sale_id: sale_id as number });
}

/** Only the transaction_id names a sale: not its case, and not what else the sale says. */
async function identity(kit: Kit, { campaign, buyer }: Shop): Promise<void> {
  const more = {
    provider: 'stripe',
    provider_payment_id: unique('pi'),
    subscription_id: unique('sub'),
    livemode: true,
  };
  const sale = { ...saleOf(1000, { ...buyer, ...more }), transaction_id: unique('Conformance') };
  const { transaction_id } = sale;
  const { sale_id } = expectSuccess(await saleIn(kit, campaign, sale)) as { sale_id: number };
  const changed = [{}, { amount_cents: 1, ...buyer }, { ...sale, provider_payment_id: unique('pi'), livemode: false }];
  for (const other of changed) {
    const again = { ...saleOf(1000, buyer), ...other, transaction_id };
    expectError('trackSale', await saleIn(kit, campaign, again), 'duplicateTransaction', { sale_id });
  }
  for (const other of [transaction_id.toLowerCase(), ` ${transaction_id}`, more.provider_payment_id, String(sale_id)]) {
    expectError('trackRefund', await refundIn(kit, campaign, { transaction_id: other }), 'saleNotFound');
  }
  expectFields(expectSuccess(await refundIn(kit, campaign, { transaction_id })), { status: 'reversed' });
}

const RULES: [asks: string, expects: string, run: (kit: Kit, shop: Shop) => Promise<void>][] = [
  ['commissions that must be rounded', 'rounded half up, exactly', rounding],
  ['a sale in each currency', "a commission in the sale's unit", currencies],
  ['a sale, refunded unit by unit', 'the commission, without the sum of the roundings', unitByUnit],
  ['refunds of the largest sale', 'exact', large],
  ['a deduction of half a unit', 'rounded up', halves],
  ['refunds to the last unit', '400 refundTooLarge for one unit more', toTheLastUnit],
  ['chargebacks', 'deducted like refunds', chargeback],
  ['a repeated refund_reference', 'skipped, with the identifier of the first', references],
  ['sales of a subscription', 'the first earns, later ones by the commission type', subscriptions],
  ['a transaction_id after rejected sales', '200', nothingUsed],
  ['a sale with every identifier', 'only its transaction_id names it', identity],
];

/** The rules of money for one program. */
export function moneyRows(
  endpoint: string,
  needs: readonly Need[],
  shopOf: (kit: Kit) => Promise<{ campaign: Campaign; terms: Terms }>,
  suffix = '',
): Row[] {
  const { shown } = rowsOf(endpoint, 'trackSale');
  return RULES.map(([asks, expects, run]) =>
    shown(
      `${asks}${suffix}`,
      expects,
      async (kit) => {
        const shop = await shopOf(kit);
        await run(kit, { ...shop, buyer: { click_id: await clickOn(kit, shop.campaign) } });
      },
      needs,
    ),
  );
}

const own = async (kit: Kit) => ({ campaign: ownCampaign(kit), terms: await ownTerms(kit) });

export const ownMoneyRows: Row[] = moneyRows('money', ['write'], own);
