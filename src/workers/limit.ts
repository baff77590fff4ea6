// One limiter for all workers: the windows are in the primary process, which counts exactly.
import type { Count, LimitStore } from '../api/limit.ts';
import type { ToPrimary } from './messages.ts';

type Resolve = (count: Count) => void;

export interface RemoteStore extends LimitStore {
  /** takes the answer to the oldest question that has none */
  receive(counts: readonly Count[]): void;
}

/** Asks the primary, in one message for all requests of one turn of the event loop; the answers come in the same order. */
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
