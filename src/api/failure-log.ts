// Logs failures of requests. In an outage every request fails, and a stack for each would fill the disk and hide the
// cause: then it is one line a second.
import { pino, type Logger } from 'pino';
import { SECOND } from '../lib/clock.ts';

/** The number of kinds that an outage logs at once; those of further kinds are counted too. */
const MOST_AT_ONCE = 20;
/** Failures beyond these kinds are counted without their causes. */
const MOST_KINDS = 20;
/** After these, the causes of an outage are written without stacks. */
const MOST_STACKS = 100;

export interface FailureLog {
  note(cause: unknown, message: string, requestId?: string): void;
  /** writes what is counted so far */
  flush(): void;
}

/** Failures of one kind within a second. */
interface Kind {
  message: string;
  count: number;
  /** the request of the first one */
  requestId: string | undefined;
  cause: unknown;
}

/** Failures with the same key differ only in numbers, such as a duration. */
function keyOf(cause: unknown, message: string): string {
  const { name, code, message: reason } = (cause ?? {}) as { name?: string; code?: string; message?: string };
  return [message, name, code, reason ?? String(cause)].join('\n').replaceAll(/\d+/g, '#');
}

/** The cause without its stack, which an earlier line has. */
function withoutStack(cause: unknown): object {
  return { ...pino.stdSerializers.err(cause as Error), stack: undefined };
}

/**
 * The first failure of each kind is one line with its stack, at once. Further failures are counted by kind, and written
 * as one line a second while requests fail. After a second without failures, everything is new again.
 */
export function createFailureLog(log: Logger): FailureLog {
  let failedAt = -Infinity;
  let atOnce = 0;
  let kinds = new Map<string, Kind>();
  let more = 0;
  let timer: NodeJS.Timeout | undefined;
  let withStack = new Set<string>();

  function describe([key, { cause, ...kind }]: [string, Kind]): object {
    if (withStack.has(key) || withStack.size >= MOST_STACKS) return { ...kind, err: withoutStack(cause) };
    withStack.add(key);
    return { ...kind, err: pino.stdSerializers.err(cause as Error) };
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (kinds.size === 0) return;
    const failures = Array.from(kinds, describe);
    const count = Array.from(kinds.values(), (kind) => kind.count).reduce((a, b) => a + b, more);
    kinds = new Map();
    more = 0;
    log.error({ count, failures }, 'requests failed');
  }

  function count(key: string, failure: Omit<Kind, 'count'>): void {
    const known = kinds.get(key);
    if (known) known.count++;
    else if (kinds.size < MOST_KINDS) kinds.set(key, { ...failure, count: 1 });
    else more++;
  }

  return {
    note(cause, message, requestId) {
      const key = keyOf(cause, message);
      if (timer === undefined && performance.now() - failedAt >= SECOND) {
        withStack = new Set();
        atOnce = 0;
      }
      failedAt = performance.now();
      if (atOnce < MOST_AT_ONCE && !withStack.has(key)) {
        withStack.add(key);
        atOnce++;
        return log.error({ err: cause, requestId }, message);
      }
      count(key, { message, requestId, cause });
      timer ??= setTimeout(flush, SECOND).unref();
    },
    flush,
  };
}
