import { useState } from 'react';
import { isDeducted, stillHolding } from '../../records/commissions/holding.ts';
import type { Commission } from '../../records/commissions/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { useApply } from './apply.ts';
import { APPROVE, type Change } from './bulk.ts';
import { ChangeDialog } from './change-dialog.tsx';

/**
 * Changes these commissions. What needs no answer is not asked first, because it can be undone: an approval of commissions
 * whose holding period is over.
 */
export function useChanges(commissions: readonly Commission[], onDone: () => void) {
  const { holding_period_days: days } = useProgram();
  const [asked, setAsked] = useState<Change>();
  const { apply } = useApply(APPROVE, onDone);
  const open = commissions.filter((one) => !isDeducted(one));
  const isPlain = (change: Change) => change === APPROVE && stillHolding(open, days).last === undefined;
  const ask = (change: Change) => (isPlain(change) ? apply(open) : setAsked(change));
  const dialog = asked && (
    <ChangeDialog
      change={asked}
      commissions={asked === APPROVE ? open : commissions}
      onClose={() => setAsked(undefined)}
      onDone={onDone}
    />
  );
  return { ask, dialog };
}
