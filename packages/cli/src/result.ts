import type { CommandResult } from './action.ts';
import type { Exit } from './exit.ts';
import type { Paint } from './terminal.ts';
import { showable } from './text.ts';

/** Creates a result from a document and its text for people, in which control characters are removed. */
export const commandResult = <D extends object>(
  document: D,
  read: (document: D, paint: Paint) => string,
  exit?: Exit,
): CommandResult => ({
  document,
  text: (paint) => read(showable(document), paint),
  ...(exit === undefined ? {} : { exit }),
});
