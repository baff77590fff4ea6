import { parseCookie } from 'cookie';
import { contract } from '../contract/index.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../lib/hashing.ts';
import { findSessionCaller } from '../store/browser-sessions.ts';
import type { Token } from './exchange.ts';

const HOST_BOUND = /^__Host-/;

/** The name of the session's cookie. Browsers bind a `__Host-` cookie to the host, which they do on https only. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? contract.sessionCookie : contract.sessionCookie.replace(HOST_BOUND, '');

/** Looks up the session in the request's cookie. */
export async function readSession(
  db: Db,
  { cookie, secure, now }: { cookie: string; secure: boolean; now: Date },
): Promise<Token> {
  const value = parseCookie(cookie)[sessionCookieName(secure)];
  if (value === undefined || value === '') return { kind: 'absent' };
  try {
    const caller = await findSessionCaller(db, sha256(value), now);
    return caller ? { kind: 'caller', caller } : { kind: 'unknown' };
  } catch (cause) {
    return { kind: 'unreadable', cause };
  }
}
