// Saves a program's key that an answer contains once, as `init` does.
import { COMMAND } from '@referral-tracking/shared/command';
import { parseApiKey } from '../settings.ts';
import type { CommandContext } from '../action.ts';

interface WithKey {
  data: { api_key?: unknown; program?: { id: number; name: string } };
}

/** The name under which the key is saved: of the new program, or of one whose key is replaced. */
function nameOf({ data: { program } }: WithKey, id: number, { credentials }: CommandContext): string | undefined {
  return program?.name ?? credentials.programs().find(({ program_id }) => program_id === id)?.name;
}

/** Saves the key of a new program, or a new key in place of a saved one; returns what to say about it. */
export function saveKeyIn(answer: object, programId: number | undefined, deps: CommandContext): string[] {
  const { data } = answer as WithKey;
  const id = data.program?.id ?? programId;
  if (typeof data.api_key !== 'string' || id === undefined) return [];
  const api_key = parseApiKey(data.api_key);
  try {
    const name = nameOf(answer as WithKey, id, deps);
    if (api_key === undefined || name === undefined)
      return [`The key is shown only once. To save it for later commands: ${COMMAND} key save`];
    deps.credentials.saveProgram({ program_id: id, name, api_key });
    return [`The key is shown only once, and saved for later commands in:\n  ${deps.credentials.folder}`];
  } catch (error) {
    deps.terminal.note(`Warning: ${(error as Error).message}`);
    return ['The key is shown only once and could not be saved: copy it now.'];
  }
}
