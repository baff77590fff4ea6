// The keys of a program: two may be usable at a time, so that a new one can be deployed. The lock on the program protects
// their number.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { isUsable, keyState, type KeyTimes } from './rules.ts';
import type { Note } from '../common/audit.ts';
import { createWholeList } from '../common/lists.ts';
import { refused, type Refused } from '../common/refused.ts';
import { report } from '../common/report.ts';
import { issueKey } from './issue.ts';
import { lockProgram } from '../common/program-lock.ts';

export interface ManagedKey extends KeyTimes {
  id: number;
  masked: string;
  created_at: Date;
  last_used_at: Date | null;
}

const COLUMNS = `k.id, k.masked, k.created_at, k.marked_at, k.rotate_by, k.revoked_at, u.used_at as last_used_at`;
const USES = `left join credential_uses u on u.kind = 'key' and u.id = k.id`;

/** The keys of a program, in the order of their identifiers. */
export const keysOf = createWholeList<ManagedKey>({
  name: 'keys_of_program',
  columns: COLUMNS,
  from: `program_keys k ${USES}`,
  id: 'k.id',
  common: 'k.program_id',
});

const notRevoked = statement<ManagedKey>(
  'keys_not_revoked',
  `select ${COLUMNS} from program_keys k ${USES} where k.program_id = $1 and k.revoked_at is null order by k.id`,
);
/** The keys of a program that are not revoked, oldest first. */
const keysNotRevoked = (tx: Runner, programId: number): Promise<ManagedKey[]> => tx.run(notRevoked, [programId]);

const one = statement<ManagedKey>(
  'key_of_program',
  `select ${COLUMNS} from program_keys k ${USES} where k.program_id = $1 and k.id = $2`,
);
const named = statement<ManagedKey>(
  'keys_of_events',
  `select ${COLUMNS} from program_keys k ${USES} where k.program_id = $1 and k.id = any ($2::bigint[])`,
);
/** The named keys of a program. */
export const findKeys = (db: Runner, programId: number, ids: readonly number[]): Promise<ManagedKey[]> =>
  db.run(named, [programId, ids]);
const mark = statement<object>(
  'mark_key',
  'update program_keys set marked_at = coalesce(marked_at, $3), rotate_by = $4 where program_id = $1 and id = $2',
);
const revoke = statement<object>(
  'revoke_key',
  'update program_keys set revoked_at = $3 where program_id = $1 and id = $2',
);
const usableKeys = async (tx: Transaction, programId: number, at: Date): Promise<ManagedKey[]> =>
  (await keysNotRevoked(tx, programId)).filter((key) => isUsable(key, at));

/** A key's program, its identifier, and when it is changed. */
export interface KeyChange {
  programId: number;
  keyId: number;
  at: Date;
}

interface ChangedKey {
  kind: 'done';
  key: ManagedKey;
}

/** Marks a key whose program is locked. A second mark changes the deadline, but not the time of the first one. */
async function setDeadline(tx: Transaction, note: Note, before: ManagedKey, change: KeyChange & { rotateBy: Date }) {
  const { programId, keyId, rotateBy, at } = change;
  await tx.run(mark, [programId, keyId, at, rotateBy]);
  const after = { ...before, marked_at: before.marked_at ?? at, rotate_by: rotateBy };
  await note({ action: 'key.mark', programId, targetId: keyId, before, after });
  await report(tx, [{ type: 'key.rotation_due', programId, keyId, at }]);
  return after;
}

/** Creates a key of a program, which is locked. */
async function createKey(tx: Transaction, note: Note, programId: number, at: Date) {
  const apiKey = await issueKey(tx, programId, at);
  const key = (await keysNotRevoked(tx, programId)).at(-1)!;
  await note({ action: 'key.create', programId, targetId: key.id, after: key });
  return { key, apiKey };
}

/** Creates a key, and marks the active one; returns the new key and its text. */
export async function rotateKey(
  tx: Transaction,
  note: Note,
  { programId, rotateBy, at }: { programId: number; rotateBy: Date; at: Date },
): Promise<(ChangedKey & { apiKey: string }) | Refused<'notFound' | 'twoKeysUsable'>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const usable = await usableKeys(tx, programId, at);
  if (usable.length > 1) return refused('twoKeysUsable');
  for (const key of usable.filter((one) => keyState(one, at) === 'active')) {
    await setDeadline(tx, note, key, { programId, keyId: key.id, rotateBy, at });
  }
  return { kind: 'done', ...(await createKey(tx, note, programId, at)) };
}

export interface Marking extends Omit<KeyChange, 'keyId'> {
  /** undefined, which the operator may leave open: the only usable key */
  keyId: number | undefined;
  rotateBy: Date;
}

/** Marks a usable key for rotation, or moves the deadline of a marked one. */
export async function markKey(
  tx: Transaction,
  note: Note,
  { programId, keyId, rotateBy, at }: Marking,
): Promise<ChangedKey | Refused<'notFound' | 'keyNotUsable'> | { kind: 'unclear'; keys: ManagedKey[] }> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const keys = keyId === undefined ? await usableKeys(tx, programId, at) : await tx.run(one, [programId, keyId]);
  if (keys.length > 1) return { kind: 'unclear', keys };
  const [key] = keys;
  if (!key && keyId === undefined) return refused('keyNotUsable');
  if (!key) return refused('notFound');
  if (!isUsable(key, at)) return refused('keyNotUsable');
  return { kind: 'done', key: await setDeadline(tx, note, key, { programId, keyId: key.id, rotateBy, at }) };
}

/**
 * Replaces all keys of a program by a new one, also the last usable one, as only the operator may. The old keys are refused
 * after the commit; one that its deadline has retired stays retired, so that a forgotten client still gets the reason.
 * Undefined if the program does not exist.
 */
export async function regenerateKey(
  tx: Transaction,
  note: Note,
  programId: number,
  at: Date,
): Promise<string | undefined> {
  if (!(await lockProgram(tx, programId))) return undefined;
  for (const key of await usableKeys(tx, programId, at)) await revokeKey(tx, note, { programId, key, at });
  const { apiKey } = await createKey(tx, note, programId, at);
  return apiKey;
}

/** Revokes a key whose program is locked. */
async function revokeKey(
  tx: Transaction,
  note: Note,
  { programId, key, at }: { programId: number; key: ManagedKey; at: Date },
): Promise<ManagedKey> {
  await tx.run(revoke, [programId, key.id, at]);
  const after = { ...key, revoked_at: at };
  await note({ action: 'key.revoke', programId, targetId: key.id, before: key, after });
  return after;
}

/** Revokes a usable key that is not the last one. */
export async function revokeOneKey(
  tx: Transaction,
  note: Note,
  { programId, keyId, at }: KeyChange,
): Promise<ChangedKey | Refused<'notFound' | 'keyNotUsable' | 'lastKey'>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const [key] = await tx.run(one, [programId, keyId]);
  if (!key) return refused('notFound');
  if (!isUsable(key, at)) return refused('keyNotUsable');
  if ((await usableKeys(tx, programId, at)).length === 1) return refused('lastKey');
  return { kind: 'done', key: await revokeKey(tx, note, { programId, key, at }) };
}
