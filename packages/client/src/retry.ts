// Decides whether and when a request is sent again.
import { facts } from './generated/facts.ts';
import { isMarked, type ReferralError } from './error.ts';

export interface RetryPolicy {
  /** the maximum number of attempts; 1 disables retries. Default 3. */
  attempts: number;
  /** the longest first delay, in milliseconds; each further one is twice as long. Default 300. */
  baseDelayMs: number;
  /** the longest delay after a failure, in milliseconds. Default 10,000. */
  maxDelayMs: number;
  /** the longest accepted `Retry-After`, in milliseconds; a longer one rejects immediately. Default 60,000. */
  maxRetryAfterMs: number;
}

export const DEFAULT_POLICY: RetryPolicy = {
  attempts: 3,
  baseDelayMs: 300,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
};

const TOO_MANY_REQUESTS = 429;
const NO_ANSWER = 0;
const REQUEST_TIMEOUT = 408;

/** Whether the request was rejected before it was processed, so that a retry is always safe. */
export const isRefusedForNow = (error: ReferralError): boolean =>
  error.status === TOO_MANY_REQUESTS || isMarked(error, facts.marks.inFlight);

/** Whether a retry may succeed. The failed request may have been processed nevertheless. */
export const isTransient = (error: ReferralError): boolean =>
  // All statuses from 500: proxies use more of them than the service, such as 520 to 530.
  (error.status === NO_ANSWER || error.status === REQUEST_TIMEOUT || error.status >= 500) &&
  !isMarked(error, facts.marks.commissionFailed);

/** Exponential back-off. Half of the delay is random, so that clients do not retry at the same time. */
export function backOff(
  failures: number,
  { baseDelayMs, maxDelayMs }: Omit<RetryPolicy, 'attempts' | 'maxRetryAfterMs'>,
) {
  const longest = Math.min(maxDelayMs, baseDelayMs * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** The delay before the next attempt, in milliseconds; undefined if there must be none. */
export function delayAfter(error: ReferralError, failures: number, repeatable: boolean, policy: RetryPolicy) {
  if (failures >= policy.attempts) return undefined;
  if (!isRefusedForNow(error) && !(repeatable && isTransient(error))) return undefined;
  const asked = (error.retryAfterSeconds ?? 0) * 1000;
  if (asked > policy.maxRetryAfterMs) return undefined;
  return asked + backOff(failures, policy);
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Limits a delay to the range of timers: a longer one would fire immediately. */
export const timerOf = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_TIMER);

/** Waits; rejects with the signal's reason if it is aborted. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      // The caller may abort with any value as the reason.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, timerOf(ms));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
