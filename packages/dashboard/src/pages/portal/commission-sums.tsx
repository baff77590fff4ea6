// What is pending, approved, paid and reversed, kept apart; each leads to its commissions.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { usePortalProgram } from '../../shell/partner-area.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { COMMISSION_STATES } from '../commissions/search.ts';
import { countOf, sumText } from '../commissions/texts.ts';
import { OWN_COMMISSIONS } from './paths.ts';
import styles from './portal.module.css';

type Status = (typeof COMMISSION_STATES)[number];
type Totals = Schemas['commission-totals']['currencies'];

const POLL_MS = 60_000;

const NAMES: Record<Status, string> = {
  pending: 'Pending',
  approved: 'Approved, not paid yet',
  paid: 'Paid',
  reversed: 'Reversed',
};

/** The totals of all commissions, which come with the first page of their list. */
const useCommissionTotals = (programId: number) =>
  useQuery({
    queryKey: ['sum', OWN_COMMISSIONS, programId],
    queryFn: async (): Promise<Totals> => {
      const params = { path: { program_id: programId }, query: { limit: 1 } };
      return (await client.GET(OWN_COMMISSIONS, { params })).data!.totals?.currencies ?? [];
    },
    refetchInterval: POLL_MS,
  });

/** The amounts in a status, of each currency in which there is a commission. */
const amountsOf = (status: Status, totals: Totals): string =>
  sumText(
    totals
      .filter((total) => total[status].count > 0)
      .map((total) => ({ currency: total.currency, amount_cents: total[status].amount_cents })),
  );

/** How many commissions are in a status, and what that means. */
function noteOf(status: Status, totals: Totals): string {
  const count = totals.reduce((sum, total) => sum + total[status].count, 0);
  const held = totals.reduce((sum, total) => sum + total[status].held, 0);
  if (status === 'reversed' && count > 0) return `${countOf(count)}: refunded or rejected`;
  return held === 0 ? countOf(count) : `${countOf(count)}, ${countText(held)} on hold`;
}

export function CommissionSums() {
  const { id: programId, currency } = usePortalProgram();
  const { data: totals, error } = useCommissionTotals(programId);
  return (
    <>
      {error && <FailureNote error={error} />}
      <ul className={styles.sums} aria-label="Your commissions so far">
        {COMMISSION_STATES.map((status) => (
          <li key={status}>
            <Link
              to="/partner/programs/$programId/commissions"
              params={{ programId }}
              search={{ status }}
              className={styles.sum}
            >
              <span>{NAMES[status]}</span>
              <strong>
                {totals ? amountsOf(status, totals) || moneyText(0, currency) : <Skeleton width="5rem" />}
              </strong>
              <span>{totals ? noteOf(status, totals) : <Skeleton width="7rem" />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
