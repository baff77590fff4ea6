// What waits for a decision: applications of partners, and commissions to approve.
import { Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import styles from './overview.module.css';

const LIMIT = 100;

/** "1 partner waits", "3 partners wait", "More than 100 partners wait" */
const waitText = (count: number, more: boolean, noun: string): string =>
  `${more ? `More than ${LIMIT}` : count} ${noun}${count === 1 ? ' waits' : 's wait'}`;

/** Nothing, if nothing waits for somebody with the reader's role. */
export function Waiting() {
  const { id: programId } = useProgram();
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
    { params: { path, query: { status: 'pending', limit: LIMIT } } },
    { enabled: approves },
  ).data;
  const open = pending?.data.filter(({ held }) => !held) ?? [];
  const applications = applied?.data ?? [];
  if (applications.length === 0 && open.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label="What waits for you">
      {applied && applications.length > 0 && (
        <li>
          <Link to="/app/programs/$programId/partners" params={{ programId }} search={{ status: 'applied' }}>
            {waitText(applications.length, applied.page.has_more, 'partner')} for your answer
          </Link>
        </li>
      )}
      {pending && open.length > 0 && (
        <li>
          <Link to="/app/programs/$programId/commissions" params={{ programId }} search={{ status: 'pending' }}>
            {waitText(open.length, pending.page.has_more, 'commission')} for approval
          </Link>
        </li>
      )}
    </ul>
  );
}
