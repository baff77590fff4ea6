// What waits for a decision: applications of partners, and commissions whose holding period is over.
import { Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { holdingEnd } from '../commissions/holding.ts';
import styles from './overview.module.css';

const LIMIT = 100;

/** "1 application", "3 applications", "100+ applications" */
const countOf = (count: number, more: boolean, noun: string): string =>
  `${count}${more && count === LIMIT ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`;

/** Nothing, if nothing waits for somebody with the reader's role. */
export function Waiting() {
  const { id: programId, holding_period_days: days } = useProgram();
  const [decides, approves] = [useMay('admin'), useMay('owner')];
  const path = { program_id: programId };
  const applied = api.useQuery(
    'get',
    '/api/v1/programs/{program_id}/partners',
    { params: { path, query: { status: 'applied', limit: LIMIT } } },
    { enabled: decides },
  ).data;
  const pending = api.useQuery(
    'get',
    '/api/v1/programs/{program_id}/commissions',
    { params: { path, query: { status: 'pending', limit: LIMIT, order: 'oldest' } } },
    { enabled: approves },
  ).data;
  // Nobody is asked to approve what may still be refunded.
  const open = pending?.data.filter((one) => !one.held && holdingEnd(one, days) === undefined) ?? [];
  const applications = applied?.data ?? [];
  if (applications.length === 0 && open.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label="To do">
      {applied && applications.length > 0 && (
        <li>
          <Link to="/app/programs/$programId/partners" params={{ programId }} search={{ status: 'applied' }}>
            {countOf(applications.length, applied.page.has_more, 'application')} to review
          </Link>
        </li>
      )}
      {pending && open.length > 0 && (
        <li>
          <Link
            to="/app/programs/$programId/commissions"
            params={{ programId }}
            search={{ status: 'pending', order: 'oldest' }}
          >
            {countOf(open.length, pending.page.has_more, 'commission')} to approve
          </Link>
        </li>
      )}
    </ul>
  );
}
