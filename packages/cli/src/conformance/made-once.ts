import { Mismatch } from './outcome.ts';

/**
 * Gives all rules the result of one call. A difference from the contract is a result too, and later rules fail with it;
 * after any other failure, such as a lost connection, the next rule calls again.
 */
export function madeOnce<Input, Output>(make: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let result: Promise<Output> | undefined;
  return (input) => {
    result ??= make(input).catch((error: unknown) => {
      if (!(error instanceof Mismatch)) result = undefined;
      throw error;
    });
    return result;
  };
}
