import { contract } from '@referral-tracking/shared/contract';
import type { ServiceResponse } from './response.ts';
import { headerNumber } from './headers.ts';
import { expectThat } from './outcome.ts';

/** A rate limit window as a response shows it. Times are in unix seconds. */
export interface Window {
  limit: number;
  remaining: number;
  reset: number;
}

const { windowSeconds } = contract.rateLimits;
/** The tolerance for rounding and for different clocks, in seconds. */
const SLACK = 2;

export const windowOf = (answer: ServiceResponse): Window | undefined => {
  const [limit, remaining, reset] = (['rateLimitLimit', 'rateLimitRemaining', 'rateLimitReset'] as const).map((value) =>
    headerNumber(answer, value),
  ) as [number, number, number];
  return [limit, remaining, reset].every(Number.isInteger) ? { limit, remaining, reset } : undefined;
};

/** The time in the response's `Date` header, otherwise this machine's time; unix seconds. */
export function clockOf({ headers }: ServiceResponse, now: Date): number {
  const date = Date.parse(headers.date ?? '');
  return (Number.isNaN(date) ? now.getTime() : date) / 1000;
}

/** Whether both belong to the same window. Stores that report the remaining time may differ by a second. */
export const isSameWindow = (a: Window, b: Window): boolean => Math.abs(a.reset - b.reset) <= 1;

/**
 * Checks a response's window against the previous one. Other clients may use the same bucket, so the remaining number
 * may fall by more than one, but it never rises within a window.
 */
export function checkWindow(
  before: Window | undefined,
  now: Window,
  clock: number,
  { refused, seconds }: { refused: boolean; seconds: number },
): void {
  expectThat(now.remaining < now.limit, `fewer requests left than the limit of ${now.limit}`, now.remaining);
  const ahead = now.reset - clock;
  // The time of a response may be that of its request, and the window may begin later.
  const inWindow = ahead >= -SLACK && ahead <= windowSeconds + seconds + SLACK;
  expectThat(inWindow, `a window that ends within ${windowSeconds} seconds`, `one that ends in ${ahead} seconds`);
  // The first request of a window begins it, and its response comes later.
  const whole = now.remaining < now.limit - 1 || ahead >= windowSeconds - seconds - SLACK;
  expectThat(whole, `a new window of ${windowSeconds} seconds`, `one that ends in ${ahead} seconds`);
  if (!before) return;
  expectThat(now.limit === before.limit, `the limit of ${before.limit}, as before`, now.limit);
  if (!isSameWindow(before, now)) {
    const next = now.reset > before.reset && clock >= before.reset - SLACK;
    expectThat(next, `the window that ends at ${before.reset}, which is not over`, `one that ends at ${now.reset}`);
    return;
  }
  const spent = now.remaining < before.remaining || (refused && now.remaining === 0);
  expectThat(spent, `fewer than ${before.remaining} requests left in the same window`, now.remaining);
}

/** Checks a rate limit error: header and body give the same wait, which ends with the window. */
export function checkRetry(answer: ServiceResponse, clock: number): void {
  const wait = headerNumber(answer, 'retryAfter');
  const told = (answer.body as { error: { retry_after_seconds?: number } }).error.retry_after_seconds;
  expectThat(wait === told, `the wait of the body, ${told} seconds, in the header`, wait);
  const window = windowOf(answer);
  if (!window || window.remaining > 0) return;
  const ahead = Math.ceil(window.reset - clock);
  const fits = wait >= 1 && wait <= windowSeconds && Math.abs(wait - ahead) <= SLACK;
  expectThat(fits, `a wait until the window ends, in ${ahead} seconds`, `${wait} seconds`);
}
