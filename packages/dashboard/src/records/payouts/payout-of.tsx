import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import type { Commission } from '../commissions/paths.ts';
import { useProgram } from '../programs/program.ts';
import { PAYOUTS } from './paths.ts';

interface PayoutOfProps {
  commission: Pick<Commission, 'payout_id' | 'status'>;
  className?: string | undefined;
}

/** The reference of a payout, if it is among the newest. */
function useReference(payoutId: number | null): string | undefined {
  const { id: program_id } = useProgram();
  const { data } = useQuery({
    queryKey: ['references', PAYOUTS, program_id],
    queryFn: async () => {
      const params = { path: { program_id }, query: { limit: LARGEST_PAGE } };
      return (await client.GET(PAYOUTS, { params })).data!.data;
    },
    enabled: payoutId !== null,
    refetchInterval: false,
    staleTime: 60_000,
  });
  return data?.find(({ id }) => id === payoutId)?.reference;
}

/** The way to the payout that a commission is in, or was paid by; nothing without one. */
export function PayoutOf({ commission: { payout_id: payoutId, status }, className }: PayoutOfProps) {
  const { id: programId } = useProgram();
  const reference = useReference(payoutId);
  if (payoutId === null) return null;
  return (
    <span className={className}>
      <Link to="/app/programs/$programId/payouts/$payoutId" params={{ programId, payoutId }}>
        {reference ?? (status === 'paid' ? 'Paid by a payout' : 'In a payout')}
      </Link>
    </span>
  );
}
