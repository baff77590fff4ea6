// Several customers of several links, whose events alternate. Whatever is said about one of them, one link, one currency or
// all together must follow from the list of events and the list of commissions.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, refundIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { checkout, dispute, expectResult, newSecret, refunded, type PaymentEvent } from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { serviceTime } from '../service-time.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { DAY } from '../days.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const MOST = { limit: '100' };

/** Requests of a program, with customers and sales by name. */
function actorsIn(kit: Kit, program: JoinedProgram, links: readonly string[]) {
  const clicks = new Map<string, string>();
  const whose = (name: string): Body => ({ click_id: clicks.get(name)! });
  return {
    clicks,
    click: async (name: string, link: number) => void clicks.set(name, await clickOn(kit, { aff: links[link]! })),
    browses: async (name: string) => expectSuccess(await browserLead(kit, whose(name))),
    leads: async (name: string, more: Body = {}) =>
      expectSuccess(await leadIn(kit, program, { ...whose(name), ...more })),
    buys: async (name: string, amount: number, more: Body = {}): Promise<string> => {
      const sale = saleOf(amount, { ...whose(name), ...more });
      expectSuccess(await saleIn(kit, program, sale));
      return sale.transaction_id;
    },
    refunds: async (transaction_id: string, more: Body) =>
      expectSuccess(await refundIn(kit, program, { transaction_id, ...more })),
  };
}

interface History extends Calls {
  program: JoinedProgram;
  clicks: ReadonlyMap<string, string>;
  events: Body[];
  commissions: Body[];
}

/** Two customers pay through the payment processor, one of them after a lead that is still provisional. */
async function pay(
  kit: Kit,
  { id: programId }: JoinedProgram,
  { clicks, click, browses }: ReturnType<typeof actorsIn>,
) {
  const secret = newSecret();
  await within(kit, { id: programId }).done('connectProcessor', {}, { type: 'stripe', webhook_secret: secret });
  const sent = (event: PaymentEvent, result: string) => expectResult(kit, event, result, { programId, secret });
  await click('payer', 1);
  await click('pays', 0);
  const paid = async (name: string, amount_total: number): Promise<unknown> => {
    const event = checkout({ client_reference_id: clicks.get(name), amount_total });
    await sent(event, 'sale_recorded');
    return event.data.object.payment_intent;
  };
  const first = await paid('payer', 1207);
  await browses('pays');
  await paid('pays', 905);
  await sent(refunded(unique('ch'), first, 100), 'refund_recorded');
  await paid('payer', 301);
  await sent(dispute(await paid('pays', 77), 77), 'chargeback_recorded');
}

/** Two links and seven customers, who do more and more in turns. */
async function happen(kit: Kit): Promise<History> {
  const program = await makeJoined(kit, { lead_commission_cents: 30, commission_rate: 15 });
  const calls = within(kit, program);
  const link = async () => String((await calls.done('createOwnLink', {}, {})).code);
  const act = actorsIn(kit, program, [await link(), await link()]);
  const twoDaysAgo = new Date((await serviceTime(kit)) * 1000 - 2 * DAY).toISOString();
  await act.click('all', 0);
  await act.click('sale', 1);
  await act.browses('all');
  await act.click('lead', 0);
  await act.click('click', 1);
  await act.leads('lead', { customer_key: unique('customer') });
  await act.leads('all', { customer_key: unique('customer') });
  const first = await act.buys('sale', 707, { currency: 'EUR' });
  await act.click('browser', 1);
  const second = await act.buys('all', 1003);
  await act.browses('browser');
  await act.buys('sale', 309, { occurred_at: twoDaysAgo });
  await act.refunds(second, { refund_amount_cents: 211 });
  await act.buys('all', 55, { currency: 'EUR' });
  await act.refunds(first, { reason: 'chargeback' });
  await act.refunds(second, { refund_amount_cents: 3 });
  await pay(kit, program, act);
  const { partnerId: partner_id } = program;
  await calls.done('createAdjustment', {}, { partner_id, amount_cents: -12, reason: 'A correction' });
  const events = await calls.done<Body[]>('listEvents', {}, undefined, MOST);
  const commissions = await calls.done<Body[]>('listCommissions', {}, undefined, MOST);
  return { ...calls, program, clicks: act.clicks, events, commissions };
}

const firstOf = (events: readonly Body[], meets: (event: Body) => boolean): unknown =>
  events.filter(meets).at(-1)?.created_at ?? null;
const isSettled = ({ type, provisional }: Body): boolean => type === 'lead' && provisional === false;

/** What the events of a customer, the newest first, say about it. */
function customerOf(events: readonly Body[]): Body {
  const [lead_at, converted_at] = [firstOf(events, isSettled), firstOf(events, ({ type }) => type === 'sale')];
  const [newest, click] = [events[0]!, events.at(-1)!];
  const status = converted_at !== null ? 'conversion' : lead_at !== null ? 'lead' : 'click';
  const { customer_id: id, customer_key } = newest;
  const { link_id, partner_id, created_at: clicked_at } = click;
  const created_at = firstOf(events, ({ type }) => type !== 'click');
  return { id, status, customer_key, link_id, partner_id, clicked_at, lead_at, converted_at, created_at };
}

const KINDS = ['click', 'lead', 'sale', 'refund'];
const countsOf = (events: readonly Body[]): string =>
  KINDS.map((kind) => `${events.filter(({ type }) => type === kind).length} ${kind}`).join(', ');

