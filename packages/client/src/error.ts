// The error for both envelopes, for responses of proxies, and for missing responses.
import { adviceOn, type ErrorKind } from './advice.ts';
import { facts } from './generated/facts.ts';

/** The stable codes in the document. A newer service may send others. */
export type ErrorCode = (typeof facts.codes)[number] | (string & Record<never, never>);

export interface ErrorFields {
  kind: ErrorKind;
  status: number;
  message: string;
  requestId: string;
  code?: ErrorCode | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
  hint?: string | undefined;
  docsUrl?: string | undefined;
  retryAfterSeconds?: number | undefined;
  body?: unknown;
  cause?: unknown;
}

/** The error with which every call of the client rejects, unless the caller's signal was aborted. */
export class ReferralError extends Error {
  override readonly name = 'ReferralError';
  /**
   * how the call failed: `refused` by the service; `unreadable` if the response is not one of the service;
   * `connection`; `timeout`; `unsent` because of an argument. (A call that you abort rejects with your own reason.)
   */
  readonly kind: ErrorKind;
  /** the HTTP status; 0 if there was no valid response (`cause` is the reason) */
  readonly status: number;
  /** stable, for use in conditions; undefined if the service gives none */
  readonly code: ErrorCode | undefined;
  /** empty unless the document defines details for the error */
  readonly details: Readonly<Record<string, unknown>>;
  /** what to do about it */
  readonly hint: string;
  /** a link to an explanation; defined for every error of the service */
  readonly docsUrl: string | undefined;
  /** the request's identifier in the service's log; quote it when you report a problem */
  readonly requestId: string;
  /** how long to wait before a retry of the same request can succeed */
  readonly retryAfterSeconds: number | undefined;
  /** whether the service sent the error; false for a proxy's response and for no response */
  readonly fromService: boolean;
  /** the response's body: parsed JSON or text; undefined if there was no readable response */
  readonly body: unknown;
  /** the identifier of a sale that is already recorded */
  readonly saleId: number | undefined;

  constructor({ message, cause, ...fields }: ErrorFields) {
    super(message, { cause });
    this.kind = fields.kind;
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? {};
    this.hint = fields.hint ?? facts.failures[fields.kind];
    this.docsUrl = fields.docsUrl;
    this.requestId = fields.requestId;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.fromService = fields.kind === 'refused';
    this.body = fields.body;
    this.saleId = numberOf(this.details.sale_id);
  }

  /** Returns the message, the hint and the link, as for a log. */
  override toString(): string {
    const { name, message, status, requestId, hint, docsUrl } = this;
    const link = docsUrl === undefined ? '' : ` See ${docsUrl}`;
    return `${name}: ${message} (status ${status}, request ${requestId}). ${hint}${link}`;
  }
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
export const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** Reads `Retry-After` as seconds. A proxy may also send it as a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.ceil(seconds);
}

const LONGEST_WAIT = 2 ** 31 - 1;
const clamped = (seconds: number | undefined) =>
  seconds === undefined ? undefined : Math.min(Math.max(0, seconds), LONGEST_WAIT);

/** What is known about a request: the base URL of the service, and the identifier that was sent. */
export interface Sent {
  baseUrl: string;
  requestId: string;
}

/** Creates the error for a response. Not every response repeats the identifier that was sent. */
export function errorOfAnswer({ status, headers }: Response, body: unknown, { baseUrl, requestId }: Sent) {
  const error = recordOf(recordOf(body)?.error) ?? {};
  const message = textOf(error.message) ?? '';
  const code = textOf(error.code);
  const details = recordOf(error.details);
  const advice = message === '' ? undefined : adviceOn(baseUrl, { status, code, message, details });
  return new ReferralError({
    kind: advice ? 'refused' : 'unreadable',
    status,
    message: message === '' ? `The service answered ${status}` : message,
    requestId: headers.get(facts.headers.requestId) ?? requestId,
    code,
    body,
    details,
    hint: textOf(error.hint) ?? advice?.hint,
    docsUrl: textOf(error.docs_url) ?? advice?.docsUrl,
    retryAfterSeconds: clamped(secondsOf(headers.get(facts.headers.retryAfter)) ?? numberOf(error.retry_after_seconds)),
  });
}

/** The reason in the words of the system: `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const inner: unknown = cause instanceof AggregateError ? (cause.errors as unknown[])[0] : cause;
  return inner instanceof Error && inner.message !== '' ? `${error.message}: ${inner.message}` : error.message;
}

/** Creates the error for a request without a readable response. */
export function errorOfSilence(
  kind: Exclude<ErrorKind, 'refused' | 'aborted'>,
  cause: unknown,
  requestId: string,
): ReferralError {
  const what = kind === 'unsent' ? 'Nothing was sent' : 'No readable answer from the service';
  return new ReferralError({ kind, status: 0, message: `${what}: ${reasonOf(cause)}`, requestId, cause });
}

/** Creates the error for invalid arguments. */
export function errorOfMisuse(why: string): ReferralError {
  return new ReferralError({
    kind: 'unsent',
    status: 0,
    message: `Nothing was sent: ${why}`,
    requestId: crypto.randomUUID(),
  });
}

/** Whether the error has this mark in the document. */
export function isMarked(error: ReferralError, mark: (typeof facts.marks)[keyof typeof facts.marks]): boolean {
  if (error.status !== mark.status) return false;
  return mark.code === null ? new RegExp(mark.message, 's').test(error.message) : error.code === mark.code;
}
