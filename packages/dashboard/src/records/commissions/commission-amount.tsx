import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/values.tsx';
import styles from './commission.module.css';
import type { Commission } from './paths.ts';

interface CommissionAmountProps {
  commission: Pick<Commission, 'status' | 'amount_cents' | 'earned_cents' | 'currency'>;
}

/** What is left of a commission, and what a reversed one was. */
export const CommissionAmount = ({
  commission: { status, amount_cents, earned_cents = amount_cents, currency },
}: CommissionAmountProps) => (
  <>
    <Money cents={amount_cents} currency={currency} />
    {status === 'reversed' && earned_cents !== amount_cents && (
      <span className={classes(styles.until, styles.was)}>
        was <Money cents={earned_cents} currency={currency} />
      </span>
    )}
  </>
);
