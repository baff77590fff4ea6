// What is pending, approved, paid and reversed, kept apart; each leads to its commissions.
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { moneyText } from '../../lib/money.ts';
import { usePortalProgram } from '../../shell/partner-area.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { COMMISSION_STATES } from '../commissions/search.ts';
import { countOf, sumText } from '../commissions/texts.ts';
import { OWN_COMMISSIONS, type OwnCommission } from './paths.ts';
import styles from './portal.module.css';

type Status = (typeof COMMISSION_STATES)[number];

const MOST_PAGES = 4;
const PAGE = 100;
const POLL_MS = 60_000;

const NAMES: Record<Status, string> = {
  pending: 'Pending',
  approved: 'Approved, not paid yet',
  paid: 'Paid',
  reversed: 'Reversed',
};

/** What the commissions are and how many; of very many only the newest are added up. */
function noteOf(status: Status, commissions: readonly OwnCommission[]): string {
  const held = commissions.filter(({ held }) => held).length;
  const all = commissions.length >= MOST_PAGES * PAGE ? `The newest ${MOST_PAGES * PAGE}` : countOf(commissions.length);
  if (status === 'reversed' && commissions.length > 0) return `${all}: refunded or rejected`;
  return held === 0 ? all : `${all}, ${held} on hold`;
}

export function CommissionSums() {
  const { id: programId, currency } = usePortalProgram();
  const queries = useQueries({
    queries: COMMISSION_STATES.map((status) => ({
      queryKey: ['sum', OWN_COMMISSIONS, programId, status],
      queryFn: () =>
        readAllPages(
          (page) =>
            client.GET(OWN_COMMISSIONS, { params: { path: { program_id: programId }, query: { status, ...page } } }),
          MOST_PAGES,
        ),
      refetchInterval: POLL_MS,
    })),
  });
  const error = queries.find((query) => query.error)?.error;
  return (
    <>
      {error && <FailureNote error={error} />}
      <ul className={styles.sums} aria-label="Your commissions so far">
        {COMMISSION_STATES.map((status, index) => {
          const commissions = queries[index]!.data;
          return (
            <li key={status}>
              <Link
                to="/partner/programs/$programId/commissions"
                params={{ programId }}
                search={{ status }}
                className={styles.sum}
              >
                <span>{NAMES[status]}</span>
                <strong>
                  {commissions ? sumText(commissions) || moneyText(0, currency) : <Skeleton width="5rem" />}
                </strong>
                <span>{commissions ? noteOf(status, commissions) : <Skeleton width="7rem" />}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
