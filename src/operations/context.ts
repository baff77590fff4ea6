import type { Handler } from '../contract/handler.ts';
import type { contract, OperationId } from '../contract/index.ts';
import type { Program, ProgramKey } from '../domain/types.ts';
import type { Db } from '../store/db.ts';

/** What the service hands to every handler. */
export interface Deps {
  db: Db;
  /** keys the hash of customers' addresses */
  secretKey: Buffer;
}

/** The request as a handler may know it, beside its validated body. */
export interface Request {
  deps: Deps;
  /** when the request arrived */
  now: Date;
  /** the browser's origin, when one was sent */
  origin: string | undefined;
  /** the program whose key was sent */
  program: Program | undefined;
  /** tells the operator of a failure that the answer says only in part */
  log: (cause: unknown, message: string) => void;
}

type CredentialOf<Op extends OperationId> = (typeof contract.operations)[Op]['credential'];

/** An operation's handler; where the document requires the program's key, program and key are there. */
export type Operation<Op extends OperationId> = Handler<
  Op,
  CredentialOf<Op> extends 'required' ? Request & { program: Program; key: ProgramKey } : Request
>;
