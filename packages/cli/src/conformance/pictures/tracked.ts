// What each event does to the records of its program, and nothing else.
import { unique } from '../call.ts';
import { pageWith, saleOf } from '../campaign.ts';
import { newProgram } from '../kit.ts';
import { deducted } from '../money.ts';
import { added, changed, first, pick } from './act.ts';
import { ANY, NEW, NOW, type Effect } from './changes.ts';
import {
  byKey,
  clickOf,
  commissionLike,
  customerBy,
  earned,
  eventLike,
  eventsOf,
  keyOfClick,
  linkBy,
  placeOf,
  whose,
  whoseLink,
} from './likeness.ts';
import { listIn } from './picture.ts';
import type { Act, Scene } from './step.ts';
import type { Body } from './world.ts';

const clicks: Act[] = [
  {
    id: 'trackClick',
    of: 'on a link',
    call: ({ world }) => ({
      body: { affiliate_url: pageWith(world.codes.first), page_url: 'https://brand.example/a' },
    }),
    refused: ({ world }) => [
      ['trackClick', { body: { affiliate_url: pageWith(unique('nobody')) } }, 400],
      ['trackClick', { body: { affiliate_url: pageWith(world.codes.disabled) } }, 410],
      ['trackClick', { body: { affiliate_url: 'https://brand.example/' } }, 400],
    ],
    effects: (scene, { data }) => [
      eventLike('click', { ...whoseLink(linkBy(scene, scene.world.codes.first)), click_id: data.click_id }),
    ],
  },
  {
    id: 'trackClick',
    of: 'in test mode',
    call: ({ world }) => ({
      body: { affiliate_url: pageWith(world.codes.first), additional_data: { test_mode: true, event_name: 'seen' } },
    }),
    effects: (scene, { reply, data }) => [
      eventLike('click', {
        ...whoseLink(linkBy(scene, scene.world.codes.first)),
        ...{ click_id: (reply.body as Body).click_id, test: true, record_id: data.eventId, event_name: 'seen' },
      }),
    ],
  },
];

const KEY_OF_CLICK = unique('customer');
const leads: Act[] = [
  {
    id: 'trackLead',
    of: 'of a browser',
    call: ({ world }) => ({
      body: {
        ...{ click_id: world.customers.clicks!.click_id, email: 'ada@conformance.example' },
        additional_data: { from: 'a browser' },
      },
    }),
    effects: (scene) => {
      const { click_id } = scene.world.customers.clicks!;
      const { created_at, ...place } = clickOf(scene, click_id);
      const { link_id, partner_id } = place;
      const known = { id: NEW, status: 'click', click_id, customer_key: null, partner_id, link_id };
      const times = { clicked_at: created_at, lead_at: null, converted_at: null, created_at: NOW, erased_at: null };
      return [
        eventLike('lead', { ...placeOf(scene, click_id), record_id: NEW, customer_id: NEW, provisional: true }),
        added('listCustomers', { ...known, ...times }),
        changed('listEvents', keyOfClick(scene, click_id), { customer_id: NEW }),
      ];
    },
  },
  {
    id: 'trackLead',
    of: 'after a lead of the browser',
    call: ({ world }) =>
      byKey(world, {
        click_id: world.customers.browses!.click_id,
        customer_key: KEY_OF_CLICK,
        additional_data: { event_name: 'signed-up' },
      }),
    refused: ({ world }) => [
      ['trackLead', byKey(world, { click_id: world.customers.browses!.click_id, customer_key: KEY_OF_CLICK }), 400],
      ['trackLead', byKey(world, { click_id: unique('clk') }), 400],
    ],
    effects: (scene) => {
      const { click_id } = scene.world.customers.browses!;
      const { id } = customerBy(scene, click_id)!;
      const place = placeOf(scene, click_id);
      const own = { ...place, customer_id: id, customer_key: KEY_OF_CLICK };
      return [
        eventLike('lead', { ...own, record_id: NEW, provisional: false, event_name: 'signed-up' }),
        changed('listCustomers', id, { status: 'lead', customer_key: KEY_OF_CLICK, lead_at: NOW }),
        ...eventsOf(scene, id).map((key) => changed('listEvents', key, { customer_key: KEY_OF_CLICK })),
        commissionLike('lead', { amount_cents: 30, customer_id: id, partner_id: place.partner_id }),
      ];
    },
  },
];
/** What a sale changes of its customer: the first one converts, and a key is saved if there is none. */
function changesOf(scene: Scene, customer: Body, customer_key: unknown): Effect[] {
  const { id, status } = customer;
  const saved = customer_key === undefined || customer.customer_key !== null ? {} : { customer_key };
  const converted = status === 'conversion' ? {} : { status: 'conversion', converted_at: NOW };
  const fields = { ...saved, ...converted };
  return [
    ...(Object.keys(fields).length === 0 ? [] : [changed('listCustomers', id, fields)]),
    ...('customer_key' in saved ? eventsOf(scene, id).map((key) => changed('listEvents', key, saved)) : []),
  ];
}

