// Commissions of each type, in programs that the operator creates, and what becomes of them after payment.
import { isDeepStrictEqual } from 'node:util';
import { unique } from '../call.ts';
import { clickOn, browserLead, leadIn, refundIn, sellIn } from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit, Target } from '../kit.ts';
import { newCampaign, operate, type OperatedCampaign } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { serviceTime } from '../service-time.ts';
import { termsOf, type ListedTerms } from '../terms.ts';
import { moneyRows } from './money.ts';
import { withOffset } from './occurred-at.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'trackRefund');
const OPERATES: readonly Need[] = ['operator', 'write'];

/** Rates whose commissions must be rounded. */
const TERMS: readonly ListedTerms[] = [
  { type: 'percent', rate: 12.5, currency: 'USD' },
  { type: 'recurring_percent', rate: 33.333333, currency: 'EUR' },
  { type: 'fixed', rate: 7.005, currency: 'USD' },
  { type: 'recurring_fixed', rate: 1.5, currency: 'VND' },
];

const shops = new WeakMap<Target, Map<ListedTerms, Promise<OperatedCampaign>>>();

/** A program with these terms, the same one for all rules of a run. */
function shopWith(kit: Kit, listed: ListedTerms): Promise<OperatedCampaign> {
  const known = shops.get(kit.target) ?? new Map<ListedTerms, Promise<OperatedCampaign>>();
  shops.set(kit.target, known);
  const { type, rate, currency } = listed;
  const shop = known.get(listed) ?? newCampaign(kit, { 'commission-type': type, 'commission-rate': rate, currency });
  known.set(listed, shop);
  return shop;
}

const kinds: Row[] = TERMS.flatMap((listed) =>
  moneyRows(
    'operated',
    OPERATES,
    async (kit) => ({ campaign: await shopWith(kit, listed), terms: termsOf(listed) }),
    `, ${listed.type} ${listed.rate} in ${listed.currency}`,
  ),
);

interface Commission extends Body {
  commission_id: number;
  sale_id: number | null;
  amount_cents: number;
  currency: string;
  status: string;
}

async function commissionsOf(kit: Kit, { id }: OperatedCampaign): Promise<Commission[]> {
  const { commissions } = await operate(kit, 'commission list', { 'program-id': id });
  return commissions as Commission[];
}

/** A paid commission stays, and a second, negative one deducts what is refunded. */
async function clawback(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const sold = await sellIn(kit, campaign, 1000, { click_id: await clickOn(kit, campaign) });
  const commission = { 'commission-id': sold.commissionId! };
  await expectTotals(kit, campaign, { pending: -1 }, () => operate(kit, 'commission approve', commission));
  await operate(kit, 'commission pay', commission);
  const { transaction_id } = sold;
  const refund = expectSuccess(await refundIn(kit, campaign, { transaction_id, refund_amount_cents: 333 }));
  expectFields(refund, { status: 'clawed_back', deduction_cents: 67 });
  const rest = expectSuccess(await refundIn(kit, campaign, { transaction_id, reason: 'chargeback' }));
  expectFields(rest, { status: 'clawed_back', deduction_cents: 133 });
  const rows = (await commissionsOf(kit, campaign)).filter(({ sale_id }) => sale_id === sold.saleId);
  const paid = rows.filter(({ status, amount_cents }) => status === 'paid' && amount_cents === 200);
  expectThat(paid.length === 1, 'the paid commission of 200, unchanged', rows);
  const taken = rows.filter(({ amount_cents }) => amount_cents < 0);
  const total = taken.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const fits = total === -200 && taken.every(({ status }) => status === 'pending');
  expectThat(fits, 'pending commissions of -200 in total', rows);
}

/** An approved commission shrinks as a pending one does. */
async function approved(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const sold = await sellIn(kit, campaign, 1000, { click_id: await clickOn(kit, campaign) });
  await operate(kit, 'commission approve', { 'commission-id': sold.commissionId! });
  const { transaction_id, commissionId } = sold;
  const part = expectSuccess(await refundIn(kit, campaign, { transaction_id, refund_amount_cents: 500 }));
  expectFields(part, { status: 'reversed', deduction_cents: 100, commission_id: commissionId });
  const one = async () =>
    (await commissionsOf(kit, campaign)).find(({ commission_id }) => commission_id === commissionId)!;
  expectFields(await one(), { amount_cents: 100, status: 'approved' });
  expectSuccess(await refundIn(kit, campaign, { transaction_id }));
  expectFields(await one(), { amount_cents: 0, status: 'reversed' });
}

