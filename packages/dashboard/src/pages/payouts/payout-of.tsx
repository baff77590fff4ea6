import { Link } from '@tanstack/react-router';
import { useProgram } from '../../shell/program.tsx';
import type { Commission } from '../commissions/paths.ts';

interface PayoutOfProps {
  commission: Pick<Commission, 'payout_id' | 'status'>;
  className?: string | undefined;
}

/** The way to the payout that a commission is in, or was paid by; nothing without one. */
export function PayoutOf({ commission: { payout_id: payoutId, status }, className }: PayoutOfProps) {
  const { id: programId } = useProgram();
  if (payoutId === null) return null;
  return (
    <span className={className}>
      <Link to="/app/programs/$programId/payouts/$payoutId" params={{ programId, payoutId }}>
        {status === 'paid' ? 'Paid by a payout' : 'In a payout'}
      </Link>
    </span>
  );
}
