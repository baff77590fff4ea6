// Requests with an Idempotency-Key, whose repeats get the first answer again.
import { DAY } from '../lib/clock.ts';
import { keyedHash, sha256 } from '../lib/hashing.ts';
import { seal, unseal } from '../lib/sealing.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';

const LIFETIME = DAY;

/** A request with a key, and whose key it is. */
export interface RepeatableRequest {
  accountId: number;
  credential: string;
  key: string;
  method: string;
  path: string;
  body: unknown;
}

export interface StoredAnswer {
  status: number;
  /** the body as JSON */
  text: string;
}

/** `replay`: the answer of the first request. `new`: the caller continues and stores its answer with `store`. */
export type Claim =
  | { kind: 'replay'; answer: StoredAnswer }
  | { kind: 'in_flight' }
  | { kind: 'reused' }
  | { kind: 'new'; store: (answer: StoredAnswer) => Promise<void> };

// The lock belongs to the transaction, so PostgreSQL releases it when the transaction or its process ends.
const lock = statement<{ locked: boolean }>(
  'lock_idempotency_key',
  'select pg_try_advisory_xact_lock($1::bigint) as locked',
);
const find = statement<{ request_hash: Buffer; status: number; sealed_body: Buffer }>(
  'find_idempotency_key',
  `select request_hash, status, sealed_body from idempotency_keys
   where account_id = $1 and credential = $2 and key_hash = $3 and expires_at > $4`,
);
const insert = statement<object>(
  'store_idempotent_answer',
  `insert into idempotency_keys (account_id, credential, key_hash, request_hash, status, sealed_body, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (account_id, credential, key_hash) do update set request_hash = excluded.request_hash,
     status = excluded.status, sealed_body = excluded.sealed_body, created_at = excluded.created_at,
     expires_at = excluded.expires_at`,
);

/** Claims the key for the transaction, or returns why it cannot be claimed. */
export async function claimKey(
  tx: Transaction,
  secretKey: Buffer,
  request: RepeatableRequest,
  now: Date,
): Promise<Claim> {
  const { accountId, credential, key, method, path, body } = request;
  const keyHash = sha256(key);
  const owner = [accountId, credential, keyHash];
  const name = `idempotency ${accountId} ${credential} ${keyHash.toString('base64url')}`;
  const [{ locked }] = (await tx.run(lock, [sha256(name).readBigInt64BE()])) as [{ locked: boolean }];
  if (!locked) return { kind: 'in_flight' };
  const hash = keyedHash(secretKey, `idempotent request ${method} ${path} ${JSON.stringify(body ?? null)}`);
  // A statement of its own, after the lock: it sees what the last holder of the lock has committed.
  const [stored] = await tx.run(find, [...owner, now]);
  if (stored) {
    if (!stored.request_hash.equals(hash)) return { kind: 'reused' };
    return { kind: 'replay', answer: { status: stored.status, text: unseal(secretKey, stored.sealed_body, name) } };
  }
  return {
    kind: 'new',
    async store({ status, text }) {
      const sealed = seal(secretKey, text, name);
      await tx.run(insert, [...owner, hash, status, sealed, now, new Date(now.getTime() + LIFETIME)]);
    },
  };
}

const prune = statement<object>(
  'prune_idempotency_keys',
  `delete from idempotency_keys where (account_id, credential, key_hash) in (
     select account_id, credential, key_hash from idempotency_keys where expires_at <= $1
     order by expires_at limit 1000 for update skip locked)
   returning account_id`,
);

/** Deletes up to 1,000 expired keys; returns how many. */
export const pruneKeys = async (db: Runner, now: Date): Promise<number> => (await db.run(prune, [now])).length;
