// When a request is sent again, and after how long.
import { facts } from './generated/facts.ts';
import { isMarked, type ReferralError } from './error.ts';

export interface RetryPolicy {
  /** how often a request is sent at most; 1 turns retries off. Default 3. */
  attempts: number;
  /** the longest first delay, in milliseconds; each further one is twice as long. Default 300. */
  baseDelayMs: number;
  /** the longest delay after a failure, in milliseconds. Default 10,000. */
  maxDelayMs: number;
  /** the longest `Retry-After` that is waited for, in milliseconds; a longer one rejects at once. Default 60,000. */
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

/** Refused before anything was done, so that a repeat is safe whatever the request is. */
export const isRefusedForNow = (error: ReferralError): boolean => error.status === TOO_MANY_REQUESTS;

/** Whether it may go well later; what it asked for may have been done all the same. */
export const isTransient = (error: ReferralError): boolean =>
  // All from 500 on: a proxy has more of them than the service, such as 520 to 530.
  (error.status === NO_ANSWER || error.status === REQUEST_TIMEOUT || error.status >= 500) &&
  !isMarked(error, facts.marks.commissionFailed);

/** Exponential, with half of it left to chance so that clients do not come back all at once. */
export function backOff(
  failures: number,
  { baseDelayMs, maxDelayMs }: Omit<RetryPolicy, 'attempts' | 'maxRetryAfterMs'>,
) {
  const longest = Math.min(maxDelayMs, baseDelayMs * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** How long to wait before the next attempt, in milliseconds; undefined when there must be none. */
export function delayAfter(error: ReferralError, failures: number, repeatable: boolean, policy: RetryPolicy) {
  if (failures >= policy.attempts) return undefined;
  if (!isRefusedForNow(error) && !(repeatable && isTransient(error))) return undefined;
  const asked = (error.retryAfterSeconds ?? 0) * 1000;
  if (asked > policy.maxRetryAfterMs) return undefined;
  return asked + backOff(failures, policy);
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** What a timer can be set to: with more than it can hold, one would end at once. */
export const timerOf = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_TIMER);

/** Waits, or rejects with the signal's reason. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      // A signal's reason is the caller's, whatever they made it.
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
