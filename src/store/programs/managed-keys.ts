// The keys of a program: two may be usable at a time, so that a new one can be deployed. The lock on the program protects
// their number.
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import { isUsable, keyState, type KeyTimes } from '../../domain/key-state.ts';
import type { Note } from '../platform/audit.ts';
import { createWholeList } from '../platform/lists.ts';
import { issueKey, lockProgram } from './keys.ts';

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
export const keysNotRevoked = (tx: Runner, programId: number): Promise<ManagedKey[]> => tx.run(notRevoked, [programId]);

const one = statement<ManagedKey>(
  'key_of_program',
  `select ${COLUMNS} from program_keys k ${USES} where k.program_id = $1 and k.id = $2`,
);
const mark = statement<object>(
  'mark_key',
  'update program_keys set marked_at = coalesce(marked_at, $3), rotate_by = $4 where program_id = $1 and id = $2',
);
const revoke = statement<object>(
  'revoke_key',
  'update program_keys set revoked_at = $3 where program_id = $1 and id = $2',
);
const archived = statement<object>(
  'archived_program',
  'select 1 from programs where id = $1 and archived_at is not null',
);

/** A key's program, its identifier, and when it is changed. */
export interface KeyChange {
  programId: number;
  keyId: number;
  at: Date;
}

export type KeyRefusal = 'no_program' | 'archived' | 'two_usable' | 'no_key' | 'not_usable' | 'last_usable';
export type KeyResult = { kind: 'done'; key: ManagedKey } | { kind: KeyRefusal };

/** Locks the program; returns why its keys cannot be changed. */
async function hold(tx: Transaction, programId: number): Promise<'no_program' | 'archived' | undefined> {
  if (!(await lockProgram(tx, programId))) return 'no_program';
  return (await tx.run(archived, [programId])).length > 0 ? 'archived' : undefined;
}

/** Marks a key whose program is locked. A second mark changes the deadline, but not the time of the first one. */
async function setDeadline(tx: Transaction, note: Note, before: ManagedKey, change: KeyChange & { rotateBy: Date }) {
  const { programId, keyId, rotateBy, at } = change;
  await tx.run(mark, [programId, keyId, at, rotateBy]);
  const after = { ...before, marked_at: before.marked_at ?? at, rotate_by: rotateBy };
  await note({ action: 'key.mark', programId, targetId: keyId, before, after });
  return after;
}

/** Creates a key, and marks the active one; returns the new key and its text. */
export async function rotateKey(
  tx: Transaction,
  note: Note,
  { programId, rotateBy, at }: { programId: number; rotateBy: Date; at: Date },
): Promise<{ kind: 'done'; key: ManagedKey; apiKey: string } | { kind: KeyRefusal }> {
  const refusal = await hold(tx, programId);
  if (refusal) return { kind: refusal };
  const usable = (await keysNotRevoked(tx, programId)).filter((key) => isUsable(key, at));
  if (usable.length > 1) return { kind: 'two_usable' };
  for (const key of usable.filter((one) => keyState(one, at) === 'active')) {
    await setDeadline(tx, note, key, { programId, keyId: key.id, rotateBy, at });
  }
  const apiKey = await issueKey(tx, programId, at);
  const key = (await keysOf(tx, programId, { after: undefined, ascending: false, limit: 1 }))[0]!;
  await note({ action: 'key.create', programId, targetId: key.id, after: key });
  return { kind: 'done', key, apiKey };
}

/** Marks a usable key for rotation, or moves the deadline of a marked one. */
export async function markOneKey(
  tx: Transaction,
  note: Note,
  change: KeyChange & { rotateBy: Date },
): Promise<KeyResult> {
  const refusal = await hold(tx, change.programId);
  if (refusal) return { kind: refusal };
  const [key] = await tx.run(one, [change.programId, change.keyId]);
  if (!key) return { kind: 'no_key' };
  if (!isUsable(key, change.at)) return { kind: 'not_usable' };
  return { kind: 'done', key: await setDeadline(tx, note, key, change) };
}

/** Revokes a key whose program is locked. */
export async function revokeKey(
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
): Promise<KeyResult> {
  if (!(await lockProgram(tx, programId))) return { kind: 'no_program' };
  const keys = await keysNotRevoked(tx, programId);
  const [key] = await tx.run(one, [programId, keyId]);
  if (!key) return { kind: 'no_key' };
  if (!isUsable(key, at)) return { kind: 'not_usable' };
  if (keys.filter((other) => isUsable(other, at)).length === 1) return { kind: 'last_usable' };
  return { kind: 'done', key: await revokeKey(tx, note, { programId, key, at }) };
}
