// Lists with optional filters. Each set of filters has a statement of its own, so that PostgreSQL plans it with the index
// for these filters.
import { planned, type Runner, type Statement } from '../../database/db.ts';
import { beyond, isCommon, LAST_ID, orderBy, type PageOrder } from './page-order.ts';

/** The page to read: at most `limit` rows after the identifier `after`, in the order of their identifiers. */
export interface ListPage {
  after: number | undefined;
  ascending: boolean;
  limit: number;
}

/** What a filter says of a row, as SQL. */
export interface Condition {
  where?: string;
  /** that a column has a value, if an index for this filter ends with `id nulls first` */
  is?: string;
  /** the identifiers are larger */
  above?: string;
  /** the identifiers are smaller */
  below?: string;
  /** bounds of all identifiers of the program, for a list without a filter */
  all?: { above: string; below: string };
}

/** The condition, in which the value of the filter is `place`. */
export type Filtering = (place: string) => Condition;

export interface ListOptions<Filter extends string> {
  /** the beginning of the statements' names */
  name: string;
  /** `select … from …` */
  select: string;
  /** the column of the identifier */
  id: string;
  /** what all rows have in common; `$1` is the program, or another record that the list belongs to */
  common?: PageOrder['common'];
  /** what each row meets besides */
  where?: string;
  filters: Readonly<Record<Filter, Filtering>>;
}

/** Reads a page of the program's rows; a filter without a value does not apply. */
export type ReadList<Row, Filter extends string> = (
  db: Runner,
  programId: number,
  given: Readonly<Partial<Record<Filter, unknown>>>,
  page: ListPage,
) => Promise<Row[]>;

/** SQL of a page: its conditions and its order. */
export interface PageSql {
  conditions: string[];
  order: string;
}

/**
 * The page of the rows that meet the filters, in the order of their identifiers. The bounds of one side become one, because
 * an index scan uses only one of them.
 */
export function pageOf(
  { id, common }: PageOrder,
  met: readonly Condition[],
  ascending: boolean,
  start?: string,
): PageSql {
  const low = met.flatMap(({ above }) => above ?? []);
  const high = met.flatMap(({ below }) => below ?? []);
  const filtered = met.some(({ is }) => is !== undefined);
  // A range prevents other columns from being searched.
  const isEquation = filtered || low.length + high.length > 0;
  const order: PageOrder = { id, filtered, common: isEquation ? undefined : common };
  if (start !== undefined) (ascending ? low : high).push(start);
  // Otherwise the scan could begin with all newer records of other programs.
  const all = isEquation && !filtered ? met.flatMap((one) => one.all ?? []).slice(0, 1) : [];
  if (low.length === 0) low.push(...all.map(({ above }) => above));
  if (high.length === 0) high.push(...all.map(({ below }) => below));
  return {
    conditions: [
      ...(isEquation && common ? [`${common.column} = ${common.value}`] : isCommon(order)),
      ...met.flatMap(({ is }) => is ?? []),
      ...met.flatMap(({ where }) => where ?? []),
      ...(low.length === 0 ? [] : [beyond(order, '>', low.length > 1 ? `greatest(${low.join(', ')})` : low[0]!)]),
      ...(high.length === 0 ? [] : [beyond(order, '<', high.length > 1 ? `least(${high.join(', ')})` : high[0]!)]),
    ],
    order: orderBy(order, ascending ? 'asc' : 'desc'),
  };
}

