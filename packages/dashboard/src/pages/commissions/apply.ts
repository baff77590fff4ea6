// Sends a change of commissions: at once, or after some seconds in which it can be undone.
import type { Commission, Result } from '../../records/commissions/paths.ts';
import { countOf, obstacleText } from '../../records/commissions/texts.ts';
import { useLater } from '../../ui/later.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { useBulk, type BulkInput, type Change } from './bulk.ts';

/** @param onSent closes what asked for it; some may not have been changed */
export function useApply({ act, done, coming, undone }: Change, onSent: () => void) {
  const toast = useToast();
  const later = useLater();
  const failed = useFailed();
  // What asked for it is closed by then.
  const undo = useBulk({ onDone: (results) => toast(`${countOf(results.length)} released`), onFailed: failed });
  const finish = (results: Result[], { commissions }: BulkInput) => {
    const wrong = results.filter(({ result }) => result === 'failed');
    const changed = new Set(results.filter(({ result }) => result === 'done').map((one) => one.commission_id));
    const back = () =>
      undo.mutate({ act: 'release', commissions: commissions.filter(({ id }) => changed.has(id)), reason: '' });
    const said = `${countOf(results.length - wrong.length)} ${done}`;
    if (results.length > wrong.length) toast(said, act === 'hold' && changed.size > 0 ? back : undefined);
    if (wrong.length > 0)
      later.refuse({ lines: wrong.map((one) => obstacleText(one, commissions)), of: results.length });
    // What waited has closed it before.
    if (coming === undefined) onSent();
  };
  const bulk = useBulk({ onDone: finish, ...(coming === undefined ? {} : { onFailed: failed }) });
  const apply = (commissions: readonly Commission[], reason = '') => {
    if (coming === undefined) return bulk.mutate({ act, commissions, reason });
    const count = commissions.length;
    later.act({
      text: `${countOf(count)} ${coming}`,
      undone: undone?.(count) ?? 'Undone',
      ids: commissions.map(({ id }) => id),
      coming,
      send: (leaving) => bulk.mutate({ act, commissions, reason, leaving }),
    });
    onSent();
  };
  return { apply, error: bulk.error, busy: bulk.isPending };
}
