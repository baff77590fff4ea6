// How each step of the history is written: by the functions that requests and commands use.
import { isRefused } from '../../common/refused.ts';
import { randomBytes } from 'node:crypto';
import { receiveEvent } from '../../payments/receive.ts';
import { adjust } from '../../commissions/adjustments.ts';
import { changeCommissions } from '../../commissions/changes.ts';
import { changeLink } from '../../links/changes.ts';
import { createLink } from '../../links/write.ts';
import { joinInAnyStatus } from '../../partners/write.ts';
import { invitePartners } from '../../invitations/write.ts';
import { createPartner } from '../../partnerships/write.ts';
import { joinBySlug } from '../../portal/programs.ts';
import { connectSecret } from '../../payments/secrets.ts';
import type { Step, StepOf } from './steps.ts';
import { PAYOUT_WRITERS } from './write-payouts.ts';
import { SETUP_WRITERS } from './write-setup.ts';
import { TERMS_WRITERS } from './write-terms.ts';
import { existing, programIdOf, type World } from './world.ts';

export type Writers = { [Kind in Step['kind']]: (world: World, step: StepOf<Kind>) => Promise<unknown> };

const customerKey = (visitor: number): string => `member-${1_000 + visitor}`;
/** Unique in the whole service, also if a second demo is created. */
const transactionId = (world: World, order: number): string => `demo-${programIdOf(world)}-${1_000 + order}`;

/** Fails if a function of the service refused a step, so that nothing of the history is stored. */
function expectDone({ kind, error = kind }: { kind: string; error?: string }, step: Step): void {
  if (kind !== 'done') throw new Error(`the step ${step.kind} of the history was refused: ${error}`);
}

async function addPartner(world: World, name: string, email: string, at: Date): Promise<number> {
  const { partner_id: partnerId } = await createPartner(world.tx, world.noteAt(at), { name, email, at });
  world.partners.set(email, partnerId);
  return partnerId;
}

async function join(world: World, { partner, at }: StepOf<'join'>): Promise<void> {
  const { name, email, code } = partner;
  // The first partner and its link were created with the program.
  if (world.partners.has(email)) return;
  const programId = programIdOf(world);
  const partnerId = await addPartner(world, name, email, at);
  await joinInAnyStatus(world.tx, world.noteAt(at), { partnerId, programId, at });
  const wanted = { programId, partnerId, destination: `${world.deps.baseUrl}/`, enabled: true, at };
  let made = await createLink(world.tx, world.noteAt(at), 'program', { ...wanted, code });
  // Codes are unique in the whole service.
  if (isRefused(made, 'linkNameTaken'))
    made = await createLink(world.tx, world.noteAt(at), 'program', { ...wanted, code: undefined });
  if (made.kind !== 'done') throw new Error(`the link ${code} of the history was refused: ${made.kind}`);
  world.links.set(code, made.link);
}

async function click(world: World, { visitor, code, page, at }: StepOf<'click'>): Promise<void> {
  const url = `${world.deps.baseUrl}/?aff=${existing(world.links, code).code}`;
  const answered = await world.call('trackClick', { affiliate_url: url, page_url: url, referrer_url: page }, at);
  world.clicks.set(visitor, answered.click_id as string);
}

async function sell(world: World, step: StepOf<'sale'>): Promise<void> {
  const { visitor, order, amountCents, subscription, code, at } = step;
  const subscribed = subscription === undefined ? {} : { subscription_id: `demo-subscription-${subscription}` };
  const coded = code === undefined ? {} : { discount_code: code };
  const body = { transaction_id: transactionId(world, order), amount_cents: amountCents, ...subscribed, ...coded };
  const answered = await world.call('trackSale', { ...body, customer_key: customerKey(visitor) }, at);
  if (typeof answered.commission_id === 'number') world.commissions.set(order, { id: answered.commission_id, at });
}

/** Nobody has the secret, so nothing but the history sends events to the connection. */
async function connect(world: World, { at }: StepOf<'connect'>): Promise<void> {
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const wanted = { programId: programIdOf(world), processor: 'stripe', secret, accounts: [], at } as const;
  await connectSecret(world.tx, world.noteAt(at), world.deps.secretKey, wanted);
}

