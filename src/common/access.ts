// Who may do what in the management API.

export type Role = 'owner' | 'admin' | 'viewer';
const RANKS: Readonly<Record<Role, number>> = { viewer: 1, admin: 2, owner: 3 };

/** Whether a role includes the rights of another one. */
export const includesRole = (role: Role, least: Role): boolean => RANKS[role] >= RANKS[least];

/** The account that a credential of the management API stands for. */
export interface Caller {
  kind: 'session' | 'token' | 'login';
  /** of the session, the API token or the login token */
  credentialId: number;
  accountId: number;
  email: string;
  /** undefined: all */
  scopes: readonly string[] | undefined;
  /** undefined: all programs of the account */
  programIds: readonly number[] | undefined;
  /** when the person of a session proved who they are, null if the issuer does not say; undefined for a token */
  authenticatedAt: Date | null | undefined;
}

/** The caller's membership in a program. */
export interface Member {
  programId: number;
  role: Role;
}

/** The name of a credential in the audit log and for repeated requests, such as `token 7`. */
export const credentialName = ({ kind, credentialId }: Caller): string => `${kind} ${credentialId}`;

/** The identifier of a record in a path; undefined for any other text. */
export const parseId = (text: string): number | undefined =>
  /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined;
