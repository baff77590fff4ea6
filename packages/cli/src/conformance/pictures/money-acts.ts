// What each change of commissions, customers and payment events does, and nothing else.
import type { OperationId } from '../../generated/contract.ts';
import { unique, type Call } from '../call.ts';
import { checkout, refunded, SIGNATURE, signatureHeader, webhookPath, type PaymentEvent } from '../payment-events.ts';
import { added, byOwner, changed, first, once, pick } from './act.ts';
import { ANY, keyOf, NEW, NOW, type Effect } from './changes.ts';
import { dataIn, listIn } from './picture.ts';
import { entryOf, type Act, type Done, type Scene } from './step.ts';
import { commissionLike, customerBy, earned, eventLike } from './likeness.ts';
import type { Body, World } from './world.ts';

const NOTED = ['kind', 'partner_id', 'status', 'held', 'amount_cents', 'currency', 'reason'];

const adjustment: Act = {
  id: 'createAdjustment',
  of: 'that takes something back',
  call: ({ world, before }) => {
    const { id } = dataIn(before, 'second getProfile');
    return once(byOwner(world, {}, { partner_id: id, amount_cents: -7, reason: 'A correction' }));
  },
  refused: ({ world }, { data }) => [
    ['createAdjustment', byOwner(world, {}, { ...pick(data, 'partner_id', 'reason'), amount_cents: 0 }), 400],
  ],
  effects: (scene, done) => {
    const { partner_id, id } = done.data;
    return [
      commissionLike('adjustment', { id, partner_id, amount_cents: -7, reason: 'A correction' }),
      entryOf(scene, done, 'commission.adjust', id, { after: pick(done.data, ...NOTED) }),
    ];
  },
};

interface Decision {
  id: OperationId;
  of: string;
  /** the commission that is changed */
  meets: (commission: Body) => boolean;
  /** one that cannot be changed so, or is so already */
  stays: (commission: Body) => boolean;
  reason?: string;
  fields: (commission: Body) => Body;
  /** the fields that the audit log shows */
  noted: (commission: Body) => Body;
}

function decide({ id, of, meets, stays, reason, fields, noted }: Decision): Act {
  const chosen = (scene: Scene): Body => first(scene, 'listCommissions', meets);
  const bodyOf = (scene: Scene): Body => {
    const others = listIn(scene.before, 'listCommissions').filter(stays).slice(0, 2);
    return { commission_ids: [...others, chosen(scene)].map((one) => one.id), ...(reason && { reason }) };
  };
  const call = (scene: Scene): Call => byOwner(scene.world, {}, bodyOf(scene));
  return {
    id,
    of,
    call,
    // A repeat has a result for each, and no effect.
    refused: (scene) => [[id, call(scene), 200]],
    effects: (scene, done) => {
      const commission = chosen(scene);
      const after = noted(commission);
      const before = pick(commission, ...Object.keys(after));
      const [verb] = id.split('Commissions');
      return [
        changed('listCommissions', commission.id, { ...fields(commission), changed_at: NOW }),
        entryOf(scene, done, `commission.${verb!}`, commission.id, { before, after }),
      ];
    },
  };
}

const isPending = ({ status, held }: Body): boolean => status === 'pending' && held === false;
const isAdjustment = (one: Body): boolean => one.kind === 'adjustment' && Number(one.amount_cents) > 0;
const isHeld = ({ held }: Body): boolean => held === true;

