import type { Payout } from '../../records/payouts/paths.ts';
import { classes } from '../../ui/classes.ts';
import styles from './payouts.module.css';

const PARTS = ['paid', 'failed', 'cancelled'] as const;

/** How much of a payout is done, by the number of its items; the text next to it says the same. */
export function Progress({ items }: Pick<Payout, 'items'>) {
  const all = items.open + items.paid + items.failed + items.cancelled;
  return (
    <span className={styles.progress} aria-hidden="true">
      {PARTS.filter((part) => items[part] > 0).map((part) => (
        <span key={part} className={classes(styles[part])} style={{ width: `${(100 * items[part]) / all}%` }} />
      ))}
    </span>
  );
}
