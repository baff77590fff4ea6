import type { Outcome } from './action.ts';
import type { Exit } from './exit.ts';
import type { Paint } from './terminal.ts';
import { showable } from './text.ts';

/** A document and how it reads; the reader's copy holds nothing that could steer a terminal. */
export const outcome = <D extends object>(
  document: D,
  read: (document: D, paint: Paint) => string,
  exit?: Exit,
): Outcome => ({
  document,
  text: (paint) => read(showable(document), paint),
  ...(exit === undefined ? {} : { exit }),
});
