import { REQUEST_ID, RETRY_AFTER, type ApiError, type Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { Failure } from './failure.ts';

/** Whether a call is made by an account that signed in or by a program. */
export type CredentialKind = 'login' | 'key';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Neither envelope has an error without a message. */
const errorIn = (body: Record<string, unknown> | undefined): ApiError | undefined =>
  isObject(body?.error) && typeof body.error.message === 'string' ? (body.error as unknown as ApiError) : undefined;

const SIGN_IN = 'Sign in: npx referral login';
const CHECK_KEY =
  'Check the key (--api-key, REFERRAL_API_KEY, or the one kept for the program). A new one takes the place of a lost one.';
export const DISAGREE =
  'Check --base-url. If it is right, client and service are of different versions: update the older one.';

/** What a status asks of whoever gets it, where the service itself gives no hint. */
function adviceOf(status: number, wait: number | undefined, credential: CredentialKind | undefined): string {
  if (status === 401) return credential === 'key' ? CHECK_KEY : SIGN_IN;
  if (status === 403)
    return 'The credential is right, but not for this: use the account or the program that it is about.';
  if (wait !== undefined) return `Try again in ${wait} seconds.`;
  if (status >= 500) return 'Try again in a while. If it goes on, report it with the identifier of the request.';
  if ([404, 405, 410, 413, 415].includes(status)) return DISAGREE;
  return 'Change what the message names: the same call would get the same answer.';
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
  const wait = Number(headers.get(RETRY_AFTER) ?? error.retry_after_seconds) || undefined;
  const advice = error.hint ?? adviceOf(status, wait, credential);
  const { name, code, details, docs_url } = error;
  const request_id = headers.get(REQUEST_ID) ?? requestId;
  const facts = { status, name, code, details, request_id, retry_after_seconds: wait, docs_url };
  return new Failure(EXITS[status] ?? EXIT.failed, error.message, advice, facts, (body?.warnings ?? []) as Warning[]);
}
