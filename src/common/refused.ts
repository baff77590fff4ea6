// What stands in the way of an act, by the name of the error that the document has for it.
import { Failure } from '../contract/failure.ts';
import type { AnyErrorName, ErrorName, OperationId } from '../contract/index.ts';
import type { Values } from '@referral-tracking/shared/template';

interface Refusal<Name> {
  readonly kind: 'refused';
  readonly error: Name;
  /** of the error's message and code */
  readonly values?: Values | undefined;
}
/** One or several refusals, each by its error, so that the compiler separates them. */
export type Refused<Name extends AnyErrorName = AnyErrorName> = Name extends AnyErrorName ? Refusal<Name> : never;

/** The result of an act that changed nothing because of this error. */
export const refused = <const Name extends AnyErrorName>(error: Name, values?: Values): Refusal<Name> => ({
  kind: 'refused',
  error,
  values,
});

/** Whether this error stands in the way. */
export const isRefused = <Result extends { kind: string }, Name extends AnyErrorName>(
  result: Result,
  error: Name,
): result is Extract<Result, Refusal<Name>> =>
  result.kind === 'refused' && (result as unknown as Refused).error === error;

/**
 * Returns the result of an act that was not refused, and throws the error of one that was. A result with an error that the
 * operation does not declare does not compile.
 */
export type Done<Op extends OperationId> = <Result extends { kind: string; error?: ErrorName<Op> }>(
  result: Result,
) => Exclude<Result, Refused>;

/** What an act of several operations takes from each: only one that declares the errors of the result has it. */
export type DoneWith<Result> = (result: Result) => Exclude<Result, Refused>;

/** Outside an operation: of any error. */
export function done<Result extends { kind: string }>(result: Result): Exclude<Result, Refused> {
  if (result.kind !== 'refused') return result as Exclude<Result, Refused>;
  const { error, values } = result as unknown as Refused;
  throw new Failure(error, values);
}
