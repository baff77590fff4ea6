/** What was expected and what came differ: the row fails. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** The row cannot be asked here: it is skipped, with the reason. */
export class Skip extends Error {
  override name = 'Skip';
}

/** Nobody answers, or something else does: there is nothing to run against. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The key itself is refused: every row would fail for the same reason. */
export class KeyRefused extends Error {
  override name = 'KeyRefused';
}

const SECRET = /\b([a-z]{3,}_)[0-9A-Za-z]{40,}/g;
const SHOWN = 600;

/** A value as a report shows it: on one line, cut, and without the tokens in it. */
export function show(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).replace(SECRET, '$1…');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

export function expectThat(holds: boolean, expected: string, came: unknown): asserts holds {
  if (!holds) throw new Mismatch(`expected ${expected}; came ${show(came)}`);
}
