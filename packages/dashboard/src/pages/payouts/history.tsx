// The payouts of the program, the newest first.
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { amountText, countText } from '../../lib/money.ts';
import { given, isFiltered, type Order, timesOf } from '../../lib/search.ts';
import { useReplaced } from '../../records/payouts/failed.ts';
import { PAYOUTS, type Payout } from '../../records/payouts/paths.ts';
import { PAYOUT_STATUS, progressText } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, Money, StatusBadge } from '../../ui/values.tsx';
import styles from './payouts.module.css';
import { Progress } from './progress.tsx';

interface HistoryProps {
  search: { from?: string | undefined; to?: string | undefined; order?: Order | undefined };
  filter: (changes: object) => void;
}

export function History({ search: { from, to, order = 'newest' }, filter }: HistoryProps) {
  const { id: program_id } = useProgram();
  const filters = timesOf(given({ from, to, order }));
  const list = useList(PAYOUTS, { program_id, filters }, (page) =>
    client.GET(PAYOUTS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
  );
  const filtered = isFiltered({ from, to });
  return (
    <>
      <h2>All payouts</h2>
      {(filtered || !list.empty) && (
        <Filters>
          <FilterDays label="Created" from={from} to={to} onChange={filter} />
        </Filters>
      )}
      <ListTable
        list={list}
        caption="Payouts of the program"
        columns={payoutColumns(program_id)}
        rowKey={({ id }) => id}
        order={order}
        onOrder={(wanted) => filter({ order: wanted })}
        file="payouts"
        empty={
          filtered ? (
            <EmptyState title="No matching payouts">Choose other days to see more.</EmptyState>
          ) : (
            <EmptyState title="No payouts yet">The first one appears here when an owner creates it.</EmptyState>
          )
        }
      />
    </>
  );
}

/** What a failed payment leaves to do is said before that the others are settled; not, if another payment replaces it. */
export function PayoutBadge({ id, status, items: { failed } }: Pick<Payout, 'id' | 'status' | 'items'>) {
  const left = failed - (useReplaced().get(id) ?? 0);
  return status === 'settled' && left > 0 ? (
    <StatusBadge status="failed" text={`${countText(left)} failed`} />
  ) : (
    <StatusBadge status={status} {...PAYOUT_STATUS[status]} />
  );
}

const partnersIn = ({ items: { open, paid, failed, cancelled } }: Payout): number => open + paid + failed + cancelled;

const payoutColumns = (programId: number): Column<Payout>[] => [
  {
    title: 'Payout',
    cell: ({ id, reference, note }) => (
      <span className={styles.name}>
        <Link to="/app/programs/$programId/payouts/$payoutId" params={{ programId, payoutId: id }}>
          {reference}
        </Link>
        {note && <span className={styles.details}>{note}</span>}
      </span>
    ),
    csv: ({ reference }) => reference,
  },
  {
    title: 'Amount',
    number: true,
    key: true,
    cell: ({ total_cents, currency }) => <Money cents={total_cents} currency={currency} />,
    csv: ({ total_cents, currency }) => amountText(total_cents, currency),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  { title: 'Partners', number: true, cell: (payout) => countText(partnersIn(payout)), csv: partnersIn },
  {
    title: 'Status',
    cell: (payout) => (
      <span className={styles.state}>
        <span>
          <PayoutBadge {...payout} /> <span className={styles.details}>{progressText(payout)}</span>
        </span>
        <Progress {...payout} />
      </span>
    ),
    csv: ({ status }) => status,
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
  { title: 'Note', csv: ({ note }) => note },
];
