import type { Fail } from './failure.ts';
import type { Body, MessageName, OperationId, ParametersOf, Query, SuccessBody, SuccessStatus } from './index.ts';

declare const madeByAnswer: unique symbol;

/** A success response of the operation. Only `answer` creates one, so undocumented fields do not compile. */
export interface Answer<Op extends OperationId> {
  readonly status: number;
  readonly body: object;
  readonly [madeByAnswer]: Op;
}

/** Creates the replies that the document declares for an operation: its successes, messages and errors. */
export interface Say<Op extends OperationId> {
  answer: <Status extends SuccessStatus<Op>>(status: Status, body: SuccessBody<Op, Status>) => Answer<Op>;
  /** the message text of one of the operation's success examples */
  message: (name: MessageName<Op>) => string;
  fail: Fail<Op>;
}

/** Handles one operation, given its validated input and the context that the service adds. */
export type Handler<Op extends OperationId, Context> = (
  context: Context & Say<Op> & { body: Body<Op>; query: Query<Op>; parameters: ParametersOf<Op> },
) => Promise<Answer<Op>>;
