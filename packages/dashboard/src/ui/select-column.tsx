// The column that selects rows: a box in each, and one in the head for all that are shown.
import styles from './selection-bar.module.css';
import type { Column } from './table.tsx';

/** How a box looks that selects a row. */
export const checkLook = styles.check;

export interface Selection {
  isSelected: (id: number) => boolean;
  toggle: (id: number) => void;
  /** selects these and no others */
  select: (ids: number[]) => void;
}

/** @param labelOf what the box of a row is called */
export function selectColumn<Row extends { id: number }>(
  { isSelected, toggle, select }: Selection,
  shown: readonly Row[],
  labelOf: (row: Row) => string,
): Column<Row> {
  const all = shown.length > 0 && shown.every(({ id }) => isSelected(id));
  return {
    title: 'Select',
    mark: true,
    head: (
      <input
        type="checkbox"
        className={styles.check}
        aria-label="Select all shown"
        checked={all}
        onChange={() => select(all ? [] : shown.map(({ id }) => id))}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        className={styles.check}
        aria-label={labelOf(row)}
        checked={isSelected(row.id)}
        onChange={() => toggle(row.id)}
      />
    ),
  };
}
