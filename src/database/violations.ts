import pg from 'pg';

/** A constraint of the schema that a write violated. */
export interface Violation {
  kind: 'unique' | 'reference' | 'check';
  constraint: string;
  /** the offending value, if the database reports it */
  value: string | undefined;
}

/**
 * A shard of a distributed table has the constraints of the table, each with the number of the shard. Citus reports only the
 * message of a shard's error, which names the constraint last, in every language.
 */
const NAME = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;
const SHARD = /_\d{6,}$/;

/** The violated constraint. Of a shard whose table has no partition for a row, it is the name of the table. */
export const constraintOf = ({ constraint, message }: pg.DatabaseError): string | undefined =>
  (constraint ?? message.match(NAME)?.at(-1))?.replace(SHARD, '');

/** The name that a shard's error has in place of a constraint if there is no partition for a row. */
const PARTITIONED = 'clicks';

const KINDS: Record<string, Violation['kind']> = { '23505': 'unique', '23503': 'reference', '23514': 'check' };

/** The constraint that an error reports as violated; undefined for other errors. */
export function violationOf(error: unknown): Violation | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const kind = KINDS[error.code ?? ''];
  const constraint = constraintOf(error);
  if (!kind || constraint === undefined) return undefined;
  // `Key (program_id)=(7) is not present …`: the words depend on the server's language, the parentheses do not.
  const value = /\)=\((.*)\)/.exec(error.detail ?? '')?.[1];
  return { kind, constraint, value };
}

/** SQLSTATE of a write on a server that is read-only, such as a standby. */
const READ_ONLY = '25006';

/** Whether the server rejected a write because it is not the leader, or not any more. */
export const isDemotion = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === READ_ONLY;

/** SQLSTATEs of an unavailable database: connection, read-only, resources, intervention, system. */
const UNAVAILABLE = /^(?:08|25006|53|57|58|XX)/;

/** Whether the database rejected one statement and is otherwise available. */
export const isRefusedStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? 'XX');

/** Whether the coordinator of a distributed database answers, but could not reach another server. */
export const isLostServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && (error.code ?? '').startsWith('08');

/** A server of a distributed database was lost before the commit began, so nothing was written. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** Runs a statement of a transaction, or one that only reads. @throws NotWritten if it needs a server that is lost */
export async function certainly<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (cause) {
    throw isLostServer(cause) ? new NotWritten('a server of the database is lost', { cause }) : cause;
  }
}

/** Whether a row was rejected because its table has no partition for it. */
export const lacksPartition = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23514' && [undefined, PARTITIONED].includes(constraintOf(error));

/** Whether a statement took longer than `statement_timeout`. */
export const ranOutOfTime = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';

/** Whether the database rejected the values of a statement, so that the same statement would fail again. */
export const isRefusedContent = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '') && !lacksPartition(error);
