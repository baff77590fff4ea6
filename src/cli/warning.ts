import type { Warning } from './contract.ts';
import type { Terminal } from './terminal.ts';
import { withoutControls } from '../lib/terminal-text.ts';

/** Prints each warning once, no matter how many responses repeat it. */
export function warner({ note }: Pick<Terminal, 'note'>): (warning: Warning) => void {
  const told = new Set<string>();
  return ({ code, message, hint, rotate_by, docs_url }) => {
    if (told.has(`${code} ${rotate_by}`)) return;
    told.add(`${code} ${rotate_by}`);
    note(withoutControls(`Warning: ${message} ${hint} Deadline: ${rotate_by}. See ${docs_url}`));
  };
}
