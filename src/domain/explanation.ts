// Why a customer's leads and sales were judged as they were, in words, from what is stored.
import { DAY } from '../lib/clock.ts';
import type { Attribution } from './attribution.ts';
import type { Customer, LeadAuth, PartnershipStatus } from './types.ts';

const days = (ms: number): string => {
  const count = Math.floor(ms / DAY);
  return count === 1 ? '1 day' : `${count} days`;
};

type Dated = Pick<Customer, 'clicked_at' | 'lead_at'> & { converted_at: Date | null };

/** Why a lead settled, or why it did not. */
export function explainLead(mode: 'server' | 'browser' | 'payment', provisional: boolean): string {
  if (provisional) {
    return (
      "Provisional: sent from a browser without the program's key while lead_auth was server_required. It settles " +
      'nothing until the same lead comes with the key or a payment event of the connected processor names the customer.'
    );
  }
  switch (mode) {
    case 'server':
      return "Settled: sent with the program's key.";
    case 'browser':
      return 'Settled: sent from a browser while lead_auth was browser_allowed.';
    case 'payment':
      return "Settled: a payment event of the program's connected processor named the customer.";
  }
}

/** Why a stored sale was attributed; a sale that is not attributed is never stored. */
export function explainSale(
  customer: Dated,
  sale: { occurred_at: Date; recorded_at: Date },
  windowDays: number,
): string {
  if (customer.converted_at !== null && sale.recorded_at > customer.converted_at) {
    return 'Attributed: the customer had already converted, so the attribution window was not asked again.';
  }
  const until = customer.lead_at ?? sale.occurred_at;
  const age = days(Math.max(0, until.getTime() - customer.clicked_at.getTime()));
  const event = customer.lead_at ? 'the signup' : 'the payment (no signup was recorded)';
  return `Attributed: the click was ${age} older than ${event}, inside the window (now ${windowDays} days).`;
}

/** Why a sale has its commission or has none. */
export function explainCommission(
  sale: { commission_cents: number | null },
  hasCommission: boolean,
  partnerId: number | null,
): string {
  if (hasCommission) return 'It earned a commission.';
  if (sale.commission_cents === null) {
    return "It earned nothing: not its subscription's first sale, and the commission does not recur.";
  }
  if (partnerId === null) return "It earned a commission that nobody can receive: the partner's account was erased.";
  return 'Its commission could not be stored; `commission repair` completes it.';
}

/** What a sale sent now would come to. */
export function explainAttribution(attribution: Attribution, status: PartnershipStatus, lead: Date | null): string {
  switch (attribution.kind) {
    case 'attributed':
      return 'A sale sent now is attributed.';
    case 'other_program':
      return 'A sale sent now is refused: the customer belongs to another program.';
    case 'window_expired': {
      const event = lead ? 'the signup' : 'now, and no signup is recorded';
      return (
        `A sale sent now is not attributed and nothing is recorded: the click is ${attribution.clickAgeDays} days ` +
        `older than ${event}; the window is ${attribution.windowDays} days.`
      );
    }
    case 'no_relationship':
      return status === 'left'
        ? 'A sale sent now is refused: the partner left the program.'
        : 'A sale sent now is refused: the partner has a link of the program but has not joined it.';
    case 'no_partner':
      return "A sale sent now is stored without a commission: the partner's account was erased.";
  }
}

/** What a lead sent now would come to. */
export function explainNextLead(status: Customer['status'], policy: LeadAuth): string {
  if (status === 'conversion')
    return 'A lead sent now is refused: a sale is recorded, and nothing settles a lead after it.';
  if (status === 'lead') return 'A lead sent now is refused: one has settled already.';
  return policy === 'browser_allowed'
    ? "A lead sent now settles, with the program's key or from a browser."
    : "A lead sent now settles with the program's key; from a browser it is provisional.";
}
