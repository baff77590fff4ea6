import { randomBytes } from 'node:crypto';
import { userCodeOf, type LoginSession } from './rules.ts';
import { DAY, SECOND } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import type { Account } from '../common/types.ts';
import { statement, type Db, type Runner } from '../database/db.ts';
import { noteAs } from '../common/audit.ts';
import { issueLoginToken } from './login-tokens.ts';

const LIFETIME = 5 * 60 * SECOND;

const insert = statement<{ user_code: string; expires_at: Date }>(
  'insert_login_session',
  `with old as (
     delete from login_sessions
     where id in (select id from login_sessions where expires_at < $5 limit 100 for update skip locked))
   insert into login_sessions (state_hash, user_code, created_at, expires_at, handle_hash) values ($1, $2, $3, $4, $6)
   returning user_code, expires_at`,
);

export interface StartedSession {
  /** the secret identifier of the session, 256 random bits; only its hash is stored */
  state: string;
  /** the random identifier of the session in the page's address; the state cannot be derived from it */
  handle: string;
  user_code: string;
  expires_at: Date;
}

/** Starts a session of five minutes, and deletes some sessions that ended more than a day ago. */
export async function startSession(db: Runner, at: Date): Promise<StartedSession> {
  const [state, handle] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const time = at.getTime();
  const times = [at, new Date(time + LIFETIME), new Date(time - DAY)];
  const values = [sha256(state), userCodeOf(randomBytes(8)), ...times, sha256(handle)];
  const [session] = await db.run(insert, values);
  return { state, handle, ...session! };
}

const COLUMNS =
  's.id, s.state_hash, s.user_code, s.created_at, s.expires_at, s.confirmation, s.refused_at, s.completed_at, s.consumed_at';

const byState = statement<LoginSession>(
  'login_session_by_state',
  `select ${COLUMNS} from login_sessions s where s.state_hash = $1`,
);

export async function findSession(db: Runner, state: string): Promise<LoginSession | undefined> {
  return (await db.run(byState, [sha256(state)]))[0];
}

const byHandle = statement<LoginSession>(
  'login_session_by_handle',
  `select ${COLUMNS} from login_sessions s where s.handle_hash = $1`,
);

/** The session with the identifier in a page's address. */
export async function findSessionByHandle(db: Runner, handle: string): Promise<LoginSession | undefined> {
  return (await db.run(byHandle, [sha256(handle)]))[0];
}

const confirm = statement<object>(
  'confirm_login_session',
  `update login_sessions set confirmation = $2
   where id = $1 and completed_at is null and refused_at is null and expires_at >= $3`,
);

/** Stores the confirmation of the person's browser; another confirmation replaces it. */
export async function confirmSession(db: Runner, id: number, confirmation: string, at: Date): Promise<void> {
  await db.run(confirm, [id, confirmation, at]);
}

const refuse = statement<object>(
  'refuse_login_session',
  'update login_sessions set refused_at = $2 where id = $1 and completed_at is null and refused_at is null',
);

/** Ends a session that is not complete. */
export async function refuseSession(db: Runner, id: number, at: Date): Promise<void> {
  await db.run(refuse, [id, at]);
}

const complete = statement<{ id: number }>(
  'complete_login_session',
  `update login_sessions set account_id = $2, completed_at = $3
   where id = $1 and completed_at is null and refused_at is null returning id`,
);

/** Completes the session for the account; false if another request completed it first. */
export async function completeSession(tx: Runner, id: number, accountId: number, at: Date): Promise<boolean> {
  return (await tx.run(complete, [id, accountId, at])).length > 0;
}

const voidOf = statement<object>(
  'void_login_sessions',
  'update login_sessions set refused_at = $2 where account_id = $1 and consumed_at is null and refused_at is null',
);

/** Ends the complete sessions of an account whose tokens were not handed out yet. */
export async function voidSessions(tx: Runner, accountId: number, at: Date): Promise<void> {
  await tx.run(voidOf, [accountId, at]);
}

const accountOf = statement<Account>(
  'account_of_login_session',
  `select a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status
   from login_sessions s join accounts a on a.id = s.account_id where s.id = $1 for share of a`,
);
const consume = statement<{ id: number }>(
  'consume_login_session',
  `update login_sessions set consumed_at = $2
   where id = $1 and completed_at is not null and consumed_at is null returning id`,
);

export type TakenToken = { kind: 'token'; token: string; account: Account } | { kind: 'consumed' } | { kind: 'ended' };

/**
 * Hands out the token of a complete session, to one caller only. It locks the account's row: a suspension commits either
 * before it, and then there is no token (`ended`), or after it, and then ends the token.
 */
export const takeToken = (db: Db, sessionId: number, requestId: string, at: Date): Promise<TakenToken> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(accountOf, [sessionId]);
    if (account?.status !== 'active') return { kind: 'ended' };
    const taken = await tx.run(consume, [sessionId, at]);
    if (taken.length === 0) return { kind: 'consumed' };
    const { account_id: id } = account;
    const { token, text } = await issueLoginToken(tx, id, at);
    const actor = { kind: 'account' as const, id, credential: `login ${token.id}`, requestId };
    await noteAs(tx, actor, at)({ action: 'login-token.create', targetId: token.id, after: token });
    return { kind: 'token', token: text, account };
  });
