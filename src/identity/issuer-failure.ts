/** A code as issuers and libraries write it; other texts could hold anything. */
const CODE = /^[\w.-]{1,64}$/;
const isCode = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && CODE.test(String(value));

/** What one error says in codes: its kind, and those of the system, of the library, of OAuth and of HTTP. */
function codesOf(error: Error): string[] {
  const { code, error: oauth, status } = error as { code?: unknown; error?: unknown; status?: unknown };
  return [error.name, code, oauth, status].filter(isCode).map(String);
}

/**
 * A failure to ask the issuer, for the log. It names codes only: what an issuer writes in words, and what a parser
 * quotes of its answers, may hold e-mail addresses.
 */
export function issuerFailure(issuer: string, error: unknown): Error {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error && codes.length < 12; cause = cause.cause)
    codes.push(...codesOf(cause));
  return new Error(`${issuer} could not be asked: ${[...new Set(codes)].join(', ') || 'unknown error'}`);
}
