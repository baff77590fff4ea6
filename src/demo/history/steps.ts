// What happens in the history of the demo, in words that need no database.
import type { Role } from '../../common/access.ts';
import type { RefundReason } from '../../common/types.ts';
import { DAY, floorTo, MINUTE } from '../../lib/clock.ts';
import type { LegalDetails } from '../../portal/read.ts';
import type { SettingsChange } from '../../payouts/settings.ts';
import type { EventType } from '../../webhooks/event.ts';
import type { TermsFields } from '../../terms/write.ts';
import type { DemoPartner } from './partners.ts';

/** A visitor, by number. */
interface OfVisitor {
  visitor: number;
}
/** An order, by number. */
interface OfOrder {
  order: number;
}

export type Step = { at: Date } & (
  | { kind: 'join'; partner: DemoPartner }
  | ({ kind: 'click'; code: string; page: string } & OfVisitor)
  | ({ kind: 'lead' } & OfVisitor)
  /** with a code, of a visitor whom no click has brought */
  | ({ kind: 'sale'; amountCents: number; subscription?: number; code?: string } & OfVisitor & OfOrder)
  /** without an amount, everything that is left */
  | ({ kind: 'refund'; amountCents?: number; reason: RefundReason; words: string } & OfOrder)
  /** the program gets a connection to the payment processor */
  | { kind: 'connect' }
  /** the payment processor reports a payment; without a visitor, of somebody whom no partner brought */
  | { kind: 'payment'; visitor?: number; payment: number; amountCents: number }
  /** commissions that were created before this time are approved */
  | { kind: 'approve'; before: Date }
  /** the program says how it pays */
  | { kind: 'settings'; change: SettingsChange }
  /** a partner says where to pay */
  | { kind: 'method'; name: string; email: string; paypal: string }
  /** a partner says what receipts show */
  | { kind: 'details'; email: string; name: string; details: LegalDetails }
  /** a payout of what is due is created; then, everything in it is paid */
  | { kind: 'payout' }
  | { kind: 'pay'; reference: string }
  /** what the last payout paid to a partner comes back */
  | { kind: 'return'; email: string; reason: string }
  | ({ kind: 'hold' | 'reject'; reason: string } & OfOrder)
  | { kind: 'adjust'; email: string; amountCents: number; reason: string }
  /** the owner makes a group with terms of its own, and moves partners into it */
  | { kind: 'group'; name: string; terms: Partial<TermsFields>; emails: readonly string[] }
  /** the owner makes terms for one partner */
  | { kind: 'terms'; email: string; terms: Partial<TermsFields> }
  | { kind: 'disable'; code: string }
  /** a colleague joins the team */
  | { kind: 'member'; email: string; role: Role }
  /** a partner gets a discount code */
  | { kind: 'code'; email: string; code: string }
  /** a webhook is added that gets nothing until somebody listens there and enables it */
  | { kind: 'webhook'; url: string; description: string; types: readonly EventType[] }
  | { kind: 'apply'; name: string; email: string; website: string }
  | { kind: 'invite'; name: string; email: string }
);

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A moment of the day this many days before today (UTC). */
export const moment = (now: Date, ago: number, minutes: number): Date =>
  new Date(floorTo(DAY, now).getTime() - ago * DAY + minutes * MINUTE);

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
