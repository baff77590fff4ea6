// Events with every field that they may have, of the customers of one act after the other, and events of the test mode.
import { unique } from '../call.ts';
import { pageWith, saleOf } from '../campaign.ts';
import { inDays } from '../days.ts';
import { added, changed } from './act.ts';
import { ANY, NEW, NOW, type Effect } from './changes.ts';
import {
  byKey,
  clickOf,
  commissionLike,
  customerBy,
  earned,
  eventLike,
  keyOfClick,
  linkBy,
  placeOf,
  whoseLink,
} from './likeness.ts';
import type { Act, Scene } from './step.ts';
import type { Body } from './world.ts';

/** Metadata of every type. */
const metadata = (): Body => ({ note: unique('note'), list: [1, { a: null }], nested: { deep: true }, number: 1.5 });
const VISITOR = 'visits';
const clickIn = ({ world }: Pick<Scene, 'world'>): string => world.customers[VISITOR]!.click_id;
const KEY = unique('customer');
const HOME = 'https://brand.example';

/** The click of somebody who then signs up and pays. */
const visit: Act = {
  id: 'trackClick',
  of: 'with every field',
  call: ({ world }) => ({
    body: {
      affiliate_url: pageWith(world.codes.second.toUpperCase()),
      page_url: `${HOME}/page?a=1`,
      referrer_url: 'https://search.example/?q=brand',
      existing_click_id: world.customers.whole!.click_id.slice(1),
      additional_data: { ...metadata(), event_name: 'seen' },
    },
  }),
  effects: (scene, { data }) => {
    scene.world.customers[VISITOR] = { click_id: String(data.click_id) };
    return [eventLike('click', { ...whoseLink(linkBy(scene, scene.world.codes.second)), click_id: data.click_id })];
  },
};

const returns: Act[] = [
  {
    id: 'trackClick',
    of: 'of a visitor who comes again',
    call: ({ world }) => ({
      body: { affiliate_url: pageWith(world.codes.first), existing_click_id: world.customers.whole!.click_id },
    }),
    effects: () => [],
  },
  {
    id: 'trackClick',
    of: 'of a visitor who comes by another link',
    call: ({ world }) => ({
      body: { affiliate_url: pageWith(world.codes.third), existing_click_id: world.customers.whole!.click_id },
    }),
    effects: (scene, { data }) => [
      eventLike('click', { ...whoseLink(linkBy(scene, scene.world.codes.third)), click_id: data.click_id }),
    ],
  },
];

/** A lead of a click without a customer settles at once. */
const lead: Act = {
  id: 'trackLead',
  of: 'with every field',
  follows: [visit],
  call: (scene) =>
    byKey(scene.world, {
      ...{ click_id: clickIn(scene), customer_key: KEY, email: 'Ada.Lovelace@Conformance.example' },
      additional_data: { ...metadata(), event_name: 'signed-up' },
    }),
  refused: (scene) => [
    ['trackLead', byKey(scene.world, { click_id: clickIn(scene) }), 400],
    ['trackLead', { body: { click_id: clickIn(scene) } }, 400],
    ['trackLead', { body: { customer_key: KEY } }, 400],
  ],
  effects: (scene) => {
    const click_id = clickIn(scene);
    const { created_at, ...place } = clickOf(scene, click_id);
    const { link_id, partner_id } = place;
    const who = { click_id, customer_key: KEY, link_id, partner_id };
    const times = { clicked_at: created_at, lead_at: NOW, converted_at: null, created_at: NOW, erased_at: null };
    return [
      eventLike('lead', { ...who, customer_id: NEW, record_id: NEW, provisional: false, event_name: 'signed-up' }),
      added('listCustomers', { id: NEW, status: 'lead', ...who, ...times }),
      changed('listEvents', keyOfClick(scene, click_id), { customer_id: NEW, customer_key: KEY }),
      commissionLike('lead', { amount_cents: 30, partner_id, customer_id: NEW }),
    ];
  },
};

const TRANSACTION = unique('conformance');
const REFERENCE = unique('re');

