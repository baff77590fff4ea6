/** An error code as issuers and libraries write it. Any other text could contain personal data. */
const CODE = /^[\w.-]{1,64}$/;
export const isCode = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && CODE.test(String(value));

/** The codes of one cause: its kind, and codes of the system, the library, OAuth and HTTP. */
function codesOf(cause: object): string[] {
  if (cause instanceof Response) return [String(cause.status)];
  if (!(cause instanceof Error)) return [];
  const { code, error: oauth, status } = cause as { code?: unknown; error?: unknown; status?: unknown };
  return [cause.name, code, oauth, status].filter(isCode).map(String);
}

/**
 * An error for the log that says why the issuer could not be used. It contains codes only: messages of an issuer, and
 * parser errors that quote its responses, may contain e-mail addresses.
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
