// The login tokens of the command line. Only their hashes are stored.
import type { Login } from '../common/types.ts';
import { DAY } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import { maskToken, newToken } from '@referral-tracking/shared/ids';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { createWholeList } from '../common/lists.ts';

const PREFIX = 'reflogin';
const LIFETIME = 90 * DAY;

/** Login tokens and program keys have different prefixes, so that one look-up is enough for either. */
export const isLoginToken = (text: string): boolean => text.startsWith(`${PREFIX}_`);

export interface StoredLoginToken {
  id: number;
  /** null: issued by a version that did not store it */
  masked: string | null;
  reach: Login['reach'];
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

const COLUMNS = `t.id, t.masked, t.reach, t.created_at, t.expires_at, t.revoked_at,
  (select used_at from credential_uses u where u.kind = 'login' and u.id = t.id) as last_used_at`;

const insert = statement<StoredLoginToken>(
  'insert_login_token',
  `insert into login_tokens as t (account_id, token_hash, masked, reach, created_at, expires_at)
   values ($1, $2, $3, 'account', $4, $5) returning ${COLUMNS}`,
);

/** Stores the hash of a new token of the account, valid for 90 days; returns the record and the token in plain text. */
export async function issueLoginToken(
  tx: Runner,
  accountId: number,
  at: Date,
): Promise<{ token: StoredLoginToken; text: string }> {
  const text = newToken(PREFIX);
  const values = [accountId, sha256(text), maskToken(text), at, new Date(at.getTime() + LIFETIME)];
  return { token: (await tx.run(insert, values))[0]!, text };
}

const byToken = statement<Login>(
  'login_by_token',
  `select t.id as token_id, t.reach, a.id as account_id, a.email, v.id as advertiser_id
   from login_tokens t
     left join accounts a on a.id = t.account_id
     left join advertisers v on v.account_id = a.id
   where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2 and a.status is distinct from 'suspended'`,
);

/** The owner of the valid token with this SHA-256 hash; undefined if there is none. */
export async function findLoginByToken(db: Runner, tokenHash: Buffer, now: Date): Promise<Login | undefined> {
  return (await db.run(byToken, [tokenHash, now]))[0];
}

/** The login tokens of an account, in the order of their identifiers. */
export const loginTokensOf = createWholeList<StoredLoginToken>({
  name: 'login_tokens_of_account',
  columns: COLUMNS,
  from: 'login_tokens t',
  id: 't.id',
  common: 't.account_id',
});

const held = statement<StoredLoginToken>(
  'hold_login_token_of_account',
  `select ${COLUMNS} from login_tokens t where t.id = $1 and t.account_id = $2 for update`,
);
const revoke = statement<StoredLoginToken>(
  'revoke_login_token',
  `update login_tokens t set revoked_at = coalesce(t.revoked_at, $2) where t.id = $1 returning ${COLUMNS}`,
);

const noteRevocation = (note: Note, before: object, after: StoredLoginToken): Promise<void> =>
  note({ action: 'login-token.revoke', targetId: after.id, before, after });

/**
 * Revokes a token of the account, and returns it before and after; undefined if the account has none with this identifier.
 * Again, it changes nothing.
 */
export async function revokeLoginToken(
  tx: Transaction,
  note: Note,
  { id, accountId, at }: { id: number; accountId: number; at: Date },
): Promise<{ before: StoredLoginToken; after: StoredLoginToken } | undefined> {
  const [before] = await tx.run(held, [id, accountId]);
  if (!before) return undefined;
  const after = (await tx.run(revoke, [id, at]))[0]!;
  await noteRevocation(note, before, after);
  return { before, after };
}

const revokeAll = statement<StoredLoginToken>(
  'revoke_login_tokens',
  `update login_tokens t set revoked_at = $2 where t.account_id = $1 and t.revoked_at is null returning ${COLUMNS}`,
);

/** Ends every token of the account. */
export async function revokeTokens(tx: Transaction, note: Note, accountId: number, at: Date): Promise<void> {
  for (const token of await tx.run(revokeAll, [accountId, at])) {
    await noteRevocation(note, { ...token, revoked_at: null }, token);
  }
}
