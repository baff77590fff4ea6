// What waits for a decision: applications of partners, and commissions whose holding period is over.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api, client } from '../../api/client.ts';
import type { PageRequest } from '../../api/list.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { COMMISSIONS } from '../commissions/paths.ts';
import { onlyReady } from '../commissions/ready.ts';
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
  const readPending = (page: PageRequest) =>
    client.GET(COMMISSIONS, { params: { path, query: { status: 'pending', order: 'oldest', ...page } } });
  const applied = api.useQuery(
    'get',
    '/api/v1/programs/{program_id}/partners',
    { params: { path, query: { status: 'applied', limit: LIMIT } } },
    { enabled: decides },
  ).data;
  // Nobody is asked to approve what may still be refunded. As the list behind the link, so that the numbers agree.
  const pending = useQuery({
    queryKey: ['ready', COMMISSIONS, programId, days],
    queryFn: async () => (await onlyReady(readPending, days)({ limit: LIMIT })).data!,
    enabled: approves,
  }).data;
  const open = pending?.data ?? [];
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
            search={{ status: 'ready', order: 'oldest' }}
          >
            {countOf(open.length, pending.page.has_more, 'commission')} to approve
          </Link>
        </li>
      )}
    </ul>
  );
}
