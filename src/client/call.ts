// One call of an operation: attempts, request identifier, rotation warnings, errors.
import type { Client } from 'openapi-fetch';
import { facts } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import { errorOfAnswer, errorOfSilence, recordOf, ReferralError } from './error.ts';
import { delayAfter, isTransient, sleep, type RetryPolicy } from './retry.ts';
import type { RotationWarning } from './types.ts';

/** What every request of a call has in common; hand it to the method of openapi-fetch, which takes no interface. */
export type Init = { headers: Record<string, string>; signal: AbortSignal };

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
  onRotationWarning: (warning: RotationWarning) => void;
}

export interface Manner<T> extends CallOptions {
  /** whether the request may be sent again although it may have been carried out */
  repeatable: boolean;
  /** turns an error into a result; `uncertain` tells that an attempt before it may have been carried out */
  settle?: ((error: ReferralError, uncertain: boolean) => T | undefined) | undefined;
  /** whether one was even before this call */
  uncertain?: boolean | undefined;
}

function report(warnings: unknown, tell: Link['onRotationWarning']): void {
  for (const warning of Array.isArray(warnings) ? (warnings as RotationWarning[]) : []) {
    try {
      tell(warning);
    } catch {
      // Whoever listens must not make the call fail.
    }
  }
}

async function transmit<T>({ api, apiKey, timeoutMs }: Link, send: Send<T>, requestId: string, signal?: AbortSignal) {
  const key = await apiKey();
  const headers: Record<string, string> = { [facts.headers.requestId]: requestId };
  if (key) headers.Authorization = `Bearer ${key}`;
  const timeout = AbortSignal.timeout(timeoutMs);
  return send(api, { headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

async function attempt<T>(link: Link, send: Send<T>, requestId: string, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const sent = await transmit(link, send, requestId, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw errorOfSilence(cause, requestId);
  });
  report(recordOf(sent.data ?? sent.error)?.warnings, link.onRotationWarning);
  if (sent.response.ok && sent.data !== undefined) return sent.data;
  throw errorOfAnswer(sent.response, sent.error, requestId);
}

/** Sends the request until it is answered for good, within the policy. Rejects with a ReferralError. */
export async function call<T>(link: Link, send: Send<T>, { signal, ...manner }: Manner<T>): Promise<T> {
  const policy = { ...link.policy, attempts: manner.attempts ?? link.policy.attempts };
  // One identifier for all attempts: the service's log then shows them as what they are.
  const requestId = crypto.randomUUID();
  let uncertain = manner.uncertain ?? false;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt(link, send, requestId, signal);
    } catch (error) {
      if (!(error instanceof ReferralError)) throw error;
      const settled = manner.settle?.(error, uncertain);
      if (settled !== undefined) return settled;
      uncertain ||= isTransient(error);
      const delay = delayAfter(error, failures, manner.repeatable, policy);
      if (delay === undefined) throw error;
      await sleep(delay, signal);
    }
  }
}
