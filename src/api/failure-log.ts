// Logs failures of requests, at most one line a second: in an outage every request fails, and a stack for each would
// fill the disk and hide the cause.
import { pino, type Logger } from 'pino';
import { SECOND } from '../lib/clock.ts';

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
  return [message, name, code, (reason ?? String(cause)).replaceAll(/\d+/g, '#')].join('\n');
}

/** The cause without its stack, which an earlier line has. */
function withoutStack(cause: unknown): object {
  return { ...pino.stdSerializers.err(cause as Error), stack: undefined };
}

/**
 * The first failure is one line with its stack, at once. Further failures in the next second are counted by kind, and
 * written as one line when it ends, and so on for each second while requests fail. Each kind has its stack once.
 */
export function createFailureLog(log: Logger): FailureLog {
  let writtenAt = -Infinity;
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
    writtenAt = performance.now();
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
      const left = writtenAt + SECOND - performance.now();
      if (timer === undefined && left <= 0) {
        writtenAt = performance.now();
        withStack = new Set([key]);
        log.error({ err: cause, requestId }, message);
        return;
      }
      count(key, { message, requestId, cause });
      timer ??= setTimeout(flush, Math.max(0, left)).unref();
    },
    flush,
  };
}
