// One rate limiter for all workers. The primary process stores the windows, so the counts are exact.
import type { Count, LimitStore } from '../api/limit.ts';
import type { ToPrimary } from './messages.ts';

type Resolve = (count: Count) => void;

export interface RemoteStore extends LimitStore {
  /** handles the answer to the oldest open question */
  receive(counts: readonly Count[]): void;
}

/** Sends one message to the primary for all requests of one turn of the event loop; the answers have the same order. */
export function remoteStore(ask: (question: ToPrimary) => void): RemoteStore {
  let keys: string[] = [];
  let resolvers: Resolve[] = [];
  const asked: Resolve[][] = [];

  function send(): void {
    asked.push(resolvers);
    ask({ kind: 'spend', keys });
    [keys, resolvers] = [[], []];
  }

  return {
    spend: (key) =>
      new Promise((resolve) => {
        if (keys.length === 0) setImmediate(send);
        keys.push(key);
        resolvers.push(resolve);
      }),
    receive(counts) {
      const waiting = asked.shift() ?? [];
      for (const [i, resolve] of waiting.entries()) resolve(counts[i]!);
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
