// What the service mails.
import type { Brand } from '../common/brand.ts';
import type { Currency } from '../common/types.ts';

/** What the owners of a program hear of an endpoint: it lost an event, is disabled soon, or was disabled for one of two reasons. */
export type WebhookTrouble = 'lost' | 'soon' | 'gone' | 'failing';

export type MailKind =
  | 'partner-invitation'
  | 'member-invitation'
  | 'sign-in-link'
  | 'address-confirmation'
  | 'address-changed'
  | 'payout-method'
  | 'payout-paid'
  | 'payout-returned'
  | 'payday'
  | 'application-decided'
  | 'first-commission'
  | 'monthly-summary'
  | 'applications-waiting'
  | 'key-rotation-due'
  | 'weekly-digest'
  | 'webhook-failing'
  | 'processor-silent';

/** How a program looks in its mails. */
export type Look = Pick<Brand, 'display_name' | 'accent_color' | 'logo' | 'contact_email'>;

/** What a mail says, and to whom. The texts follow from it when the mail is sent. */
export interface MailContent {
  to: string;
  /** the page that the mail leads to, with its secret if there is one */
  link: string;
  /** the name of the person, if it is known */
  name?: string | undefined;
  /** the name of the program */
  program?: string | undefined;
  /** its domain, for a name that cannot be in a mail */
  domain?: string | undefined;
  programId?: number | undefined;
  brand?: Look | undefined;
  /** the new address of an account, masked */
  address?: string | undefined;
  /** what an invited partner earns: `20% of every payment` */
  earn?: string | undefined;
  /** a line of the program's own to an invited partner */
  message?: string | undefined;
  /** the role of an invited member */
  role?: string | undefined;
  /** what a partner changed about where they are paid */
  change?: MethodChange | undefined;
  /** what was paid to a partner, or came back */
  payment?: MailedPayment | undefined;
  /** what is due to partners, by currency */
  due?: readonly MailedSum[] | undefined;
  /** what happened */
  news?: MailedNews | undefined;
}

export interface MailedSum {
  amountCents: number;
  currency: Currency;
  /** how many are paid it */
  partners: number;
}

/** What happened in some days, in one currency. */
export interface MailedTotals {
  currency: Currency;
  sales: number;
  revenueCents: number;
  commissionCents: number;
}

/** What a mail reports that is neither a payment nor an invitation; each kind has some of it. */
export interface MailedNews {
  /** whether an application was approved */
  approved?: boolean;
  /** why it was declined */
  reason?: string | undefined;
  /** such as `October 2026` */
  period?: string;
  totals?: readonly MailedTotals[];
  /** the partners who earned most, by name */
  best?: readonly (Pick<MailedSum, 'amountCents' | 'currency'> & { name: string })[];
  joined?: number;
  /** how many applications wait */
  waiting?: number;
  /** of a key, as the document shows it */
  masked?: string;
  /** when the key ends, or a webhook was or will be disabled; ISO 8601 */
  at?: string;
  /** of a webhook that fails */
  trouble?: WebhookTrouble;
  /** where it is; the rest of the address may be a secret */
  host?: string;
  /** of a payment processor that has fallen silent */
  processor?: string;
  /** for how long, and how many events a day are usual */
  hours?: number;
  perDay?: number;
}

export interface MailedPayment extends Omit<MailedSum, 'partners'> {
  /** of the item */
  reference: string;
  /** such as `2026-07-01` */
  paidOn: string;
  /** the bank's or PayPal's */
  externalReference?: string | undefined;
  /** why it came back */
  reason?: string | undefined;
}

/** A change of a payout method. A method is named as people read it, such as `PayPal a***@partner.dev (USD)`. */
export interface MethodChange {
  added?: string | undefined;
  removed?: string | undefined;
  /** ISO 8601, of the added one if it waits */
  usableFrom?: string | undefined;
}
