// Reads Shopify's orders and refunds: https://shopify.dev/docs/api/webhooks. No I/O.
import {
  codesIn,
  currency,
  decimalIn,
  partIn,
  fieldsOf,
  identifier,
  listOf,
  namedIn,
  part,
  prefixed,
  printed,
  text,
  timeIn,
  type Fields,
} from '../fields.ts';
import { share } from '../../terms/commission.ts';
import { headerIn } from '../signing.ts';
import { UNREADABLE, type Notice } from '../notice.ts';
import type { PaymentEvent, Place, Reading } from '../processor.ts';
import { orderOfNode } from './node.ts';

const PAID: readonly string[] = ['paid', 'partially_refunded', 'refunded'];

const moneyIn = (set: unknown, whose: 'shop_money' | 'presentment_money'): Fields => fieldsOf(fieldsOf(set)[whose]);

/** The number of an order. Its JSON number may be too large to be exact. */
function idOf({ admin_graphql_api_id: global, id }: Fields): string | undefined {
  return identifier(/\/(\d+)$/.exec(text(global) ?? '')?.[1] ?? id);
}

/** The identifiers that the shop's pages stored with the cart, or those of the address on which the visit began. */
function customerOf({ note_attributes, landing_site }: Fields) {
  const stored = Object.fromEntries(listOf(note_attributes).map(({ name, value }) => [printed(name), value]));
  const named = namedIn(stored);
  const query = new URLSearchParams((text(landing_site) ?? '').split('?')[1] ?? '');
  return { ...named, clickId: named.clickId ?? text(query.get('click_id')) };
}

const returnedIn = ({ transactions }: Fields): Fields[] =>
  listOf(transactions).filter(({ kind, status }) => kind === 'refund' && status === 'success');

