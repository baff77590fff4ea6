// The records that the rules speak of, as the store hands them over.

export type Currency = 'USD' | 'EUR' | 'VND';
export type CommissionType = 'percent' | 'fixed' | 'recurring_percent' | 'recurring_fixed';
export type LeadAuth = 'server_required' | 'browser_allowed';
export type CustomerStatus = 'click' | 'lead' | 'conversion';
export type PartnershipStatus = 'linked' | 'applied' | 'joined' | 'declined' | 'left' | 'removed';
export type CommissionStatus = 'pending' | 'approved' | 'paid' | 'reversed';
export type RefundReason = 'refund' | 'chargeback';
export type RefundStatus = 'reversed' | 'clawed_back' | 'skipped' | 'no_commission';

/** A program's terms: what decides about leads, sales and their commission. */
export interface Program {
  id: number;
  lead_auth: LeadAuth;
  cookie_window_days: number;
  attribution_window_days: number;
  commission_type: CommissionType;
  /** percent, or major units of the currency; a decimal in text, so that nothing is lost */
  commission_rate: string;
  currency: Currency;
  lead_commission_cents: number | null;
}

/** A login token that is in force, and whose it is. */
export interface Login {
  token_id: number;
  /** null once the account is gone */
  account_id: number | null;
  email: string | null;
  advertiser_id: number | null;
}

/** A program's API key, as found by its token. */
export interface ProgramKey {
  id: number;
  marked_at: Date | null;
  rotate_by: Date | null;
}

/** A customer is stored with the first lead, sale or payment event of a click. Before that, the click is all of it. */
export interface Customer {
  /** null: nothing but the click is recorded, and the status is `click` */
  id: number | null;
  click_id: string;
  link_id: number;
  program_id: number;
  partnership_id: number;
  status: CustomerStatus;
  customer_key: string | null;
  clicked_at: Date;
  lead_at: Date | null;
}

export type StoredCustomer = Customer & { id: number };

/** The customer's partnership; its partner is null once that account was erased. */
export interface Partnership {
  partner_id: number | null;
  status: PartnershipStatus;
}

/** Whom a payment event names: by click or key, or by a reference that is one or the other. */
export interface NamedCustomer {
  clickId?: string | undefined;
  customerKey?: string | undefined;
  reference?: string | undefined;
}
