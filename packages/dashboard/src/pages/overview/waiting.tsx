// What waits for somebody: applications of partners, commissions whose holding period is over, what has failed, payouts that
// are not paid, and what can be paid.
import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, UserRoundPlus, type LucideIcon } from 'lucide-react';
import { api, client } from '../../api/client.ts';
import type { PageRequest } from '../../api/list.ts';
import { COMMISSIONS } from '../../records/commissions/paths.ts';
import { onlyReady } from '../../records/commissions/ready.ts';
import { PARTNERS } from '../../records/partners/paths.ts';
import { useDueCurrencies } from '../../records/payouts/due.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Due, OpenPayout, useOpenPayouts } from './due.tsx';
import styles from './overview.module.css';
import { BrokenWebhook, FailedPayments, useBrokenWebhooks, useFailedPayments } from './troubles.tsx';

const LIMIT = 100;

/** "1 application", "3 applications", "100+ applications" */
const countOf = (count: number, more: boolean, noun: string): string =>
  `${count}${more && count === LIMIT ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`;

/** What waits for somebody with the reader's role; nothing, for readers who decide nothing. */
function useWaiting() {
  const { id: programId, holding_period_days: days } = useProgram();
  const [decides, approves] = [useMay('admin'), useMay('owner')];
  const path = { program_id: programId };
  const readPending = (page: PageRequest) =>
    client.GET(COMMISSIONS, { params: { path, query: { status: 'pending', order: 'oldest', ...page } } });
  const applied = api.useQuery(
    'get',
    PARTNERS,
    { params: { path, query: { status: 'applied', limit: LIMIT } } },
    { enabled: decides },
  );
  // Nobody is asked to approve what may still be refunded. As the list behind the link, so that the numbers agree.
  const ready = useQuery({
    queryKey: ['ready', COMMISSIONS, programId, days],
    queryFn: async () => (await onlyReady(readPending, days)({ limit: LIMIT })).data!,
    enabled: approves,
  });
  const failed = useFailedPayments(approves);
  const broken = useBrokenWebhooks(decides);
  const prepared = useOpenPayouts(approves);
  const loading = [applied, ready, failed, broken, prepared].some(({ isLoading }) => isLoading);
  return {
    decides,
    loading,
    applied: applied.data,
    ready: ready.data,
    failed: failed.data,
    broken: broken.data,
    prepared: prepared.data,
  };
}

interface DecisionProps {
  icon: LucideIcon;
  rows: { data: readonly unknown[]; page: { has_more: boolean } } | undefined;
  /** what each is, and what is done with it */
  noun: string;
  act: string;
  link: (text: string) => ReactNode;
}

/** An entry about records that somebody decides on; nothing, if there is none. */
function Decision({ icon: Icon, rows, noun, act, link }: DecisionProps) {
  if (!rows || rows.data.length === 0) return null;
  return (
    <li>
      <Icon size={17} aria-hidden="true" />
      {link(`${countOf(rows.data.length, rows.page.has_more, noun)} ${act}`)}
    </li>
  );
}

/**
 * @param silent whether nothing is said if nothing waits; nothing ever is to readers who decide nothing
 */
export function Waiting({ silent = false }: { silent?: boolean }) {
  const id = useId();
  const { id: programId } = useProgram();
  const params = { programId };
  const { decides, loading, applied, ready, failed, broken, prepared } = useWaiting();
  const due = useDueCurrencies();
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <h2 id={id}>Needs you</h2>
      {loading && <SkeletonRows label="Loading what needs you" rows={3} />}
      <ul aria-label="To do" hidden={loading}>
        <Decision
          icon={UserRoundPlus}
          rows={applied}
          noun="application"
          act="to review"
          link={(text) => (
            <Link to="/app/programs/$programId/partners" params={params} search={{ status: 'applied' }}>
              {text}
            </Link>
          )}
        />
        <Decision
          icon={CircleCheck}
          rows={ready}
          noun="commission"
          act="to approve"
          link={(text) => (
            <Link
              to="/app/programs/$programId/commissions"
              params={params}
              search={{ status: 'ready', order: 'oldest' }}
            >
              {text}
            </Link>
          )}
        />
        {failed?.map((items) => (
          <FailedPayments key={items[0]!.payout_id} items={items} />
        ))}
        {broken?.map((webhook) => (
          <BrokenWebhook key={webhook.id} webhook={webhook} />
        ))}
        {prepared?.map((payout) => (
          <OpenPayout key={payout.id} payout={payout} />
        ))}
        {due.map((currency) => (
          <Due key={currency} currency={currency} asks={decides} />
        ))}
      </ul>
      {decides && !silent && !loading && <p className={styles.none}>Nothing waits for you.</p>}
    </section>
  );
}