const sumOf = (code: string | undefined, amounts: readonly unknown[]): number | undefined =>
  amounts.reduce<number | undefined>((sum, sent) => {
    const cents = decimalIn(code, sent);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);

/** What was paid. The `current_…` amounts fall with refunds, so that they say nothing of the payment. */
function moneyOf(order: Fields) {
  const code = currency(order.currency);
  const goods = decimalIn(code, order.subtotal_price);
  const taxCents = partIn(code, order.total_tax);
  const shipping = partIn(code, moneyIn(order.total_shipping_price_set, 'shop_money').amount);
  if (code === undefined || goods === undefined || taxCents === undefined || shipping === undefined) return undefined;
  const included = order.taxes_included === true;
  const taxes = listOf(order.shipping_lines).flatMap(({ tax_lines }) => listOf(tax_lines).map(({ price }) => price));
  const shippingTax = included ? (sumOf(code, taxes) ?? 0) : 0;
  const shippingCents = Math.max(0, shipping - shippingTax);
  return { code, grossCents: goods + shipping + (included ? 0 : taxCents), taxCents, shippingCents };
}

function readPayment(order: Fields, name: string): Notice {
  const money = moneyOf(order);
  if (!money) return UNREADABLE;
  return {
    kind: 'payment',
    customer: customerOf(order),
    ...codesIn(listOf(order.discount_codes).map(({ code }) => code)),
    processorCustomer: prefixed('shopify', fieldsOf(order.customer).id),
    amountCents: money.grossCents,
    taxCents: part(money.taxCents),
    shippingCents: part(money.shippingCents),
    currency: money.code,
    intent: name,
  };
}

/**
 * Money that was returned in the customer's currency, in that of the shop: at the rate of what was returned. As it is, if nothing
 * says the rate.
 */
function inShopMoney(refund: Fields, paid: { code: string; cents: number }): { code: string; cents: number } {
  const sets = [
    ...listOf(refund.refund_line_items).map(({ subtotal_set }) => subtotal_set),
    ...listOf(refund.refund_shipping_lines).map(({ subtotal_amount_set }) => subtotal_amount_set),
    ...listOf(refund.order_adjustments).map(({ amount_set }) => amount_set),
  ];
  for (const set of sets) {
    const [shop, presented] = [moneyIn(set, 'shop_money'), moneyIn(set, 'presentment_money')];
    const [code, other] = [currency(shop.currency_code), currency(presented.currency_code)];
    if (code === undefined || other !== paid.code || code === other) continue;
    const absolute = ({ amount }: Fields) => printed(amount).replace(/^-/, '');
    const [of, whole] = [decimalIn(code, absolute(shop)), decimalIn(other, absolute(presented))];
    if (of !== undefined && whole) return { code, cents: share(paid.cents, of, whole) };
  }
  return paid;
}

/** The money that was returned; goods alone may come back without any. */
function readRefund(refund: Fields, name: string): Notice | undefined {
  const returned = returnedIn(refund);
  if (returned.length === 0) return undefined;
  const [id, code] = [idOf(refund), currency(returned[0]!.currency)];
  const sum = sumOf(
    code,
    returned.map(({ amount }) => amount),
  );
  if (!id || code === undefined || sum === undefined) return UNREADABLE;
  const { code: own, cents: refundedCents } = inShopMoney(refund, { code, cents: sum });
  return { kind: 'refund', refund: id, refundedCents, currency: own, charge: name, intent: name };
}

/** A cancelled order takes back all of it, whatever was refunded one by one. */
function readCancellation(order: Fields, name: string): Notice {
  const money = moneyOf(order);
  if (!money) return UNREADABLE;
  const { grossCents: cents, code } = money;
  return {
    kind: 'refund',
    refundedCents: cents,
    chargeCents: cents,
    currency: code,
    charge: `${name}-cancelled`,
    intent: name,
  };
}

/** A refund of several payments may be reported before all of their money has moved. */
function refundEvent(refund: Fields, name: string, livemode: false | undefined): PaymentEvent {
  const notice = readRefund(refund, name);
  const state = notice?.kind === 'refund' ? `:${notice.refundedCents}` : '';
  const id = `shopify:refund:${idOf(refund) ?? ''}${state}`;
  return { id, type: 'refunds/create', livemode, occurredAt: timeIn(refund.created_at), notice };
}

function readOrder(order: Fields, id: string): PaymentEvent[] {
  const name = `shopify-${id}`;
  const livemode = order.test === true ? false : undefined;
  if (!PAID.includes(printed(order.financial_status))) return [];
  const paidAt = timeIn(order.processed_at ?? order.created_at);
  const events: PaymentEvent[] = [
    {
      ...{ id: `shopify:${id}:paid`, type: 'orders/paid', livemode, occurredAt: paidAt },
      ...{ notice: readPayment(order, name), landing: text(order.landing_site) },
    },
    ...listOf(order.refunds)
      .map((refund) => refundEvent(refund, name, livemode))
      .filter(({ notice }) => notice !== undefined),
  ];
  const cancelledAt = timeIn(order.cancelled_at);
  if (cancelledAt === undefined) return events;
  const cancelled = { id: `shopify:${id}:cancelled`, type: 'orders/cancelled', livemode, occurredAt: cancelledAt };
  return [...events, { ...cancelled, notice: readCancellation(order, name) }];
}

function eventsOf(body: Fields): PaymentEvent[] | undefined {
  const order = identifier(body.order_id);
  if (order !== undefined && body.financial_status === undefined)
    return [
      refundEvent(body, `shopify-${order}`, returnedIn(body).some(({ test }) => test === true) ? false : undefined),
    ];
  const id = idOf(body);
  return id === undefined ? undefined : readOrder(body, id);
}

/** A delivery; undefined if it is not one. */
export function read(body: object, { headers }: Place): Reading | undefined {
  const events = eventsOf(body as Fields);
  return events && { events, shop: text(headerIn(headers, 'x-shopify-shop-domain')) };
}

/** An order of Shopify's GraphQL API. */
export function readObject(object: object): Reading | undefined {
  const events = eventsOf(orderOfNode(object as Fields));
  return events && { events };
}
