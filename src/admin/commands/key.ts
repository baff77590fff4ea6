import { keyState } from '../../keys/rules.ts';
import { asOperator } from '../../common/audit.ts';
import { holdArchived } from '../../common/program-lock.ts';
import { isRefused } from '../../common/refused.ts';
import { keysOf, markKey, regenerateKey } from '../../keys/write.ts';
import { findProgram } from '../../programs/list.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { futureTime, id } from '../values.ts';
import { unknownProgram } from './program.ts';

async function regenerate({ programId }: { programId: number }, { db, clock }: CommandDeps) {
  const at = clock.now();
  const made = await asOperator(db, at, (tx, note) => regenerateKey(tx, note, programId, at));
  const apiKey = found(made, unknownProgram(programId));
  return { program_id: programId, api_key: apiKey };
}

interface MarkFlags {
  programId: number;
  keyId?: number;
  rotateBy: Date;
}

async function mark({ programId, keyId, rotateBy }: MarkFlags, { db, clock }: CommandDeps) {
  const at = clock.now();
  found(await findProgram(db, programId), unknownProgram(programId));
  const marked = await asOperator(db, at, async (tx, note) => {
    if (await holdArchived(tx, programId)) throw new Refusal(`program ${programId} is archived`);
    return markKey(tx, note, { programId, keyId, rotateBy, at });
  });
  if (isRefused(marked, 'notFound')) throw new Refusal(`program ${programId} has no key ${keyId}`);
  if (marked.kind === 'unclear')
    throw new Refusal(`two keys are usable; say which with --key-id: ${marked.keys.map((key) => key.id).join(', ')}`);
  if (marked.kind !== 'done')
    throw new Refusal(`the key of program ${programId} is retired; create a new one with: key regenerate`);
  const { id: key_id, masked, marked_at, rotate_by } = marked.key;
  return { program_id: programId, key_id, masked, marked_at, rotate_by };
}

/** More than a program ever has, since two are usable at a time. */
const ALL = 10_000;

async function list({ programId }: { programId: number }, { db, clock }: CommandDeps) {
  found(await findProgram(db, programId), unknownProgram(programId));
  const keys = await keysOf(db, programId, { after: undefined, ascending: true, limit: ALL });
  const now = clock.now();
  return { keys: keys.map(({ id: key_id, ...key }) => ({ key_id, status: keyState(key, now), ...key })) };
}

export function registerKey({ noun, action, reading, clock }: Registry): void {
  const key = noun('key', "programs' API keys");
  key
    .command('list')
    .description('all keys of a program, without their texts')
    .requiredOption('--program-id <id>', 'which program', id)
    .action(reading(list));
  key
    .command('regenerate')
    .description('replace all keys by a new one; the old ones stop working immediately, and it is shown only once')
    .requiredOption('--program-id <id>', 'which program', id)
    .action(action(regenerate));
  key
    .command('mark')
    .description(
      'mark the key for rotation: responses warn until the deadline, then the key is retired; repeat to move the deadline',
    )
    .requiredOption('--program-id <id>', 'which program', id)
    .option('--key-id <id>', 'which key, if two are usable', id)
    .requiredOption(
      '--rotate-by <time>',
      'the deadline, in the future, ISO 8601 with offset',
      futureTime(() => clock.now()),
    )
    .action(action(mark));
}
