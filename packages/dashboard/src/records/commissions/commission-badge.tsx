import { useComing } from '../../ui/later.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './commission.module.css';
import { holdingEnd, isDeducted } from './holding.ts';
import type { Commission } from './paths.ts';

interface CommissionBadgeProps {
  commission: Pick<Commission, 'id' | 'kind' | 'status' | 'held' | 'created_at' | 'amount_cents'> & {
    /** not in the portal */
    payout_id?: number | null;
  };
  /** the holding period of the program */
  days: number;
}

/** The status, whether it is on hold, and how long the holding period lasts. */
export function CommissionBadge({ commission, days }: CommissionBadgeProps) {
  const { id, held } = commission;
  const coming = useComing(id);
  const until = holdingEnd(commission, days);
  if (coming !== undefined) return <StatusBadge status="waiting" text={coming} />;
  return (
    <span>
      <Status {...commission} /> {held && <StatusBadge status="held" text="on hold" />}
      {until && (
        <span className={styles.until}>
          Holding period until <DateTime value={until} dateOnly />
        </span>
      )}
    </span>
  );
}

/** What is approved and in a payout waits for nobody, and neither does what a payout takes off. */
function Status({ status, amount_cents, payout_id = null }: CommissionBadgeProps['commission']) {
  if (isDeducted({ status, amount_cents })) return <StatusBadge status="deducted" />;
  if (status === 'approved' && payout_id !== null) return <StatusBadge status="in a payout" tone="good" />;
  return <StatusBadge status={status} />;
}
