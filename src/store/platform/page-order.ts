// The order of a page, written so that the right index serves it whatever the data are.
//
// PostgreSQL expects the rows that match a filter to be spread evenly over a table. So it may read an index on the identifiers
// alone, and skip the rows that do not match. Then the page of a program whose records are old, or of a status that only old
// records have, costs as much as the table is long. Two orders, which those indexes do not have, prevent that.

/** What orders a list. */
export interface PageOrder {
  /** the column of the identifier */
  id: string;
  /** whether a filter determines a column: the indexes for filters end with `id nulls first`, and no others */
  filtered?: boolean;
  /** Otherwise, the column that all rows have in common with its value, both as SQL; unset: the primary key begins with it. */
  common?: { column: string; value: string } | undefined;
}

/** As SQL, the largest bigint. */
export const LAST_ID = '9223372036854775807';

/** SQL of `order by`. No identifier is null, so where the nulls are only names the index. */
export function orderBy({ id, filtered, common }: PageOrder, direction: 'asc' | 'desc'): string {
  if (filtered) return `order by ${id} ${direction} nulls ${direction === 'asc' ? 'first' : 'last'}`;
  return `order by ${common === undefined ? '' : `${common.column} ${direction}, `}${id} ${direction}`;
}

/**
 * SQL of the condition that all rows have the column in common. It is a range of one value, so that the order begins with
 * the column.
 */
export const isCommon = ({ common }: PageOrder): string[] =>
  common === undefined ? [] : [`${common.column} between ${common.value} and ${common.value}`];

/**
 * The condition that the identifier is beyond the bound, which is SQL. An index scan begins there. PostgreSQL estimates how
 * many rows meet it by the first column alone; it cannot know the value of a subquery, and so does not conclude that there
 * are none beyond the only value of that column.
 */
export const beyond = ({ id, common }: PageOrder, compare: '<' | '>', bound: string): string =>
  common === undefined
    ? `${id} ${compare} ${bound}`
    : `(${common.column}, ${id}) ${compare} ((select ${common.value}), ${bound})`;

/** The bound of a page that begins after the identifier in `place`, or at the beginning of the list if that is null. */
export const afterOr = (compare: '<' | '>', place: string): string =>
  `coalesce(${place}::bigint, ${compare === '<' ? LAST_ID : 0})`;
