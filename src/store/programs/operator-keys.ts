// What the operator does with the keys of a program, by the same rules as its owners.
import type { Db, Transaction } from '../../database/db.ts';
import { isUsable } from '../../domain/key-state.ts';
import { asOperator, type Note } from '../platform/audit.ts';
import { keysNotRevoked, markOneKey, revokeKey, type KeyRefusal, type ManagedKey } from './managed-keys.ts';
import { issueKey, lockProgram } from './keys.ts';

/**
 * Replaces all keys of a program by a new one, also the last usable one. The old keys are refused after the commit; one
 * that its deadline has retired stays retired, so that a forgotten client still gets the reason. Undefined if
 * the program does not exist.
 */
export const regenerateKey = (db: Db, programId: number, at: Date): Promise<string | undefined> =>
  asOperator(db, at, async (tx, note) => {
    if (!(await lockProgram(tx, programId))) return undefined;
    const usableKeys = async () => (await keysNotRevoked(tx, programId)).filter((key) => isUsable(key, at));
    for (const key of await usableKeys()) await revokeKey(tx, note, { programId, key, at });
    const apiKey = await issueKey(tx, programId, at);
    const [key] = (await usableKeys()) as [ManagedKey];
    await note({ action: 'key.create', programId, targetId: key.id, after: key });
    return apiKey;
  });

export interface Marking {
  programId: number;
  /** undefined: the only usable key */
  keyId?: number | undefined;
  rotateBy: Date;
  at: Date;
}
export type MarkedKey =
  | { kind: 'done'; key: ManagedKey }
  | { kind: KeyRefusal }
  | { kind: 'unclear'; keys: ManagedKey[] };

async function mark(tx: Transaction, note: Note, { programId, keyId, rotateBy, at }: Marking): Promise<MarkedKey> {
  if (keyId !== undefined) return markOneKey(tx, note, { programId, keyId, rotateBy, at });
  if (!(await lockProgram(tx, programId))) return { kind: 'no_program' };
  const usable = (await keysNotRevoked(tx, programId)).filter((key) => isUsable(key, at));
  if (usable.length > 1) return { kind: 'unclear', keys: usable };
  const [only] = usable;
  return only ? markOneKey(tx, note, { programId, keyId: only.id, rotateBy, at }) : { kind: 'not_usable' };
}

/** Marks a usable key for rotation, or moves its deadline. If two keys are usable, `keyId` says which. */
export const markKey = (db: Db, marking: Marking): Promise<MarkedKey> =>
  asOperator(db, marking.at, (tx, note) => mark(tx, note, marking));
