import { parseCookie } from 'cookie';
import { sessionCookieName } from '../contract/session.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../lib/hashing.ts';
import { findSessionCaller } from '../store/browser-sessions.ts';
import type { Token } from './exchange.ts';

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
