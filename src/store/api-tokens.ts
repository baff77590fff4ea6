// The API tokens of accounts. Only their hashes are stored.
import type { Caller } from '../domain/access.ts';
import { newToken, maskToken } from '../lib/ids.ts';
import { sha256 } from '../lib/hashing.ts';
import { statement, type Runner } from '../database/db.ts';

const PREFIX = 'refapi';

/** The prefix tells an API token from a login token and from a program's key, so that one look-up is enough. */
export const isApiToken = (text: string): boolean => text.startsWith(`${PREFIX}_`);

interface TokenOwner {
  id: number;
  account_id: number;
  email: string;
  scopes: string[];
  program_ids: number[] | null;
}

const byHash = statement<TokenOwner>(
  'api_token_by_hash',
  `select t.id, t.account_id, a.email, t.scopes, t.program_ids
   from api_tokens t join accounts a on a.id = t.account_id
   where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2 and a.status = 'active'`,
);

/** The owner of the valid token with this SHA-256 hash; undefined if there is none. */
export async function findTokenCaller(db: Runner, hash: Buffer, now: Date): Promise<Caller | undefined> {
  const [row] = await db.run(byHash, [hash, now]);
  if (!row) return undefined;
  const { id: credentialId, account_id: accountId, email, scopes, program_ids } = row;
  const rights = { scopes, programIds: program_ids ?? undefined, signedInAt: undefined };
  return { kind: 'token', credentialId, accountId, email, ...rights };
}

export interface NewToken {
  accountId: number;
  name: string;
  scopes: readonly string[];
  /** undefined: all programs of the account */
  programIds: readonly number[] | undefined;
  expiresAt: Date;
}

const insert = statement<{ id: number }>(
  'insert_api_token',
  `insert into api_tokens (account_id, name, token_hash, masked, scopes, program_ids, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

/** Stores the hash of a new token; returns the token in plain text. */
export async function issueApiToken(tx: Runner, token: NewToken, at: Date): Promise<{ id: number; token: string }> {
  const text = newToken(PREFIX);
  const { accountId, name, scopes, programIds, expiresAt } = token;
  const values = [accountId, name, sha256(text), maskToken(text), scopes, programIds ?? null, at, expiresAt];
  return { id: (await tx.run(insert, values))[0]!.id, token: text };
}
