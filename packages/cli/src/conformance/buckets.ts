// The rate limit buckets that the kit's requests count against, as the responses show them.
import type { ServiceResponse } from './response.ts';
import { checkWindow, clockOf, windowOf, type Window } from './limits.ts';

export interface Buckets {
  /** Runs the work after all earlier work in the same bucket, because each response is compared with the one before. */
  inTurn<T>(bucket: string | undefined, work: () => Promise<T>): Promise<T>;
  /** The seconds until the bucket's next window if the last response said that no requests are left, else 0. */
  secondsLeft(bucket: string): number;
  /**
   * Compares the rate limit headers of a response, which took some seconds, with those of the previous one. Throws if they
   * contradict it.
   */
  judge(bucket: string, answer: ServiceResponse, facts: { refused: boolean; seconds: number }): void;
}

export function createBuckets(now: () => Date): Buckets {
  const windows = new Map<string, Window & { clock: number; at: number }>();
  const turns = new Map<string, Promise<unknown>>();

  return {
    inTurn(bucket, work) {
      if (bucket === undefined) return work();
      const mine = (turns.get(bucket) ?? Promise.resolve()).then(work);
      // Failed work must not stop the work after it.
      turns.set(
        bucket,
        mine.catch(() => undefined),
      );
      return mine;
    },
    secondsLeft(bucket) {
      const window = windows.get(bucket);
      if (!window || window.remaining > 0) return 0;
      return Math.max(0, Math.ceil(window.reset - window.clock - (now().getTime() - window.at) / 1000) + 1);
    },
    judge(bucket, answer, facts) {
      const window = windowOf(answer);
      if (!window) return;
      const clock = clockOf(answer, now());
      const before = windows.get(bucket);
      windows.set(bucket, { ...window, clock, at: now().getTime() });
      checkWindow(before, window, clock, facts);
    },
  };
}