const decisions: Act[] = [
  decide({
    id: 'approveCommissions',
    of: 'of which others are held or approved',
    meets: (one) => isPending(one) && isAdjustment(one),
    stays: (one) => isHeld(one) || one.status === 'approved',
    fields: () => ({ status: 'approved', approved_at: NOW }),
    noted: () => ({ status: 'approved' }),
  }),
  decide({
    id: 'holdCommissions',
    of: 'of which one is reversed',
    meets: (one) => isPending(one) && one.kind === 'sale',
    stays: ({ status }) => status === 'reversed',
    reason: 'A doubt',
    fields: () => ({ held: true, reason: ANY }),
    noted: () => ({ held: true, reason: 'A doubt' }),
  }),
  decide({
    id: 'releaseCommissions',
    of: 'of which others are not held',
    meets: isHeld,
    stays: isPending,
    fields: () => ({ held: false, reason: ANY }),
    noted: () => ({ held: false, reason: ANY }),
  }),
  decide({
    id: 'rejectCommissions',
    of: 'of which one is rejected already',
    meets: (one) => isPending(one) && one.kind === 'lead',
    stays: ({ status }) => status === 'reversed',
    reason: 'A mistake',
    fields: () => ({ status: 'reversed', amount_cents: 0, reason: ANY }),
    noted: () => ({ status: 'reversed', amount_cents: 0, reason: 'A mistake' }),
  }),
];

const customers: Act[] = [
  {
    id: 'exportCustomer',
    of: 'with sales and refunds',
    call: (scene) => byOwner(scene.world, { customer_id: customerOf(scene).id }),
    effects: (scene, done) => [entryOf(scene, done, 'customer.export', customerOf(scene).id)],
  },
  {
    id: 'eraseCustomer',
    of: 'with sales and refunds',
    call: (scene) => byOwner(scene.world, { customer_id: customerOf(scene).id }),
    // Erased for good; a repeat has no effect.
    refused: (scene) => [['eraseCustomer', byOwner(scene.world, { customer_id: customerOf(scene).id }), 200]],
    effects: (scene, done) => {
      const { id } = customerOf(scene);
      const events = listIn(scene.before, 'listEvents').filter(({ customer_id }) => customer_id === id);
      const { erased_at } = done.data;
      return [
        changed('listCustomers', id, { click_id: null, customer_key: null, erased_at: NOW }),
        ...events.map((one) => changed('listEvents', keyOf(one), ANY as unknown as Body)),
        entryOf(scene, done, 'customer.erase', id, { before: { erased_at: null }, after: { erased_at } }),
      ];
    },
  },
];
/** The customer that nothing else is about. */
const customerOf = (scene: Scene): Body => customerBy(scene, scene.world.customers.sold!.click_id)!;

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
function soldTo(scene: Scene, customer: Body, amount: number, transaction_id: unknown): Effect[] {
  const { id: customer_id, customer_key, click_id, link_id, partner_id, status } = customer;
  const own = { customer_id, customer_key, click_id, link_id, partner_id };
  const sold = { transaction_id, amount_cents: amount, currency: 'USD', record_id: NEW };
  return [
    eventLike('sale', { ...own, ...sold }),
    commissionLike('sale', { amount_cents: earned(scene, amount), partner_id, customer_id, sale_id: NEW }),
    ...(status === 'conversion'
      ? []
      : [changed('listCustomers', customer_id, { status: 'conversion', converted_at: NOW })]),
  ];
}

const payments: Act[] = [
  payment({
    of: 'of a customer who has paid',
    event: ({ customers }) => checkout({ client_reference_id: customers.payer!.click_id, amount_total: 805 }),
    result: 'sale_recorded',
    effects: (scene, event) => {
      const customer = customerBy(scene, scene.world.customers.payer!.click_id)!;
      const others = soldTo(scene, customer, 805, event.data.object.payment_intent);
      return { fields: { customer_id: customer.id, sale_id: NEW }, others };
    },
  }),
  payment({
    of: 'without a customer',
    event: () => checkout({}),
    result: 'customer_not_named',
    effects: () => ({ fields: { state: 'pending', applied_at: null }, others: [] }),
  }),
  payment({
    of: 'in test mode',
    event: () => checkout({}, { livemode: false }),
    result: 'test_event',
    effects: () => ({ fields: { state: 'test', applied_at: ANY }, others: [] }),
  }),
  payment({
    of: 'that returns what nobody has sold',
    event: () => refunded(unique('ch'), unique('pi'), 10),
    result: 'sale_unknown',
    effects: () => ({ fields: { state: 'pending', applied_at: null }, others: [] }),
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

export const ACTS_OF_MONEY: readonly Act[] = [adjustment, ...payments, replay, ...decisions, ...customers];
