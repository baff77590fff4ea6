// What is stored about a customer, from the click on.
import type { DecidedTerms } from '../commissions/reason.ts';
import type { LimitReason } from '../terms/rules.ts';
import type {
  CommissionKind,
  CommissionStatus,
  Currency,
  Customer,
  PartnershipStatus,
  RefundReason,
  Terms,
} from '../common/types.ts';

/** The current state of the link and partnership that a customer came from. */
export interface Origin {
  converted_at: Date | null;
  erased_at: Date | null;
  /** null: the link belongs to another database */
  link_code: string | null;
  partner_id: number | null;
  partnership_status: PartnershipStatus;
  partnership_changed_at: Date;
  /** the code that decided whose customer it is; null also if its partner was erased */
  discount_code: string | null;
}

/** A customer with the link of its click. The click of an erased customer has no identifier; without a click, `clicked_at` is null. */
export type KnownCustomer = Omit<Customer, 'link_id' | 'partnership_id' | 'click_id' | 'clicked_at'> &
  Origin & { click_id: string | null; clicked_at: Date | null };

export interface KnownLead {
  lead_id: number;
  mode: 'server' | 'browser' | 'payment';
  provisional: boolean;
  event_name: string | null;
  email_masked: string | null;
  occurred_at: Date;
}

export interface KnownSale {
  sale_id: number;
  transaction_id: string;
  amount_cents: number;
  /** what the customer paid, with the tax and the shipping in it; null if unknown */
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  currency: Currency;
  provider: string | null;
  provider_payment_id: string | null;
  subscription_id: string | null;
  /** the amount due; null if the sale earns no commission */
  commission_cents: number | null;
  /** the limit that keeps it from earning */
  commission_reason: LimitReason | null;
  /** what decided about its commission */
  terms: DecidedTerms;
  occurred_at: Date;
  recorded_at: Date;
}

export interface KnownRefund {
  refund_id: number;
  sale_id: number;
  amount_cents: number;
  reason: RefundReason;
  refund_reason: string | null;
  deduction_cents: number;
  outcome: 'reversed' | 'clawed_back' | 'no_commission' | 'restored';
  occurred_at: Date;
}

export interface KnownCommission {
  commission_id: number;
  sale_id: number | null;
  kind: CommissionKind;
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  created_at: Date;
  approved_at: Date | null;
  paid_at: Date | null;
  rejected_at: Date | null;
}

/** A payment event of the customer, whose further properties are shown as they are. */
export interface KnownPaymentEvent {
  result: string;
  received_at: Date;
}

/** A sale that was rejected because a sale of another program has the same transaction_id. */
export interface KnownConflict {
  transaction_id: string;
  sale_id: number;
  holder_program_id: number;
  attempts: number;
  first_at: Date;
  last_at: Date;
}

/** Whose click it was; the customer may be another partner's by a code. Null: of another database, or of an erased partner. */
export interface KnownClick {
  link_code: string | null;
  partner_id: number | null;
}

/** What a sale of this customer earns by now, and when the first one happened. */
export interface NextSale extends Pick<Terms, 'max_months' | 'max_commissions'> {
  first_sale_at: Date | null;
}

export interface History {
  customer: KnownCustomer;
  click: KnownClick;
  next: NextSale;
  leads: KnownLead[];
  sales: KnownSale[];
  refunds: KnownRefund[];
  commissions: KnownCommission[];
  paymentEvents: KnownPaymentEvent[];
  conflicts: KnownConflict[];
}
