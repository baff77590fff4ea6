// The header that an endpoint is sent besides, such as the key of a gateway.
import { DAY, HOUR, MINUTE, SECOND } from '../lib/clock.ts';

/** A header with its value, in plain text or encrypted. */
export interface WebhookHeader<Value = string> {
  name: string;
  value: Value;
}

const OF_CONNECTION = new Set([
  ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
  ...['cookie', 'user-agent', 'date', 'via', 'forwarded', 'accept-encoding', 'range'],
]);
const PREFIXES = ['content-', 'webhook-', 'proxy-', 'x-forwarded-', 'if-', 'sec-'];

/** Whether the header belongs to the connection, the content or the signature. */
export function isHeaderRefused({ name }: WebhookHeader): boolean {
  const lower = name.toLowerCase();
  return OF_CONNECTION.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** How long after each failed attempt the next one begins (ms); the first attempt is made at once. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.2;
const LONGEST_RETRY_AFTER = DAY;
const FAILING_FOR = 5 * DAY;
/** How long before that its owners are warned. */
const WARNED_BEFORE = DAY;

/** What a receiver answered, or why there is no answer. */
export interface Attempted {
  /** null: there is no answer */
  code: number | null;
  ms: number;
  /** why it failed; null for a success */
  problem: string | null;
  /** the beginning of the answer */
  answer: string | null;
  /** how long the receiver asks to wait (ms) */
  retryAfterMs: number | null;
}

export const isDelivered = ({ code }: Attempted): boolean => code !== null && code >= 200 && code < 300;

/**
 * When the next attempt begins after this many failed ones; undefined after the last. `random` is from 0 to 1, so that
 * deliveries that failed together do not come back together. A receiver may ask for more patience, up to a day.
 */
export function nextAttempt(failed: number, at: Date, random: number, retryAfterMs: number | null): Date | undefined {
  const wait = WAITS[failed - 1];
  if (wait === undefined) return undefined;
  const spread = wait * (1 + JITTER * (2 * random - 1));
  const asked = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER);
  return new Date(at.getTime() + Math.max(spread, asked));
}

/** Why an endpoint is to be disabled after a failed attempt; undefined if it is not. */
export function disabledBy({ code }: Attempted, failingSince: Date | null, at: Date): 'gone' | 'failing' | undefined {
  if (code === 410) return 'gone';
  // The first failure and this one are more than twelve hours apart then.
  const isLong = failingSince !== null && at >= disabledFrom(failingSince);
  return isLong ? 'failing' : undefined;
}

/** When an endpoint is disabled that only fails. */
export const disabledFrom = (failingSince: Date): Date => new Date(failingSince.getTime() + FAILING_FOR);

/** The gravest trouble after a failed attempt that did not disable the endpoint; undefined for one that is repeated. */
export function troubleOf(isLost: boolean, failingSince: Date | null, at: Date): 'lost' | 'soon' | undefined {
  if (failingSince && disabledFrom(failingSince).getTime() - at.getTime() <= WARNED_BEFORE) return 'soon';
  return isLost ? 'lost' : undefined;
}