/** A sale of a known customer. */
function sale(name: string, of: string, more: Body, amount: number): Act {
  const who = ({ world }: Pick<Scene, 'world'>): { click_id: string; customer_key?: string } => world.customers[name]!;
  const body = saleOf(amount, more);
  return {
    id: 'trackSale',
    of,
    call: (scene) => byKey(scene.world, { ...body, click_id: who(scene).click_id }),
    refused: ({ world }) => [
      ['trackSale', byKey(world, { ...body, click_id: world.customers[name]!.click_id }), 409],
      ['trackSale', byKey(world, { ...saleOf(5), customer_key: unique('nobody') }), 400],
      [
        'trackSale',
        byKey(world, { ...saleOf(5, { currency: 'usd' }), click_id: world.customers[name]!.click_id }),
        422,
      ],
    ],
    effects: (scene, { data }) => {
      const { click_id } = who(scene);
      const own = { ...whose(scene, click_id), ...(more.customer_key !== undefined && pick(more, 'customer_key')) };
      const { transaction_id } = body;
      const currency = (more.currency as string | undefined) ?? 'USD';
      const customer = customerBy(scene, click_id)!;
      const { partner_id, customer_id } = own;
      return [
        eventLike('sale', { ...own, record_id: data.sale_id, transaction_id, amount_cents: amount, currency }),
        ...changesOf(scene, customer, more.customer_key),
        commissionLike('sale', {
          ...{ id: data.commission_id, amount_cents: earned(scene, amount), currency, partner_id, customer_id },
          sale_id: data.sale_id,
        }),
      ];
    },
  };
}

/** A refund of a part of a sale, or of what is left of it. */
function refund(name: string, of: string, part: number | undefined, more: Body = {}): Act {
  const reference = unique('re');
  const saleIn = (scene: Scene): Body =>
    first(scene, 'listEvents', (event) => event.type === 'sale' && event.transaction_id === scene.world.sales[name]);
  const returned = (scene: Scene): number =>
    listIn(scene.before, 'listEvents')
      .filter((one) => one.type === 'refund' && one.transaction_id === scene.world.sales[name])
      .reduce((all, one) => all + Number(one.amount_cents), 0);
  const body = ({ world }: Pick<Scene, 'world'>): Body => ({
    transaction_id: world.sales[name],
    refund_reference: reference,
    ...(part === undefined ? {} : { refund_amount_cents: part }),
    ...more,
  });
  return {
    id: 'trackRefund',
    of,
    call: (scene) => byKey(scene.world, body(scene)),
    refused: (scene) => [
      ['trackRefund', byKey(scene.world, body(scene)), 200],
      [
        'trackRefund',
        byKey(scene.world, { ...body(scene), refund_reference: unique('re'), refund_amount_cents: 999999 }),
        part === undefined ? 200 : 400,
      ],
      ['trackRefund', byKey(scene.world, { ...body(scene), transaction_id: unique('nobody') }), 404],
    ],
    effects: (scene, { data }) => {
      const sold = saleIn(scene);
      const before = returned(scene);
      const amount_cents = part ?? Number(sold.amount_cents) - before;
      const commission = first(scene, 'listCommissions', (one) => one.sale_id === sold.record_id);
      const whole = earned(scene, Number(sold.amount_cents));
      const left = whole - deducted(whole, before + amount_cents, Number(sold.amount_cents));
      const { transaction_id, currency, partner_id, link_id, customer_id, customer_key, click_id } = sold;
      const own = { transaction_id, currency, partner_id, link_id, customer_id, customer_key, click_id };
      return [
        eventLike('refund', { ...own, record_id: data.refund_id, amount_cents }),
        changed('listCommissions', commission.id, {
          ...(left !== commission.amount_cents && { amount_cents: left }),
          changed_at: NOW,
          ...(left === 0 ? { status: 'reversed' } : {}),
        }),
      ];
    },
  };
}

/** Events of the test mode, and requests of nobody here. */
const others: Act[] = [
  {
    id: 'cliTestEvent',
    of: 'of one event',
    call: ({ world }) => byKey(world, { event_type: 'sale' }),
    effects: (_, { data }) => [
      eventLike('sale', {
        ...{ test: true, record_id: data.event_id, transaction_id: ANY, amount_cents: ANY, currency: ANY },
      }),
    ],
  },
  { id: 'cliAuthStart', of: 'that nobody goes on with', call: () => ({}), effects: () => [] },
  {
    id: 'cliInit',
    of: 'for another account',
    needs: ['loginToken'],
    call: () => ({ as: 'login', body: newProgram() }),
    effects: () => [],
  },
];

export const ACTS_OF_TRACKING: readonly Act[] = [
  ...clicks,
  ...leads,
  sale('led', 'of a customer with a lead', {}, 1234),
  sale('whole', 'of a customer who has paid, in another currency', { currency: 'EUR' }, 777),
  sale('leaves', 'that a payment processor names', { provider: 'stripe', provider_payment_id: unique('pi') }, 333),
  sale('buys', 'with the key of a customer who has paid', { customer_key: unique('customer') }, 321),
  refund('small', 'of a sale that earned nothing', undefined),
  refund('whole', 'of a part of a sale', 111),
  refund('euros', 'of a whole sale', undefined),
  refund('sold', 'that is a chargeback', undefined, { reason: 'chargeback' }),
  ...others,
];
