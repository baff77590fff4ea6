// Partners who cannot be paid, because they have not said how.
import { Link } from '@tanstack/react-router';
import { WalletCards } from 'lucide-react';
import { api } from '../../api/client.ts';
import { moneyText } from '../../lib/money.ts';
import { PARTNER } from '../../records/partners/paths.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import type { DueSum } from '../../records/payouts/due.ts';
import type { Currency } from '../../records/payouts/paths.ts';
import { Remind } from '../../records/payouts/remind.tsx';
import { partnersOf, sumOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';

type Waiting = DueSum['waiting'][number];

/** Of more, the page of payouts has the list. */
const MOST = 3;

export const NoWays = ({ waiting, currency }: { waiting: readonly Waiting[]; currency: Currency }) =>
  waiting.length > MOST ? (
    <ManyWays waiting={waiting} currency={currency} />
  ) : (
    waiting.map((one) => <NoWay key={one.partner_id} waiting={one} currency={currency} />)
  );

function NoWay({ waiting: { partner_id, ...owed }, currency }: { waiting: Waiting; currency: Currency }) {
  const { id: program_id } = useProgram();
  const { data } = api.useQuery('get', PARTNER, { params: { path: { program_id, partner_id } } });
  if (!data) return null;
  const { id, name, email } = data.data;
  return (
    <li>
      <WalletCards size={17} aria-hidden="true" />
      <strong>{moneyText(owed.amount_cents, currency)}</strong>
      <span>
        cannot be paid to <PartnerLink id={id} name={name} />:{' '}
        {owed.others ? `their account takes ${owed.others.join(', ')} only` : 'no payout method'}
      </span>
      <Remind partner={{ name, email }} owed={{ ...owed, currency }} />
    </li>
  );
}

function ManyWays({ waiting, currency }: { waiting: readonly Waiting[]; currency: Currency }) {
  const { id: programId } = useProgram();
  return (
    <li>
      <WalletCards size={17} aria-hidden="true" />
      <strong>{moneyText(sumOf(waiting), currency)}</strong>
      <span>cannot be paid to {partnersOf(waiting.length)} without a payout method</span>
      <Link to="/app/programs/$programId/payouts" params={{ programId }} search={{ currency }}>
        See who
      </Link>
    </li>
  );
}
