import type { AnyErrorName, ErrorName, ErrorParams, OperationId } from './index.ts';
import type { Values } from '@referral-tracking/shared/template';

/** An error response, thrown as an exception and written by `api/answer.ts`. */
export class Failure extends Error {
  override name = 'Failure';
  /** the error's name in the operation's responses */
  readonly error: string;
  readonly values: Values;

  constructor(error: string, values: Values = {}) {
    // Nobody reads the stack of an answer, and taking it costs more than the answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(error);
    Error.stackTraceLimit = stackTraceLimit;
    this.error = error;
    this.values = values;
  }
}

type Args<Params> = Params extends undefined ? [] : [params: Params];

/** Creates an error that the operation's responses declare; the name of any other error does not compile. */
export type Fail<Op extends OperationId> = <Name extends ErrorName<Op>>(
  name: Name,
  ...args: Args<ErrorParams<Op, Name>>
) => Failure;

/** Creates an error outside an operation: any error that some operation declares. */
export const failure = (name: AnyErrorName, values?: Values): Failure => new Failure(name, values);
