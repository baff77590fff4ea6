import { DAY } from '../lib/clock.ts';
import type { Customer, Partnership, Program } from '../common/types.ts';

export type Attribution =
  | { kind: 'other_program' }
  | { kind: 'window_expired'; clickAgeDays: number; windowDays: number }
  | { kind: 'no_relationship' }
  | { kind: 'no_partner' }
  | { kind: 'attributed' };

/**
 * Whether a payment is attributed. The click may be older than the customer's signup by at most the attribution window;
 * exactly the window is allowed. If no signup is recorded, the time of the payment counts instead. After the first
 * conversion, and for a customer whom a discount code brought, the window does not apply.
 */
export function attribute(
  customer: Pick<Customer, 'program_id' | 'status' | 'clicked_at' | 'lead_at' | 'code_id'>,
  partnership: Partnership,
  program: Pick<Program, 'id' | 'attribution_window_days'>,
  paidAt: Date,
): Attribution {
  if (customer.program_id !== program.id) return { kind: 'other_program' };
  const ageMs = (customer.lead_at ?? paidAt).getTime() - customer.clicked_at.getTime();
  if (customer.code_id === null && customer.status !== 'conversion' && ageMs > program.attribution_window_days * DAY) {
    const clickAgeDays = Math.floor(ageMs / DAY);
    return { kind: 'window_expired', clickAgeDays, windowDays: program.attribution_window_days };
  }
  // A merged one has customers only for as long as a request was under way during the merge.
  if (partnership.status !== 'joined' && partnership.status !== 'merged') return { kind: 'no_relationship' };
  return partnership.partner_id === null ? { kind: 'no_partner' } : { kind: 'attributed' };
}
