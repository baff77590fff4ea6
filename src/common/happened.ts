// What a write did: one value for each lead, sale, refund, and commission that was earned or changed.
import type {
  CommissionKind,
  CommissionStatus,
  Currency,
  ItemStatus,
  PartnershipStatus,
  RefundReason,
} from './types.ts';

interface Of {
  programId: number;
  partnershipId: number;
  at: Date;
}

interface OfSale extends Of {
  customerId: number;
  saleId: number;
  amountCents: number;
  currency: Currency;
}

interface OfCommission extends Of {
  commissionId: number;
  kind: CommissionKind;
  /** null for an adjustment */
  customerId: number | null;
  /** null for an adjustment and for the commission of a lead */
  saleId: number | null;
  /** by how much it changed: of a new one, its amount */
  changeCents: number;
  /** what it amounts to afterwards */
  amountCents: number;
  currency: Currency;
  /** its status afterwards */
  status: CommissionStatus;
}

/** What the audit log shows of a commission. */
interface ShownCommission {
  kind: CommissionKind;
  partner_id: number | null;
  status: CommissionStatus;
  held: boolean;
  amount_cents: number;
  currency: Currency;
  reason: string | null;
}

/** A commission that was changed or created other than by an event; `before` is unset for a new one. */
export interface CommissionChanged extends OfCommission {
  type: `commission.${'approved' | 'held' | 'released' | 'rejected' | 'paid' | 'adjusted' | 'repaired'}`;
  reason: string | null;
  before?: ShownCommission;
  after: Partial<ShownCommission>;
}

/** Each has the program, the records and the time; a customer is only named by its identifier. */
export type Happened =
  | (Of & { type: 'lead.settled' | 'lead.provisional'; customerId: number })
  | (OfSale & { type: 'sale.recorded'; transactionId: string })
  | (OfSale & { type: 'refund.recorded'; refundId: number; reason: RefundReason })
  | (OfCommission & { type: 'commission.earned' })
  /**
   * A refund took this from it, or returned it, or it was settled with a clawback or a restoration that no payout has; `commission.clawed_back` is a new commission that takes back what was paid,
   * and a new restoration is `commission.restored` too.
   */
  | (OfCommission & {
      type: 'commission.reversed' | 'commission.clawed_back' | 'commission.restored';
      /** unset: no refund of now did */
      refundId?: number;
      /** set for a new restoration */
      isNew?: true;
    })
  | CommissionChanged
  /** An item with the commission was paid, or was not paid after all. */
  | (Of & { type: 'commission.paid_by_item' | 'commission.unpaid'; commissionId: number })
  | (Of & { type: PartnerEvent; partnerId: number; before: PartnershipStatus | null })
  /** A member moved the partner from this group into another one. */
  | (Of & { type: 'partner.moved'; partnerId: number; before: { id: number; name: string } })
  /** The program, a group or a partner has other terms: these hold now. */
  | { type: 'terms.changed'; programId: number; termsId: number; at: Date }
  | (Of & { type: 'code.created' | 'code.disabled'; codeId: number })
  | { type: 'payout.created'; programId: number; payoutId: number; at: Date }
  | (Of & {
      type: `payout_item.${'paid' | 'failed' | 'cancelled' | 'reopened'}`;
      itemId: number;
      before: ItemStatus;
    })
  /** It got a deadline, or another one. */
  | { type: 'key.rotation_due'; programId: number; keyId: number; at: Date };

/** What became of a partner in a program. */
export type PartnerEvent = `partner.${'applied' | 'joined' | 'declined' | 'left' | 'removed'}`;
