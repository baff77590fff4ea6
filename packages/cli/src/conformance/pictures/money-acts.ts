// What each change of commissions and customers does, and nothing else.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { byOwner, changed, first, once, pick } from './act.ts';
import { ANY, keyOf, NOW } from './changes.ts';
import { dataIn, listIn } from './picture.ts';
import { entryOf, type Act, type Scene } from './step.ts';
import { commissionLike, customerBy } from './likeness.ts';
import { ACTS_OF_PAYMENTS } from './payment-acts.ts';
import type { Body } from './world.ts';

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

/** What names somebody in an event, without a value. */
const namesIn = (event: Body): Body =>
  Object.fromEntries(['click_id', 'customer_key'].filter((name) => event[name] !== null).map((name) => [name, null]));

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
        ...events.map((one) => changed('listEvents', keyOf(one), namesIn(one))),
        entryOf(scene, done, 'customer.erase', id, { before: { erased_at: null }, after: { erased_at } }),
      ];
    },
  },
];
/** The customer that nothing else is about. */
const customerOf = (scene: Scene): Body => customerBy(scene, scene.world.customers.sold!.click_id)!;

export const ACTS_OF_MONEY: readonly Act[] = [adjustment, ...ACTS_OF_PAYMENTS, ...decisions, ...customers];
