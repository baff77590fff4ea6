// The chain from the click to the sale as a picture: what is there, and what is missing.
import type { ReactNode } from 'react';
import type { Customer } from '../../records/customers/paths.ts';
import { classes } from '../../ui/classes.ts';
import { DateTime } from '../../ui/values.tsx';
import styles from './customers.module.css';

interface Step {
  name: string;
  at: string | null;
  /** what is said if it has not happened */
  missing: string;
  more?: ReactNode;
}

interface ChainProps {
  customer: Customer;
  partner: string;
  /** when the attribution window ends, for a customer who has not bought anything */
  until: string | undefined;
}

export function Chain({ customer, partner, until }: ChainProps) {
  const { clicked_at, lead_at, converted_at, origin, discount_code } = customer;
  const steps: Step[] = [
    origin === 'code'
      ? {
          name: `Code ${discount_code ?? ''}`.trim(),
          at: lead_at ?? converted_at,
          missing: '',
          more: `Code of ${partner}`,
        }
      : { name: 'Click', at: clicked_at, missing: '', more: `Link of ${partner}` },
    { name: 'Sign-up', at: lead_at, missing: converted_at === null ? 'Not yet' : 'None was sent' },
    {
      name: 'First sale',
      at: converted_at,
      missing: 'Not yet',
      more: converted_at === null && until !== undefined && <WindowEnd at={until} leadAt={lead_at} />,
    },
  ];
  return (
    <ol className={styles.chain} aria-label="From the click to the first sale">
      {steps.map(({ name, at, missing, more }) => (
        <li key={name} className={classes(styles.step, at !== null && styles.done)}>
          <span className={styles.mark} aria-hidden="true">
            {at === null ? '' : '✓'}
          </span>
          <strong>{name}</strong>
          <span className={styles.soft}>{at === null ? missing : <DateTime value={at} />}</span>
          {more && <span className={styles.soft}>{more}</span>}
        </li>
      ))}
    </ol>
  );
}

const isPast = (time: string): boolean => Date.parse(time) < Date.now();

/** Who has signed up within the window is the partner's customer, however late the first sale is. */
function WindowEnd({ at, leadAt }: { at: string; leadAt: string | null }) {
  if (leadAt !== null) {
    return leadAt <= at ? 'Signed up in time, so later sales count' : 'Signed up after the window ended';
  }
  return (
    <>
      {isPast(at) ? 'The window ended' : 'The window ends'} <DateTime value={at} dateOnly />
    </>
  );
}
