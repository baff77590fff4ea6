// What is done with the selected commissions.
import { useState } from 'react';
import { allows, useProgram } from '../../shell/program.tsx';
import { Button } from '../../ui/button.tsx';
import { CHANGES, type Change } from './bulk.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './commissions.module.css';
import type { Commission } from './paths.ts';
import { countOf, sumText } from './texts.ts';

interface BulkBarProps {
  /** the rows that are shown */
  shown: readonly Commission[];
  selected: readonly Commission[];
  onSelect: (ids: number[]) => void;
}

export function BulkBar({ shown, selected, onSelect }: BulkBarProps) {
  const { role } = useProgram();
  const [asked, setAsked] = useState<Change>();
  const all = shown.length > 0 && selected.length === shown.length;
  return (
    <div className={styles.bar} role="group" aria-label="Selected commissions">
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
      <span role="status">{selected.length > 0 && `${countOf(selected.length)} selected: ${sumText(selected)}`}</span>
      {selected.length > 0 && (
        <span className={styles.buttons}>
          {CHANGES.filter((change) => allows(role, change.role) && selected.some(change.fits)).map((change) => (
            <Button key={change.act} small kind={change.danger ? 'danger' : 'plain'} onClick={() => setAsked(change)}>
              {change.button}
            </Button>
          ))}
          <Button small kind="quiet" onClick={() => onSelect([])}>
            Clear
          </Button>
        </span>
      )}
      {asked && (
        <ChangeDialog
          change={asked}
          commissions={selected}
          onClose={() => setAsked(undefined)}
          onDone={() => onSelect([])}
        />
      )}
    </div>
  );
}
