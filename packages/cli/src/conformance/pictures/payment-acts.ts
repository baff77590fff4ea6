// What each event of a payment processor does, and nothing else.
import { unique, type Call } from '../call.ts';
import { deducted } from '../money.ts';
import {
  checkout,
  dispute,
  oldInvoice,
  refunded,
  SIGNATURE,
  signatureHeader,
  webhookPath,
  type PaymentEvent,
} from '../payment-events.ts';
import { added, byOwner, changed, first } from './act.ts';
import { ANY, NEW, NOW, type Effect } from './changes.ts';
import { sumOf } from './figures.ts';
import { commissionLike, customerBy, earned, eventLike } from './likeness.ts';
import { listIn } from './picture.ts';
import { entryOf, type Act, type Done, type Scene } from './step.ts';
import { WHOLE_SALE } from './whole-acts.ts';
import type { Body, World } from './world.ts';

/** A signed event; every act has one of its own. */
function signed({ world, before }: Scene, event: PaymentEvent, secret = world.secret): Call {
  const body = JSON.stringify(event);
  const header = signatureHeader(body, secret, Math.floor(before.to / 1000));
  return { path: webhookPath(world.program.id), body, headers: { [SIGNATURE]: header } };
}

interface Payment {
  of: string;
  event: (world: World) => PaymentEvent;
  result: string;
  /** what it does besides being listed */
  effects: (scene: Scene, event: PaymentEvent) => { fields: Body; others: Effect[] };
}

function payment({ of, event: make, result, effects }: Payment): Act {
  let event: PaymentEvent | undefined;
  const eventIn = (world: World): PaymentEvent => (event ??= make(world));
  return {
    id: 'stripeWebhook',
    of,
    call: (scene) => {
      event = make(scene.world);
      return signed(scene, event);
    },
    // Another delivery of it changes nothing.
    refused: (scene) => [
      ['stripeWebhook', signed(scene, eventIn(scene.world)), 200],
      ['stripeWebhook', signed(scene, make(scene.world), 'whsec_of_nobody'), 400],
    ],
    effects: (scene) => {
      const { fields, others } = effects(scene, eventIn(scene.world));
      const { id, type, livemode } = eventIn(scene.world);
      const none = { customer_id: null, sale_id: null, refund_id: null };
      const times = { occurred_at: ANY, received_at: NOW, applied_at: NOW };
      const record = { id: NEW, event_id: id, event_type: type, livemode, state: 'applied', result, explanation: ANY };
      return [added('listPaymentEvents', { ...record, ...none, ...times, ...fields }), ...others];
    },
  };
}

/** The sale of a customer by a payment. */
function soldTo(scene: Scene, customer: Body, amount: number, transaction_id: unknown, earns = true): Effect[] {
  const { id: customer_id, customer_key, click_id, link_id, partner_id, status } = customer;
  const own = { customer_id, customer_key, click_id, link_id, partner_id };
  const sold = { transaction_id, amount_cents: amount, currency: 'USD', record_id: NEW };
  return [
    eventLike('sale', { ...own, ...sold }),
    ...(earns
      ? [commissionLike('sale', { amount_cents: earned(scene, amount), partner_id, customer_id, sale_id: NEW })]
      : []),
    ...(status === 'conversion'
      ? []
      : [changed('listCustomers', customer_id, { status: 'conversion', converted_at: NOW })]),
  ];
}

const PAYS = 'payer';
const UNSUPPORTED = ['currency_unsupported', PAYS] as const;
const keyed = ({ customers }: World, name: string): Body => ({ click_id: customers[name]!.click_id });
const customerIn = (scene: Scene, name: string): Body => customerBy(scene, scene.world.customers[name]!.click_id)!;

/** A paid checkout or invoice of a known customer. */
const paid = (of: string, event: Payment['event'], amount: number, name = PAYS): Act =>
  payment({
    of,
    event,
    result: 'sale_recorded',
    effects: (scene, sent) => {
      const customer = customerIn(scene, name);
      const { payment_intent, id } = sent.data.object;
      const others = soldTo(scene, customer, amount, payment_intent ?? id);
      return { fields: { customer_id: customer.id, sale_id: NEW }, others };
    },
  });

/** An event that waits for something. */
const waits = (of: string, event: Payment['event'], result: string, name?: string): Act =>
  payment({
    of,
    event,
    result,
    effects: (scene) => ({
      fields: { state: 'pending', applied_at: null, ...(name && { customer_id: customerIn(scene, name).id }) },
      others: [],
    }),
  });

/** A payment whose sale is recorded already, by another event or by a call. */
const known = (of: string, name: string, event: Payment['event']): Act =>
  payment({
    of,
    event,
    result: 'sale_known',
    effects: (scene) => {
      const isSale = ({ type, transaction_id }: Body): boolean =>
        type === 'sale' && transaction_id === scene.world.sales[name];
      const { record_id: sale_id, customer_id } = first(scene, 'listEvents', isSale);
      return { fields: { customer_id, sale_id }, others: [] };
    },
  });

