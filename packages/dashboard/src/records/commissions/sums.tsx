// What is pending, approved, paid and reversed, kept apart; each leads to its commissions.
import type { JSX } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiPath } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useProgram } from '../programs/program.ts';
import { COMMISSION_STATES, COMMISSIONS } from './paths.ts';
import styles from './sums.module.css';
import { countOf, sumText } from './texts.ts';

export type Status = (typeof COMMISSION_STATES)[number];
type Totals = Schemas['commission-totals']['currencies'];

type Currency = Totals[number]['currency'];

const POLL_MS = 60_000;

const NAMES: Record<Status, string> = {
  pending: 'Pending',
  approved: 'Approved, not paid yet',
  paid: 'Paid',
  reversed: 'Reversed',
};

/** The totals of all commissions, which come with the first page of their list. */
export const useSums = (path: ApiPath, of: unknown, read: () => Promise<Totals | undefined>) =>
  useQuery({ queryKey: ['sum', path, of], queryFn: async () => (await read()) ?? [], refetchInterval: POLL_MS });

/** The amounts in a status, of each currency in which there is a commission. */
const amountsOf = (status: Status, totals: Totals): string =>
  sumText(
    totals
      .filter((total) => total[status].count > 0)
      .map((total) => ({ currency: total.currency, amount_cents: total[status].amount_cents })),
  );

const countIn = (status: Status, totals: Totals): number => totals.reduce((sum, total) => sum + total[status].count, 0);

/** The amount in a status. Of reversed commissions nothing is left: what they were, or their number if that is unknown. */
function mainOf(status: Status, totals: Totals, currency: string, lost: string | undefined): string {
  if (status !== 'reversed') return amountsOf(status, totals) || moneyText(0, currency);
  const count = countIn(status, totals);
  return count === 0 ? moneyText(0, currency) : (lost ?? countOf(count));
}

/** How many commissions are in a status, and what that means. */
function noteOf(status: Status, totals: Totals, lost: string | undefined): string {
  const count = countIn(status, totals);
  const held = totals.reduce((sum, total) => sum + total[status].held, 0);
  if (status === 'reversed')
    return count > 0 && lost !== undefined ? `${countOf(count)}, refunded or rejected` : countOf(count);
  return held === 0 ? countOf(count) : `${countOf(count)}, ${countText(held)} on hold`;
}

interface LostAnswer {
  data?: { data: readonly { earned_cents?: number; currency: Currency }[] };
}

interface SumsProps {
  label: string;
  totals: Totals | undefined;
  error: Error | null;
  /** reads what the reversed commissions were */
  readLost: () => Promise<LostAnswer>;
  path: ApiPath;
  /** whose they are */
  of: unknown;
  /** the currency of zero */
  currency: string;
  statuses?: readonly Status[];
  /** a link to the commissions in a status, with this content */
  link: (status: Status, className: string | undefined, content: JSX.Element) => JSX.Element;
}

/** What reversed commissions were, if a page of the list has all of them. */
function useLost({ totals, path, of, readLost }: Pick<SumsProps, 'totals' | 'path' | 'of' | 'readLost'>) {
  const count = countIn('reversed', totals ?? []);
  const { data } = useQuery({
    queryKey: ['lost', path, of, count],
    queryFn: readLost,
    enabled: count > 0 && count <= LARGEST_PAGE,
    refetchInterval: false,
  });
  const lost = data?.data?.data.map(({ earned_cents = 0, currency }) => ({ amount_cents: earned_cents, currency }));
  return lost && sumText(lost);
}

export function Sums(props: SumsProps) {
  const { label, totals, error, currency, statuses = COMMISSION_STATES, link } = props;
  const lost = useLost(props);
  return (
    <>
      {error && <FailureNote error={error} />}
      <ul className={styles.sums} aria-label={label}>
        {statuses.map((status) => (
          <li key={status}>
            {link(
              status,
              styles.sum,
              <>
                <span>{NAMES[status]}</span>
                <strong>{totals ? mainOf(status, totals, currency, lost) : <Skeleton width="5rem" />}</strong>
                <span>{totals ? noteOf(status, totals, lost) : <Skeleton width="7rem" />}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProgramSumsProps extends Pick<SumsProps, 'label' | 'statuses'> {
  /** unset: of all partners */
  partnerId?: number | undefined;
}

/** The commissions of the open program, or of one of its partners. */
export function ProgramSums({ partnerId, ...others }: ProgramSumsProps) {
  const { id: programId, currency } = useProgram();
  const of = partnerId === undefined ? {} : { partner_id: partnerId };
  const { data, error } = useSums(COMMISSIONS, { programId, ...of }, async () => {
    const params = { path: { program_id: programId }, query: { ...of, limit: 1 } };
    return (await client.GET(COMMISSIONS, { params })).data!.totals?.currencies;
  });
  return (
    <Sums
      {...others}
      totals={data}
      error={error}
      currency={currency}
      path={COMMISSIONS}
      of={{ programId, ...of }}
      readLost={() => {
        const query = { ...of, status: 'reversed', limit: LARGEST_PAGE } as const;
        return client.GET(COMMISSIONS, { params: { path: { program_id: programId }, query } });
      }}
      link={(status, className, content) => (
        <Link
          to="/app/programs/$programId/commissions"
          params={{ programId }}
          search={{ status, ...of }}
          className={className}
        >
          {content}
        </Link>
      )}
    />
  );
}
