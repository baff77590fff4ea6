// Which secret keys the database knows. With another one, the service would know neither its clicks nor its secrets.
import { statement, type Db, type Runner } from './db.ts';
import { keyedHash } from '../lib/hashing.ts';

export interface SecretKeys {
  secretKey: Buffer;
  /** earlier keys, or the next one */
  previousKeys: readonly Buffer[];
}

/** The key itself makes it, so the database alone says nothing of the key. */
const fingerprintOf = (key: Buffer): Buffer => keyedHash(key, 'fingerprint of the secret key');

interface KnownKey {
  fingerprint: Buffer;
  first_used_at: Date;
}

const list = statement<KnownKey>(
  'secret_key_list',
  'select fingerprint, first_used_at from secret_keys order by first_used_at desc',
);
const lock = statement<object>('lock_secret_keys', `select pg_advisory_xact_lock(hashtext('secret_keys'))`);
const add = statement<object>(
  'add_secret_keys',
  `insert into secret_keys (fingerprint, first_used_at) select f, $2::timestamptz from unnest($1::bytea[]) f
   on conflict do nothing`,
);

/**
 * `new`: the database knows no key yet. `known`: it knows the present one. `changed`: it knows one of the previous ones.
 * `unknown`: it knows others only.
 */
export type KeyState = 'new' | 'known' | 'changed' | 'unknown';

export interface KeyReport {
  state: KeyState;
  /** whether these keys include the one that was last seen for the first time */
  latest: boolean;
  /** whether each of these keys is stored */
  complete: boolean;
}

/** What the database knows of these keys. */
export async function reportKeys(db: Runner, { secretKey, previousKeys }: SecretKeys): Promise<KeyReport> {
  const rows = await db.run(list, []);
  const [newest] = rows;
  const isKnown = (key: Buffer): boolean => rows.some(({ fingerprint }) => fingerprint.equals(fingerprintOf(key)));
  const keys = [secretKey, ...previousKeys];
  const last = rows.filter((row) => row.first_used_at.getTime() === newest!.first_used_at.getTime());
  return {
    state: !newest ? 'new' : isKnown(secretKey) ? 'known' : previousKeys.some(isKnown) ? 'changed' : 'unknown',
    latest: !newest || last.some(({ fingerprint }) => keys.some((key) => fingerprint.equals(fingerprintOf(key)))),
    complete: keys.every(isKnown),
  };
}

/**
 * Stores the fingerprints of these keys, unless the database knows others only. `accept`: also then. Of two processes that
 * start on a new database with different keys, the second one sees the key of the first.
 */
export async function claimKeys(
  db: Db,
  keys: SecretKeys,
  { accept, now }: { accept: boolean; now: Date },
): Promise<KeyState> {
  // The usual start writes nothing, so it also succeeds on a standby.
  const before = await reportKeys(db, keys);
  if (before.complete) return before.state;
  return db.transaction(async (tx) => {
    await tx.run(lock, []);
    const { state } = await reportKeys(tx, keys);
    if (state === 'unknown' && !accept) return state;
    const fingerprints = [keys.secretKey, ...keys.previousKeys].map(fingerprintOf);
    await tx.run(add, [fingerprints, now]);
    return state;
  });
}
