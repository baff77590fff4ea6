// Compares what two answers say.
import { isDeepStrictEqual } from 'node:util';
import { Mismatch, show } from '../outcome.ts';
import type { Body } from './world.ts';

export function expectEqual(found: unknown, expected: unknown, where: string): void {
  if (isDeepStrictEqual(found, expected)) return;
  const names = [...new Set([...Object.keys(Object(found) as Body), ...Object.keys(Object(expected) as Body)])];
  const pick = (of: unknown): Body =>
    Object.fromEntries(
      names
        .filter((name) => !isDeepStrictEqual((Object(found) as Body)[name], (Object(expected) as Body)[name]))
        .map((name) => [name, (Object(of) as Body)[name]]),
    );
  throw new Mismatch(`expected ${show(pick(expected))} in ${where}; came ${show(pick(found))}`);
}

/** The fields of a record that another answer shows too. */
export const sharedFields = (record: Body, of: Body): Body =>
  Object.fromEntries(
    Object.keys(record)
      .filter((name) => name in of)
      .map((name) => [name, of[name]]),
  );
