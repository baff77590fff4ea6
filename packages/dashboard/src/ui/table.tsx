import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Order } from '../lib/search.ts';
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
}

export interface TableProps<Row> {
  /** says what the rows are; only screen readers read it */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  order?: Order | undefined;
  onOrder?: ((order: Order) => void) | undefined;
  /** whether it stays a table on a phone, because its few columns are narrow */
  narrow?: boolean;
}

/** What a column is by its place and look. */
const LOOKS = ['number', 'wide', 'mark', 'key', 'extra'] as const;

const SORTED = { newest: 'descending', oldest: 'ascending' } as const;

/** A table; on a phone each row is a card. The roles keep it a table for screen readers there. */
export function Table<Row>({ caption, columns: all, rows, rowKey, order, onOrder, narrow }: TableProps<Row>) {
  const columns = all.filter(({ cell }) => cell);
  const lead = columns.find(({ name }) => name) ?? columns.find(({ mark }) => !mark);
  const sorted = (column: Column<Row>) => (column.sorts && order && onOrder ? SORTED[order] : undefined);
  const Arrow = order === 'newest' ? ArrowDown : ArrowUp;
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
              aria-sort={sorted(column)}
            >
              {column.head ??
                (sorted(column) ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onOrder!(order === 'newest' ? 'oldest' : 'newest')}
                  >
                    <span className={styles.by}>Sorted by </span>
                    {column.title} <Arrow size={13} aria-hidden="true" />
                  </button>
                ) : (
                  column.title || <span className="visually-hidden">Actions</span>
                ))}
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
