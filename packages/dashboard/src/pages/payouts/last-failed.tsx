import type { Item } from '../../records/payouts/paths.ts';
import { DateTime } from '../../ui/values.tsx';
import styles from './payouts.module.css';

/** Says that the last payment to this account failed, and why; nothing, if it did not. */
export const LastFailed = ({ item }: { item: Item | undefined }) =>
  item && (
    <span className={styles.reason}>
      The last payment there failed on <DateTime value={item.changed_at} dateOnly />
      {item.reason && `: ${item.reason}`}
    </span>
  );
