// What the list of events says about each customer and each commission, and what their own answers must say too.
import { expectThat } from '../outcome.ts';
import { expectEqual, sharedFields } from './equal.ts';
import { isSettled } from './figures.ts';
import { dataIn, listIn, nameOfView, type Picture } from './picture.ts';
import type { Body } from './world.ts';

const firstOf = (events: readonly Body[], meets: (event: Body) => boolean): unknown =>
  events.filter(meets).at(-1)?.created_at ?? null;

/** What the events of a customer, the newest first, say about it. */
function customerFrom(events: readonly Body[]): Body {
  const [lead_at, converted_at] = [firstOf(events, isSettled), firstOf(events, ({ type }) => type === 'sale')];
  const [newest, click] = [events[0]!, events.at(-1)!];
  const status = converted_at !== null ? 'conversion' : lead_at !== null ? 'lead' : 'click';
  const { customer_id: id, customer_key, click_id } = newest;
  const { link_id, partner_id, created_at: clicked_at } = click;
  const created_at = firstOf(events, ({ type }) => type !== 'click');
  return { id, status, customer_key, click_id, link_id, partner_id, clicked_at, lead_at, converted_at, created_at };
}

const KINDS = ['click', 'lead', 'sale', 'refund'];
const countsOf = (events: readonly Body[]): string =>
  KINDS.map((kind) => `${events.filter(({ type }) => type === kind).length} ${kind}`).join(', ');

/** Each customer is what its events say, and its explanation shows all of them. */
export function customers(picture: Picture): void {
  const events = listIn(picture, 'listEvents');
  const listed = listIn(picture, 'listCustomers');
  for (const customer of listed) {
    const own = events.filter(({ customer_id }) => customer_id === customer.id);
    const where = `customer ${String(customer.id)}`;
    const expected = customerFrom(own);
    expectEqual(sharedFields(expected, customer), expected, `the list, of ${where}`);
    if (customer.erased_at !== null) continue;
    const told = dataIn(picture, nameOfView('owner', 'explainCustomer', {}, { customer_id: customer.id as number }));
    const counts = countsOf(told.events as Body[]);
    expectThat(counts === countsOf(own), `${countsOf(own)} in the explanation of ${where}`, counts);
    const { customer_id, status } = told.customer as Body;
    expectEqual({ customer_id, status }, { customer_id: customer.id, status: customer.status }, `the explanation`);
  }
  const stored = new Set(events.map(({ customer_id }) => customer_id).filter((id) => id !== null));
  expectThat(listed.length === stored.size, `${stored.size} customers in the list`, listed);
}

/** Each sale and each settled lead has its commission, which is of the same customer, partner and currency. */
export function commissionsOfEvents(picture: Picture): void {
  const events = listIn(picture, 'listEvents');
  const commissions = listIn(picture, 'listCommissions');
  const of = (name: string): Body[] => commissions.filter(({ kind }) => kind === name);
  const sales = events.filter(({ type }) => type === 'sale');
  expectThat(of('sale').length === sales.length, `${sales.length} commissions of sales`, of('sale'));
  for (const { record_id, customer_id, partner_id, currency, created_at } of sales) {
    const own = of('sale').find(({ sale_id }) => sale_id === record_id);
    const expected = { customer_id, partner_id, currency, created_at };
    expectEqual(sharedFields(expected, own ?? {}), expected, `the commission of sale ${String(record_id)}`);
  }
  const leads = events.filter(isSettled).map(({ customer_id }) => customer_id);
  const paid = of('lead').map(({ customer_id }) => customer_id);
  expectEqual([...paid].sort(), [...leads].sort(), 'the customers whose lead has a commission');
}

/** A payment event that is applied names the records that it has made. */
export function paymentEvents(picture: Picture): void {
  const events = listIn(picture, 'listEvents');
  const explanations = new Map<unknown, unknown>();
  for (const one of listIn(picture, 'listPaymentEvents')) {
    const { result, explanation, state, sale_id, refund_id, customer_id, applied_at } = one;
    const known = explanations.get(result) ?? explanation;
    expectThat(known === explanation, `one explanation of ${String(result)}`, explanation);
    explanations.set(result, explanation);
    if (state === 'pending') expectEqual({ applied_at }, { applied_at: null }, 'a pending event');
    const record = (type: string, id: unknown): Body | undefined =>
      events.find((event) => event.type === type && event.record_id === id);
    for (const [type, id] of [
      ['sale', sale_id],
      ['refund', refund_id],
    ] as const) {
      if (id === null) continue;
      const found = record(type, id);
      expectThat(
        found !== undefined && (customer_id === null || found.customer_id === customer_id),
        `the ${type} of an event`,
        one,
      );
    }
  }
}
