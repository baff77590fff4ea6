// The pages of the navigation and of the command palette.
import type { Role } from '../api/client.ts';

export interface NavEntry {
  /** the route, below `/app/programs/$programId` or `/partner` */
  to: string;
  label: string;
  /** the least role that may read the page; unset: every member */
  role?: Role;
}

/** The pages of a program, for its members. */
export const OWNER_NAV = [
  { to: '/app/programs/$programId/links', label: 'Links' },
] as const satisfies readonly NavEntry[];

/** The pages of a partner about one program. */
export const PARTNER_NAV = [
  { to: '/partner/programs/$programId', label: 'Links' },
] as const satisfies readonly NavEntry[];
