// What is done with the selected partners: they are moved into another group.
import { useState } from 'react';
import { MoveDialog } from '../../records/moves/move-dialog.tsx';
import type { Mover } from '../../records/moves/use-move.ts';
import { SelectionBar } from '../../ui/selection-bar.tsx';

interface MoveBarProps {
  /** the rows that are shown */
  shown: readonly Mover[];
  selected: readonly Mover[];
  onSelect: (ids: number[]) => void;
  /** selects also those that are not shown yet; unset: all are shown */
  onBeyond: (() => Promise<void>) | undefined;
}

const ACTS = [{ act: 'move', button: 'Move to a group', main: true }] as const;

export function MoveBar({ shown, selected, onSelect, onBeyond }: MoveBarProps) {
  const [moving, setMoving] = useState(false);
  const close = () => setMoving(false);
  const summary = selected.length === 1 ? '1 partner selected' : `${selected.length} partners selected`;
  return (
    <SelectionBar
      label="Selected partners"
      shown={shown}
      selected={selected}
      summary={summary}
      acts={ACTS.map((act) => ({ ...act, count: selected.length, why: '' }))}
      onSelect={onSelect}
      onBeyond={onBeyond}
      onAct={() => setMoving(true)}
    >
      {moving && (
        <MoveDialog
          partners={selected}
          onClose={close}
          onMoved={() => {
            close();
            onSelect([]);
          }}
        />
      )}
    </SelectionBar>
  );
}
