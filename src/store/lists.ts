// Lists with optional filters. Each set of filters has a statement of its own, so that PostgreSQL plans it with the index
// for these filters.
import { statement, type Runner, type Statement } from '../database/db.ts';

/** As SQL, the largest bigint. */
const LAST_ID = '9223372036854775807';

/** The page to read: at most `limit` rows after the identifier `after`, in the order of their identifiers. */
export interface ListPage {
  after: number | undefined;
  ascending: boolean;
  limit: number;
}

/**
 * SQL of the condition that a page starts after the identifier in `place`, or at the beginning of the list if that is null.
 * An index serves it in any plan.
 */
export const startsAfter = (id: string, compare: '<' | '>', place: string): string =>
  `${id} ${compare} coalesce(${place}::bigint, ${compare === '<' ? LAST_ID : 0})`;

/** A condition of the statement, in which the value of the filter is `place`. */
type Condition = (place: string) => string;

export interface ListOptions<Filter extends string> {
  /** the beginning of the statements' names */
  name: string;
  /** `select … from …` */
  select: string;
  /** the column of the identifier */
  id: string;
  /** what each row of the list meets; `$1` is the program */
  where: string;
  filters: Readonly<Record<Filter, Condition>>;
}

/** Reads a page of the program's rows; a filter without a value does not apply. */
export type ReadList<Row, Filter extends string> = (
  db: Runner,
  programId: number,
  given: Readonly<Partial<Record<Filter, unknown>>>,
  page: ListPage,
) => Promise<Row[]>;

/** Creates the list of a program's rows. */
export function createList<Row, Filter extends string>(options: ListOptions<Filter>): ReadList<Row, Filter> {
  const { name, select, id, where, filters } = options;
  const all = Object.keys(filters) as Filter[];
  const statements = new Map<string, Statement<Row>>();

  function prepare(used: readonly Filter[], { after, ascending }: ListPage): Statement<Row> {
    const key = [
      name,
      ascending ? 'oldest' : 'newest',
      after === undefined ? '0' : '1',
      ...used.map((one) => all.indexOf(one)),
    ].join('_');
    const known = statements.get(key);
    if (known) return known;
    const conditions = [where, ...used.map((filter, i) => filters[filter](`$${i + 3}`))];
    if (after !== undefined) conditions.push(`${id} ${ascending ? '>' : '<'} $${used.length + 3}::bigint`);
    const order = `order by ${id} ${ascending ? 'asc' : 'desc'} limit $2`;
    const made = statement<Row>(key, `${select} where ${conditions.join(' and ')} ${order}`);
    statements.set(key, made);
    return made;
  }

  return (db, programId, given, page) => {
    const used = all.filter((filter) => given[filter] !== undefined);
    const values = used.map((filter) => given[filter]);
    const start = page.after === undefined ? [] : [page.after];
    return db.run(prepare(used, page), [programId, page.limit, ...values, ...start]);
  };
}

/** How far the order of the identifiers may differ from that of the times: a clock of another instance, a long write. */
const SLACK = `interval '1 hour'`;

/**
 * The filters by time of creation. The times alone would let PostgreSQL read all rows between the end of the list and the
 * wanted time, so the identifiers are limited too. The table needs an index on (program_id, created_at, id), or the given
 * column in its place.
 */
export const createdFilters = (table: string, alias: string, column = 'created_at') => {
  const bound = (compare: string, direction: string) => `(select b.id from ${table} b
     where b.program_id = $1 and b.${column} ${compare} order by b.${column} ${direction}, b.id ${direction} limit 1)`;
  return {
    createdFrom: (place: string) => `${alias}.${column} >= ${place}::timestamptz
     and ${alias}.id > coalesce(${bound(`< ${place}::timestamptz - ${SLACK}`, 'desc')}, 0)`,
    createdBefore: (place: string) => `${alias}.${column} < ${place}::timestamptz
     and ${alias}.id < coalesce(${bound(`>= ${place}::timestamptz + ${SLACK}`, 'asc')}, ${LAST_ID})`,
  };
};

/**
 * SQL of the identifiers that the time divides: the rows up to `low` are from before the time, those from `high` on are
 * not; both hold except for rows within the slack. Each step halves the range by a look-up in the primary key.
 */
const divide = (table: string, column: string, time: string) => `(
  with recursive search (low, high) as (
    select 0::bigint, coalesce((select max(b.id) from ${table} b where b.program_id = $1), 0) + 1
    union all
    select case when f.created < ${time} then f.id else s.low end,
      case when f.created < ${time} then s.high else s.low + (s.high - s.low) / 2 end
    from search s left join lateral (
      select b.id, b.${column} as created from ${table} b
      where b.program_id = $1 and b.id >= s.low + (s.high - s.low) / 2 and b.id < s.high order by b.id limit 1) f on true
    where s.high - s.low > 1)
  select low, high from search order by high - low limit 1)`;

/**
 * The filters by time of creation for a table without an index for them, so that its writes need not keep one: the
 * identifiers are in the order of the times, so they are searched. The primary key must be (program_id, id).
 */
export const searchedFilters = (table: string, alias: string, column: string) => ({
  createdFrom: (place: string) => `${alias}.${column} >= ${place}::timestamptz
     and ${alias}.id > (select low from ${divide(table, column, `${place}::timestamptz - ${SLACK}`)} d)`,
  createdBefore: (place: string) => `${alias}.${column} < ${place}::timestamptz
     and ${alias}.id < (select high from ${divide(table, column, `${place}::timestamptz + ${SLACK}`)} d)`,
});
