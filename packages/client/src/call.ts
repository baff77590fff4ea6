// One call of an operation: attempts, request identifier, rotation warnings, errors.
import type { Client } from 'openapi-fetch';
import { facts } from './generated/facts.ts';
import type { paths } from './generated/types.ts';
import { errorOfAnswer, errorOfSilence, recordOf, ReferralError } from './error.ts';
import { delayAfter, isTransient, sleep, timerOf, type RetryPolicy } from './retry.ts';
import { told } from './listener.ts';
import type { RotationWarning } from './types.ts';

/** What every request of a call has in common; hand it to the method of openapi-fetch, which takes no interface. */
export type Init = { headers: Record<string, string>; signal: AbortSignal; redirect: 'manual' };

/** Sends the request once, by a method of openapi-fetch. */
export type Send<T> = (
  api: Client<paths>,
  init: Init,
) => Promise<{ data?: T | undefined; error?: unknown; response: Response }>;

export interface CallOptions {
  /** ends the call, waiting included; it then rejects with the signal's reason */
  signal?: AbortSignal | undefined;
  /** how often the request is sent at most, instead of the client's own number */
  attempts?: number | undefined;
}

export interface Link {
  api: Client<paths>;
  apiKey: () => string | undefined | Promise<string | undefined>;
  timeoutMs: number;
  policy: RetryPolicy;
  onRotationWarning: (warning: RotationWarning) => unknown;
}

export interface Manner<T> extends CallOptions {
  /** whether the request may be sent again although it may have been carried out */
  repeatable: boolean;
  /** whether every success says `success: true` */
  tracks?: boolean | undefined;
  /** turns an error into a result; `uncertain` means that an earlier attempt may have been carried out */
  settle?: ((error: ReferralError, uncertain: boolean) => T | undefined) | undefined;
  /** whether one was even before this call */
  uncertain?: boolean | undefined;
}

function report(warnings: unknown, tell: Link['onRotationWarning']): void {
  for (const warning of Array.isArray(warnings) ? (warnings as unknown[]) : []) {
    if (typeof recordOf(warning)?.rotate_by === 'string') told(() => tell(warning as RotationWarning));
  }
}

/** Rejects with the signal's reason, whatever becomes of the work. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    // A signal's reason is the caller's, whatever they made it.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Within the time, and until the caller's signal ends it. */
async function timed<T>(ms: number, signal: AbortSignal | undefined, work: (ended: AbortSignal) => Promise<T>) {
  // Not AbortSignal.any with AbortSignal.timeout: Node 20 collects that timeout as garbage, and it never comes.
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

async function transmit<T>({ api, apiKey }: Link, send: Send<T>, requestId: string, ended: AbortSignal) {
  const headers: Record<string, string> = { [facts.headers.requestId]: requestId };
  const key = (await apiKey())?.trim();
  // The runtime's own message would repeat the key.
  if (key && !/^[\x21-\x7e]+$/.test(key)) throw new Error('the API key has characters that a header cannot contain');
  if (key) headers.Authorization = `Bearer ${key}`;
  ended.throwIfAborted();
  // Followed, a 301 or 302 becomes a GET without a body, and whatever that answers would count as a success.
  return send(api, { headers, signal: ended, redirect: 'manual' });
}

async function attempt<T>(link: Link, send: Send<T>, requestId: string, { signal, tracks }: Manner<T>): Promise<T> {
  signal?.throwIfAborted();
  const sent = await timed(link.timeoutMs, signal, (ended) => transmit(link, send, requestId, ended)).catch(
    (cause: unknown) => {
      signal?.throwIfAborted();
      throw errorOfSilence(cause, requestId);
    },
  );
  report(recordOf(sent.data ?? sent.error)?.warnings, link.onRotationWarning);
  if (!sent.response.ok) throw errorOfAnswer(sent.response, sent.error, requestId);
  const answer = recordOf(sent.data);
  // A proxy's own page can have any status, and so can an answer that lost its body.
  if (!answer || (tracks && answer.success !== true)) {
    throw errorOfSilence(new Error('the answer is not one of the service'), requestId);
  }
  return sent.data as T;
}

/** Sends the request until it is answered for good, within the policy. Rejects with a ReferralError. */
export async function call<T>(link: Link, send: Send<T>, manner: Manner<T>): Promise<T> {
  const policy = { ...link.policy, attempts: manner.attempts ?? link.policy.attempts };
  // One identifier for all attempts: the service's log then shows them as what they are.
  const requestId = crypto.randomUUID();
  let uncertain = manner.uncertain ?? false;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt(link, send, requestId, manner);
    } catch (error) {
      if (!(error instanceof ReferralError)) throw error;
      const settled = manner.settle?.(error, uncertain);
      if (settled !== undefined) return settled;
      uncertain ||= isTransient(error);
      const delay = delayAfter(error, failures, manner.repeatable, policy);
      if (delay === undefined) throw error;
      await sleep(delay, manner.signal);
    }
  }
}
