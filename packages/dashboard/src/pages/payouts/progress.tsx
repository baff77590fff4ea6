import { useReplaced } from '../../records/payouts/failed.ts';
import type { Payout } from '../../records/payouts/paths.ts';
import { classes } from '../../ui/classes.ts';
import styles from './payouts.module.css';

const PARTS = ['paid', 'failed', 'cancelled'] as const;

/** How much of a payout is done, by the number of its items; the text next to it says the same. What was replaced is no failure any more. */
export function Progress({ id, items: { open, paid, failed, cancelled } }: Pick<Payout, 'id' | 'items'>) {
  const replaced = useReplaced().get(id) ?? 0;
  const items = { paid, failed: failed - replaced, cancelled: cancelled + replaced };
  const all = open + paid + failed + cancelled;
  return (
    <span className={styles.progress} aria-hidden="true">
      {PARTS.filter((part) => items[part] > 0).map((part) => (
        <span key={part} className={classes(styles[part])} style={{ width: `${(100 * items[part]) / all}%` }} />
      ))}
    </span>
  );
}
