// A payment that is marked as failed stays so, so it waits for some seconds in which it can be undone.
import type { Item, Payout, Result } from '../../records/payouts/paths.ts';
import { nameOf, obstacleText, paymentsOf } from '../../records/payouts/texts.ts';
import { useLater } from '../../ui/later.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { useReport, type Report } from './acts.ts';

export const FAILING = 'being marked as failed';

export function useFailLater({ id }: Pick<Payout, 'id'>) {
  const toast = useToast();
  const later = useLater();
  const onFailed = useFailed();
  const report = useReport(id, {
    onFailed,
    onDone: (results, { names }) => {
      const wrong = results.filter(({ result }) => result === 'failed');
      if (results.length > wrong.length) toast(`${paymentsOf(results.length - wrong.length)} marked as failed`);
      const nameOfItem = ({ item_id }: Result) => names?.get(item_id) ?? 'a partner';
      if (wrong.length > 0)
        later.refuse({ lines: wrong.map((one) => obstacleText(one, nameOfItem(one))), of: results.length });
    },
  });
  return (wanted: Report, items: readonly Item[]) => {
    const names = new Map(items.map((item) => [item.id, nameOf(item)]));
    const many = items.length > 1;
    later.act({
      text: `${paymentsOf(items.length)} ${many ? 'are' : 'is'} ${FAILING}`,
      undone: `Undone: ${paymentsOf(items.length)} ${many ? 'stay' : 'stays'} as before`,
      ids: items.map(({ id: item }) => item),
      coming: FAILING,
      send: (leaving) => report.mutate({ ...wanted, names, leaving }),
    });
  };
}
