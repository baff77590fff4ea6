import type { CommandContext, CommandRegistry } from '../action.ts';
import { status } from '../answers.ts';
import { secretOf } from '../credential.ts';
import { commandResult } from '../result.ts';

/** Saves the key of a program after the service has accepted it. It replaces the saved key of the same program. */
async function save(_flags: object, deps: CommandContext) {
  const { credentials, terminal, service } = deps;
  if (terminal.interactive) terminal.note('Paste the key of the program, then press Enter:');
  const secret = await secretOf('-', 'key save');
  const { data, warnings } = await service({ kind: 'key', secret }).ask(
    (client, options) => client.status(options),
    status,
  );
  const { program_id, name } = data;
  credentials.saveProgram({ program_id, name, api_key: secret });
  return commandResult(
    { data: { program_id, name }, ...(warnings ? { warnings } : {}) },
    () => `The key of program ${program_id} (${name}) is saved in ${credentials.folder}.`,
  );
}

export function registerKey({ group, action }: CommandRegistry): void {
  group('key', 'save the key of a program, and manage its keys')
    .command('save')
    .description('read a key from standard input and save it, such as the new one after a rotation')
    .action(action(save));
}
