import { moneyText } from '@referral-tracking/shared/amount-text';
import { commissionOf } from '../terms/commission.ts';
import type { CommissionType, Currency } from '../common/types.ts';

/** The facts that decide a program's gates and state. */
export interface StateFacts {
  name: string;
  domain: string;
  commission_type: CommissionType;
  commission_rate: string;
  joined_partners: number;
  enabled_links: number;
  allowed_origins: number;
  has_live_sale: boolean;
  integration_verified: boolean;
}

/** The facts about a program's integration. Counts and times cover production events only. */
export interface IntegrationFacts extends StateFacts {
  last_click_at: Date | null;
  last_lead_at: Date | null;
  last_sale_at: Date | null;
  recent_clicks: number;
  recent_leads: number;
  recent_sales: number;
  key_rotated_at: Date | null;
  currency: Currency;
  /** the smallest amount of the newest sales, by currency; null without a sale */
  least_sales: Partial<Record<Currency, number>> | null;
}

export const GATES = ['profile', 'economics', 'payout', 'tracking', 'live'] as const;
export type GateName = (typeof GATES)[number];
export interface Gate {
  status: 'pass' | 'fail' | 'unknown';
  detail: string;
  next_action: string | null;
}
export type State = 'draft' | 'configuring' | 'ready' | 'integration_verified' | 'live_verified';

const pass = (detail: string): Gate => ({ status: 'pass', detail, next_action: null });
const fail = (detail: string, next_action: string): Gate => ({ status: 'fail', detail, next_action });
const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

function tracking({ enabled_links: links, allowed_origins: origins }: StateFacts): Gate {
  const detail = `${count(links, 'enabled link')}, ${count(origins, 'allowed origin')}`;
  if (links === 0) return fail(detail, 'Make a referral link for a partner, or enable one.');
  if (origins === 0) return fail(detail, "Add your site's origin to the program's allowed origins.");
  return pass(detail);
}

/** That the commission is more than a sale, if one of the newest was that small. */
function remarkOn({ commission_type, commission_rate, ...facts }: StateFacts & Partial<IntegrationFacts>): string {
  const { currency, least_sales: least } = facts;
  const cents = currency && least?.[currency];
  if (!currency || cents === undefined) return '';
  const earned = commissionOf({ commission_type, commission_rate, currency }, { cents, currency });
  return earned.cents > cents ? `; it pays more than a sale of ${moneyText(cents, currency)}` : '';
}

/** The gates from a program's profile to its first real sale, each with its next action. */
export function gatesOf(facts: StateFacts & Partial<IntegrationFacts>): Record<GateName, Gate> {
  const { name, domain, commission_type: type, commission_rate: rate, joined_partners: partners } = facts;
  return {
    profile:
      name.trim() && domain.trim()
        ? pass(`${name}, ${domain}`)
        : fail('Name or domain is missing', 'Set the name and domain.'),
    economics:
      Number(rate) > 0
        ? pass(`${type} ${rate}${remarkOn(facts)}`)
        : fail('No commission is set', 'Set the commission.'),
    payout:
      partners > 0
        ? pass(`${count(partners, 'partner')} joined`)
        : { status: 'unknown', detail: 'No partner has joined yet', next_action: 'Invite a partner to the program.' },
    tracking: tracking(facts),
    live: facts.has_live_sale
      ? pass('A real sale is attributed')
      : fail('No real sale is attributed yet', 'Send the sale of a referred customer.'),
  };
}

/** The name of the first gate that does not pass, or null. */
export const blockerOf = (gates: Record<GateName, Gate>): GateName | null =>
  GATES.find((name) => gates[name].status !== 'pass') ?? null;

/** The program's state. Verification is stored, so it stays when an earlier gate fails again. */
export function stateOf(facts: StateFacts, gates: Record<GateName, Gate>): State {
  if (facts.has_live_sale) return 'live_verified';
  if (facts.integration_verified) return 'integration_verified';
  const passes = (...names: GateName[]) => names.every((name) => gates[name].status === 'pass');
  if (!passes('profile', 'economics')) return 'draft';
  return passes('payout', 'tracking') ? 'ready' : 'configuring';
}
