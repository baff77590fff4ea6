import { useComing } from '../../ui/later.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './commissions.module.css';
import { holdingEnd } from './holding.ts';
import type { Commission } from './paths.ts';

interface CommissionBadgeProps {
  commission: Pick<Commission, 'id' | 'kind' | 'status' | 'held' | 'created_at'>;
  /** the holding period of the program */
  days: number;
}

/** The status, whether it is on hold, and how long the holding period lasts. */
export function CommissionBadge({ commission, days }: CommissionBadgeProps) {
  const { id, status, held } = commission;
  const coming = useComing(id);
  const until = holdingEnd(commission, days);
  if (coming !== undefined) return <StatusBadge status="waiting" text={coming} />;
  return (
    <span>
      <StatusBadge status={status} /> {held && <StatusBadge status="held" text="on hold" />}
      {until && (
        <span className={styles.until}>
          Holding period until <DateTime value={until} dateOnly />
        </span>
      )}
    </span>
  );
}