/** A payment of Stripe's checkout, as its event says it. */
function pay(world: World, { visitor, payment, amountCents, at }: StepOf<'payment'>) {
  const name = `demo_${programIdOf(world)}_${payment}`;
  const clickId = visitor === undefined ? undefined : existing(world.clicks, visitor);
  const { deps, keyed, log } = world;
  const { db, clickIds, currencies } = deps;
  return receiveEvent({ db, clickIds, currencies, now: at, log, processor: 'stripe' }, keyed.program, {
    id: `evt_${name}`,
    type: 'checkout.session.completed',
    livemode: true,
    account: undefined,
    occurredAt: at,
    notice: {
      kind: 'payment',
      customer: { clickId, customerKey: undefined, reference: undefined },
      amountCents,
      currency: 'USD',
      session: `cs_${name}`,
      intent: `pi_${name}`,
    },
  });
}

/** Changes the commissions that allow it. */
const decide = (
  world: World,
  commissionIds: number[],
  { change, reason, at }: { change: 'approve' | 'hold' | 'reject'; reason?: string; at: Date },
) =>
  changeCommissions(world.tx, world.noteAt(at), { programId: programIdOf(world), commissionIds, change, reason, at });

const commissionOf = (world: World, order: number): number => existing(world.commissions, order).id;

export const WRITERS: Writers = {
  join,
  click,
  lead: (world, { visitor, at }) =>
    world.call(
      'trackLead',
      {
        click_id: existing(world.clicks, visitor),
        customer_key: customerKey(visitor),
        email: `visitor-${visitor}@buyer.invalid`,
      },
      at,
    ),
  sale: sell,
  refund: (world, { order, amountCents, reason, words, at }) =>
    world.call(
      'trackRefund',
      {
        transaction_id: transactionId(world, order),
        reason,
        refund_reason: words,
        ...(amountCents === undefined ? {} : { refund_amount_cents: amountCents }),
      },
      at,
    ),
  connect,
  payment: pay,
  approve(world, { before, at }) {
    const old = [...world.commissions.values()].filter((commission) => commission.at < before);
    return decide(
      world,
      old.map(({ id }) => id),
      { change: 'approve', at },
    );
  },
  ...PAYOUT_WRITERS,
  ...TERMS_WRITERS,
  ...SETUP_WRITERS,
  hold: (world, { order, reason, at }) => decide(world, [commissionOf(world, order)], { change: 'hold', reason, at }),
  reject: (world, { order, reason, at }) =>
    decide(world, [commissionOf(world, order)], { change: 'reject', reason, at }),
  async adjust(world, step) {
    const { email, amountCents, reason, at } = step;
    const whose = { partnerId: existing(world.partners, email) };
    const about = { programId: programIdOf(world), whose, currency: undefined };
    expectDone(await adjust(world.tx, world.noteAt(at), { ...about, amountCents, reason, at }), step);
  },
  async disable(world, step) {
    const change = { programId: programIdOf(world), linkId: existing(world.links, step.code).id, enabled: false };
    expectDone(await changeLink(world.tx, world.noteAt(step.at), change), step);
  },
  async apply(world, step) {
    const { name, email, website, at } = step;
    const partnerId = await addPartner(world, name, email, at);
    expectDone(
      await joinBySlug(world.tx, world.noteAt(at), {
        slug: world.slug,
        partnerId,
        given: { website, answers: [], consents: [] },
        at,
      }),
      step,
    );
  },
  async invite(world, step) {
    const { name, email, at } = step;
    const invited = { programId: programIdOf(world), sender: null, invitees: [{ email, name }], at };
    expectDone(await invitePartners(world.tx, world.noteAt(at), invited), step);
  },
};

/** Writes a step. */
export const write = (world: World, step: Step): Promise<unknown> =>
  // The writer of a kind takes its steps, which the compiler cannot follow through the look-up.
  (WRITERS[step.kind] as (world: World, step: Step) => Promise<unknown>)(world, step);
