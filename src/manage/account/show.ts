import type { BrowserSession } from '../../store/people/browser-sessions.ts';
import type { StoredToken } from '../../store/people/api-tokens.ts';
import type { StoredLoginToken } from '../../store/people/login-tokens.ts';
import type { Body } from '../../contract/index.ts';
import type { Caller } from '../../domain/access.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export const showSession = ({ accountId: id, email }: Caller, session: BrowserSession) => ({
  reach: session.reach,
  account: { id, email },
  signed_in_at: session.signed_in_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
  ended_at: iso(session.ended_at),
});

/** A token as the document describes it. */
export const showToken = (token: StoredToken) => ({
  id: token.id,
  name: token.name,
  masked: token.masked,
  // Only scopes of the document are stored.
  scopes: token.scopes as Body<'createToken'>['scopes'],
  program_ids: token.program_ids ?? [],
  all_programs: token.program_ids === null,
  created_at: token.created_at.toISOString(),
  expires_at: token.expires_at.toISOString(),
  revoked_at: iso(token.revoked_at),
  last_used_at: iso(token.last_used_at),
});

/** A login token as the document describes it. */
export const showLoginToken = ({ id, masked, reach, ...times }: StoredLoginToken) => ({
  id,
  masked,
  reach,
  created_at: times.created_at.toISOString(),
  expires_at: times.expires_at.toISOString(),
  revoked_at: iso(times.revoked_at),
  last_used_at: iso(times.last_used_at),
});
