import type { AsyncCommand } from 'fast-check';
import type { Model } from './model.ts';
import type { Real } from './real.ts';

export type Step = AsyncCommand<Model, Real>;

/** A step of the chain; `what` describes it in failures. */
export const step = (
  what: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({ check, run, toString: () => what });

/** The item at an index, counted over the end of the list. */
export const pick = <T>(items: readonly T[], at: number): T | undefined =>
  items.length === 0 ? undefined : items[at % items.length];

/** A short text of an object's defined fields. */
export const text = (fields: object): string =>
  JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
