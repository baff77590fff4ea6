// What a partner earned in a program, each with its reason.
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { amountText } from '../../lib/money.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { CommissionAmount } from '../../records/commissions/commission-amount.tsx';
import { CommissionBadge } from '../../records/commissions/commission-badge.tsx';
import { COMMISSION_STATES } from '../../records/commissions/paths.ts';
import { KIND_NAMES } from '../../records/commissions/texts.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_COMMISSIONS, type OwnCommission } from '../../records/portal/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { asOption, DateTime } from '../../ui/values.tsx';
import { CommissionSums } from './commission-sums.tsx';
import styles from './portal.module.css';
import { StatusNote } from './status-note.tsx';

const route = getRouteApi('/partner/programs/$programId/commissions');

const columnsOf = (days: number): Column<OwnCommission>[] => [
  {
    title: 'Commission',
    cell: ({ kind, link }) => (
      <span className={styles.whole}>
        {KIND_NAMES[kind] ?? kind} <span className={styles.soft}>{link}</span>
      </span>
    ),
    csv: ({ id }) => id,
  },
  { title: 'Why', wide: true, cell: ({ why }) => <div className={styles.why}>{why}</div>, csv: ({ why }) => why },
  {
    title: 'Amount',
    number: true,
    cell: (commission) => <CommissionAmount commission={commission} />,
    csv: ({ amount_cents, currency }) => amountText(amount_cents, currency),
  },
  // On the page the amount has its currency.
  { title: 'Currency', csv: ({ currency }) => currency },
  {
    title: 'Status',
    cell: (commission) => <CommissionBadge commission={commission} days={days} />,
    csv: ({ status, held }) => (held ? `${status}, on hold` : status),
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  {
    title: 'Approved',
    extra: true,
    cell: ({ approved_at }) => <DateTime value={approved_at} dateOnly />,
    csv: ({ approved_at }) => approved_at,
  },
  {
    title: 'Paid',
    extra: true,
    cell: ({ paid_at }) => <DateTime value={paid_at} dateOnly />,
    csv: ({ paid_at }) => paid_at,
  },
  { title: 'Link', csv: ({ link }) => link },
];

export function OwnCommissionsPage() {
  const { id: program_id, name, holding_period_days: days } = usePortalProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filters = timesOf(search);
  const list = useList(OWN_COMMISSIONS, { program_id, search }, (page) =>
    client.GET(OWN_COMMISSIONS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
  );
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Page title="Commissions" intro={`Everything you have earned at ${name}, with the reason for each.`}>
      <StatusNote />
      <CommissionSums />
      <Filters>
        <FilterSelect
          label="Status"
          value={search.status ?? ''}
          options={[['', 'All'], ...COMMISSION_STATES.map((status) => asOption(status))]}
          onChange={(status) => filter({ status: status === '' ? undefined : status })}
        />
        <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      <ListTable
        list={list}
        caption="Your commissions"
        columns={columnsOf(days)}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="my-commissions"
        empty={<NoCommissions filtered={isFiltered(filters)} />}
      />
    </Page>
  );
}

function NoCommissions({ filtered }: { filtered: boolean }) {
  const { id: programId } = usePortalProgram();
  const navigate = route.useNavigate();
  const links = (
    <Link to="/partner/programs/$programId/links" params={{ programId }} className={buttonLook({ kind: 'main' })}>
      Go to my links
    </Link>
  );
  return filtered ? (
    <EmptyState
      title="No matching commissions"
      action={<Button onClick={() => void navigate({ search: {} })}>Show all commissions</Button>}
    >
      Change the filters to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No commissions yet" action={links}>
      Share a link: the first commission appears when a customer you referred buys something.
    </EmptyState>
  );
}
