// What waits for somebody: applications of partners, commissions whose holding period is over, and what can be paid.
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, UserRoundPlus } from 'lucide-react';
import { api, client } from '../../api/client.ts';
import type { PageRequest } from '../../api/list.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { COMMISSIONS } from '../commissions/paths.ts';
import { onlyReady } from '../commissions/ready.ts';
import { useDueCurrencies } from '../payouts/due.ts';
import { Due } from './due.tsx';
import styles from './overview.module.css';

const LIMIT = 100;

/** "1 application", "3 applications", "100+ applications" */
const countOf = (count: number, more: boolean, noun: string): string =>
  `${count}${more && count === LIMIT ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`;

/** Nothing, if nothing waits for somebody with the reader's role. */
export function Waiting() {
  const id = useId();
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
  const due = useDueCurrencies();
  if (applications.length === 0 && open.length === 0 && due.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <h2 id={id}>Needs you</h2>
      <ul aria-label="To do">
        {applied && applications.length > 0 && (
          <li>
            <UserRoundPlus size={17} aria-hidden="true" />
            <Link to="/app/programs/$programId/partners" params={{ programId }} search={{ status: 'applied' }}>
              {countOf(applications.length, applied.page.has_more, 'application')} to review
            </Link>
          </li>
        )}
        {pending && open.length > 0 && (
          <li>
            <CircleCheck size={17} aria-hidden="true" />
            <Link
              to="/app/programs/$programId/commissions"
              params={{ programId }}
              search={{ status: 'ready', order: 'oldest' }}
            >
              {countOf(open.length, pending.page.has_more, 'commission')} to approve
            </Link>
          </li>
        )}
        {due.map((currency) => (
          <Due key={currency} currency={currency} />
        ))}
      </ul>
    </section>
  );
}
