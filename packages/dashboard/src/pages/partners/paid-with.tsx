// Where a partner is paid, as far as members are told: what the next payout would use, or the last one used.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useDue } from '../../records/payouts/due.ts';
import { ITEMS, type HeldBack } from '../../records/payouts/paths.ts';
import { Remind } from '../../records/payouts/remind.tsx';
import { heldBackText, METHODS } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The last payment to the partner. */
function useLastItem(partner_id: number) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['last', ITEMS, program_id, partner_id],
    queryFn: async () => {
      const query = { partner_id, limit: 1 };
      return (await client.GET(ITEMS, { params: { path: { program_id }, query } })).data!.data[0] ?? null;
    },
    refetchInterval: false,
  });
}

const saysMethod = ({ reason }: HeldBack): boolean => reason === 'no_method' || reason === 'method_waits';

export function PaidWith({ partnerId }: { partnerId: number }) {
  const { currency } = useProgram();
  const due = useDue({ currency, partner_id: partnerId });
  const last = useLastItem(partnerId);
  if (last.error) return <FailureNote error={last.error} onRetry={() => void last.refetch()} />;
  // Few previews are allowed in a minute: without one, the last payment says enough.
  if ((!due.data && !due.error) || last.data === undefined) return <Skeleton width="10rem" />;
  const held = due.data?.excluded.find(saysMethod);
  if (held) {
    const { reason, partner, amount_cents, method_currencies: others } = held;
    return (
      <>
        {heldBackText(held)}
        {reason === 'no_method' && partner && (
          <>
            . <Remind partner={partner} owed={{ amount_cents, currency, others }} />
          </>
        )}
      </>
    );
  }
  const next = due.data?.items[0];
  const known = next ?? last.data;
  if (!known) return 'Shown here once something is due';
  return [METHODS[known.method], known.label, !next && 'with the last payout'].filter(Boolean).join(', ');
}
