// Which event of a webhook a fact is. A type's meaning never changes.
import { randomBytes } from 'node:crypto';
import type { Happened } from '../common/happened.ts';

export type EventType =
  | 'lead.recorded'
  | 'lead.settled'
  | 'sale.recorded'
  | 'refund.recorded'
  | 'commission.created'
  | 'commission.approved'
  | 'commission.held'
  | 'commission.released'
  | 'commission.reversed'
  | 'commission.restored'
  | 'commission.paid'
  | 'commission.unpaid'
  | 'partner.applied'
  | 'partner.joined'
  | 'partner.declined'
  | 'partner.left'
  | 'partner.removed'
  | 'partner.moved'
  | 'terms.changed'
  | 'code.created'
  | 'code.disabled'
  | 'payout.created'
  | 'payout_item.paid'
  | 'payout_item.failed'
  | 'payout_item.cancelled'
  | 'payout_item.reopened'
  | 'key.rotation_due'
  | 'webhook.test';

/** It begins with its time, so that new ones are next to each other in an index. */
export const newEventId = (at: Date): string =>
  `evt_${at.getTime().toString(36)}${randomBytes(12).toString('base64url')}`;

/** What an event shows. The events of a lead are counted by its customer, those of a refund by its sale. */
export type EventObject =
  | 'lead'
  | 'sale'
  | 'commission'
  | 'partner'
  | 'terms'
  | 'code'
  | 'payout'
  | 'payout_item'
  | 'key'
  | 'webhook';

/** An event without what it shows. */
export interface EventHead {
  type: EventType;
  object: EventObject;
  /** of a lead, its customer */
  objectId: number;
  programId: number;
  at: Date;
  /** what of the object was different before */
  previous?: object | undefined;
  /** whom its body may name */
  customerId?: number | undefined;
  partnershipId?: number | undefined;
}

type CommissionFact = Extract<Happened, { commissionId: number }>;

function commissionType(fact: CommissionFact): EventType {
  switch (fact.type) {
    case 'commission.earned':
    case 'commission.clawed_back':
    case 'commission.adjusted':
    case 'commission.repaired':
      return 'commission.created';
    case 'commission.restored':
      return fact.isNew ? 'commission.created' : fact.type;
    case 'commission.rejected':
      return 'commission.reversed';
    case 'commission.paid_by_item':
      return 'commission.paid';
    default:
      return fact.type;
  }
}

/** What was different of a commission; undefined for a new one. */
function previousOf(fact: CommissionFact): object | undefined {
  if (fact.type === 'commission.paid_by_item') return { status: 'approved' };
  if (fact.type === 'commission.unpaid') return { status: 'paid' };
  if (commissionType(fact) === 'commission.created') return undefined;
  if ('before' in fact && fact.before) {
    const { status, held, amount_cents } = fact.before;
    return { status, held, amount_cents };
  }
  return 'changeCents' in fact ? { amount_cents: fact.amountCents - fact.changeCents } : undefined;
}

/** Without `at` and the program, which all have. */
function ofFact(fact: Happened): Omit<EventHead, 'programId' | 'at'> {
  switch (fact.type) {
    case 'lead.provisional':
    case 'lead.settled': {
      const type = fact.type === 'lead.settled' ? fact.type : 'lead.recorded';
      return { type, object: 'lead', objectId: fact.customerId, customerId: fact.customerId };
    }
    case 'sale.recorded':
    case 'refund.recorded':
      return { type: fact.type, object: 'sale', objectId: fact.saleId, customerId: fact.customerId };
    case 'code.created':
    case 'code.disabled': {
      const { type, codeId: objectId, partnershipId } = fact;
      const previous = type === 'code.disabled' ? { status: 'active' } : undefined;
      return { type, object: 'code', objectId, partnershipId, previous };
    }
    case 'payout.created':
      return { type: fact.type, object: 'payout', objectId: fact.payoutId };
    case 'terms.changed':
      return { type: fact.type, object: 'terms', objectId: fact.termsId };
    case 'partner.moved': {
      const { type, partnershipId, partnerId: objectId, before: group } = fact;
      return { type, object: 'partner', objectId, partnershipId, previous: { group } };
    }
    case 'key.rotation_due':
      return { type: fact.type, object: 'key', objectId: fact.keyId };
    default:
      break;
  }
  if ('commissionId' in fact)
    return {
      type: commissionType(fact),
      object: 'commission',
      objectId: fact.commissionId,
      previous: previousOf(fact),
    };
  const { type, partnershipId, before } = fact;
  const previous = before === null ? undefined : { status: before };
  if ('itemId' in fact) return { type, object: 'payout_item', objectId: fact.itemId, partnershipId, previous };
  return { type, object: 'partner', objectId: fact.partnerId, partnershipId, previous };
}

/** The event of a fact: each has one. */
export const eventOf = (fact: Happened): EventHead => ({ ...ofFact(fact), programId: fact.programId, at: fact.at });
