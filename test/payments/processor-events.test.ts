import { readFileSync } from 'node:fs';
import { PROCESSOR_EVENTS } from '@referral-tracking/shared/processor-events';
import { PROCESSOR_TYPES, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { describe, expect, test } from 'vitest';
import * as lemonsqueezy from '../../packages/cli/src/simulate/lemonsqueezy.ts';
import * as paddle from '../../packages/cli/src/simulate/paddle.ts';
import * as polar from '../../packages/cli/src/simulate/polar.ts';
import * as shopify from '../../packages/cli/src/simulate/shopify.ts';
import * as woocommerce from '../../packages/cli/src/simulate/woocommerce.ts';
import { PROCESSORS } from '../../src/payments/processors.ts';
import document from '../../generated/openapi.json' with { type: 'json' };

// The events that people select at a processor are a list of the program. The readers, the document and the guides have the same.

type Other = Exclude<ProcessorType, 'stripe'>;
const OTHERS = PROCESSOR_TYPES.filter((type): type is Other => type !== 'stripe');

const at = new Date('2026-11-21T12:00:00Z');
const buyer = { customer_key: 'user_42' };
const subscription = { id: 'sub_1', customer: 'ctm_1', buyer };
const payment = { id: '1', buyer };
const order = woocommerce.order(at, at, { buyer });

/** A body of each event. */
const BODIES: Readonly<Record<Other, Readonly<Record<string, object>>>> = {
  paddle: {
    'transaction.completed': paddle.transactionCompleted(at, { buyer }),
    'adjustment.created': paddle.adjustment(at, { event: 'adjustment.created' }),
    'adjustment.updated': paddle.adjustment(at),
    'subscription.created': paddle.subscriptionCreated(at, subscription),
  },
  woocommerce: {
    'order.created': order,
    'order.updated': order,
    'order.deleted': { id: 1 },
    'order.restored': order,
  },
  shopify: {
    'orders/paid': shopify.order(at, { buyer }),
    'orders/updated': shopify.order(at, { buyer }),
    'refunds/create': shopify.refund(at, 1),
    'orders/cancelled': shopify.order(at, { buyer, cancelled: true }),
  },
  polar: {
    'order.paid': polar.orderPaid(at, { buyer }),
    'order.refunded': { ...polar.orderPaid(at, { buyer }), type: 'order.refunded' },
    'refund.created': { ...polar.refundUpdated(at), type: 'refund.created' },
    'refund.updated': polar.refundUpdated(at),
    'subscription.created': polar.subscriptionCreated(at, subscription),
  },
  lemonsqueezy: {
    order_created: lemonsqueezy.order('order_created', at, payment),
    order_refunded: lemonsqueezy.order('order_refunded', at, { ...payment, refunded: 100 }),
    subscription_created: lemonsqueezy.subscriptionCreated(at, { subscription: 7, order: '1', buyer }),
    subscription_payment_success: lemonsqueezy.invoice('subscription_payment_success', at, payment),
    subscription_payment_recovered: lemonsqueezy.invoice('subscription_payment_recovered', at, payment),
    subscription_payment_refunded: lemonsqueezy.invoice('subscription_payment_refunded', at, payment),
  },
};

const namesOf = (type: ProcessorType): string[] => PROCESSOR_EVENTS[type].map(({ name }) => name).toSorted();

/** The names of events in the code of a reader. */
const READ: Readonly<Partial<Record<Other, RegExp>>> = {
  paddle: /(?<=^ {2}')[a-z_]+\.[a-z_]+(?=': read)/gm,
  polar: /(?<=^ {2}')[a-z_]+\.[a-z_]+(?=': read)/gm,
  lemonsqueezy: /(?<=^ {2})[a-z_]+(?=: (?:ORDER|INVOICE|SUBSCRIPTION)(?:_REFUNDED)?,)/gm,
};

test('the processors of the list are those of the service, in their order', () => {
  expect(PROCESSOR_TYPES).toEqual(Object.keys(PROCESSORS));
});

describe.each(OTHERS)('%s', (type) => {
  test.each(Object.entries(BODIES[type]))('%s is read', (_, body) => {
    const headers = { 'webhook-id': 'evt_1' };
    const reading = PROCESSORS[type].read(body, { programId: 3, headers, now: at });
    expect(reading?.events.length).toBeGreaterThan(0);
    for (const { notice } of reading!.events)
      expect(notice).toMatchObject({ kind: expect.not.stringMatching('unread') });
  });

  test('every listed event has a body here, and every event that is read is listed', () => {
    expect(Object.keys(BODIES[type]).toSorted()).toEqual(namesOf(type));
    const pattern = READ[type];
    if (!pattern) return;
    const code = readFileSync(`src/payments/${type}/read.ts`, 'utf8');
    expect(code.match(pattern)?.toSorted()).toEqual(namesOf(type));
  });

  test('the document names them', () => {
    const { description } = document.paths[`/api/v1/webhooks/${type}/{program_id}`].post;
    const said = description.replaceAll(/\s+/g, ' ').toLowerCase();
    for (const { name, label } of PROCESSOR_EVENTS[type]) {
      // WooCommerce's topics are of one noun.
      const short = label?.toLowerCase().replace(type === 'woocommerce' ? /^order (?!created)/ : '', '');
      expect(said).toContain(short ?? `\`${name}\``);
    }
  });

  test('the guide lists them', () => {
    const table = /\| Event .*\n[^]*?\n\n/.exec(readFileSync(`docs/processors/${type}.md`, 'utf8'))![0];
    const listed = [...table.matchAll(/^ *\| (?:`([^`]+)`|(.+?)) +\|/gm)].map(([, name, label]) => name ?? label);
    const expected = PROCESSOR_EVENTS[type].map(({ name, label }) => label ?? name);
    expect(listed.filter((one) => !/^(?:Event|-+)$/.test(one!))).toEqual(expected);
  });
});
