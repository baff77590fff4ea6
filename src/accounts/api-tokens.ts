// The API tokens of accounts. Only their hashes are stored.
import type { Caller } from '../common/access.ts';
import { newToken, maskToken } from '@referral-tracking/shared/ids';
import { sha256 } from '../lib/hashing.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createWholeList } from '../common/lists.ts';

const PREFIX = 'refapi';

/** The prefix distinguishes an API token from a login token and from a program's key, so that one look-up is enough. */
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
  const rights = { scopes, programIds: program_ids ?? undefined, authenticatedAt: undefined };
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

export interface StoredToken {
  id: number;
  name: string;
  masked: string;
  scopes: string[];
  program_ids: number[] | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

const OWN = 'id, name, masked, scopes, program_ids, created_at, expires_at, revoked_at';
const COLUMNS = `${OWN}, (select used_at from credential_uses u where u.kind = 'token' and u.id = t.id) as last_used_at`;

const insert = statement<StoredToken>(
  'insert_api_token',
  `insert into api_tokens as t (account_id, name, token_hash, masked, scopes, program_ids, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
);

/** Stores the hash of a new token; returns the record and the token in plain text. */
export async function issueApiToken(
  tx: Runner,
  wanted: NewToken,
  at: Date,
): Promise<{ token: StoredToken; text: string }> {
  const text = newToken(PREFIX);
  const { accountId, name, scopes, programIds, expiresAt } = wanted;
  const values = [accountId, name, sha256(text), maskToken(text), scopes, programIds ?? null, at, expiresAt];
  return { token: (await tx.run(insert, values))[0]!, text };
}

/** The number of valid tokens that an account may have. */
const MOST = 50;

const hold = statement<object>(
  'hold_account_of_tokens',
  `select id from accounts where id = $1 and status = 'active' for no key update`,
);
const validOnes = statement<{ count: number }>(
  'count_valid_tokens',
  'select count(*) from api_tokens where account_id = $1 and revoked_at is null and expires_at > $2',
);
const ownPrograms = statement<{ count: number }>(
  'count_own_programs',
  'select count(*) from memberships where account_id = $1 and program_id = any ($2::bigint[])',
);

export type CreatedToken =
  | { kind: 'created'; token: StoredToken; text: string }
  | Refused<'credentialInvalid' | 'notFound' | 'tooManyTokens'>;

/** Creates a token. Locks the account, so that its tokens are counted one after the other and it is not suspended. */
export async function createApiToken(tx: Transaction, note: Note, wanted: NewToken, at: Date): Promise<CreatedToken> {
  const { accountId, programIds } = wanted;
  if ((await tx.run(hold, [accountId])).length === 0) return refused('credentialInvalid');
  if (programIds && (await tx.run(ownPrograms, [accountId, programIds]))[0]!.count < programIds.length) {
    return refused('notFound');
  }
  if ((await tx.run(validOnes, [accountId, at]))[0]!.count >= MOST) return refused('tooManyTokens');
  const issued = await issueApiToken(tx, wanted, at);
  await note({ action: 'token.create', targetId: issued.token.id, after: issued.token });
  return { kind: 'created', ...issued };
}

/** The tokens of an account, in the order of their identifiers. */
export const tokensOf = createWholeList<StoredToken>({
  name: 'tokens_of_account',
  columns: COLUMNS,
  from: 'api_tokens t',
  id: 't.id',
  common: 't.account_id',
});

const held = statement<StoredToken>(
  'hold_token_of_account',
  `select ${COLUMNS} from api_tokens t where id = $1 and account_id = $2 for update`,
);
const revoke = statement<StoredToken>(
  'revoke_api_token',
  `update api_tokens t set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${COLUMNS}`,
);

const noteRevocation = (note: Note, before: object, after: StoredToken): Promise<void> =>
  note({ action: 'token.revoke', targetId: after.id, before, after });

/** Revokes a token of the account; undefined if it has none with this identifier. Again, it changes nothing. */
export async function revokeApiToken(
  tx: Transaction,
  note: Note,
  { id, accountId, at }: { id: number; accountId: number; at: Date },
): Promise<StoredToken | undefined> {
  const [before] = await tx.run(held, [id, accountId]);
  if (!before) return undefined;
  const token = (await tx.run(revoke, [id, at]))[0]!;
  await noteRevocation(note, before, token);
  return token;
}

const revokeAll = statement<StoredToken>(
  'revoke_api_tokens',
  `update api_tokens t set revoked_at = $2 where account_id = $1 and revoked_at is null returning ${COLUMNS}`,
);

/** Revokes all tokens of an account. */
export async function revokeApiTokens(tx: Transaction, note: Note, accountId: number, at: Date): Promise<void> {
  for (const token of await tx.run(revokeAll, [accountId, at])) {
    await noteRevocation(note, { ...token, revoked_at: null }, token);
  }
}