export const WHOLE_SALE: Act = {
  id: 'trackSale',
  of: 'with every field',
  follows: [lead],
  call: ({ world, kit }) =>
    byKey(world, {
      ...{
        transaction_id: TRANSACTION,
        amount_cents: 999,
        currency: 'VND',
        customer_key: KEY,
        click_id: clickIn({ world }),
      },
      ...{ provider: 'paddle', provider_payment_id: unique('pay'), livemode: true, subscription_id: unique('sub') },
      ...{ occurred_at: inDays(kit, -2), additional_data: metadata() },
    }),
  effects: (scene, { data }) => {
    const { id: customer_id } = customerBy(scene, clickIn(scene))!;
    const { partner_id, link_id } = placeOf(scene, clickIn(scene));
    const who = { customer_id, partner_id, link_id, click_id: clickIn(scene), customer_key: KEY };
    const sold = { transaction_id: TRANSACTION, amount_cents: 999, currency: 'VND' };
    const { sale_id, commission_id: id } = data;
    scene.world.sales.called = TRANSACTION;
    return [
      eventLike('sale', { ...who, ...sold, record_id: sale_id }),
      changed('listCustomers', customer_id, { status: 'conversion', converted_at: ANY }),
      commissionLike('sale', {
        ...{ id, sale_id, customer_id, partner_id, currency: 'VND', amount_cents: earned(scene, 999) },
      }),
    ];
  },
};

const refund: Act = {
  id: 'trackRefund',
  of: 'with every field',
  follows: [WHOLE_SALE],
  call: ({ world }) =>
    byKey(world, {
      ...{ transaction_id: TRANSACTION, reason: 'chargeback', refund_reason: 'A reason', refund_amount_cents: 999 },
      ...{ refund_reference: REFERENCE, additional_data: metadata() },
    }),
  effects: (scene, { data }) => {
    const { id: customer_id } = customerBy(scene, clickIn(scene))!;
    const { partner_id, link_id } = placeOf(scene, clickIn(scene));
    const who = { customer_id, partner_id, link_id, click_id: clickIn(scene), customer_key: KEY };
    const sold = { transaction_id: TRANSACTION, amount_cents: 999, currency: 'VND' };
    return [
      eventLike('refund', { ...who, ...sold, record_id: data.refund_id }),
      changed('listCommissions', data.commission_id, { amount_cents: 0, status: 'reversed', changed_at: NOW }),
    ];
  },
};

const TEST = { test_mode: true, event_name: 'tried' };
const TRIED = unique('conformance');

/** An event of the test mode, which is in its list alone, whatever customer it names. */
const tested = (id: Act['id'], of: string, body: (scene: Scene) => Body, fields: Body): Act => ({
  id,
  of,
  call: (scene) => byKey(scene.world, { additional_data: TEST, ...body(scene) }),
  effects: (_, { data }): Effect[] => {
    const type = id.replace('track', '').toLowerCase();
    return [eventLike(type, { test: true, record_id: data.eventId ?? data.event_id, ...fields })];
  },
});

const testSale = tested(
  'trackSale',
  'in test mode, of a customer',
  ({ world }) => ({ ...saleOf(500), transaction_id: TRIED, click_id: world.customers.payer!.click_id }),
  { transaction_id: TRIED, amount_cents: 500, currency: 'USD', event_name: ANY, click_id: ANY },
);

const tests: Act[] = [
  tested(
    'trackLead',
    'in test mode, of a customer',
    ({ world }) => ({ click_id: world.customers.payer!.click_id, customer_key: KEY }),
    {
      event_name: 'tried',
      click_id: ANY,
    },
  ),
  testSale,
  {
    ...tested('trackRefund', 'in test mode', () => ({ transaction_id: TRIED, refund_amount_cents: 200 }), {
      ...{ transaction_id: TRIED, amount_cents: 200, currency: ANY, event_name: ANY },
    }),
    follows: [testSale],
  },
  {
    id: 'cliTestEvent',
    of: 'of a whole chain',
    call: ({ world }) => byKey(world, { type: 'chain' }),
    effects: () => [
      eventLike('click', { test: true, record_id: NEW, click_id: ANY }),
      eventLike('lead', { test: true, record_id: NEW, click_id: ANY }),
      eventLike('sale', {
        ...{ test: true, record_id: NEW, click_id: ANY, transaction_id: ANY, amount_cents: ANY, currency: 'USD' },
      }),
    ],
  },
];

export const WHOLE_ACTS: readonly Act[] = [visit, ...returns, lead, WHOLE_SALE, refund, ...tests];
