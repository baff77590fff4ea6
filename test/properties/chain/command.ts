import type { AsyncCommand } from 'fast-check';
import type { Model } from './model.ts';
import type { Real } from './real.ts';

export type Step = AsyncCommand<Model, Real>;

/** A step of the chain; `what` is how a failure shows it. */
export const step = (
  what: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({ check, run, toString: () => what });

/** The item at a number's place, whatever the number. */
export const pick = <T>(items: readonly T[], at: number): T | undefined =>
  items.length === 0 ? undefined : items[at % items.length];

/** A short text of an object, without what is not there. */
export const text = (fields: object): string =>
  JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
