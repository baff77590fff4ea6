import { Link } from '@tanstack/react-router';
import type { Schemas } from '../../api/client.ts';
import { useProgram } from '../../records/programs/program.ts';
import styles from './partners.module.css';

/** Warns of somebody who was removed and is paid to the same account. */
export function SameAccount({
  partner: { same_account_as_removed: removed = [] },
}: {
  partner: Pick<Schemas['managed-partner'], 'same_account_as_removed'>;
}) {
  const { id: programId } = useProgram();
  if (removed.length === 0) return null;
  return (
    <span className={styles.warning}>
      Same account as a removed partner:{' '}
      {removed.map((partnerId, place) => (
        <span key={partnerId}>
          {place > 0 && ', '}
          <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId }}>
            partner {partnerId}
          </Link>
        </span>
      ))}
    </span>
  );
}
