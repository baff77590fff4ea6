import { Link } from '@tanstack/react-router';
import { useProgram } from '../../records/programs/program.ts';
import styles from './payouts.module.css';

/** Says which other partners of the program have or had the same account. */
export function SameDestination({ row: { same_destination: others = [] } }: { row: { same_destination?: number[] } }) {
  const { id: programId } = useProgram();
  if (others.length === 0) return null;
  return (
    <span className={styles.reason}>
      Same destination as{' '}
      {others.map((partnerId, place) => (
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
