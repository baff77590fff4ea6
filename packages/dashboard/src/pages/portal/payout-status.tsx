// What became of a payment, and how it is paid, in words.
import type { OwnPayout } from '../../records/portal/paths.ts';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { KIND_TEXTS } from './payout-kinds.ts';
import styles from './payouts.module.css';

const WORDS: Record<OwnPayout['status'], string> = {
  open: 'to be paid',
  paid: 'paid',
  failed: 'not paid',
  cancelled: 'canceled',
};

export const statusWords = ({ status }: OwnPayout): string => WORDS[status] ?? status;

/** A payment that ended without money. */
const isReturned = ({ status }: OwnPayout): boolean => status === 'failed' || status === 'cancelled';

export const ItemStatus = ({ payout }: { payout: OwnPayout }) => (
  <span className={styles.lines}>
    <span>
      <StatusBadge status={payout.status === 'open' ? 'pending' : payout.status} text={statusWords(payout)} />
    </span>
    {payout.reason && <span className={styles.soft}>{payout.reason}</span>}
    {isReturned(payout) && (
      <span className={styles.soft}>The amount went back to your balance, for a later payout.</span>
    )}
  </span>
);

export const methodText = ({ method, label }: OwnPayout): string =>
  [(KIND_TEXTS[method] ?? method).replace(/:$/, label ? ':' : ''), label].filter(Boolean).join(' ');

/** The day of the payment, or that it is still to come. */
export const PaidOn = ({ payout: { paid_at } }: { payout: OwnPayout }) =>
  paid_at ? <DateTime value={paid_at} dateOnly /> : <>not yet</>;
