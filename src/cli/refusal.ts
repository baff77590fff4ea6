import { isWarning } from './answers.ts';
import { REQUEST_ID, RETRY_AFTER, type Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { Failure } from './failure.ts';

/** Whether a call is made by an account that signed in or by a program. */
export type CredentialKind = 'login' | 'key';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST = 2000;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, MOST) : undefined);

/** Neither envelope has an error without a message. What else it has is read if it is of its type, as far as it is short. */
function errorIn(body: Record<string, unknown> | undefined) {
  const error = body?.error;
  if (!isObject(error) || typeof error.message !== 'string') return undefined;
  const { name, code, hint, docs_url, details, retry_after_seconds } = error;
  return {
    message: error.message.slice(0, MOST),
    name: textIn(name),
    code: textIn(code),
    hint: textIn(hint),
    docs_url: textIn(docs_url),
    details: isObject(details) && JSON.stringify(details).length <= MOST ? details : undefined,
    retry_after_seconds,
  };
}

/** The warnings in addition to a response's data or error. */
export const warningsIn = (body: Record<string, unknown> | undefined): Warning[] =>
  Array.isArray(body?.warnings) ? body.warnings.slice(0, 10).filter(isWarning) : [];

/** Whole seconds to wait, at most an hour: whatever is asked for, the client must neither hang nor hurry. */
function waitIn(value: unknown): number | undefined {
  const seconds = Math.ceil(Number(value));
  return seconds >= 1 ? Math.min(seconds, 3600) : undefined;
}

const requestIdIn = (headers: Headers): string | undefined =>
  /^[A-Za-z0-9._-]{1,128}$/.exec(headers.get(REQUEST_ID) ?? '')?.[0];

const SIGN_IN = 'Sign in: npx referral login';
const CHECK_KEY =
  'Check the key (--api-key, REFERRAL_API_KEY, or the one saved for the program). A regenerated key replaces a lost one.';
export const DISAGREE =
  'Check --base-url. If it is correct, client and service have different versions: update the older one.';

/** What to do about a status, if the service itself gives no hint. */
function adviceOf(status: number, wait: number | undefined, credential: CredentialKind | undefined): string {
  if (status === 401) return credential === 'key' ? CHECK_KEY : SIGN_IN;
  if (status === 403)
    return 'The credential is valid, but does not allow this: use the credential of the account or program concerned.';
  if (wait !== undefined) return `Try again in ${wait} seconds.`;
  if (status >= 500) return 'Try again later. If the error persists, report it with the request identifier.';
  if ([404, 405, 410, 413, 415].includes(status)) return DISAGREE;
  return 'Change the request as the message says; the same request would fail again.';
}

const EXITS: Partial<Record<number, Exit>> = { 401: EXIT.credential, 429: EXIT.limited };

/** A refusal in either envelope; undefined when the answer is in neither, so not of the service. */
export function refusal(
  { status, headers }: Response,
  body: Record<string, unknown> | undefined,
  requestId: string,
  credential: CredentialKind | undefined,
): Failure | undefined {
  const error = errorIn(body);
  if (!error || status < 400) return undefined;
  const wait = waitIn(headers.get(RETRY_AFTER) ?? error.retry_after_seconds);
  const advice = error.hint ?? adviceOf(status, wait, credential);
  const { name, code, details, docs_url } = error;
  const request_id = requestIdIn(headers) ?? requestId;
  const facts = { status, name, code, details, request_id, retry_after_seconds: wait, docs_url };
  return new Failure(EXITS[status] ?? EXIT.failed, error.message, advice, facts, warningsIn(body));
}
