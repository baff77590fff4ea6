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
  /** what was taken back of a paid one, as far as it is known */
  taken?: 'all' | 'part' | undefined;
}

/** The status, whether it is on hold, and how long the holding period lasts. */
export function CommissionBadge({ commission, days, taken }: CommissionBadgeProps) {
  const { id, held } = commission;
  const coming = useComing(id);
  const until = holdingEnd(commission, days);
  if (coming !== undefined) return <StatusBadge status="waiting" text={coming} />;
  return (
    <span>
      <Status {...commission} taken={taken} /> {held && <StatusBadge status="held" text="on hold" />}
      {until && (
        <span className={styles.until}>
          Holding period until <DateTime value={until} dateOnly />
        </span>
      )}
    </span>
  );
}

/** What is in a payout waits for nobody, and neither does what the next payout takes off. */
function Status({
  status,
  amount_cents: cents,
  payout_id = null,
  taken,
}: CommissionBadgeProps['commission'] & Pick<CommissionBadgeProps, 'taken'>) {
  if (taken)
    return <StatusBadge status={taken === 'all' ? 'paid, clawed back' : 'paid, partly clawed back'} tone="bad" />;
  if (status === 'paid' && cents < 0) return <StatusBadge status="deducted" />;
  if ((status === 'approved' || isDeducted({ status, amount_cents: cents })) && payout_id !== null)
    return <StatusBadge status="in a payout" tone="good" />;
  if (status !== 'reversed' && cents < 0) return <StatusBadge status="to be deducted" tone="warn" />;
  return <StatusBadge status={status} />;
}
