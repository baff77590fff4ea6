// Creates events as Stripe sends them, in the formats before and since API version 2025-03-31.basil, including fields
// that the service ignores.
import { createHmac, randomBytes } from 'node:crypto';
import type { Delivery } from '../delivery.ts';

export type Shape = 'old' | 'new';
const API_VERSION = { old: '2024-06-20', new: '2025-09-30.clover' } as const;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  // The object depends on the event type.
  data: { object: Record<string, unknown> };
}

export type Metadata = Record<string, string>;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Creates an identifier in Stripe's format: a prefix and 24 characters. */
export const newId = (prefix: string): string =>
  `${prefix}_${[...randomBytes(24)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`;

/** The source of the events: their format and their times. */
export interface Source {
  shape: Shape;
  now: () => Date;
  livemode?: boolean;
}

export const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export function event(
  { shape, now, livemode = true }: Source,
  type: string,
  object: Record<string, unknown>,
): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION[shape],
    created: seconds(now()),
    type,
    livemode,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
    data: { object: { ...object, livemode } },
  };
}

/** The promotion code that a customer used: its identifier, or the expanded object. */
export type Promotion = string | { id: string; code: string; active: boolean };

const discountOf = (promotion: Promotion) => ({
  id: newId('di'),
  object: 'discount',
  coupon: { id: 'ten-off', object: 'coupon', percent_off: 10 },
  promotion_code: promotion,
});

/** The discounts of a session, as Stripe sends them. */
const usedIn = (promotion: Promotion | undefined) =>
  promotion === undefined ? [] : [{ coupon: 'ten-off', promotion_code: promotion }];

/** The discounts of an invoice or a subscription: new formats name only the discount, unless the promotion code is expanded. */
function discountsOf({ shape }: Source, promotion: Promotion | undefined) {
  if (promotion === undefined) return { discounts: [], ...(shape === 'old' && { discount: null }) };
  const discount = discountOf(promotion);
  if (shape === 'old') return { discount, discounts: [discount.id] };
  return { discounts: [typeof promotion === 'string' ? discount.id : discount] };
}

export const BUYER = {
  email: 'ada@buyer.dev',
  name: 'Ada Buyer',
  phone: null,
  address: { city: 'Turin', country: 'IT' },
};

export interface SessionFields {
  id?: string;
  amount?: number | null;
  currency?: string;
  paymentIntent?: string | null;
  invoice?: string | null;
  customer?: string | null;
  /** of the amount */
  tax?: number;
  shipping?: number;
  /** whether the session will make an invoice after the payment */
  invoiceCreation?: boolean;
  /** with Adaptive Pricing in the old format: the price in the merchant's currency */
  conversion?: { amount: number; currency: string };
  reference?: string | null;
  metadata?: Metadata;
  promotion?: Promotion;
  paymentStatus?: 'paid' | 'unpaid' | 'no_payment_required';
  /** or `checkout.session.async_payment_succeeded` */
  type?: string;
}

/** A completed one-off checkout. */
export const checkout = (source: Source, fields: SessionFields = {}): StripeEvent =>
  session(source, { ...fields, mode: 'payment', subscription: null });

/** A completed checkout of a subscription. */
export const subscriptionCheckout = (source: Source, fields: SessionFields & { subscription: string }): StripeEvent =>
  session(source, { ...fields, mode: 'subscription', paymentIntent: null });

function session(source: Source, fields: SessionFields & { mode: string; subscription: string | null }): StripeEvent {
  const { amount = 9900, currency = 'usd', paymentIntent = newId('pi'), paymentStatus = 'paid' } = fields;
  const { conversion } = fields;
  return event(source, fields.type ?? 'checkout.session.completed', {
    id: fields.id ?? newId('cs'),
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: 'https://brand.dev/cart',
    client_reference_id: fields.reference ?? null,
    created: seconds(source.now()),
    currency,
    currency_conversion: conversion && {
      amount_subtotal: conversion.amount,
      amount_total: conversion.amount,
      fx_rate: '1.27',
      source_currency: conversion.currency,
    },
    customer: fields.customer === undefined ? newId('cus') : fields.customer,
    customer_details: BUYER,
    discounts: usedIn(fields.promotion),
    invoice: fields.invoice ?? null,
    invoice_creation: { enabled: fields.invoiceCreation ?? false },
    metadata: fields.metadata ?? {},
    mode: fields.mode,
    payment_intent: paymentIntent,
    payment_status: paymentStatus,
    status: 'complete',
    subscription: fields.subscription,
    success_url: 'https://brand.dev/thanks',
    total_details: { amount_discount: 0, amount_shipping: fields.shipping ?? 0, amount_tax: fields.tax ?? 0 },
  });
}

