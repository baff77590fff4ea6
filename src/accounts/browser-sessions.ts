// The sessions of people who signed in with the browser. Only the hash of a session's value is stored.
import { randomBytes } from 'node:crypto';
import type { Caller } from '../common/access.ts';
import { DAY, HOUR } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';

/** The greatest age of a session (ms). */
export const SESSION_LIFETIME = 7 * DAY;
const IDLE = 12 * HOUR;

const insert = statement<{ id: number }>(
  'insert_browser_session',
  `with old as (
     delete from browser_sessions
     where id in (select id from browser_sessions where expires_at < $5 limit 100 for update skip locked))
   insert into browser_sessions (account_id, value_hash, authenticated_at, expires_at, signed_in_at, reach, id_token)
   values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

/** What a session may do: everything that the account may, or what partners do themselves. */
export type SessionReach = 'account' | 'partner';

export interface Beginning {
  authenticatedAt?: Date | undefined;
  at: Date;
  reach?: SessionReach;
  /** seals the ID token that signs the person out of the issuer for this session; unset: nothing does */
  sealToken?: ((sealedFor: string) => Buffer) | undefined;
}

const sealedFor = (hash: Buffer): string => `id token of session ${hash.toString('hex')}`;

/** Begins a session of at most seven days; returns its value, 256 random bits. Deletes some that ended. */
export async function beginSession(
  tx: Runner,
  accountId: number,
  { authenticatedAt, at, reach = 'account', sealToken }: Beginning,
): Promise<{ id: number; value: string }> {
  const value = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME);
  const hash = sha256(value);
  const token = sealToken?.(sealedFor(hash)) ?? null;
  const [row] = await tx.run(insert, [accountId, hash, authenticatedAt ?? null, expiresAt, at, reach, token]);
  return { id: row!.id, value };
}

interface SessionOwner {
  id: number;
  account_id: number;
  email: string;
  authenticated_at: Date | null;
  reach: SessionReach;
}
const byHash = statement<SessionOwner>(
  'browser_session_by_hash',
  `select s.id, s.account_id, a.email, s.authenticated_at, s.reach
   from browser_sessions s
     join accounts a on a.id = s.account_id
     left join credential_uses u on u.kind = 'session' and u.id = s.id
   where s.value_hash = $1 and s.ended_at is null and s.expires_at > $2 and a.status = 'active'
     and coalesce(u.used_at, s.signed_in_at) > $3`,
);

/** The owner of the session whose value has this SHA-256 hash; undefined if it does not exist or has ended. */
export async function findSessionCaller(
  db: Runner,
  hash: Buffer,
  now: Date,
): Promise<(Caller & { reach: SessionReach }) | undefined> {
  const [row] = await db.run(byHash, [hash, now, new Date(now.getTime() - IDLE)]);
  if (!row) return undefined;
  const { id: credentialId, account_id: accountId, email, authenticated_at: authenticatedAt, reach } = row;
  const all = { scopes: undefined, programIds: undefined };
  return { kind: 'session', credentialId, accountId, email, ...all, authenticatedAt, reach };
}

export interface BrowserSession {
  id: number;
  reach: SessionReach;
  signed_in_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  may_create_programs: boolean;
}
const COLUMNS = `id, reach, signed_in_at, expires_at, ended_at,
  exists (select 1 from advertisers v where v.account_id = browser_sessions.account_id) as may_create_programs`;

const byId = statement<BrowserSession>(
  'browser_session_by_id',
  `select ${COLUMNS} from browser_sessions where id = $1`,
);

export const findBrowserSession = async (db: Runner, id: number): Promise<BrowserSession | undefined> =>
  (await db.run(byId, [id]))[0];

const end = statement<BrowserSession>(
  'end_browser_session',
  `update browser_sessions set ended_at = $2, id_token = null where id = $1 and ended_at is null returning ${COLUMNS}`,
);

const tokenOf = statement<{ value_hash: Buffer; id_token: Buffer }>(
  'id_token_of_browser_session',
  'select value_hash, id_token from browser_sessions where id = $1 and id_token is not null',
);

/** The sealed ID token of a session that has not ended, and what it is sealed for; undefined if there is none. */
export async function sealedTokenOf(db: Runner, id: number): Promise<{ token: Buffer; sealedFor: string } | undefined> {
  const [row] = await db.run(tokenOf, [id]);
  return row && { token: row.id_token, sealedFor: sealedFor(row.value_hash) };
}

const noteEnd = (note: Note, { id, ended_at }: Pick<BrowserSession, 'id' | 'ended_at'>): Promise<void> =>
  note({ action: 'session.end', targetId: id, after: { ended_at } });

/** Ends a session; undefined if it had ended. */
export async function endSession(
  tx: Transaction,
  note: Note,
  id: number,
  at: Date,
): Promise<BrowserSession | undefined> {
  const [session] = await tx.run(end, [id, at]);
  if (session) await noteEnd(note, session);
  return session;
}

const endAll = statement<BrowserSession>(
  'end_browser_sessions',
  `update browser_sessions set ended_at = $2, id_token = null where account_id = $1 and ended_at is null and expires_at > $2
   returning ${COLUMNS}`,
);

/** Ends all sessions of an account. */
export async function endSessions(tx: Transaction, note: Note, accountId: number, at: Date): Promise<void> {
  for (const session of await tx.run(endAll, [accountId, at])) await noteEnd(note, session);
}
