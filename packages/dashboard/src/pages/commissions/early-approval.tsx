import { countText } from '../../lib/money.ts';
import { Check } from '../../ui/form.tsx';
import { DateTime } from '../../ui/values.tsx';
import styles from './commissions.module.css';

interface EarlyApprovalProps {
  /** how many of the chosen commissions are in their holding period */
  early: number;
  of: number;
  /** when the last holding period ends */
  until: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Says until when commissions are in their holding period, and asks whether to approve them nevertheless. */
export function EarlyApproval({ early, of, until, checked, onChange }: EarlyApprovalProps) {
  const all = early === of;
  return (
    <div className={styles.early}>
      <p>
        {of === 1 ? (
          <>
            This commission is in its holding period until <DateTime value={until} />.
          </>
        ) : (
          <>
            {all ? 'All of them' : `${countText(early)} of these ${countText(of)}`} are still in the holding period,
            which ends for the last one on <DateTime value={until} />.
          </>
        )}{' '}
        If a sale is refunded after the payout, its commission has to be deducted from later ones.
      </p>
      <Check
        name="early"
        label={
          all
            ? 'Approve before the holding period ends'
            : `Also approve ${early === 1 ? 'this one' : `these ${countText(early)}`}`
        }
        required={all}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
