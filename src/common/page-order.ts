// The conditions and the order of a page, written so that the right index serves it whatever the data are.
//
// PostgreSQL expects the rows that match a filter to be spread evenly over a table. So it may read an index on the identifiers
// alone, and skip the rows that do not match. Then the page of a program whose records are old, or of a status that only old
// records have, costs as much as the table is long. Two orders, which those indexes do not have, prevent that.
import { named, type Query } from './compose.ts';

/** What orders a list. */
export interface PageOrder {
  /** the column of the identifier */
  id: string;
  /** the column that all rows have in common, with the value `:owner`; unset: the primary key begins with it */
  common?: string | undefined;
}

/** What a filter says of a row, as SQL, in which its name stands for its value, and `:owner` for that of all rows. */
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

/** As SQL, the largest bigint. */
const LAST_ID = '9223372036854775807';

/** The bounds of one side as one, because an index scan uses only one of them. */
const joined = (choose: 'greatest' | 'least', bounds: readonly string[]): string =>
  bounds.length > 1 ? `${choose}(${bounds.join(', ')})` : bounds[0]!;

/**
 * The condition that the identifier is beyond the bounds. An index scan begins there. PostgreSQL estimates how many rows meet
 * it by the first column alone; it cannot know the value of a subquery, and so does not conclude that there are none beyond
 * the only value of that column.
 */
function beyond({ id, common }: PageOrder, compare: '<' | '>', bounds: readonly string[]): string {
  const bound = joined(compare === '>' ? 'greatest' : 'least', bounds);
  return common === undefined
    ? `${id} ${compare} ${bound}`
    : `(${common}, ${id}) ${compare} ((select :owner), ${bound})`;
}

export interface PageStart {
  ascending: boolean;
  /** whether it begins after the identifier `:after`, and not at the beginning of the list */
  further: boolean;
}

/** The page of the rows that meet the conditions, in the order of their identifiers. The conditions use these names. */
export function orderPage(
  query: Query,
  { id, common }: PageOrder,
  met: readonly Condition[],
  { ascending, further }: PageStart,
  names: readonly string[],
): Query {
  const direction = ascending ? 'asc' : 'desc';
  const low = met.flatMap(({ above }) => above ?? []);
  const high = met.flatMap(({ below }) => below ?? []);
  const filtered = met.some(({ is }) => is !== undefined);
  // A range of one value, so that the order begins with the column; it prevents other columns from being searched.
  const ranged = filtered || low.length + high.length > 0 ? undefined : common;
  if (further) (ascending ? low : high).push(':after::bigint');
  // Otherwise the scan could begin with all newer records of other programs.
  const all = ranged === undefined && !filtered ? met.flatMap((one) => one.all ?? []).slice(0, 1) : [];
  if (low.length === 0) low.push(...all.map(({ above }) => above));
  if (high.length === 0) high.push(...all.map(({ below }) => below));

  const values = named(names);
  if (ranged !== undefined) query.whereRaw(`${ranged} between :owner and :owner`, values).orderBy(ranged, direction);
  else if (common !== undefined) query.whereRaw(`${common} = :owner`, values);
  for (const text of met.flatMap(({ is, where }) => [is ?? [], where ?? []].flat())) query.whereRaw(text, values);
  if (low.length > 0) query.whereRaw(beyond({ id, common: ranged }, '>', low), values);
  if (high.length > 0) query.whereRaw(beyond({ id, common: ranged }, '<', high), values);
  // No identifier is null, so where the nulls are only names the index: those for filters end with `id nulls first`.
  return query.orderBy(id, direction, filtered ? (ascending ? 'first' : 'last') : undefined);
}

/** How far the order of the identifiers may differ from that of the times: a clock of another instance, a long write. */
const SLACK = `interval '1 hour'`;

interface Created {
  /** the column of the time */
  column?: string;
  /** SQL of the rows of the list, on the alias `b` */
  where?: string;
  /** SQL of the condition that a row of the table is of the list's owner, on the alias `b` */
  of?: string;
  /** SQL of the column of the identifier in the list */
  from?: string;
}

/**
 * The filters by time of creation. The times alone would let PostgreSQL read all rows between the end of the list and the
 * wanted time, so the identifiers are limited too. The table needs an index on (program_id, created_at), or the given
 * column in its place, and one on (program_id, id), of the rows that meet `where`.
 * @param from SQL of the earliest time
 */
export const createdFilters = (
  table: string,
  alias: string,
  {
    column = 'created_at',
    where = 'true',
    of = 'b.program_id = :owner',
    from = ':createdFrom::timestamptz',
  }: Created = {},
) => {
  const before = ':createdBefore::timestamptz';
  const bound = (compare: string, direction: string) => `(select b.id from ${table} b
     where ${of} and b.${column} ${compare} order by b.${column} ${direction} limit 1)`;
  // In an order that only the index on the program and the identifier has.
  const last = (
    direction: string,
  ) => `(select b.id from ${table} b where b.program_id between :owner and :owner and ${where}
     order by b.program_id ${direction}, b.id ${direction} limit 1)`;
  const all = { above: `${last('asc')} - 1`, below: `${last('desc')} + 1` };
  return {
    createdFrom: {
      all,
      where: `${alias}.${column} >= ${from}`,
      above: `coalesce(${bound(`< ${from} - ${SLACK}`, 'desc')}, 0)`,
    },
    createdBefore: {
      all,
      where: `${alias}.${column} < ${before}`,
      below: `coalesce(${bound(`>= ${before} + ${SLACK}`, 'asc')}, ${LAST_ID})`,
    },
  };
};

/**
 * SQL of the identifiers that the time divides: the rows up to `low` are from before the time, those from `high` on are
 * not; both hold except for rows within the slack. Each step halves the range by a look-up in the primary key.
 */
const divide = (table: string, column: string, time: string) => `(
  with recursive search (low, high) as (
    select 0::bigint, coalesce((select max(b.id) from ${table} b where b.program_id = :owner), 0) + 1
    union all
    select case when f.created < ${time} then f.id else s.low end,
      case when f.created < ${time} then s.high else s.low + (s.high - s.low) / 2 end
    from search s left join lateral (
      select b.id, b.${column} as created from ${table} b
      where b.program_id = :owner and b.id >= s.low + (s.high - s.low) / 2 and b.id < s.high order by b.id limit 1) f on true
    where s.high - s.low > 1)
  select low, high from search order by high - low limit 1)`;

/**
 * The filters by time of creation for a table without an index for them, so that its writes need not keep one: the
 * identifiers are in the order of the times, so they are searched. The primary key must be (program_id, id).
 */
export const searchedFilters = (table: string, alias: string, column: string) => ({
  createdFrom: {
    where: `${alias}.${column} >= :createdFrom::timestamptz`,
    above: `(select low from ${divide(table, column, `:createdFrom::timestamptz - ${SLACK}`)} d)`,
  },
  createdBefore: {
    where: `${alias}.${column} < :createdBefore::timestamptz`,
    below: `(select high from ${divide(table, column, `:createdBefore::timestamptz + ${SLACK}`)} d)`,
  },
});
