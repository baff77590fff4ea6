import { markKey, regenerateKey } from '../../store/program-keys.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { futureTime, id } from '../values.ts';
import { unknownProgram } from './program.ts';

async function regenerate({ programId }: { programId: number }, { db, clock }: CommandDeps) {
  const apiKey = found(await regenerateKey(db, programId, clock.now()), unknownProgram(programId));
  return { program_id: programId, api_key: apiKey };
}

async function mark({ programId, rotateBy }: { programId: number; rotateBy: Date }, { db, clock }: CommandDeps) {
  const marked = await markKey(db, programId, rotateBy, clock.now());
  if (marked.kind === 'no_program') throw new Refusal(unknownProgram(programId));
  if (marked.kind === 'no_usable_key') {
    throw new Refusal(`the key of program ${programId} is retired; create a new one with: key regenerate`);
  }
  return { program_id: programId, ...marked.key };
}

export function registerKey({ noun, action, clock }: Registry): void {
  const key = noun('key', "programs' API keys");
  key
    .command('regenerate')
    .description('replace the key; the old one stops working immediately, and the new one is shown only once')
    .requiredOption('--program-id <id>', 'which program', id)
    .action(action(regenerate));
  key
    .command('mark')
    .description(
      'mark the key for rotation: responses warn until the deadline, then the key is retired; repeat to move the deadline',
    )
    .requiredOption('--program-id <id>', 'which program', id)
    .requiredOption(
      '--rotate-by <time>',
      'the deadline, in the future, ISO 8601 with offset',
      futureTime(() => clock.now()),
    )
    .action(action(mark));
}
