/** Runs a few works of a key at once; the rest wait for their turn. */
export type Turns = <T>(key: number, work: () => Promise<T>) => Promise<T>;

export function createTurns(most: number): Turns {
  const queues = new Map<number, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    // Who ends hands its place to the next.
    if (queue.running >= most) await new Promise<void>((begin) => void queue.waiting.push(begin));
    else queue.running++;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(key);
    }
  };
}
