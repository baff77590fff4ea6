// What is pending, approved, paid and reversed, kept apart; each leads to its commissions.
import type { JSX } from 'react';
import { hashKey, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiPath } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useProgram } from '../programs/program.ts';
import { isDeducted } from './holding.ts';
import { COMMISSION_STATES, COMMISSIONS, type Commission } from './paths.ts';
import styles from './sums.module.css';
import { countOf, sumText } from './texts.ts';

export type Status = (typeof COMMISSION_STATES)[number];
type Totals = Schemas['commission-totals']['currencies'];

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

/** What the totals do not say, if it is known. */
interface More {
  /** what reversed commissions were */
  lost: string | undefined;
  /** what is pending: what waits for a decision, and what the next payout deducts */
  parts: { waiting: readonly Row[]; owed: readonly Row[] } | undefined;
}

/** The amount in a status. Of reversed commissions nothing is left: what they were, or their number if that is unknown. */
function mainOf(status: Status, totals: Totals, currency: string, { lost, parts }: More): string {
  const none = moneyText(0, currency);
  if (status === 'pending' && parts) return sumText(parts.waiting) || none;
  if (status !== 'reversed') return amountsOf(status, totals) || none;
  const count = countIn(status, totals);
  return count === 0 ? none : (lost ?? countOf(count));
}

/** How many commissions are in a status, and what that means. */
function noteOf(status: Status, totals: Totals, { lost, parts }: More): string {
  const count = countIn(status, totals);
  if (status === 'reversed')
    return count > 0 && lost !== undefined ? `${countOf(count)}, refunded or rejected` : countOf(count);
  const held = totals.reduce((sum, total) => sum + total[status].held, 0);
  const waiting = status === 'pending' && parts ? parts.waiting.length : count;
  return [
    countOf(waiting),
    held > 0 && `${countText(held)} on hold`,
    status === 'pending' && owedText(totals, parts),
    status === 'approved' && isBelowZero(status, totals) && 'more is deducted than paid',
  ]
    .filter(Boolean)
    .join(', ');
}

const isBelowZero = (status: Status, totals: Totals): boolean => totals.some((total) => total[status].amount_cents < 0);

/** What the next payout deducts by itself, or that it is in the sum. */
function owedText(totals: Totals, parts: More['parts']): string | false {
  if (!parts) return isBelowZero('pending', totals) && 'less what the next payout deducts';
  const owed = parts.owed.map((one) => ({ ...one, amount_cents: -one.amount_cents }));
  return owed.length > 0 && `and ${sumText(owed)} to be deducted from the next payout`;
}

type Row = Pick<Commission, 'currency' | 'amount_cents' | 'earned_cents' | 'status'>;

interface RowsAnswer {
  data?: { data: readonly Row[] };
}

interface SumsProps {
  label: string;
  totals: Totals | undefined;
  error: Error | null;
  onRetry: () => void;
  /** reads the commissions in a status, as many as a page has */
  readRows: (status: Status) => Promise<RowsAnswer>;
  path: ApiPath;
  /** whose they are */
  of: unknown;
  /** the currency of zero */
  currency: string;
  statuses?: readonly Status[];
  /** a link to the commissions in a status, with this content */
  link: (status: Status, className: string | undefined, content: JSX.Element) => JSX.Element;
}

type Read = Pick<SumsProps, 'totals' | 'path' | 'of' | 'readRows'> & { statuses: readonly Status[] };

/** The commissions in a status, if a page of the list has all of them. */
async function rowsIn(status: Status, totals: Totals, readRows: Read['readRows']) {
  const count = countIn(status, totals);
  return count > 0 && count <= LARGEST_PAGE ? (await readRows(status)).data?.data : undefined;
}

/** What the rows say besides the totals. */
const moreOf = (reversed: readonly Row[] | undefined, pending: readonly Row[] | undefined): More => ({
  lost: reversed && sumText(reversed.map((one) => ({ ...one, amount_cents: one.earned_cents }))),
  parts: pending && {
    waiting: pending.filter((one) => !isDeducted(one)),
    owed: pending.filter((one) => isDeducted(one)),
  },
});

/**
 * The totals with what the rows say of them, which come together: a figure that is shown is not corrected a moment later.
 * Until the rows of new totals are there, the old ones stay with theirs.
 */
function useWhole({ totals, path, of, readRows, statuses }: Read) {
  const whose = hashKey([of, statuses]);
  return useQuery({
    queryKey: ['whole sums', path, whose, totals],
    queryFn: async () => {
      const read = async (status: Status) =>
        statuses.includes(status) ? rowsIn(status, totals!, readRows) : undefined;
      const [reversed, pending] = await Promise.all([read('reversed'), read('pending')]);
      return { totals: totals!, more: moreOf(reversed, pending) };
    },
    enabled: totals !== undefined,
    refetchInterval: false,
    placeholderData: (before, query) => (query?.queryKey[2] === whose ? before : undefined),
  });
}

export function Sums(props: SumsProps) {
  const { label, currency, statuses = COMMISSION_STATES, link } = props;
  const { data: whole, error: unread, refetch } = useWhole({ ...props, statuses });
  const error = props.error ?? unread;
  return (
    <>
      {error && <FailureNote error={error} onRetry={props.error ? props.onRetry : () => void refetch()} />}
      {(whole ?? !error) && (
        <ul className={styles.sums} aria-label={label}>
          {statuses.map((status) => (
            <li key={status}>
              {link(
                status,
                styles.sum,
                <>
                  <span>{NAMES[status]}</span>
                  <strong>
                    {whole ? mainOf(status, whole.totals, currency, whole.more) : <Skeleton width="5rem" />}
                  </strong>
                  <span>{whole ? noteOf(status, whole.totals, whole.more) : <Skeleton width="7rem" />}</span>
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
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
  const { data, error, refetch } = useSums(COMMISSIONS, { programId, ...of }, async () => {
    const params = { path: { program_id: programId }, query: { ...of, limit: 1 } };
    return (await client.GET(COMMISSIONS, { params })).data!.totals?.currencies;
  });
  return (
    <Sums
      {...others}
      totals={data}
      error={error}
      onRetry={() => void refetch()}
      currency={currency}
      path={COMMISSIONS}
      of={{ programId, ...of }}
      readRows={(status) => {
        const query = { ...of, status, limit: LARGEST_PAGE };
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
