import { parseCookie } from 'cookie';
import { contract, type OperationEntry } from '../contract/index.ts';
import { sessionCookieName } from '../contract/session.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../lib/hashing.ts';
import { findSessionCaller } from '../accounts/browser-sessions.ts';
import type { Token } from './exchange.ts';

const scopes = Object.values<OperationEntry>(contract.operations).map(({ access }) => access?.partner && access.scope);
/** The scopes of a session of somebody who signed in as a partner: those of the operations for partners. */
const PARTNER_SCOPES: readonly string[] = [...new Set(scopes)].filter((scope) => typeof scope === 'string');

/** The header that deletes the cookie of a session. */
export const deletedCookie = (secure: boolean): string =>
  `${sessionCookieName(secure)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Looks up the session in the request's cookie. */
export async function readSession(
  db: Db,
  { cookie, secure, now }: { cookie: string; secure: boolean; now: Date },
): Promise<Token> {
  const value = parseCookie(cookie)[sessionCookieName(secure)];
  if (value === undefined || value === '') return { kind: 'absent' };
  try {
    const caller = await findSessionCaller(db, sha256(value), now);
    if (!caller) return { kind: 'unknown' };
    return { kind: 'caller', caller: caller.reach === 'partner' ? { ...caller, scopes: PARTNER_SCOPES } : caller };
  } catch (cause) {
    return { kind: 'unreadable', cause };
  }
}
