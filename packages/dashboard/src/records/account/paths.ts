import type { Schemas } from '../../api/schemas.ts';

export const TOKENS = '/api/v1/account/tokens';
export const TOKEN = `${TOKENS}/{token_id}` as const;

export const LOGIN_TOKENS = '/api/v1/account/login-tokens';
export const LOGIN_TOKEN = `${LOGIN_TOKENS}/{login_token_id}` as const;

export type Token = Schemas['api-token'];
export type LoginToken = Schemas['login-token'];
export type Scope = Schemas['scope'];

/** What the scopes are about. Each group has a right to read, and most have one to change. */
export const SCOPE_GROUPS = [
  { name: 'Programs and settings', read: 'programs.read', write: 'programs.write' },
  { name: 'Statistics', read: 'stats.read' },
  { name: 'Links', read: 'links.read', write: 'links.write' },
  { name: 'Catching up with payments', write: 'payments.write' },
  { name: 'Link hosts', read: 'link-hosts.read', write: 'link-hosts.write' },
  { name: 'Discount codes', read: 'codes.read', write: 'codes.write' },
  { name: 'Partners', read: 'partners.read', write: 'partners.write' },
  { name: 'Terms', read: 'terms.read', write: 'terms.write' },
  { name: 'Groups', read: 'groups.read', write: 'groups.write' },
  { name: 'Partner invitations', read: 'invitations.read', write: 'invitations.write' },
  { name: 'Customers', read: 'customers.read', write: 'customers.write' },
  { name: 'Commissions', read: 'commissions.read', write: 'commissions.write' },
  { name: 'Payouts', read: 'payouts.read', write: 'payouts.write' },
  { name: 'Payout files', read: 'payouts.export' },
  { name: 'Statements', read: 'statements.read' },
  { name: 'Events', read: 'events.read', write: 'events.write' },
  { name: 'Program API keys', read: 'keys.read', write: 'keys.write' },
  { name: 'Payment processors', read: 'processors.read', write: 'processors.write' },
  { name: 'Webhooks', read: 'webhooks.read', write: 'webhooks.write' },
  { name: 'Members', read: 'members.read', write: 'members.write' },
  { name: 'Audit log', read: 'audit-log.read' },
  { name: 'My links and earnings as a partner', read: 'portal.read', write: 'portal.write' },
] as const satisfies readonly { name: string; read?: Scope; write?: Scope }[];

type Group = (typeof SCOPE_GROUPS)[number];
type Listed = Extract<Group, { read: Scope }>['read'] | Extract<Group, { write: Scope }>['write'];

/** Does not compile if the contract has a scope that the list lacks. */
export const ALL_SCOPES_ARE_LISTED: [Scope] extends [Listed] ? true : never = true;

export type TokenState = 'active' | 'expired' | 'revoked';

/** Whether the service accepts the token. */
export function stateOf({ revoked_at, expires_at }: Pick<Token, 'revoked_at' | 'expires_at'>): TokenState {
  if (revoked_at !== null) return 'revoked';
  return Date.parse(expires_at) <= Date.now() ? 'expired' : 'active';
}
