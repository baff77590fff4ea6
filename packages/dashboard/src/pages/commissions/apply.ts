// Sends a change of commissions: at once, or after some seconds in which it can be undone.
import type { Commission, Result } from '../../records/commissions/paths.ts';
import { countOf, obstacleText } from '../../records/commissions/texts.ts';
import { useLater } from '../../ui/later.tsx';
import { saidText } from '../../ui/reasons.ts';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { useBulk, type BulkInput, type Change } from './bulk.ts';
import { unchangedText } from './obstacles.ts';

interface Applied {
  /** what was selected and is left as it is: "2 skipped: 2 are already paid"; empty: nothing */
  skipped: string;
  /** closes what asked for it; some may not have been changed */
  onSent: () => void;
}

export function useApply({ act, done, coming, undone }: Change, { skipped, onSent }: Applied) {
  const toast = useToast();
  const later = useLater();
  const failed = useFailed();
  // What asked for it is closed by then.
  const undo = useBulk({ onDone: (results) => toast(`${countOf(doneOf(results).size)} released`), onFailed: failed });
  const finish = (results: Result[], { commissions, left }: BulkInput) => {
    const wrong = results.filter(({ result }) => result === 'failed');
    const changed = doneOf(results);
    const back = () =>
      undo.mutate({ act: 'release', commissions: commissions.filter(({ id }) => changed.has(id)), reason: '' });
    const said = saidText(`${countOf(changed.size)} ${done}`, unchangedText(act, results), left ?? '');
    if (results.length > wrong.length) toast(said, act === 'hold' && changed.size > 0 ? back : undefined);
    if (wrong.length > 0)
      later.refuse({ lines: wrong.map((one) => obstacleText(one, commissions)), of: results.length });
    // What waited has closed it before.
    if (coming === undefined) onSent();
  };
  const bulk = useBulk({ onDone: finish, ...(coming === undefined ? {} : { onFailed: failed }) });
  const apply = (commissions: readonly Commission[], reason = '') => {
    const input = { act, commissions, reason, left: skipped };
    if (coming === undefined) return bulk.mutate(input);
    const count = commissions.length;
    later.act({
      text: saidText(`${countOf(count)} ${coming}`, skipped),
      undone: undone?.(count) ?? 'Undone',
      ids: commissions.map(({ id }) => id),
      coming,
      send: (leaving) => bulk.mutate({ ...input, leaving }),
    });
    onSent();
  };
  return { apply, error: bulk.error, busy: bulk.isPending };
}

/** What was really changed: not what somebody else had changed before. */
const doneOf = (results: readonly Result[]): Set<number> =>
  new Set(results.filter(({ result }) => result === 'done').map((one) => one.commission_id));
