/** The response is not the expected one, so the rule fails. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** The rule cannot be asked here, with the reason. */
export class NotAsked extends Error {
  override name = 'NotAsked';
}

/** No server answers, so nothing can be tested. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** A server answers, but it is not the service, so nothing can be tested. */
export class ForeignServer extends Error {
  override name = 'ForeignServer';
}

/** The service rejects the key, so every rule would fail for the same reason. */
export class KeyRefused extends Error {
  override name = 'KeyRefused';
}

/** The link is unknown or turned off, so most rules would fail for the same reason. */
export class LinkUnusable extends Error {
  override name = 'LinkUnusable';
}

const SECRET = /\b([a-z]{3,}_)[0-9A-Za-z]{40,}/g;
const SHOWN = 600;

/** A value as a report shows it: on one line, truncated, with tokens masked. */
export function show(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).replace(SECRET, '$1…');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

export function expectThat(holds: boolean, expected: string, came: unknown): asserts holds {
  if (!holds) throw new Mismatch(`expected ${expected}; came ${show(came)}`);
}
