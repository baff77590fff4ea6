// What can be paid now, and since when; and the payouts that were created and are not paid.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote, Hourglass } from 'lucide-react';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { useDueSum, type DueSum } from '../../records/payouts/due.ts';
import { PAYOUTS, type Currency, type Payout } from '../../records/payouts/paths.ts';
import { partnersOf, paymentsOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { DateTime } from '../../ui/values.tsx';
import { NoWays } from './unpaid-for.tsx';

/** Entries of what waits; none, if nothing is due. @param asks whether the reader may remind partners */
export function Due({ currency, asks }: { currency: Currency; asks: boolean }) {
  const { data } = useDueSum(currency);
  if (!data) return null;
  return (
    <>
      {data.partners > 0 && <Payable due={data} currency={currency} />}
      {asks && <NoWays waiting={data.waiting} currency={currency} />}
    </>
  );
}

function Payable({ due: data, currency }: { due: DueSum; currency: Currency }) {
  const { id: programId } = useProgram();
  return (
    <li>
      <Banknote size={17} aria-hidden="true" />
      <strong>{moneyText(data.total_cents, currency)}</strong>
      <span>
        can be paid to {partnersOf(data.partners)}, ready since <DateTime value={data.due_since} dateOnly />
      </span>
      <Link to="/app/programs/$programId/payouts" params={{ programId }} search={{ currency }}>
        See payouts
      </Link>
    </li>
  );
}

/** The payouts that somebody created and has not reported as paid, among the newest. */
export function useOpenPayouts(enabled: boolean) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['open', PAYOUTS, program_id],
    queryFn: async () => {
      const params = { path: { program_id }, query: { limit: LARGEST_PAGE } };
      return (await client.GET(PAYOUTS, { params })).data!.data.filter(({ items }) => items.open > 0);
    },
    enabled,
  });
}

export function OpenPayout({ payout: { id: payoutId, reference, items, total_cents, currency } }: { payout: Payout }) {
  const { id: programId } = useProgram();
  const all = items.open + items.paid + items.failed + items.cancelled;
  return (
    <li>
      <Hourglass size={17} aria-hidden="true" />
      {all === items.open ? (
        <>
          <strong>{moneyText(total_cents, currency)}</strong>
          <span>to pay, {paymentsOf(all)}</span>
        </>
      ) : (
        <span>
          {countText(items.open)} of {paymentsOf(all)} to pay
        </span>
      )}
      <Link to="/app/programs/$programId/payouts/$payoutId" params={{ programId, payoutId }}>
        Open {reference}
      </Link>
    </li>
  );
}