/** A customer's history has each sale and refund as it was sent. */
async function history(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const click_id = await clickOn(kit, campaign);
  const occurred_at = withOffset((await serviceTime(kit)) - 86_400, '+05:30');
  const { transaction_id } = await sellIn(kit, campaign, 1000, { click_id, occurred_at, livemode: true });
  const part = { refund_amount_cents: 300, refund_reason: 'too small' };
  expectSuccess(await refundIn(kit, campaign, { transaction_id, ...part }));
  expectSuccess(await refundIn(kit, campaign, { transaction_id, reason: 'chargeback' }));
  const told = await operate(kit, 'customer explain', { 'program-id': campaign.id, 'click-id': click_id });
  const events = told.events as Body[];
  const [sale] = events.filter(({ type }) => type === 'sale');
  expectFields(sale!, { transaction_id, amount_cents: 1000 });
  expectThat(Date.parse(String(sale!.occurred_at)) === Date.parse(occurred_at), occurred_at, sale!.occurred_at);
  const refunds = events.filter(({ type }) => type === 'refund');
  const sent = refunds.map(({ amount_cents, reason, refund_reason }) => [amount_cents, reason, refund_reason]);
  const expected = [
    [300, 'refund', part.refund_reason],
    [700, 'chargeback', null],
  ];
  expectThat(isDeepStrictEqual(sent, expected), JSON.stringify(expected), sent);
}

/** A lead pays once, when it settles: not while it is provisional, and not when it is repeated. */
async function leads(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit, { 'lead-commission-cents': 250, currency: 'EUR' });
  const lead = { click_id: await clickOn(kit, campaign), customer_key: unique('customer') };
  await expectTotals(kit, campaign, {}, async () => expectSuccess(await browserLead(kit, lead)));
  await expectTotals(kit, campaign, { leads: 1, pending: 1 }, async () =>
    expectSuccess(await leadIn(kit, campaign, lead)),
  );
  await expectTotals(kit, campaign, {}, () => leadIn(kit, campaign, lead));
  const commissions = await commissionsOf(kit, campaign);
  expectThat(commissions.length === 1, 'one commission', commissions);
  expectFields(commissions[0]!, { amount_cents: 250, currency: 'EUR', sale_id: null, status: 'pending' });
}

/** A percentage is in the sale's currency, by default the program's; a fixed amount is in the program's. */
async function currencies(kit: Kit): Promise<void> {
  const cases: [type: string, rate: number, sent: string | undefined, cents: number, currency: string][] = [
    ['percent', 10, undefined, 100, 'EUR'],
    ['percent', 10, 'VND', 100, 'VND'],
    ['fixed', 3.5, 'USD', 350, 'EUR'],
    ['percent', 0.5, 'USD', 5, 'USD'],
    ['recurring_percent', 0.05, 'USD', 1, 'USD'],
    ['fixed', 0.01, 'USD', 1, 'EUR'],
  ];
  for (const [type, rate, sent, amount_cents, currency] of cases) {
    const campaign = await newCampaign(kit, { 'commission-type': type, 'commission-rate': rate, currency: 'EUR' });
    const click_id = await clickOn(kit, campaign);
    await sellIn(kit, campaign, 1000, { click_id, ...(sent === undefined ? {} : { currency: sent }) });
    const [commission] = await commissionsOf(kit, campaign);
    expectFields(commission!, { amount_cents, currency, status: 'pending' });
  }
}

export const operatedMoneyRows: Row[] = [
  ...kinds,
  shown('refunds after the commission was paid', 'clawed_back, a negative commission', clawback, OPERATES),
  shown('refunds after the commission was approved', 'reversed', approved, OPERATES),
  shown('the history of a customer', 'each sale and refund as it was sent', history, OPERATES),
  shown('the commission of a lead', 'once, when it settles', leads, OPERATES),
  shown('commissions in several currencies', "the sale's, or the program's", currencies, OPERATES),
];
