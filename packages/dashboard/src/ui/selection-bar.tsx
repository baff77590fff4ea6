// What is done with the selected rows of a list.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './selection-bar.module.css';

interface Act {
  act: string;
  button: string;
  /** whether it is what is usually done with these rows */
  main?: boolean | undefined;
}

interface SelectionBarProps<A extends Act> {
  label: string;
  /** the rows that are shown, and those of them that are selected */
  shown: readonly { id: number }[];
  selected: readonly { id: number }[];
  /** how many are selected, in words */
  summary: string;
  /** what the selected rows allow */
  acts: readonly A[];
  onSelect: (ids: number[]) => void;
  onAct: (act: A) => void;
  children: ReactNode;
}

export function SelectionBar<A extends Act>(props: SelectionBarProps<A>) {
  const { label, shown, selected, summary, acts, onSelect, onAct, children } = props;
  const all = shown.length > 0 && selected.length === shown.length;
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.check}
          checked={all}
          onChange={() => onSelect(all ? [] : shown.map(({ id }) => id))}
          disabled={shown.length === 0}
        />
        Select all shown
      </label>
      <span role="status">{selected.length > 0 && summary}</span>
      {selected.length > 0 && (
        <span className={styles.buttons}>
          {acts.map((one) => (
            <Button key={one.act} small kind={one.main ? 'main' : 'plain'} onClick={() => onAct(one)}>
              {one.button}
            </Button>
          ))}
          <Button small kind="quiet" onClick={() => onSelect([])}>
            Clear
          </Button>
        </span>
      )}
      {children}
    </div>
  );
}
