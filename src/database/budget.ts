import { SECOND } from '../lib/clock.ts';

/** The time limit of one request for all its look-ups, writes and waits in the database. */
export const REQUEST_BUDGET_MS = 10 * SECOND;

/** The time limit of a unit of work for all its statements and waits for a connection. */
export interface Budget {
  /** remaining milliseconds; zero or less if none are left */
  left(): number;
  exceeded(): Error;
  /** Subtracts the time that the work takes. */
  spend<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Waits for work that several requests share and that has a separate time limit. Rejects when this budget is used up;
 * the work continues.
 */
export function waitWithin<T>(budget: Budget, work: Promise<T>): Promise<T> {
  const left = budget.left();
  if (left === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(budget.exceeded()), left);
  });
  return budget.spend(() => Promise.race([work, late])).finally(() => clearTimeout(timer));
}

export const NO_LIMIT: Budget = {
  left: () => Infinity,
  exceeded: () => new Error('unreachable'),
  spend: (work) => work(),
};

export function createBudget(limitMs: number): Budget {
  let spent = 0;
  let running = 0;
  let since = 0;
  const now = () => performance.now();
  // Concurrent work is counted once.
  const used = () => spent + (running > 0 ? now() - since : 0);
  return {
    left: () => limitMs - used(),
    exceeded: () => new Error(`the database took longer than ${limitMs} ms for one request`),
    async spend(work) {
      if (running++ === 0) since = now();
      try {
        return await work();
      } finally {
        if (--running === 0) spent += now() - since;
      }
    },
  };
}
