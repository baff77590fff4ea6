// The records that the rules work with, as the store returns them.

import type { Currency } from '@referral-tracking/shared/currencies';

export type { Currency };

export type CommissionType = 'percent' | 'fixed' | 'recurring_percent' | 'recurring_fixed';
export type CommissionBase = 'net' | 'gross';
export type CodePolicy = 'code_first' | 'click_first';
export type LeadAuth = 'server_required' | 'browser_allowed';
export type JoinPolicy = 'invite' | 'apply' | 'open';
export type CustomerStatus = 'click' | 'lead' | 'conversion';
export type PartnershipStatus = 'linked' | 'applied' | 'joined' | 'declined' | 'left' | 'removed' | 'merged';
export type CommissionKind = 'sale' | 'lead' | 'clawback' | 'adjustment' | 'restoration';
export type CommissionStatus = 'pending' | 'approved' | 'paid' | 'reversed';
export type ItemStatus = 'open' | 'paid' | 'failed' | 'cancelled';
export type RefundReason = 'refund' | 'chargeback';
export type RefundStatus = 'reversed' | 'clawed_back' | 'skipped' | 'no_commission';

export type TermsLevel = 'program' | 'group' | 'partnership';

/** What a sale or a lead earns: a row of the terms of a program, a group or a partnership, which never changes. */
export interface Terms {
  terms_id: number;
  terms_level: TermsLevel;
  commission_type: CommissionType;
  /** percent, or major units of the currency; a decimal in text, so that no precision is lost */
  commission_rate: string;
  currency: Currency;
  lead_commission_cents: number | null;
  /** what the commission of a payment event is computed on: all that was paid, or that without tax */
  commission_base: CommissionBase;
  /** whether the net amount has the shipping in it */
  commission_on_shipping: boolean;
  /** for how many months a sale earns, from the customer's first one; null: for good */
  max_months: number | null;
  /** how many of a customer's sales earn; null: all */
  max_commissions: number | null;
}

/** A program with its own terms, which hold where neither the partnership nor its group has terms. */
export interface Program extends Terms {
  id: number;
  lead_auth: LeadAuth;
  cookie_window_days: number;
  attribution_window_days: number;
  /** whether a customer keeps the terms of their first recorded sale */
  grandfather: boolean;
  /** what decides if a customer has both a click and a discount code */
  code_policy: CodePolicy;
  /** the partnerships that were merged into others, with those; null: none */
  merged: Readonly<Record<string, number>> | null;
  /** whether the program has any discount code */
  has_codes: boolean;
  /** whether a payment processor is connected, whose events may wait for sales */
  is_connected: boolean;
}

/** A valid login token and its owner. */
export interface Login {
  token_id: number;
  /** null if the account no longer exists */
  account_id: number | null;
  email: string | null;
  advertiser_id: number | null;
  /** only the calls of the command line, or also the management API with the account's role */
  reach: 'cli' | 'account';
}

/** A program's API key, found by its token. */
export interface ProgramKey {
  id: number;
  marked_at: Date | null;
  rotate_by: Date | null;
}

/** A customer is stored with the first lead, sale or payment event of a click. Before that, the click is all of it. */
export interface Customer {
  /** null: nothing but the click is recorded, and the status is `click` */
  id: number | null;
  /** of a customer without a click, a text in its place */
  click_id: string;
  /** 0: a discount code decided whose customer it is */
  link_id: number;
  program_id: number;
  partnership_id: number;
  status: CustomerStatus;
  customer_key: string | null;
  /** without a click, when the first request came */
  clicked_at: Date;
  lead_at: Date | null;
  /** the discount code that decided whose customer it is; null: the click did */
  code_id: number | null;
}

export type StoredCustomer = Customer & { id: number };

/** The customer's partnership; its partner is null once that account was erased. */
export interface Partnership {
  partner_id: number | null;
  status: PartnershipStatus;
}

/** A partnership, and what it decides about this customer's sales; without `terms`, those of the program hold. */
export interface BuyersPartnership extends Partnership {
  terms: Terms | null;
}

/** How a payment event identifies its customer: a click, a key, or a reference that can be either. */
export interface NamedCustomer {
  clickId?: string | undefined;
  customerKey?: string | undefined;
  reference?: string | undefined;
}

/** The customer of a reported payment. A provisional lead counts until it is settled. */
export interface Payer {
  customer: Customer;
  partnership: BuyersPartnership;
  hasProvisionalLead: boolean;
}

/** What is known of whose subscription, or whose customer of the payment processor, it is. */
export interface ReferenceOwner {
  named: NamedCustomer;
  /** null until a customer with these names exists */
  customerId: number | null;
}

export interface SubscriptionOwner extends ReferenceOwner {
  /** when the first of its stored events happened */
  seenAt: Date | undefined;
  /** whether an event of its start is stored, or a sale */
  hasStarted: boolean;
  /** the discount code of its start; null: none that the program has */
  codeId: number | null;
}

/** A recorded sale, found by the payment processor's identifiers. */
export interface NamedSale {
  id: number;
  customer_id: number;
  transaction_id: string;
  /** the provider's identifier of the payment */
  provider_payment_id: string | null;
  amount_cents: number;
  currency: Currency;
}

/** An account with its advertiser. */
export interface Account {
  account_id: number;
  advertiser_id: number | null;
  email: string;
  status: 'active' | 'suspended';
}
