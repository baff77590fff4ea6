import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Order, Sort } from '../lib/search.ts';
import { classes } from './classes.ts';
import styles from './table.module.css';

export interface Column<Row> {
  /** the text of the head; also the name in the file */
  title: string;
  /** what the head shows in place of the text */
  head?: ReactNode;
  /** what the page shows; unset: the column is only in the file */
  cell?: (row: Row) => ReactNode;
  /** the value in the file; unset: the column is not in it */
  csv?: (row: Row) => string | number | null | undefined;
  /** numbers and amounts are at the end of the cell */
  number?: boolean;
  /** whether it has a line of its own on a phone, such as a text */
  wide?: boolean;
  /** whether it is the name of a row on a phone; unset everywhere: the first column is */
  name?: boolean;
  /** whether it is the main value of a row, which stands beside its name on a phone */
  key?: boolean;
  /** whether it is left out on a phone, because a row has two lines there */
  extra?: boolean;
  /** whether it is the box that selects the row */
  mark?: boolean;
  /** whether the head changes the order of the list: for the time by which the service orders */
  sorts?: boolean;
  /** what the head sorts the list by instead, where the list can be sorted */
  sort?: Sort;
}

export interface TableProps<Row> {
  /** says what the rows are; only screen readers read it */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  order?: Order | undefined;
  onOrder?: ((order: Order) => void) | undefined;
  /** what the list is sorted by; unset: the time */
  by?: Sort | undefined;
  /** unset: the list is only ordered by the time */
  onSort?: ((by: Sort | undefined, order: Order) => void) | undefined;
  /** whether it stays a table on a phone, because its few columns are narrow */
  narrow?: boolean;
}

/** What a column is by its place and look. */
const LOOKS = ['number', 'wide', 'mark', 'key', 'extra'] as const;

const SORTED = { newest: 'descending', oldest: 'ascending' } as const;

/** A table; on a phone each row is a card. The roles keep it a table for screen readers there. */
export function Table<Row>({ caption, columns: all, rows, rowKey, narrow, ...sorting }: TableProps<Row>) {
  const columns = all.filter(({ cell }) => cell);
  const lead = columns.find(({ name }) => name) ?? columns.find(({ mark }) => !mark);
  return (
    <table
      className={classes(styles.table, narrow ? styles.narrow : styles.cards, !narrow && styles.sticky)}
      role="table"
    >
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              role="columnheader"
              className={classes(column.number && styles.number, column.mark && styles.mark)}
              aria-sort={sortedBy(column, sorting)}
            >
              <Head column={column} {...sorting} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td
                key={column.title}
                role="cell"
                data-label={column.title}
                className={classes(
                  column === lead && styles.lead,
                  ...LOOKS.map((look) => column[look] && styles[look]),
                )}
              >
                {column.cell!(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Sorting = Pick<TableProps<unknown>, 'order' | 'onOrder' | 'by' | 'onSort'>;
type Sortable = Pick<Column<never>, 'title' | 'head' | 'sorts' | 'sort'>;

/** The order of the rows by this column; undefined: they are ordered by another one. */
function sortedBy({ sorts, sort }: Sortable, { order, onOrder, by }: Sorting) {
  const isIt = by === undefined ? sorts : sort === by;
  return isIt && order && onOrder ? SORTED[order] : undefined;
}

/** The text of a head; a button, if it changes the order. */
function Head({ column, ...sorting }: { column: Sortable } & Sorting) {
  const { title, head, sorts, sort } = column;
  const { order, onOrder, by, onSort } = sorting;
  if (head !== undefined) return head;
  const now = sortedBy(column, sorting);
  if (!now && !(onSort && (sort !== undefined || sorts)))
    return title || <span className="visually-hidden">Actions</span>;
  const next = now && order === 'newest' ? 'oldest' : 'newest';
  const Arrow = order === 'newest' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => (onSort && (sort !== undefined || by !== undefined) ? onSort(sort, next) : onOrder!(next))}
    >
      {now && <span className={styles.by}>Sorted by </span>}
      {title} {now && <Arrow size={13} aria-hidden="true" />}
    </button>
  );
}