/** A customer in every place that shows it. */
async function expectCustomer({ done }: Calls, click_id: string, events: readonly Body[]): Promise<void> {
  const [customer, ...others] = await done<Body[]>('listCustomers', {}, undefined, { click_id });
  expectThat(others.length === 0 && customer !== undefined, 'one customer of a click', others);
  expectFields(customer, { ...customerOf(events), click_id });
  const { id } = customer;
  if (id === null) return;
  const ids = { customer_id: id };
  expectSame(await done('getCustomer', ids), customer, 'the customer by its number');
  const found = await done<Record<string, Body[]>>('exportCustomer', ids);
  const exported = KINDS.flatMap((type) => found[`${type}s`]!.map((record): Body => ({ ...record, type })));
  expectThat(countsOf(exported) === countsOf(events), `${countsOf(events)} in the export`, countsOf(exported));
  for (const type of KINDS.slice(1)) {
    const numbers = (of: readonly Body[], name: string) =>
      of.flatMap((one) => (one.type === type ? [Number(one[name])] : [])).sort((a, b) => a - b);
    expectSame(numbers(exported, 'id'), numbers(events, 'record_id'), `the export, of each ${type}`);
  }
  const { events: told } = await done<{ events: Body[] }>('explainCustomer', ids);
  expectThat(countsOf(told) === countsOf(events), `${countsOf(events)} in the explanation`, countsOf(told));
}

async function customers(kit: Kit): Promise<void> {
  const history = await happen(kit);
  const { clicks, events } = history;
  for (const click_id of clicks.values()) {
    await expectCustomer(
      history,
      click_id,
      events.filter((event) => event.click_id === click_id),
    );
  }
  const listed = await history.done<Body[]>('listCustomers', {}, undefined, MOST);
  const stored = new Set(events.map(({ customer_id }) => customer_id).filter((id) => id !== null));
  expectThat(listed.length === stored.size, `${stored.size} customers in the list`, listed);
}

const sum = (records: readonly Body[]): number => records.reduce((all, one) => all + Number(one.amount_cents), 0);

/** The totals of some events and commissions. */
function totalsOf(events: readonly Body[], commissions: readonly Body[]): Body {
  const used = [
    ...new Set([...events, ...commissions].flatMap(({ currency }) => (typeof currency === 'string' ? [currency] : []))),
  ];
  return {
    clicks: events.filter(({ type }) => type === 'click').length,
    leads: events.filter(isSettled).length,
    currencies: used.sort().map((currency) => {
      const own = (type: string) => events.filter((event) => event.type === type && event.currency === currency);
      const part = (type: string) => ({ count: own(type).length, amount_cents: sum(own(type)) });
      const commission_cents = sum(commissions.filter((one) => one.currency === currency));
      return { currency, sales: part('sale'), refunds: part('refund'), commission_cents };
    }),
  };
}

async function totals(kit: Kit): Promise<void> {
  const { done, events, commissions, program } = await happen(kit);
  const of = async (query: Record<string, string> = {}) => done<Body[]>('getStats', {}, undefined, query);
  const shows = ({ clicks, leads, currencies }: Body): Body => ({ clicks, leads, currencies });
  const [whole] = await of();
  expectSame(shows(whole!), totalsOf(events, commissions), 'the totals of all events');
  const linkOf = (customer_id: unknown): unknown =>
    events.find((event) => customer_id !== null && event.customer_id === customer_id)?.link_id ?? null;
  for (const group of await of({ group_by: 'link' })) {
    const own = events.filter(({ link_id }) => link_id === group.link_id);
    const earned = commissions.filter(({ customer_id }) => linkOf(customer_id) === group.link_id);
    expectSame(shows(group), totalsOf(own, earned), `the totals of link ${String(group.link_id)}`);
  }
  const partner = await done<{ totals: Body }>('getPartner', { partner_id: program.partnerId });
  const { clicks, leads } = whole!;
  expectFields(partner.totals, { clicks, settled_leads: leads });
  const { counts_24h } = await done<{ counts_24h: Body }>('getProgramReadiness');
  const sales = events.filter(({ type }) => type === 'sale').length;
  expectFields(counts_24h, { clicks, leads, sales });
}

/** Each sale and each settled lead has its commission, which fits to what is left of it. */
async function commissionsOf(kit: Kit): Promise<void> {
  const { events, commissions } = await happen(kit);
  const of = (name: string): Body[] => commissions.filter(({ kind }) => kind === name);
  for (const sale of events.filter(({ type }) => type === 'sale')) {
    const { record_id: sale_id, customer_id, partner_id, transaction_id, currency, amount_cents } = sale;
    const [own, ...more] = of('sale').filter((one) => one.sale_id === sale_id);
    expectThat(own !== undefined && more.length === 0, `one commission of the sale ${String(sale_id)}`, more);
    expectFields(own, { customer_id, partner_id, currency });
    const returned = sum(events.filter((one) => one.type === 'refund' && one.transaction_id === transaction_id));
    const [earned, whole] = [Math.round((Number(amount_cents) * 15) / 100), Number(amount_cents)];
    const expected = earned - Math.round((earned * returned) / whole);
    expectFields(own, { amount_cents: expected, status: expected === 0 ? 'reversed' : 'pending' });
  }
  const leads = events.filter(isSettled).map(({ customer_id }) => customer_id);
  const paid = of('lead').map(({ customer_id, amount_cents }) => (amount_cents === 30 ? customer_id : undefined));
  expectSame(paid, leads, 'the commissions of leads');
}

export const managedHistoryRows: Row[] = [
  shown('customers whose events alternate', 'each as its own events say', customers, WRITES),
  shown('the totals of customers whose events alternate', 'the sums of the events', totals, WRITES),
  shown(
    'the commissions of customers whose events alternate',
    'one for each sale and settled lead',
    commissionsOf,
    WRITES,
  ),
];
