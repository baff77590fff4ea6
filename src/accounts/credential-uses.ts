// When credentials were last used, to five minutes.
import { LRUCache } from 'lru-cache';
import { MINUTE } from '../lib/clock.ts';
import { statement, type Db, type Runner } from '../database/db.ts';

const PRECISION = 5 * MINUTE;
/** Beyond these, the credential that was used least recently is forgotten, and stored again with its next use. */
const REMEMBERED = 50_000;

export type UsedKind = 'key' | 'token' | 'session' | 'login';

export interface CredentialUses {
  /** Stores the use in the background, at most once in five minutes for each credential. */
  note(kind: UsedKind, id: number, now: Date): void;
}

const store = statement<object>(
  'note_credential_use',
  `insert into credential_uses as u (kind, id, used_at) values ($1, $2, $3)
   on conflict (kind, id) do update set used_at = excluded.used_at where u.used_at < excluded.used_at`,
);

/** Stores a use at once. */
export const storeUse = async (db: Runner, kind: UsedKind, id: number, at: Date): Promise<void> =>
  void (await db.run(store, [kind, id, at]));

export function createCredentialUses(db: Db, log: (cause: unknown, message: string) => void): CredentialUses {
  const noted = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    note(kind, id, now) {
      const name = `${kind} ${id}`;
      const time = now.getTime();
      const last = noted.get(name);
      if (last !== undefined && time - last < PRECISION) return;
      noted.set(name, time);
      storeUse(db, kind, id, now).catch((cause: unknown) => {
        noted.delete(name);
        log(cause, 'the last use of a credential was not stored');
      });
    },
  };
}
