// What can be paid now, and since when it is due; it leads to the payouts.
import { Link } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { moneyText } from '../../lib/money.ts';
import { useDueSum } from '../../records/payouts/due.ts';
import type { Currency } from '../../records/payouts/paths.ts';
import { partnersOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { DateTime } from '../../ui/values.tsx';

/** An entry of what waits; nothing, if nothing is due. */
export function Due({ currency }: { currency: Currency }) {
  const { id: programId } = useProgram();
  const { data } = useDueSum(currency);
  if (!data || data.partners === 0) return null;
  return (
    <li>
      <Banknote size={17} aria-hidden="true" />
      <strong>{moneyText(data.total_cents, currency)}</strong>
      <span>
        can be paid to {partnersOf(data.partners)}, due since <DateTime value={data.due_since} dateOnly />
      </span>
      <Link to="/app/programs/$programId/payouts" params={{ programId }} search={{ currency }}>
        See payouts
      </Link>
    </li>
  );
}
