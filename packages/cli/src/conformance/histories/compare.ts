// Every list and total of a program, compared with the model.
import { readinessOf, statusOfProgram } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectEqual } from '../pictures/equal.ts';
import { figuresOf, partnerFigures, statusFigures } from '../pictures/figures.ts';
import type { Shop } from '../shop.ts';
import type { Model } from './model.ts';

type Body = Record<string, unknown>;

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

const sorted = (records: readonly object[]): string[] => records.map((one) => JSON.stringify(one)).sort();

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
  const { totals } = await done('getPartner', { partner_id: program.partnerId });
  expectEqual(totals, partnerFigures(events, commissions), 'the totals of the partner');
  const own = (await ask('listOwnCommissions')).body as { totals: Body };
  expectEqual(own.totals.currencies, statusFigures(commissions), 'the sums of the partner');
  const { clicks, leads } = figures;
  const sales = events.filter(({ type }) => type === 'sale').length;
  const { counts_24h } = await readinessOf(kit, program);
  expectEqual(counts_24h, { clicks, leads, sales }, 'the counts of readiness');
  const pending = commissions.filter(({ status }) => status === 'pending').length;
  const { pending_commissions, recent_events } = await statusOfProgram(kit, program);
  expectEqual(pending_commissions, pending, 'the pending commissions of status');
  expectEqual(recent_events, { clicks_24h: clicks, leads_24h: leads, sales_24h: sales }, 'the counts of status');
}

/** Throws unless everything is as the model has it. */
export async function expectModel(kit: Kit, shop: Shop, model: Model, links: readonly unknown[]): Promise<void> {
  const expected = recordsOf(model, links, shop.program.partnerId);
  const { raw, ...found } = await listsOf(shop);
  expectEqual(found.events, expected.events, 'the events');
  // Their order is that of their first records, which a click is not.
  expectEqual(sorted(found.customers), sorted(expected.customers), 'the customers');
  expectEqual(found.commissions, expected.commissions, 'the commissions');
  const payments = (await shop.list('listPaymentEvents')).map(({ result }) => result).reverse();
  expectEqual(payments, model.payments, 'the payment events');
  const tests = (await shop.list('listEvents', { test: 'true' })).reverse();
  const told = tests.map(({ type, amount_cents }) => [type, amount_cents].join(' '));
  expectEqual(told, model.tests, 'the events in test mode');
  await expectTotals(kit, shop, raw);
}
