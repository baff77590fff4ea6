// The pages of the navigation and of the command palette, in their order.
import type { Role } from '../api/client.ts';

export interface NavEntry {
  /** the route of the page */
  to: string;
  label: string;
  /** the least role that may read the page; unset: every member */
  role?: Role;
}

/** The pages of a program, for its members. */
export const OWNER_NAV = [
  { to: '/app/programs/$programId', label: 'Overview' },
  { to: '/app/programs/$programId/links', label: 'Links' },
  { to: '/app/programs/$programId/partners', label: 'Partners' },
  { to: '/app/programs/$programId/commissions', label: 'Commissions' },
  { to: '/app/programs/$programId/payouts', label: 'Payouts' },
  { to: '/app/programs/$programId/customers', label: 'Customers' },
  { to: '/app/programs/$programId/setup', label: 'Setup' },
  { to: '/app/programs/$programId/keys', label: 'API keys', role: 'admin' },
  { to: '/app/programs/$programId/payments', label: 'Payment processor' },
  { to: '/app/programs/$programId/team', label: 'Team', role: 'admin' },
  { to: '/app/programs/$programId/audit-log', label: 'Audit log', role: 'admin' },
  { to: '/app/programs/$programId/settings', label: 'Settings' },
] as const satisfies readonly NavEntry[];

/** The pages of a partner that are about no program: before those about one, and after them. */
export const PARTNER_NAV = [{ to: '/partner', label: 'My programs' }] as const satisfies readonly NavEntry[];
export const PARTNER_LAST_NAV = [{ to: '/partner/profile', label: 'Profile' }] as const satisfies readonly NavEntry[];

/** The pages of a partner about one program. */
export const PARTNER_PROGRAM_NAV = [
  { to: '/partner/programs/$programId', label: 'Earnings' },
  { to: '/partner/programs/$programId/links', label: 'My links' },
  { to: '/partner/programs/$programId/commissions', label: 'Commissions' },
] as const satisfies readonly NavEntry[];
