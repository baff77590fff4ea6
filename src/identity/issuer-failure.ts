/** A code as issuers and libraries write it; other texts could hold anything. */
const CODE = /^[\w.-]{1,64}$/;
const isCode = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && CODE.test(String(value));

/** What one cause says in codes: its kind, and those of the system, of the library, of OAuth and of HTTP. */
function codesOf(cause: object): string[] {
  if (cause instanceof Response) return [String(cause.status)];
  if (!(cause instanceof Error)) return [];
  const { code, error: oauth, status } = cause as { code?: unknown; error?: unknown; status?: unknown };
  return [cause.name, code, oauth, status].filter(isCode).map(String);
}

/**
 * A failure to ask the issuer, for the log. It names codes only: what an issuer writes in words, and what a parser
 * quotes of its answers, may hold e-mail addresses.
 */
export function issuerFailure(issuer: string, error: unknown): Error {
  const codes: string[] = [];
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth++) {
    codes.push(...codesOf(cause));
    cause = (cause as { cause?: unknown }).cause;
  }
  return new Error(`${issuer} could not be reached: ${[...new Set(codes)].join(', ') || 'unknown error'}`);
}
