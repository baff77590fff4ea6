// What is done with the selected commissions.
import type { Commission } from '../../records/commissions/paths.ts';
import { countOf, sumText } from '../../records/commissions/texts.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { CHANGES } from './bulk.ts';
import { eligible } from './obstacles.ts';
import { useChanges } from './use-changes.tsx';

interface BulkBarProps {
  /** the rows that are shown */
  shown: readonly Commission[];
  selected: readonly Commission[];
  onSelect: (ids: number[]) => void;
  /** selects also those that are not shown yet; unset: all are shown */
  onBeyond: (() => Promise<void>) | undefined;
}

export function BulkBar({ shown, selected, onSelect, onBeyond }: BulkBarProps) {
  const { role } = useProgram();
  const { ask, dialog } = useChanges(selected, () => onSelect([]));
  const acts = CHANGES.filter((change) => allows(role, change.role)).map((change) => {
    const { can, why } = eligible(change.act, selected);
    return { ...change, count: can.length, why };
  });
  return (
    <SelectionBar
      label="Selected commissions"
      shown={shown}
      selected={selected}
      summary={`${countOf(selected.length)} selected: ${sumText(selected)}`}
      acts={acts}
      onSelect={onSelect}
      onBeyond={onBeyond}
      onAct={ask}
    >
      {dialog}
    </SelectionBar>
  );
}
