// What the handlers of the management API receive.
import type { Answer, Say } from '../contract/handler.ts';
import type { Body, contract, ManagedId, OperationId, ParametersOf, Query } from '../contract/index.ts';
import type { Transaction } from '../database/db.ts';
import type { Caller, Role } from './access.ts';
import type { Deps } from './deps.ts';
import type { Note } from './audit.ts';
import type { Done } from './refused.ts';

export type { Deps };

/** The identifiers in the path, under the names of the document. */
type Ids<Op extends OperationId> = {
  readonly [Name in keyof ParametersOf<Op> as Name extends `${string}_id` ? Name : never]: number;
};

type OfProgram<Op extends OperationId> = 'program_id' extends keyof Ids<Op> ? true : false;
type ForPartners<Op extends OperationId> = (typeof contract.operations)[Op]['access'] extends { partner: true }
  ? true
  : false;

/** What a write returns that found nothing to change. */
export interface Unchanged<Op extends OperationId> {
  readonly unchanged: Answer<Op>;
}

/**
 * Runs a write in a transaction. A repeated request gets its first answer without running it again. The work must append
 * to the audit log with `note` unless it returns `Unchanged`, and reads what it decides on in the same transaction.
 */
export type Write<Op extends OperationId> = (
  work: (tx: Transaction, note: Note) => Promise<Answer<Op> | Unchanged<Op>>,
) => Promise<Answer<Op>>;

export interface ManageContext<Op extends OperationId> extends Say<Op> {
  operation: { id: Op };
  /** the result of an act, or the error that it was refused with */
  done: Done<Op>;
  deps: Deps;
  /** when the request arrived */
  now: Date;
  /** logs what the response does not say */
  log: (cause: unknown, message: string) => void;
  caller: Caller;
  /** the caller's role in the program of the path */
  role: OfProgram<Op> extends true ? (ForPartners<Op> extends true ? undefined : Role) : undefined;
  /** the partner that the caller is, if the operation is one of partners on the program of the path */
  partnerId: OfProgram<Op> extends true ? (ForPartners<Op> extends true ? number : undefined) : undefined;
  ids: Ids<Op>;
  /** the types that the client takes, of an answer that has several */
  accept: string | undefined;
  body: Body<Op>;
  query: Query<Op>;
  write: Write<Op>;
}

/** The handler of an operation. The caller's credential, scope, membership and role have been checked. */
export type Manage<Op extends ManagedId> = (context: ManageContext<Op>) => Promise<Answer<Op>>;