export interface InvoiceFields {
  id?: string;
  amount?: number;
  /** of the amount */
  tax?: number;
  shipping?: number;
  /** less than the amount with a credit balance */
  paid?: number;
  currency?: string;
  subscription?: string | null;
  /** only in the old format: a new invoice does not name its payment */
  paymentIntent?: string | null;
  charge?: string | null;
  /** the metadata of the subscription */
  metadata?: Metadata;
  lineMetadata?: Metadata;
  billingReason?: string;
  customer?: string;
  promotion?: Promotion;
  /** or `invoice.paid` */
  type?: string;
}

function shaped({ shape }: Source, { subscription = null, paymentIntent, charge, metadata = {} }: InvoiceFields) {
  if (shape === 'new') {
    const details = subscription === null ? null : { subscription_details: { metadata, subscription } };
    return { parent: details && { ...details, quote_details: null, type: 'subscription_details' } };
  }
  return {
    charge: charge === undefined ? newId('ch') : charge,
    paid: true,
    paid_out_of_band: false,
    payment_intent: paymentIntent === undefined ? newId('pi') : paymentIntent,
    subscription,
    subscription_details: { metadata: subscription === null ? null : metadata },
  };
}

const taxed = ({ shape }: Source, { tax = 0 }: InvoiceFields) =>
  shape === 'new'
    ? { total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: 'inclusive' }] }
    : { tax, total_tax_amounts: tax === 0 ? [] : [{ amount: tax, inclusive: true }] };

/** A paid invoice. */
export function invoice(source: Source, fields: InvoiceFields = {}): StripeEvent {
  const { amount = 1900, currency = 'usd', lineMetadata = {}, billingReason = 'subscription_create' } = fields;
  return event(source, fields.type ?? 'invoice.payment_succeeded', {
    id: fields.id ?? newId('in'),
    object: 'invoice',
    amount_due: amount,
    amount_paid: fields.paid ?? amount,
    amount_remaining: 0,
    billing_reason: billingReason,
    created: seconds(source.now()),
    currency,
    customer: fields.customer ?? newId('cus'),
    customer_email: BUYER.email,
    customer_name: BUYER.name,
    ...discountsOf(source, fields.promotion),
    lines: {
      object: 'list',
      data: [{ id: newId('il'), object: 'line_item', amount, currency, metadata: lineMetadata, quantity: 1 }],
      has_more: false,
    },
    metadata: {},
    status: 'paid',
    shipping_cost: fields.shipping === undefined ? null : { amount_subtotal: fields.shipping, amount_tax: 0 },
    total: amount,
    ...taxed(source, fields),
    ...shaped(source, fields),
  });
}

/** A new subscription. */
export const subscriptionCreated = (
  source: Source,
  fields: { subscription: string; customer: string; promotion?: Promotion },
): StripeEvent =>
  event(source, 'customer.subscription.created', {
    id: fields.subscription,
    object: 'subscription',
    created: seconds(source.now()),
    customer: fields.customer,
    ...discountsOf(source, fields.promotion),
    metadata: {},
    status: 'active',
  });

/** The request that Stripe sends: the event, indented as Stripe does, and its signature. */
export function signed(sent: StripeEvent, secret: string, at: Date): Delivery {
  const body = JSON.stringify(sent, null, 2);
  const signature = createHmac('sha256', secret)
    .update(`${seconds(at)}.${body}`)
    .digest('hex');
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': `t=${seconds(at)},v1=${signature}`,
  };
  return { body, headers };
}
