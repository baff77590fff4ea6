// Rules of links, partners and commissions that need an operator: what stays, what is refused, and what is added up.
import { isDeepStrictEqual } from 'node:util';
import { browserLead, clickOn, leadIn, refundIn, saleIn, saleOf, sellIn, statusOfProgram } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { eventually, expectRefused, newCampaign, newCode, newLink, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { totalsOf } from '../totals.ts';
import { clickAt } from './operated.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'trackSale');
const OPERATES: readonly Need[] = ['operator', 'write'];

/** A click on a link that was disabled afterwards is still worth what it was. */
async function afterDisabling(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const [known, unknown] = [await clickOn(kit, campaign), await clickOn(kit, campaign)];
  expectSuccess(await leadIn(kit, campaign, { click_id: known }));
  await operate(kit, 'link disable', { code: campaign.aff });
  await eventually(kit, async () => expectError('trackClick', await clickAt(kit, campaign.aff), 'linkDisabled'));
  expectSuccess(await leadIn(kit, campaign, { click_id: unknown }));
  for (const click_id of [known, unknown]) {
    const { commissionId } = await sellIn(kit, campaign, 1000, { click_id });
    expectThat(commissionId !== null, 'a commission', commissionId);
  }
}

/** Letters beyond ASCII whose lower case is ASCII are no letters of a code. */
async function otherLetters(kit: Kit): Promise<void> {
  const { id, partnerId } = await newCampaign(kit);
  const code = await newLink(kit, id, partnerId, `k${newCode(12)}`);
  expectSuccess(await clickAt(kit, code.replace('k', 'K')));
  expectError(
    'trackClick',
    await clickAt(kit, encodeURIComponent(code.replace('k', '\u212a'))),
    'referralLinkNotFound',
  );
}

/** Commissions only move forward: from pending to approved to paid. */
async function moves(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const click_id = await clickOn(kit, campaign);
  const [paid, reversed] = [
    await sellIn(kit, campaign, 1000, { click_id }),
    await sellIn(kit, campaign, 1000, { click_id }),
  ];
  const commission = { 'commission-id': paid.commissionId! };
  await expectRefused(kit, 'commission pay', commission);
  await operate(kit, 'commission approve', commission);
  await expectRefused(kit, 'commission approve', commission);
  await operate(kit, 'commission pay', commission);
  for (const verb of ['approve', 'pay']) await expectRefused(kit, `commission ${verb}`, commission);
  expectSuccess(await refundIn(kit, campaign, { transaction_id: reversed.transaction_id }));
  for (const verb of ['approve', 'pay']) {
    await expectRefused(kit, `commission ${verb}`, { 'commission-id': reversed.commissionId! });
  }
}

interface Earned extends Body {
  currency: string;
}

/** A partner's totals: clicks, settled leads, and sums for each currency. */
async function figures(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const click_id = await clickOn(kit, campaign);
  expectSuccess(await browserLead(kit, { click_id: await clickOn(kit, campaign) }));
  expectSuccess(await leadIn(kit, campaign, { click_id }));
  const refunded = await sellIn(kit, campaign, 1000, { click_id, currency: 'USD' });
  await sellIn(kit, campaign, 500, { click_id, currency: 'USD' });
  await sellIn(kit, campaign, 2000, { click_id, currency: 'EUR' });
  const part = { transaction_id: refunded.transaction_id, refund_amount_cents: 300 };
  expectSuccess(await refundIn(kit, campaign, part));
  const { programs } = await operate(kit, 'partner show', { 'partner-id': campaign.partnerId });
  const [shows] = programs as (Body & { currencies: Earned[] })[];
  expectFields(shows!, { program_id: campaign.id, status: 'joined', clicks: 2, settled_leads: 1 });
  const sums = shows!.currencies.map(({ currency, sales, refunds, net_commission_cents: net }) => [
    currency,
    sales,
    refunds,
    net,
  ]);
  const expected = [
    ['EUR', { count: 1, amount_cents: 2000 }, { count: 0, amount_cents: 0 }, 400],
    ['USD', { count: 2, amount_cents: 1500 }, { count: 1, amount_cents: 300 }, 240],
  ];
  expectThat(isDeepStrictEqual(sums, expected), JSON.stringify(expected), sums);
}

/** An erased partner takes part in no program any more, earns nothing, and leaves links that are nobody's. */
async function erased(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit, { 'lead-commission-cents': 30 });
  const [program, click_id] = [{ 'program-id': campaign.id }, await clickOn(kit, campaign)];
  await operate(kit, 'link create', { code: newCode(), ...program });
  expectFields(await statusOfProgram(kit, campaign), { active_partners: 1 });
  expectFields((await totalsOf(kit, campaign)).gates, { payout: 'pass', tracking: 'pass' });
  await operate(kit, 'partner erase', { 'partner-id': campaign.partnerId });
  await eventually(kit, async () => expectFields(await statusOfProgram(kit, campaign), { active_partners: 0 }));
  const { state, gates } = await totalsOf(kit, campaign);
  expectFields({ state, ...gates }, { state: 'configuring', payout: 'unknown', tracking: 'fail' });
  expectError('trackClick', await clickAt(kit, campaign.aff), 'referralLinkMisconfigured');
  expectSuccess(await leadIn(kit, campaign, { click_id }));
  const sale = saleOf(1000, { click_id });
  expectError('trackSale', await saleIn(kit, campaign, sale), 'partnerMissing');
  const { commissions } = await operate(kit, 'commission list', program);
  expectThat((commissions as Body[]).length === 0, 'no commission for an erased partner', commissions);
  expectFields(await statusOfProgram(kit, campaign), { pending_commissions: 0 });
  // Nothing can be repaired: nobody may earn it.
  const { repaired_sale_ids, left } = await operate(kit, 'commission repair', program);
  expectThat((repaired_sale_ids as unknown[]).length === 0, 'no repaired sale', repaired_sale_ids);
  const sales = (left as Body[]).map(({ sale_id }) => sale_id);
  expectThat(sales.length === 1, 'the sale whose commission nobody can earn', left);
  expectError('trackSale', await saleIn(kit, campaign, sale), 'duplicateTransaction', { sale_id: sales[0] as number });
}

export const operatedRecordRows: Row[] = [
  shown('customers of a link that is then disabled', 'their leads and sales are recorded', afterDisabling, OPERATES),
  shown('a code with a letter beyond ASCII', '400 referralLinkNotFound', otherLetters, OPERATES),
  shown('commissions that are moved', 'forward only', moves, OPERATES),
  shown('the totals of a partner', 'sums for each currency', figures, OPERATES),
  shown('a program whose partner is erased', 'nobody earns, and no link works', erased, OPERATES),
];
