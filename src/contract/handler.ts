import type { Fail } from './failure.ts';
import type { Body, MessageName, OperationId, ParametersOf, Query, SuccessBody, SuccessStatus } from './index.ts';

declare const madeByAnswer: unique symbol;

/** A success that the operation declares; only `answer` makes one, so that no undocumented field compiles. */
export interface Answer<Op extends OperationId> {
  readonly status: number;
  readonly body: object;
  readonly [madeByAnswer]: Op;
}

/** What a handler may say: the successes, messages and errors of its own operation and nothing else. */
export interface Say<Op extends OperationId> {
  answer: <Status extends SuccessStatus<Op>>(status: Status, body: SuccessBody<Op, Status>) => Answer<Op>;
  /** the message text of one of the operation's success examples */
  message: (name: MessageName<Op>) => string;
  fail: Fail<Op>;
}

/** Answers one operation, given its validated input and whatever the service hands to its handlers. */
export type Handler<Op extends OperationId, Context> = (
  context: Context & Say<Op> & { body: Body<Op>; query: Query<Op>; parameters: ParametersOf<Op> },
) => Promise<Answer<Op>>;
