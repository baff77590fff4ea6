// Every list and total of a program, compared with the model.
import { readinessOf, statusOfProgram } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectEqual } from '../pictures/equal.ts';
import { figuresOf, isSettled, partnerFigures, statusFigures } from '../pictures/figures.ts';
import type { Shop } from '../shop.ts';
import type { Model } from './model.ts';

type Body = Record<string, unknown>;

const sorted = (records: readonly object[]): string[] => records.map((one) => JSON.stringify(one)).sort();

/** The records of the model in the form of the lists, oldest first. */
function recordsOf({ customers, commissions, events }: Model, links: readonly unknown[], partner_id: number) {
  const whose = (place: number) => links[place];
  return {
    customers: customers
      .filter(({ stored }) => stored)
      .map(({ click_id, key, status, link }) => ({
        ...{ click_id, customer_key: key, status, link_id: whose(link), partner_id },
        erased_at: null,
      })),
    commissions: commissions.map(({ kind, customer, sale, amount, currency, status, held }) => ({
      ...{ kind, amount_cents: amount, currency, status, held, partner_id },
      ...{ of: customer.click_id, sale: sale?.transaction ?? null },
    })),
    events: events.map(({ type, customer, provisional = null, event_name = null, sale, amount = null }) => ({
      ...{ type, click_id: customer.click_id, customer_key: customer.key, link_id: whose(customer.link), partner_id },
      ...{ transaction_id: sale?.transaction ?? null, amount_cents: amount, currency: sale?.currency ?? null },
      ...{ provisional, event_name, known: customer.stored },
    })),
  };
}

/** The lists of the program, in the same form. */
async function listsOf({ list }: Shop) {
  const [customers, commissions, events] = await Promise.all(
    (['listCustomers', 'listCommissions', 'listEvents'] as const).map(async (id) => (await list(id)).reverse()),
  );
  const clickOf = new Map(customers!.map(({ id, click_id }) => [id, click_id]));
  const sales = events!.filter(({ type }) => type === 'sale');
  const saleOf = new Map(sales.map(({ record_id, transaction_id }) => [record_id, transaction_id]));
  return {
    customers: customers!.map(({ click_id, customer_key, status, link_id, partner_id, erased_at }) => ({
      ...{ click_id, customer_key, status, link_id, partner_id, erased_at },
    })),
    commissions: commissions!.map(({ kind, amount_cents, currency, status, held, partner_id, ...one }) => ({
      ...{ kind, amount_cents, currency, status, held, partner_id },
      ...{ of: clickOf.get(one.customer_id), sale: saleOf.get(one.sale_id) ?? null },
    })),
    events: events!.map(({ type, click_id, customer_key, link_id, partner_id, customer_id, ...one }) => ({
      ...{ type, click_id, customer_key, link_id, partner_id, transaction_id: one.transaction_id },
      ...{ amount_cents: one.amount_cents, currency: one.currency, provisional: one.provisional },
      ...{ event_name: one.event_name, known: customer_id !== null },
    })),
    raw: { commissions: commissions!, events: events! },
  };
}

/** The times of the last events that count, which are in order. */
function lastOf(events: readonly Body[]): Body {
  const at = (meets: (event: Body) => boolean): unknown => events.filter(meets).at(-1)?.created_at ?? null;
  return { click: at(({ type }) => type === 'click'), lead: at(isSettled), sale: at(({ type }) => type === 'sale') };
}

/** The totals by link are those of its events, and of the commissions of its customers. */
async function expectLinks(
  { done }: Pick<Shop, 'done'>,
  id: 'getStats' | 'getOwnStats',
  { commissions, events }: { commissions: Body[]; events: Body[] },
): Promise<void> {
  const linkOf = new Map(events.map(({ customer_id, link_id }) => [customer_id, link_id]));
  const groups = await done<Body[]>(id, {}, undefined, { group_by: 'link' });
  const found = groups.map(({ link_id, clicks, leads, currencies }) => ({ link_id, clicks, leads, currencies }));
  const ids = [...new Set(events.map(({ link_id }) => link_id))];
  const expected = ids.map((link_id) => {
    const own = events.filter((event) => event.link_id === link_id);
    const earned = commissions.filter(({ customer_id }) => linkOf.get(customer_id) === link_id);
    return { link_id, ...figuresOf(own, earned) };
  });
  expectEqual(sorted(found), sorted(expected), `${id} by link`);
}

