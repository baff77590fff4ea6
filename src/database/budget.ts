import { SECOND } from '../lib/clock.ts';

/** What one request may spend in the database, its look-ups, writes and waits together. */
export const REQUEST_BUDGET_MS = 10 * SECOND;

/** How long a unit of work may spend in the database, all of its statements and waits for a connection together. */
export interface Budget {
  /** milliseconds, zero or less when used up */
  left(): number;
  exceeded(): Error;
  /** Counts the time that the work takes. */
  spend<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The result of work that others wait for as well, so that it has a limit of its own. Rejects when the budget is used up
 * while the work continues.
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
  // Work that runs side by side is counted once.
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
