// Composes the statements of lists with knex. It only builds their texts, once for each; they run on our own leases.
import { createRequire } from 'node:module';
import type { knex, Knex } from 'knex';
import { planned, type Runner, type Statement } from '../database/db.ts';

export type Query = Knex.QueryBuilder;
/** The values of a statement, by name. */
export type Values = Readonly<Record<string, unknown>>;

let builder: Knex | undefined;

/** knex without a connection. Loading it takes about 80 ms, so a process does that for its first list, not at its start. */
export const sql = (): Knex => (builder ??= (createRequire(import.meta.url)('knex') as typeof knex)({ client: 'pg' }));

/**
 * What stands in a query for the number of rows: knex takes no name there. It is the only number that a query binds; what it
 * binds otherwise are the names of values, because the values differ in each run.
 */
export const LIMIT = 1;

/** The bindings of SQL in which `:name` stands for a value. */
export const named = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

type Declare = <Row>(name: string, text: string) => Statement<Row>;

/** Makes a statement of a query. A value that stands in several places is one parameter. */
function finish<Row>(name: string, query: Query, declare: Declare): (db: Runner, values: Values) => Promise<Row[]> {
  const composed = query.toSQL().toNative();
  const bound = (composed.bindings as (string | number)[]).map((one) => (one === LIMIT ? 'limit' : one));
  const names = [...new Set(bound)];
  const numbered = (_: string, place: string): string => `$${names.indexOf(bound[Number(place) - 1]!) + 1}`;
  const made = declare<Row>(name, composed.sql.replace(/\$(\d+)/g, numbered));
  return (db, values) =>
    db.run(
      made,
      names.map((one) => values[one]),
    );
}

/**
 * Returns what runs the statement of a name with values, and composes it when it runs first.
 * @param declare `statement` for one whose plan does not depend on the values: connections then keep its plan
 */
export function createComposer<Row>(declare: Declare = planned) {
  const known = new Map<string, ReturnType<typeof finish<Row>>>();
  return (name: string, compose: () => Query) => {
    const made = known.get(name) ?? finish<Row>(name, compose(), declare);
    known.set(name, made);
    return made;
  };
}
