// Explains the results of a customer's leads and sales from the stored records.
import type { LimitReason } from '../terms/rules.ts';
import { DAY } from '../lib/clock.ts';
import type { Attribution } from '../attribution/rules.ts';
import { moneyText } from '@referral-tracking/shared/amount-text';
import type { CodePolicy, Currency, Customer, LeadAuth, PartnershipStatus } from '../common/types.ts';

const days = (ms: number): string => {
  const count = Math.floor(ms / DAY);
  return count === 1 ? '1 day' : `${count} days`;
};

/** The discount code that decided whose customer it is, if one did. */
type ByCode = Pick<Customer, 'code_id'> & { discount_code: string | null };
type Dated = Pick<Customer, 'lead_at'> & ByCode & { clicked_at: Date | null; converted_at: Date | null };

/** The name of the code; one of an erased partner has none. */
const codeName = ({ discount_code: code }: ByCode): string =>
  code === null ? 'the code of an erased partner' : `code ${code}`;

/** Says at a settled lead that a discount code decided whose customer it is; empty if none did. */
export const explainCode = (customer: ByCode): string =>
  customer.code_id === null ? '' : ` It belongs to the partner of ${codeName(customer)}.`;

/** Explains why the click of a customer did not decide, but a code. */
export function explainOverruled(customer: ByCode, policy: CodePolicy): string {
  const name = codeName(customer);
  return policy === 'code_first'
    ? `It did not decide: ${name} came with the first settled sign-up or sale, and codes go before clicks now.`
    : `It did not decide: ${name} did, because the click was too old, its partner was not in the program, or codes went before ` +
        'clicks then; now clicks do.';
}

/** Explains why a lead settled or stayed provisional. */
export function explainLead(mode: 'server' | 'browser' | 'payment', provisional: boolean): string {
  if (provisional) {
    return (
      'Provisional: a page reported this sign-up, and the program waits for its server to confirm it. It has no effect ' +
      "until the server sends the same sign-up with the program's key, or a payment event of the connected processor " +
      'identifies the customer.'
    );
  }
  switch (mode) {
    case 'server':
      return 'It counts: your server sent this sign-up.';
    case 'browser':
      return 'It counts: a page sent it while the program accepted sign-ups from pages.';
    case 'payment':
      return "It counts: a payment event of the program's payment processor identified the customer.";
  }
}

/** When an event came, by its time since the click. */
function afterClick(ms: number): string {
  if (ms < 0) return 'before the click, which the window allows';
  return ms < DAY ? 'less than a day after the click' : `${days(ms)} after the click`;
}

/** Explains why a stored sale was attributed. A sale that is not attributed is never stored. */
export function explainSale(
  customer: Dated,
  sale: { occurred_at: Date; recorded_at: Date },
  windowDays: number,
): string {
  if (customer.converted_at !== null && sale.recorded_at > customer.converted_at) {
    return 'Attributed: the customer had already converted, so the attribution window was not checked again.';
  }
  if (customer.code_id !== null || customer.clicked_at === null) {
    return `Attributed: ${codeName(customer)} decided, for which there is no attribution window.`;
  }
  const event = customer.lead_at ? 'the sign-up' : 'the payment (no sign-up is recorded)';
  const age = (customer.lead_at ?? sale.occurred_at).getTime() - customer.clicked_at.getTime();
  return `Attributed: ${event} came ${afterClick(age)}; the window is ${windowDays} days now.`;
}

/** A stored commission: what it was at first, and what is left of it. */
interface Earned {
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  rejected_at: Date | null;
}

/** What a commission was at first, and why it is less now. */
function explainEarned({ earned_cents, amount_cents, currency, rejected_at }: Earned): string {
  const earned = `It earned ${moneyText(earned_cents, currency)}`;
  if (rejected_at !== null) return `${earned}, but the commission was rejected.`;
  if (amount_cents === earned_cents) return `${earned}.`;
  return amount_cents === 0
    ? `${earned}, all of which was deducted after a refund.`
    : `${earned}, of which ${moneyText(earned_cents - amount_cents, currency)} was deducted after a refund.`;
}

/** Which limit of the terms a sale was beyond, and a new one is. */
const BEYOND: Readonly<Record<LimitReason, { then: string; now: string }>> = {
  months_reached: {
    then: "the months in which a customer's sales earn were over",
    now: "the months in which a customer's sales earn are over",
  },
  commissions_reached: {
    then: 'the customer had earned the partner as many commissions as the terms allow',
    now: 'the customer has earned the partner as many commissions as the terms allow',
  },
};

/** Explains why a sale has a commission or has none. */
export function explainCommission(
  sale: { commission_cents: number | null; commission_reason: LimitReason | null },
  commission: Earned | undefined,
  partnerId: number | null,
  /** what it was computed on, and by which terms */
  computed?: string,
): string {
  if (commission) return explainEarned(commission) + (computed === undefined ? '' : ` Computed: ${computed}.`);
  if (sale.commission_reason !== null) return `It earned nothing: ${BEYOND[sale.commission_reason].then}.`;
  if (sale.commission_cents === null) {
    return 'It earned nothing: it is not the first sale of its subscription, and the commission is not recurring.';
  }
  if (partnerId === null) return "It earned a commission without a recipient: the partner's account was erased.";
  return 'Its commission could not be stored; `commission repair` creates it.';
}

/** What the partner is in each status in which they do not earn. */
const WITHOUT_RELATIONSHIP: Readonly<Record<PartnershipStatus, string>> = {
  linked: 'has a link of the program but has not joined it',
  applied: 'has applied to the program but has not joined it',
  declined: 'was declined by the program',
  left: 'left the program',
  removed: 'was removed from the program',
  merged: 'was merged into another partner',
  joined: 'has joined the program',
};

/** What becomes of events that are sent now of an erased customer. */
export const ERASED = {
  sale: 'A new sale is rejected: the customer was erased.',
  lead: 'A new lead is rejected: the customer was erased.',
} as const;

/** Explains the result that a sale sent now would have, which may be beyond a limit of the terms. */
export function explainAttribution(
  attribution: Attribution,
  { partnership_status: status, lead_at: lead }: { partnership_status: PartnershipStatus; lead_at: Date | null },
  limit?: LimitReason,
): string {
  switch (attribution.kind) {
    case 'attributed':
      return limit ? `A new sale is attributed and earns nothing: ${BEYOND[limit].now}.` : 'A new sale is attributed.';
    case 'other_program':
      return 'A new sale is rejected: the customer belongs to another program.';
    case 'window_expired': {
      const event = lead ? 'the sign-up' : 'now, and no sign-up is recorded';
      return (
        `A new sale is not attributed, and nothing is recorded: the click is ${attribution.clickAgeDays} days ` +
        `older than ${event}; the window is ${attribution.windowDays} days.`
      );
    }
    case 'no_relationship':
      return `A new sale is rejected: the partner ${WITHOUT_RELATIONSHIP[status]}.`;
    case 'no_partner':
      return "A new sale is stored without a commission: the partner's account was erased.";
  }
}

/** Explains the result that a lead sent now would have. */
export function explainNextLead(status: Customer['status'], policy: LeadAuth): string {
  if (status === 'conversion')
    return 'A new sign-up is rejected: a sale is recorded, and no sign-up counts after a sale.';
  if (status === 'lead') return 'A new sign-up is rejected: one counts already.';
  return policy === 'browser_allowed'
    ? 'A new sign-up counts, whether your server or a page sends it.'
    : 'A new sign-up counts if your server sends it; if a page does, it waits for your server.';
}
