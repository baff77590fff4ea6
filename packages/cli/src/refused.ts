// Turns an error response into a failure with advice and an exit code.
import { COMMAND } from '@referral-tracking/shared/command';
import type { ReferralError } from '@referral-tracking/client';
import { isWarning } from './answers.ts';
import { isObject } from './check.ts';
import type { Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { CommandFailure } from './failure.ts';

/** The credential of a call: an account's login token, a program's key, or an API token. */
export type CredentialKind = 'login' | 'key' | 'token';

export interface CallKind {
  /** undefined: no credential */
  kind: CredentialKind | undefined;
  /** whether the call belongs to the management API */
  managed: boolean;
}

const MOST = 2000;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, MOST) : undefined);

/** The error in a body of either envelope; both have a message. */
export function errorIn(body: unknown): Record<string, unknown> | undefined {
  const error = isObject(body) ? body.error : undefined;
  return isObject(error) && typeof error.message === 'string' ? error : undefined;
}

/** The warnings in a body. */
const warningsIn = (body: unknown): Warning[] =>
  isObject(body) && Array.isArray(body.warnings) ? body.warnings.slice(0, 10).filter(isWarning) : [];

/** The seconds to wait, rounded up and limited to an hour, so that a command neither hangs nor retries too fast. */
const waitIn = (seconds: number | undefined): number | undefined =>
  seconds !== undefined && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;

const requestIdIn = (text: string): string | undefined => /^[A-Za-z0-9._-]{1,128}$/.exec(text)?.[0];

const SIGN_IN = `Sign in: ${COMMAND} login`;
const CHECK_KEY =
  'Check the key (--api-key, REFERRAL_API_KEY, or the one saved for the program). If it was lost or replaced, an owner of ' +
  `the program issues a new one (${COMMAND} key rotate), or the operator of the service does (npm run -s admin -- key ` +
  `regenerate). Save it: ${COMMAND} key save`;
const CHECK_TOKEN =
  'Check the API token (--token or REFERRAL_API_TOKEN): it may have expired, or have been revoked. A program’s API key ' +
  'is not accepted. A person who is signed in to the service creates an API token.';
export const DISAGREE =
  'Check --base-url. If it is correct, client and service have different versions: update the older one.';

const UNAUTHENTICATED: Record<CredentialKind, string> = { login: SIGN_IN, key: CHECK_KEY, token: CHECK_TOKEN };

/** The advice of the command line for a status; undefined if the error's own hint says more. */
function adviceOf(status: number, wait: number | undefined, { kind, managed }: CallKind) {
  if (status === 401) return UNAUTHENTICATED[kind ?? 'login'];
  // The document explains each error of the management API.
  if (managed && wait === undefined && status < 500) return undefined;
  if (status === 403)
    return 'The credential is valid, but does not allow this: use the credential of the account or program concerned.';
  if (wait !== undefined) return `Try again in ${wait} seconds.`;
  if (status >= 500) return 'Try again later. If the error persists, report it with the request identifier.';
  if ([404, 405, 410, 413, 415].includes(status)) return DISAGREE;
  return undefined;
}

const EXITS: Partial<Record<number, Exit>> = { 401: EXIT.credential, 429: EXIT.limited };

/** The failure for an error response. */
export function refused(error: ReferralError, how: CallKind): CommandFailure {
  const { status, code, docsUrl, hint, details, body } = error;
  const wait = waitIn(error.retryAfterSeconds);
  const given = errorIn(body) ?? {};
  const facts = {
    status,
    name: textIn(given.name),
    code: textIn(code),
    details: isObject(given.details) && JSON.stringify(details).length <= MOST ? given.details : undefined,
    request_id: requestIdIn(error.requestId),
    retry_after_seconds: wait,
    docs_url: textIn(docsUrl),
  };
  const own = adviceOf(status, wait, how);
  // The service does not know which credential a command takes from where.
  const advice = (status === 401 && how.managed ? own : undefined) ?? textIn(given.hint) ?? own ?? textIn(hint);
  return new CommandFailure(
    EXITS[status] ?? EXIT.failed,
    textIn(given.message) ?? error.message,
    advice,
    facts,
    warningsIn(body),
  );
}
