// Disables and enables a discount code, which people know by its text and not by its id.
import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext, CommandRegistry, CommandResult } from '../action.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure } from '../failure.ts';
import { commands } from '../generated/commands.ts';
import { credentialOf, programOf, requireCredential } from './credential.ts';
import { addFlags, needs } from './register.ts';
import { runManagement, type RunFlags } from './run.ts';

const STATES = { disable: 'disabled', enable: 'active' } as const;
const ROW = commands.find(({ id }) => id === 'updateCode')!;

/** The id of the program's code with this text, in any case. */
async function idOf(code: string, flags: RunFlags, deps: CommandContext): Promise<number> {
  requireCredential(ROW, flags, deps);
  const program = programOf(flags, deps);
  const { answerCheck } = await import('./answer.ts');
  const service = deps.service(await credentialOf(ROW, flags, deps));
  const { data } = await service.manage(
    (client, options) => client.codes.list(program, { code, limit: 1 }, options),
    answerCheck('code-list'),
  );
  const [found] = data;
  if (found) return found.id;
  const advice = `To list them: ${COMMAND} code list --program ${program}`;
  throw new CommandFailure(EXIT.failed, `Program ${program} has no code ${code}.`, advice);
}

async function turn(
  status: string,
  flags: RunFlags,
  deps: CommandContext,
  [code]: readonly string[],
): Promise<CommandResult> {
  const id = await idOf(code!, flags, deps);
  return runManagement(ROW, { ...flags, status }, deps, [String(id)]);
}

export function registerCodes({ group, action }: CommandRegistry): void {
  for (const [verb, status] of Object.entries(STATES)) {
    const command = addFlags(group('code', '').command(verb).description(`${verb} a discount code`), ROW);
    command.argument('<code>', 'the code, in any case');
    command.addHelpText('after', `\nExample:\n  ${COMMAND} code ${verb} TEA10 --program 3\n\n${needs(ROW)}`);
    command.action(action<RunFlags>((flags, deps, words) => turn(status, flags, deps, words)));
  }
}
