// The keys with which the service asks processors each night. Each may only read, and is sent to its processor alone.
import { seal, unseal } from '../../lib/sealing.ts';
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import type { Note } from '../../common/audit.ts';
import { createWholeList } from '../../common/lists.ts';
import { lockProgram } from '../../common/program-lock.ts';
import { refused, type Refused } from '../../common/refused.ts';
import type { ProcessorType } from '../processor.ts';
import { maskSecret } from '../signing.ts';

export interface CatchUpKey {
  id: number;
  processor: ProcessorType;
  masked: string;
  site: string | null;
  created_at: Date;
  caught_up_to: Date | null;
  ran_at: Date | null;
  problem: string | null;
}

/** What is sealed. */
export interface SealedKey {
  key: string;
  secret: string | undefined;
}

const COLUMNS = 'id, processor, masked, site, created_at, caught_up_to, ran_at, problem';
const purpose = (programId: number, processor: string): string => `catch-up ${programId} ${processor}`;

/** A page of the keys of a program. */
export const keysOf = createWholeList<CatchUpKey>({
  name: 'catch_up_keys_of_program',
  columns: COLUMNS,
  from: 'catch_up_keys',
  id: 'id',
  always: { where: 'program_id = :owner' },
});

const hold = statement<DueKey>(
  'hold_catch_up_key',
  `select ${COLUMNS}, program_id, sealed from catch_up_keys where program_id = $1 and processor = $2 for no key update`,
);
const remove = statement<CatchUpKey>(
  'remove_catch_up_key',
  `delete from catch_up_keys where program_id = $1 and (id = $2 or processor = $3) returning ${COLUMNS}`,
);
const insert = statement<CatchUpKey>(
  'insert_catch_up_key',
  `insert into catch_up_keys (program_id, processor, sealed, masked, site, created_at, caught_up_to)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);

export interface NewKey extends SealedKey {
  programId: number;
  processor: ProcessorType;
  site: string | undefined;
  at: Date;
}

/** The texts of a stored key; undefined if they were sealed with another SECRET_KEY, so that it is replaced. */
function knownTexts(secretKey: Buffer, stored: DueKey): SealedKey | undefined {
  try {
    return textsOf(secretKey, stored);
  } catch {
    return undefined;
  }
}

/** Stores a key in place of the processor's earlier one, and goes on from where that one had come. */
export async function setKey(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  { programId, processor, key, secret, site, at }: NewKey,
): Promise<{ kind: 'done' | 'same'; key: CatchUpKey } | Refused<'notFound'>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const [known] = await tx.run(hold, [programId, processor]);
  const texts = known && knownTexts(secretKey, known);
  if (known && texts?.key === key && texts.secret === secret && known.site === (site ?? null)) {
    const { program_id: _, sealed: __, ...same } = known;
    return { kind: 'same', key: same };
  }
  const [before] = await tx.run(remove, [programId, null, processor]);
  const sealed = seal(secretKey, JSON.stringify({ key, secret }), purpose(programId, processor));
  const since = before?.site === (site ?? null) ? (before?.caught_up_to ?? null) : null;
  const values = [programId, processor, sealed, maskSecret(key), site ?? null, at, since];
  const stored = (await tx.run(insert, values))[0]!;
  await note({ action: 'catch-up-key.set', programId, targetId: stored.id, ...(before && { before }), after: stored });
  return { kind: 'done', key: stored };
}

/** Deletes a key, or that of a processor; returns it. */
export async function removeKey(
  tx: Transaction,
  note: Note,
  programId: number,
  which: { id: number } | { processor: ProcessorType },
): Promise<CatchUpKey | undefined> {
  if (!(await lockProgram(tx, programId))) return undefined;
  const values = [programId, 'id' in which ? which.id : null, 'processor' in which ? which.processor : null];
  const [removed] = await tx.run(remove, values);
  if (removed) await note({ action: 'catch-up-key.remove', programId, targetId: removed.id, before: removed });
  return removed;
}

/** A key that is due, with its texts. */
export interface DueKey extends CatchUpKey {
  program_id: number;
  sealed: Buffer;
}

// A run that broke off is tried again in the next night, so that a processor which is down is not asked all day.
const due = statement<DueKey>(
  'due_catch_up_keys',
  `select k.id, k.program_id, k.processor, k.sealed, k.masked, k.site, k.created_at, k.caught_up_to, k.ran_at, k.problem
   from catch_up_keys k join programs p on p.id = k.program_id
   where p.archived_at is null and (k.ran_at is null or k.ran_at < $1) order by k.ran_at nulls first, k.id`,
);

/** The keys that were not tried since this time. */
export const findDueKeys = (db: Runner, since: Date): Promise<DueKey[]> => db.run(due, [since]);

const finish = statement<object>(
  'finish_catch_up',
  `update catch_up_keys set ran_at = $3, problem = $4, caught_up_to = coalesce($5, caught_up_to)
   where program_id = $1 and id = $2`,
);

/** Stores how a run ended: until when everything was asked for, or the problem. */
export const finishRun = async (
  db: Runner,
  { program_id, id }: Pick<DueKey, 'program_id' | 'id'>,
  { at, problem, upTo }: { at: Date; problem: string | null; upTo: Date | null },
): Promise<void> => void (await db.run(finish, [program_id, id, at, problem, upTo]));

/** The texts of a key. @throws if they were sealed with another SECRET_KEY */
export const textsOf = (secretKey: Buffer, { sealed, program_id, processor }: DueKey): SealedKey =>
  JSON.parse(unseal(secretKey, sealed, purpose(program_id, processor))) as SealedKey;

const failing = statement<{ program_id: number; processor: string; problem: string }>(
  'failing_catch_up_keys',
  `select program_id, processor, problem from catch_up_keys where problem is not null order by program_id, processor`,
);
const stored = statement<{ count: number }>('stored_catch_up_keys', 'select count(*)::int as count from catch_up_keys');

/** The keys whose last run did not reach its end. */
export const findFailingKeys = (db: Runner): Promise<{ program_id: number; processor: string; problem: string }[]> =>
  db.run(failing, []);

export const countKeys = async (db: Runner): Promise<number> => (await db.run(stored, []))[0]!.count;
