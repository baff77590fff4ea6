// What is done with the selected rows of a list.
import { useState, type ReactNode } from 'react';
import { countText } from '../lib/money.ts';
import { Button } from './button.tsx';
import { Disabled } from './disabled.tsx';
import styles from './selection-bar.module.css';
import { useFailed } from './toast.tsx';

interface Act {
  act: string;
  button: string;
  /** whether it is what is usually done with these rows */
  main?: boolean | undefined;
  /** how many of the selected rows it can change */
  count: number;
  /** why not the others: "2 are already paid" */
  why: string;
}

interface SelectionBarProps<A extends Act> {
  label: string;
  /** the rows that are shown, and those of them that are selected */
  shown: readonly { id: number }[];
  selected: readonly { id: number }[];
  /** how many are selected, in words */
  summary: string;
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
      <span role="status">{selected.length > 0 && summary}</span>
      {all && onBeyond && selected.length === shown.length && <Beyond onSelect={onBeyond} />}
      {selected.length > 0 && (
        <span className={styles.buttons}>
          {acts.map((one) => (
            <ActButton key={one.act} act={one} selected={selected.length} onAct={() => onAct(one)} />
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

/** Says how many rows it changes, if not all of them; if none, it says why and does nothing. */
function ActButton({ act, selected, onAct }: { act: Act; selected: number; onAct: () => void }) {
  const { button, main, count, why } = act;
  const kind = main ? 'main' : 'plain';
  if (count === 0) {
    return (
      <Disabled small kind={kind} why={why}>
        {button}
      </Disabled>
    );
  }
  return (
    <Button small kind={kind} onClick={onAct}>
      {count === selected ? button : `${button} ${countText(count)}`}
    </Button>
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
