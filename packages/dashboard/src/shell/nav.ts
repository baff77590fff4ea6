// The pages of the navigation and of the command palette, in their order.
import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  Banknote,
  CircleDollarSign,
  CreditCard,
  House,
  KeyRound,
  LayoutGrid,
  Link2,
  Percent,
  Plug,
  ScrollText,
  Settings,
  ShoppingBag,
  TicketPercent,
  TrendingUp,
  UserRound,
  UsersRound,
  UserRoundCog,
  Webhook,
} from 'lucide-react';
import type { Role } from '../api/client.ts';

export interface NavEntry {
  /** the route of the page */
  to: string;
  label: string;
  icon: LucideIcon;
  /** the least role that may read the page; unset: every member */
  role?: Role;
  /** the heading of the group that begins here */
  group?: string;
  /** whether a phone has it in the bar at the bottom */
  main?: boolean;
  /** what else it is found by */
  words?: string;
}

/** The pages of a program, for its members. */
export const OWNER_NAV = [
  { to: '/app/programs/$programId', label: 'Overview', icon: LayoutGrid, main: true, words: 'home dashboard numbers' },
  {
    to: '/app/programs/$programId/partners',
    label: 'Partners',
    icon: UsersRound,
    group: 'Partnership',
    main: true,
    words: 'affiliate invite invitation application',
  },
  { to: '/app/programs/$programId/links', label: 'Links', icon: Link2, words: 'alias code url' },
  {
    to: '/app/programs/$programId/codes',
    label: 'Codes',
    icon: TicketPercent,
    words: 'discount coupon voucher promotion',
  },
  {
    to: '/app/programs/$programId/customers',
    label: 'Customers',
    icon: ShoppingBag,
    group: 'Results',
    words: 'order sale lead click why',
  },
  {
    to: '/app/programs/$programId/commissions',
    label: 'Commissions',
    icon: CircleDollarSign,
    main: true,
    words: 'approve reject earn bonus adjustment',
  },
  {
    to: '/app/programs/$programId/payouts',
    label: 'Payouts',
    icon: Banknote,
    main: true,
    words: 'payout pay paid money transfer bank paypal statement',
  },
  {
    to: '/app/programs/$programId/setup',
    label: 'Setup',
    icon: Plug,
    group: 'Developers',
    words: 'snippet install integration',
  },
  { to: '/app/programs/$programId/keys', label: 'Keys', icon: KeyRound, role: 'admin', words: 'api key secret token' },
  {
    to: '/app/programs/$programId/payments',
    label: 'Payment processor',
    icon: CreditCard,
    words: 'stripe paddle woocommerce shopify polar lemon squeezy webhook connect',
  },
  {
    to: '/app/programs/$programId/events',
    label: 'Events',
    icon: Activity,
    words: 'stripe paddle woocommerce shopify webhook payment waiting replay',
  },
  {
    to: '/app/programs/$programId/webhooks',
    label: 'Webhooks',
    icon: Webhook,
    role: 'admin',
    words: 'endpoint event delivery send own system crm slack n8n',
  },
  {
    to: '/app/programs/$programId/terms',
    label: 'Terms',
    icon: Percent,
    group: 'Program',
    words: 'rate percent months limit exception group holding period',
  },
  {
    to: '/app/programs/$programId/settings',
    label: 'Settings',
    icon: Settings,
    words: 'currency archive payout brand joining link host domain dns',
  },
  {
    to: '/app/programs/$programId/team',
    label: 'Team',
    icon: UserRoundCog,
    role: 'admin',
    words: 'member colleague role invite',
  },
  {
    to: '/app/programs/$programId/audit-log',
    label: 'Audit log',
    icon: ScrollText,
    role: 'admin',
    words: 'history changes who',
  },
] as const satisfies readonly NavEntry[];

/** The pages of a partner that are about no program: before those about one, and after them. */
export const PARTNER_NAV = [
  { to: '/partner/programs', label: 'My programs', icon: House, main: true },
] as const satisfies readonly NavEntry[];
export const PARTNER_LAST_NAV = [
  { to: '/partner/profile', label: 'Profile', icon: UserRound, main: true, words: 'payout method bank paypal name' },
] as const satisfies readonly NavEntry[];

/** The pages of a partner about one program. */
export const PARTNER_PROGRAM_NAV = [
  { to: '/partner/programs/$programId', label: 'Earnings', icon: TrendingUp, main: true, words: 'payout paid money' },
  { to: '/partner/programs/$programId/links', label: 'My links', icon: Link2, main: true },
  { to: '/partner/programs/$programId/commissions', label: 'Commissions', icon: CircleDollarSign },
  {
    to: '/partner/programs/$programId/payouts',
    label: 'Payouts',
    icon: Banknote,
    main: true,
    words: 'receipt statement paid money method',
  },
] as const satisfies readonly NavEntry[];