/** Creates the list of a program's rows. */
export function createList<Row, Filter extends string>(options: ListOptions<Filter>): ReadList<Row, Filter> {
  const { name, select, id, common, where, filters } = options;
  const names = Object.keys(filters) as Filter[];
  const statements = new Map<string, Statement<Row>>();

  function prepare(used: readonly Filter[], { after, ascending }: ListPage): Statement<Row> {
    const key = [
      name,
      ascending ? 'oldest' : 'newest',
      after === undefined ? '0' : '1',
      ...used.map((one) => names.indexOf(one)),
    ].join('_');
    const known = statements.get(key);
    if (known) return known;
    const start = after === undefined ? undefined : `$${used.length + 3}::bigint`;
    const met = used.map((filter, i) => filters[filter](`$${i + 3}`));
    const { conditions, order } = pageOf({ id, common }, met, ascending, start);
    const all = [...(where === undefined ? [] : [where]), ...conditions];
    const made = planned<Row>(key, `${select} where ${all.join(' and ')} ${order} limit $2`);
    statements.set(key, made);
    return made;
  }

  return (db, programId, given, page) => {
    const used = names.filter((filter) => given[filter] !== undefined);
    const values = used.map((filter) => given[filter]);
    const start = page.after === undefined ? [] : [page.after];
    return db.run(prepare(used, page), [programId, page.limit, ...values, ...start]);
  };
}

/** Creates the list of all rows of a program, or of another record. */
export function createWholeList<Row>(options: Omit<ListOptions<never>, 'filters'>) {
  const read = createList<Row, never>({ ...options, filters: {} });
  return (db: Runner, ownerId: number, page: ListPage): Promise<Row[]> => read(db, ownerId, {}, page);
}

/**
 * SQL of a part of a `with` that the filter `isPartners` needs: the partnership of the partner in program $1. A distributed
 * database reads it first, from another server, and the rest at once: in the condition itself, it would separate the parts
 * of a union, and a row that changes meanwhile could be in two of them.
 */
export const partnershipOf = (place: string): string => `partnership as materialized (
  select s.id from partnerships s where s.program_id = $1 and s.partner_id = ${place}::bigint)`;

/** Whether a row is of that partnership. */
export const isPartners = (alias: string): string => `${alias}.partnership_id = (select id from partnership)`;

/** How far the order of the identifiers may differ from that of the times: a clock of another instance, a long write. */
const SLACK = `interval '1 hour'`;

/**
 * The filters by time of creation. The times alone would let PostgreSQL read all rows between the end of the list and the
 * wanted time, so the identifiers are limited too. The table needs an index on (program_id, created_at, id), or the given
 * column in its place, and one on (program_id, id), of the rows that meet `where` on the alias `b`.
 */
export const createdFilters = (table: string, alias: string, column = 'created_at', where = 'true') => {
  const bound = (compare: string, direction: string) => `(select b.id from ${table} b
     where b.program_id = $1 and b.${column} ${compare} order by b.${column} ${direction}, b.id ${direction} limit 1)`;
  // In an order that only the index on the program and the identifier has.
  const last = (direction: string) => `(select b.id from ${table} b where b.program_id between $1 and $1 and ${where}
     order by b.program_id ${direction}, b.id ${direction} limit 1)`;
  const all = { above: `${last('asc')} - 1`, below: `${last('desc')} + 1` };
  return {
    createdFrom: (place: string) => ({
      all,
      where: `${alias}.${column} >= ${place}::timestamptz`,
      above: `coalesce(${bound(`< ${place}::timestamptz - ${SLACK}`, 'desc')}, 0)`,
    }),
    createdBefore: (place: string) => ({
      all,
      where: `${alias}.${column} < ${place}::timestamptz`,
      below: `coalesce(${bound(`>= ${place}::timestamptz + ${SLACK}`, 'asc')}, ${LAST_ID})`,
    }),
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
  createdFrom: (place: string) => ({
    where: `${alias}.${column} >= ${place}::timestamptz`,
    above: `(select low from ${divide(table, column, `${place}::timestamptz - ${SLACK}`)} d)`,
  }),
  createdBefore: (place: string) => ({
    where: `${alias}.${column} < ${place}::timestamptz`,
    below: `(select high from ${divide(table, column, `${place}::timestamptz + ${SLACK}`)} d)`,
  }),
});
