import pg from 'pg';

/** A rule of the schema that a write would have broken. */
export interface Violation {
  kind: 'unique' | 'reference' | 'check';
  constraint: string;
  /** the value in question, where the database names it */
  value: string | undefined;
}

const KINDS: Record<string, Violation['kind']> = { '23505': 'unique', '23503': 'reference', '23514': 'check' };

/** Which rule made a statement fail; undefined when it failed for another reason. */
export function violationOf(error: unknown): Violation | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const kind = KINDS[error.code ?? ''];
  if (!kind || error.constraint === undefined) return undefined;
  // `Key (program_id)=(7) is not present …`: the words depend on the server's language, the bracket does not.
  const value = /\)=\((.*)\)/.exec(error.detail ?? '')?.[1];
  return { kind, constraint: error.constraint, value };
}

/** SQLSTATE classes of a database that cannot go on: connection, resources, intervention, system. */
const UNAVAILABLE = /^(?:08|53|57|58|XX)/;

/** Whether the database refused one statement and is otherwise well. */
export const isRefusedStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? 'XX');

/** Whether a row was refused because no partition of its table takes it. */
export const lacksPartition = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23514' && error.constraint === undefined;

/** Whether a statement took longer than `statement_timeout`. */
export const ranOutOfTime = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';
