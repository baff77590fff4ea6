// What a call that failed says: the error of the service, or that it could not be reached.

/** An error of the service, or `network` if there was no answer. */
export class Failure extends Error {
  /** stable; `network` without an answer */
  readonly code: string;
  /** the HTTP status; 0 without an answer */
  readonly status: number;
  readonly hint: string | undefined;
  readonly requestId: string | undefined;
  /** when the service answers again (ms), if there were too many requests */
  readonly limitEnd: number | undefined;
  /** the field of the request that is wrong */
  readonly field: string | undefined;
  /** the least role that may do this */
  readonly role: string | undefined;

  constructor(said: Said) {
    super(said.message);
    this.name = 'Failure';
    this.code = said.code;
    this.status = said.status;
    this.hint = said.hint;
    this.requestId = said.request_id;
    this.limitEnd = said.limitEnd;
    this.field = said.details?.field;
    this.role = said.details?.role;
  }
}

/** The error in the body of a response. */
interface Said {
  code: string;
  message: string;
  status: number;
  hint?: string;
  request_id?: string;
  limitEnd?: number;
  details?: { field?: string; role?: string };
}

const UNREACHABLE = {
  code: 'network',
  message: 'The service could not be reached',
  status: 0,
  hint: 'Check your connection. The page tries again automatically.',
};

/** Of what only the reader repeats. A repeated request has the same key, or changes nothing that is as it should be. */
const UNREACHABLE_ONCE = { ...UNREACHABLE, hint: 'Check your connection, and try again. Nothing is done twice.' };

/** The failure for what a call threw that the page repeats by itself. */
export const failureOf = (thrown: unknown): Failure => (thrown instanceof Failure ? thrown : new Failure(UNREACHABLE));

/** The failure for what a change threw, or a file that somebody wanted. */
export const onceFailureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure(UNREACHABLE_ONCE);

/** The failure that a response describes. A proxy in front of the service may answer without an error in the body. */
export async function failureIn(response: Response): Promise<Failure> {
  const { status } = response;
  const seconds = Number(response.headers.get('retry-after'));
  const more = { status, ...(status === 429 && seconds > 0 ? { limitEnd: Date.now() + seconds * 1000 } : {}) };
  const unknown = { code: 'unknown', message: `The service answered with status ${status}`, ...more };
  try {
    const { error } = (await response.clone().json()) as { error?: Said };
    return new Failure(error?.code ? { ...error, ...more } : unknown);
  } catch {
    return new Failure(unknown);
  }
}
