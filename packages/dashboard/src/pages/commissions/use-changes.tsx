import { useState } from 'react';
import { stillHolding } from '../../records/commissions/holding.ts';
import type { Commission } from '../../records/commissions/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { useApply } from './apply.ts';
import { APPROVE, type Change } from './bulk.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { eligible } from './obstacles.ts';

/**
 * Changes those of these commissions that can be changed. What needs no answer is not asked first, because it can be undone: an
 * approval of commissions whose holding period is over.
 */
export function useChanges(commissions: readonly Commission[], onDone: () => void) {
  const { holding_period_days: days } = useProgram();
  const [asked, setAsked] = useState<Change>();
  const open = eligible('approve', commissions);
  const { apply } = useApply(APPROVE, { skipped: open.skipped, onSent: onDone });
  const isPlain = ({ act }: Change) => act === 'approve' && stillHolding(open.can, days).last === undefined;
  const ask = (change: Change) => (isPlain(change) ? apply(open.can) : setAsked(change));
  const dialog = asked && (
    <ChangeDialog
      change={asked}
      selected={eligible(asked.act, commissions)}
      onClose={() => setAsked(undefined)}
      onDone={onDone}
    />
  );
  return { ask, dialog };
}
