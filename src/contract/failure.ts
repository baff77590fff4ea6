import type { AnyErrorName, ErrorName, ErrorParams, OperationId } from './index.ts';
import type { Values } from './template.ts';

/** An answer of the error catalogue on its way to the client: thrown, and written in one place. */
export class Failure extends Error {
  override name = 'Failure';
  /** The error's name in the responses of the operation. */
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

/** Makes one of the errors that the operation's responses declare, to be thrown; any other does not compile. */
export type Fail<Op extends OperationId> = <Name extends ErrorName<Op>>(
  name: Name,
  ...args: Args<ErrorParams<Op, Name>>
) => Failure;

/** The same for what happens before an operation is reached: any error that some operation declares. */
export const failure = (name: AnyErrorName, values?: Values): Failure => new Failure(name, values);
