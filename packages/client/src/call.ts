// Makes one call of an operation, with its attempts, request identifier, rotation warnings and errors.
import type { Client } from 'openapi-fetch';
import { facts } from './generated/facts.ts';
import type { paths } from './generated/types.ts';
import { errorOfAnswer, errorOfSilence, recordOf, ReferralError } from './error.ts';
import { delayAfter, isTransient, sleep, timerOf, type RetryPolicy } from './retry.ts';
import { notify } from './listener.ts';
import { reportNotices } from './notices.ts';
import type { Notice, RotationWarning } from './types.ts';

/**
 * The request options of a call. Pass them to the method of openapi-fetch. (A type, because openapi-fetch does not
 * accept an interface.)
 */
export type Init = {
  headers: Record<string, string>;
  signal: AbortSignal;
  redirect: 'manual';
  fetch: (request: Request) => Promise<Response>;
};

/** Sends the request once, with a method of openapi-fetch. */
export type Send<T> = (
  api: Client<paths>,
  init: Init,
) => Promise<{ data?: T | undefined; error?: unknown; response: Response }>;

export interface CallOptions {
  /** aborts the call, even while it waits; the call then rejects with the signal's reason */
  signal?: AbortSignal | undefined;
  /** the maximum number of attempts, instead of the client's setting */
  attempts?: number | undefined;
}

export interface ClientSettings {
  api: Client<paths>;
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  credential: () => string | undefined | Promise<string | undefined>;
  /** what the credential is called in messages */
  credentialName: 'API key' | 'token';
  timeoutMs: number;
  policy: RetryPolicy;
  onRotationWarning: (warning: RotationWarning) => unknown;
  onNotice: (notice: Notice) => unknown;
}

export interface CallPlan<T> extends CallOptions {
  /** whether the request may be sent again even though it may have been processed */
  repeatable: boolean;
  /** further headers of every attempt */
  headers?: Readonly<Record<string, string>> | undefined;
  /** whether every success has `success: true` */
  tracks?: boolean | undefined;
  /** whether every success has `data` */
  hasData?: boolean | undefined;
  /** the content type of every success; unset: JSON */
  type?: string | undefined;
  /** turns an error into a result; `uncertain` means that an earlier attempt may have been processed */
  settle?: ((error: ReferralError, uncertain: boolean) => T | undefined) | undefined;
  /** whether an attempt before this call may have been processed */
  uncertain?: boolean | undefined;
}

function report(warnings: unknown, listener: ClientSettings['onRotationWarning']): void {
  for (const warning of Array.isArray(warnings) ? (warnings as unknown[]) : []) {
    if (typeof recordOf(warning)?.rotate_by === 'string') notify(() => listener(warning as RotationWarning));
  }
}

/** Rejects with the signal's reason as soon as it is aborted; the work continues unobserved. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    // The caller may abort with any value as the reason.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Runs the work until the time is up or the caller's signal is aborted. */
async function timed<T>(ms: number, signal: AbortSignal | undefined, work: (ended: AbortSignal) => Promise<T>) {
  // AbortSignal.any with AbortSignal.timeout does not work: Node 20 garbage-collects the timeout, which then never
  // fires.
  const ended = new AbortController();
  const tooLate = () => ended.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(tooLate, timerOf(ms));
  const stop = () => ended.abort(signal?.reason);
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
  try {
    return await until(ended.signal, work(ended.signal));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** One attempt: it fails as `unsent` until the request is given to `fetch`. */
interface Progress {
  requestId: string;
  more: Readonly<Record<string, string>> | undefined;
  isSent: boolean;
}

/** The header with the credential; none if there is no credential. */
async function authorization({ credential, credentialName }: ClientSettings): Promise<Record<string, string>> {
  const text = (await credential())?.trim();
  if (text === undefined) return {};
  if (text === '') throw new Error(`the ${credentialName} is empty`);
  // The runtime's error message would contain the credential.
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new Error(`the ${credentialName} has characters that a header cannot contain`);
  return { Authorization: `Bearer ${text}` };
}

async function transmit<T>(link: ClientSettings, send: Send<T>, progress: Progress, ended: AbortSignal) {
  const { api } = link;
  const { requestId, more } = progress;
  const headers = { ...more, [facts.headers.requestId]: requestId, ...(await authorization(link)) };
  ended.throwIfAborted();
  // Redirects are not followed: a 301 or 302 would become a GET without a body, and its response would count as a
  // success.
  const fetch = (request: Request): Promise<Response> => {
    progress.isSent = true;
    return link.fetch(request);
  };
  return send(api, { headers, signal: ended, redirect: 'manual', fetch });
}

/** `isSent`: this attempt or an earlier one of the call was sent. */
function kindOf(cause: unknown, isSent: boolean): 'timeout' | 'unsent' | 'unreadable' | 'connection' {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') return 'timeout';
  if (!isSent) return 'unsent';
  return name === 'SyntaxError' ? 'unreadable' : 'connection';
}

async function attempt<T>(
  link: ClientSettings,
  send: Send<T>,
  requestId: string,
  { signal, tracks, hasData, type, headers: more, uncertain = false }: CallPlan<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const progress: Progress = { requestId, more, isSent: false };
  const sent = await timed(link.timeoutMs, signal, (ended) => transmit(link, send, progress, ended)).catch(
    (cause: unknown) => {
      signal?.throwIfAborted();
      throw errorOfSilence(kindOf(cause, progress.isSent || uncertain), cause, requestId);
    },
  );
  report(recordOf(sent.data ?? sent.error)?.warnings, link.onRotationWarning);
  if (!sent.response.ok) throw errorOfAnswer(sent.response, sent.error, { baseUrl: link.baseUrl, requestId });
  if (type !== undefined && sent.response.headers.get('content-type')?.startsWith(type)) return sent.data as T;
  const answer = type === undefined ? recordOf(sent.data) : undefined;
  // A proxy's response can have any status, and the body can be missing.
  if (!answer || (tracks && answer.success !== true) || (hasData && answer.data === undefined)) {
    throw errorOfSilence('unreadable', new Error('the answer is not one of the service'), requestId);
  }
  reportNotices(answer.notices, link.onNotice);
  return sent.data as T;
}

/** Sends the request until there is a final answer, within the retry policy. Rejects with a ReferralError. */
export async function call<T>(link: ClientSettings, send: Send<T>, plan: CallPlan<T>): Promise<T> {
  const policy = { ...link.policy, attempts: plan.attempts ?? link.policy.attempts };
  // All attempts have the same identifier, so that they can be recognised in the service's log.
  const requestId = crypto.randomUUID();
  let uncertain = plan.uncertain ?? false;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt(link, send, requestId, { ...plan, uncertain });
    } catch (error) {
      if (!(error instanceof ReferralError)) throw error;
      const settled = plan.settle?.(error, uncertain);
      if (settled !== undefined) return settled;
      uncertain ||= isTransient(error) && error.kind !== 'unsent';
      const delay = delayAfter(error, failures, plan.repeatable, policy);
      if (delay === undefined) throw error;
      await sleep(delay, plan.signal);
    }
  }
}
