// What is done with the selected rows of a list.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './selection-bar.module.css';
import { useFailed } from './toast.tsx';

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
  /** selects also what is not shown yet; unset: all is shown */
  onBeyond?: (() => Promise<void>) | undefined;
  onAct: (act: A) => void;
  children: ReactNode;
}

export function SelectionBar<A extends Act>(props: SelectionBarProps<A>) {
  const { label, shown, selected, summary, acts, onSelect, onBeyond, onAct, children } = props;
  const ids = new Set(selected.map(({ id }) => id));
  const all = shown.length > 0 && shown.every(({ id }) => ids.has(id));
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span role="status">{selected.length > 0 ? summary : 'Nothing is selected.'}</span>
      {all && onBeyond && selected.length === shown.length && <Beyond onSelect={onBeyond} />}
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

/** Selects also what other pages of the list have. */
function Beyond({ onSelect }: { onSelect: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const failed = useFailed();
  const select = () => {
    setBusy(true);
    void onSelect()
      .catch(failed)
      .finally(() => setBusy(false));
  };
  return (
    <Button small busy={busy} onClick={select}>
      {busy ? 'Loading all…' : 'Select all that match'}
    </Button>
  );
}