/** What is taken back of the sale of a payment. */
function takenBack(of: string, event: Payment['event'], result: string, amount: number): Act {
  return payment({
    of,
    event,
    result,
    effects: (scene) => {
      const transaction_id = scene.world.sales.paid;
      const events = listIn(scene.before, 'listEvents').filter((one) => one.transaction_id === transaction_id);
      const sold = events.find(({ type }) => type === 'sale')!;
      const returned = sumOf(events.filter(({ type }) => type === 'refund')) + amount;
      const whole = earned(scene, Number(sold.amount_cents));
      const left = whole - deducted(whole, returned, Number(sold.amount_cents));
      const commission = first(scene, 'listCommissions', (one) => one.sale_id === sold.record_id);
      const { record_id: sale_id, customer_id } = sold;
      const others = [
        eventLike('refund', { ...sold, created_at: NOW, type: 'refund', record_id: NEW, amount_cents: amount }),
        changed('listCommissions', commission.id, { amount_cents: left, changed_at: NOW }),
      ];
      return { fields: { customer_id, sale_id, refund_id: NEW }, others };
    },
  });
}

/** A payment that settles the lead of a browser. */
const settles: Act = payment({
  of: 'of nothing, by a customer whose lead is provisional',
  event: ({ customers }) => checkout({ client_reference_id: customers.tries!.click_id, amount_total: 0 }),
  result: 'lead_settled',
  effects: (scene) => {
    const { id: customer_id, customer_key, click_id, link_id, partner_id } = customerIn(scene, 'tries');
    const own = { customer_id, customer_key, click_id, link_id, partner_id };
    const others = [
      eventLike('lead', { ...own, record_id: NEW, provisional: false }),
      changed('listCustomers', customer_id, { status: 'lead', lead_at: NOW }),
      commissionLike('lead', { amount_cents: 30, partner_id, customer_id }),
    ];
    return { fields: { customer_id }, others };
  },
});

const ofPayer = ({ customers }: World, amount_total: number, more: Body = {}): PaymentEvent =>
  checkout({ client_reference_id: customers.payer!.click_id, amount_total, ...more });
const CHARGE = unique('ch');

const returnsPart = takenBack(
  'that returns a part',
  ({ sales }) => refunded(CHARGE, sales.paid, 207),
  'refund_recorded',
  207,
);

/** An act that needs what another one has done. */
const after = (other: Act, act: Act): Act => ({ ...act, follows: [other] });

const payments: Act[] = [
  paid('of a customer who has paid', (world) => ofPayer(world, 805), 805),
  paid('of a customer who has signed up alone', (world) => checkout({ metadata: keyed(world, 'led') }), 1000, 'led'),
  paid('of an invoice', (world) => oldInvoice(unique('sub'), { amount_paid: 640 }, keyed(world, PAYS)), 640),
  known('that is known already', 'paid', (world) => ofPayer(world, 1207, { payment_intent: world.sales.paid })),
  after(
    WHOLE_SALE,
    known('that a call has recorded', 'called', ({ customers, sales }) =>
      checkout({ client_reference_id: customers.visits!.click_id, payment_intent: sales.called, currency: 'vnd' }),
    ),
  ),
  settles,
  after(
    settles,
    paid(
      'whose reference is the key of another customer',
      (world) =>
        checkout({ metadata: keyed(world, 'tries'), client_reference_id: world.customers.whole!.customer_key }),
      1000,
      'tries',
    ),
  ),
  returnsPart,
  after(
    returnsPart,
    takenBack('that returns another part', ({ sales }) => refunded(CHARGE, sales.paid, 307), 'refund_recorded', 100),
  ),
  takenBack('that is disputed', ({ sales }) => dispute(sales.paid, 333), 'chargeback_recorded', 333),
  waits('in a currency that no sale may have', (world) => ofPayer(world, 9, { currency: 'gbp' }), ...UNSUPPORTED),
  waits('without a customer', () => checkout({}), 'customer_not_named'),
  waits('of an unknown customer', () => checkout({ metadata: { customer_key: unique('nobody') } }), 'customer_unknown'),
  waits('that returns what nobody has sold', () => refunded(unique('ch'), unique('pi'), 10), 'sale_unknown'),
  waits(
    'that returns an amount in another currency',
    ({ sales }) => refunded(unique('ch'), sales.paid, 10, { currency: 'eur' }),
    'currency_differs',
  ),
  payment({
    of: 'in test mode',
    event: () => checkout({}, { livemode: false }),
    result: 'test_event',
    effects: () => ({ fields: { state: 'test', applied_at: ANY }, others: [] }),
  }),
];

const lateEvent = (scene: Scene): Body =>
  first(scene, 'listPaymentEvents', ({ event_id }) => event_id === scene.world.late.event_id);

const replay: Act = {
  id: 'replayPaymentEvent',
  of: 'whose customer is known since',
  call: (scene) => byOwner(scene.world, { payment_event_id: lateEvent(scene).id }),
  refused: (scene) => [['replayPaymentEvent', byOwner(scene.world, { payment_event_id: lateEvent(scene).id }), 409]],
  effects: (scene, done: Done) => {
    const { id, customer_id, sale_id } = done.data;
    const customer = listIn(scene.before, 'listCustomers').find((one) => one.id === customer_id)!;
    const after = { state: 'applied', result: 'sale_recorded' };
    const found = { ...after, explanation: ANY, customer_id, sale_id, applied_at: NOW };
    return [
      changed('listPaymentEvents', id, found),
      ...soldTo(scene, customer, 450, ANY),
      entryOf(scene, done, 'payment-event.replay', id, {
        before: { state: 'pending', result: 'customer_unknown' },
        after,
      }),
    ];
  },
};

export const ACTS_OF_PAYMENTS: readonly Act[] = [...payments, replay];