/** Each payment event names the records that it has led to. */
async function expectPayments({ list }: Shop, { payments }: Model, events: readonly Body[]): Promise<void> {
  const clickOf = new Map(events.map(({ customer_id, click_id }) => [customer_id, click_id]));
  const recordIn = (type: string, id: unknown) =>
    events.find((event) => event.type === type && event.record_id === id) ?? {};
  const found = (await list('listPaymentEvents')).reverse().map((event) => ({
    result: event.result,
    click_id: event.customer_id === null ? null : clickOf.get(event.customer_id),
    transaction_id: event.sale_id === null ? null : recordIn('sale', event.sale_id).transaction_id,
    refunded: event.refund_id === null ? null : recordIn('refund', event.refund_id).amount_cents,
  }));
  const expected = payments.map(({ result, customer, sale, refund }) => ({
    ...{ result, click_id: customer?.click_id ?? null, transaction_id: sale?.transaction ?? null },
    refunded: refund?.amount ?? null,
  }));
  expectEqual(found, expected, 'the payment events');
}

/** The export of each customer has the fields that no list shows. */
export async function expectExports(shop: Shop, { customers, sales, events }: Model): Promise<void> {
  for (const customer of customers.filter(({ stored }) => stored)) {
    const found = await shop.exported(customer);
    const own = sales.filter((one) => one.customer === customer);
    const recorded = found.sales!.map(({ transaction_id, provider, provider_payment_id, subscription_id }) => ({
      ...{ transaction_id, provider, provider_payment_id, subscription_id },
    }));
    const expected = own.map(({ transaction, more }) => ({ transaction_id: transaction, ...more }));
    expectEqual(recorded, expected, 'the sales of an export');
    const refunds = found.refunds!.map(({ amount_cents, reason, refund_reference, refund_reason }) => ({
      ...{ amount_cents, reason, refund_reference, refund_reason },
    }));
    const returned = events.filter((event) => event.type === 'refund' && event.customer === customer);
    const due = returned.map(({ amount, reason, reference = null, why = null }) => ({
      ...{ amount_cents: amount, reason, refund_reference: reference, refund_reason: why },
    }));
    expectEqual(refunds, due, 'the refunds of an export');
    const [click] = found.clicks!;
    expectEqual({ click_id: click?.click_id }, { click_id: customer.click_id }, 'the click of an export');
  }
}

/** The totals of the lists, which are those of the model. */
async function expectTotals(
  kit: Kit,
  { ask, done, program }: Shop,
  raw: { commissions: Body[]; events: Body[] },
): Promise<void> {
  const { commissions, events } = raw;
  const figures = figuresOf(events, commissions);
  for (const id of ['getStats', 'getOwnStats'] as const) {
    const { data } = (await ask(id)).body as { data: unknown };
    const [first = { clicks: 0, leads: 0, currencies: [] }] = [data].flat() as Body[];
    const { clicks, leads, currencies } = first;
    expectEqual({ clicks, leads, currencies }, figures, id);
  }
  for (const id of ['getStats', 'getOwnStats'] as const) await expectLinks({ done }, id, raw);
  const { totals } = await done('getPartner', { partner_id: program.partnerId });
  expectEqual(totals, partnerFigures(events, commissions), 'the totals of the partner');
  const own = (await ask('listOwnCommissions')).body as { totals: Body };
  expectEqual(own.totals.currencies, statusFigures(commissions), 'the sums of the partner');
  const all = (await ask('listCommissions', {}, undefined, { limit: '1' })).body as { totals: Body };
  expectEqual(all.totals.currencies, statusFigures(commissions), 'the sums of the commissions');
  const { clicks, leads } = figures;
  const sales = events.filter(({ type }) => type === 'sale').length;
  const { counts_24h, last_event_at } = await readinessOf(kit, program);
  expectEqual(counts_24h, { clicks, leads, sales }, 'the counts of readiness');
  expectEqual(last_event_at, lastOf(events), 'the last events of readiness');
  const pending = commissions.filter(({ status }) => status === 'pending').length;
  const { pending_commissions, recent_events } = await statusOfProgram(kit, program);
  const recent = { clicks_24h: clicks, leads_24h: leads, sales_24h: sales };
  const status = { pending_commissions: pending, recent_events: recent };
  expectEqual({ pending_commissions, recent_events }, status, 'the totals of status');
}

/** Throws unless everything is as the model has it. */
export async function expectModel(kit: Kit, shop: Shop, model: Model, links: readonly unknown[]): Promise<void> {
  const expected = recordsOf(model, links, shop.program.partnerId);
  const { raw, ...found } = await listsOf(shop);
  expectEqual(found.events, expected.events, 'the events');
  // Their order is that of their first records, which a click is not.
  expectEqual(sorted(found.customers), sorted(expected.customers), 'the customers');
  expectEqual(found.commissions, expected.commissions, 'the commissions');
  await expectPayments(shop, model, raw.events);
  const tests = (await shop.list('listEvents', { test: 'true' })).reverse();
  const told = tests.map(({ type, amount_cents, currency }) => [type, amount_cents, currency].join(' '));
  expectEqual(told, model.tests, 'the events in test mode');
  await expectTotals(kit, shop, raw);
}
