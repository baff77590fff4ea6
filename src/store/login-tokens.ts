import type { Login } from '../domain/types.ts';
import { DAY } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { statement, type Runner } from '../database/db.ts';

const PREFIX = 'reflogin';
const LIFETIME = 90 * DAY;

/** Login tokens and program keys have different prefixes, so that one look-up is enough for either. */
export const isLoginToken = (text: string): boolean => text.startsWith(`${PREFIX}_`);

const insert = statement<object>(
  'insert_login_token',
  `insert into login_tokens (account_id, token_hash, reach, created_at, expires_at)
   values ($1, $2, 'account', $3, $4)`,
);

/** Stores the hash of a new token of the account, valid for 90 days, and returns the token in plain text. */
export async function issueLoginToken(tx: Runner, accountId: number, at: Date): Promise<string> {
  const token = newToken(PREFIX);
  await tx.run(insert, [accountId, sha256(token), at, new Date(at.getTime() + LIFETIME)]);
  return token;
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

const revoke = statement<object>(
  'revoke_login_tokens',
  'update login_tokens set revoked_at = $2 where account_id = $1 and revoked_at is null',
);

/** Ends every token of the account. */
export async function revokeTokens(tx: Runner, accountId: number, at: Date): Promise<void> {
  await tx.run(revoke, [accountId, at]);
}
