// What partners earned: approve, hold, release, reject and adjust it.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { readExport } from '../../api/export.ts';
import { useList, type PageRequest } from '../../api/list.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { clawbacksBySale, usePending } from '../../records/commissions/clawbacks.tsx';
import { COMMISSIONS } from '../../records/commissions/paths.ts';
import { endOfReady, onlyReady } from '../../records/commissions/ready.ts';
import { ProgramSums } from '../../records/commissions/sums.tsx';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { useSelection } from '../../ui/selection.ts';
import { asOption } from '../../ui/values.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { commissionColumns } from './columns.tsx';
import styles from './commissions.module.css';
import { COMMISSION_FILTERS, requestOf } from './search.ts';

const route = getRouteApi('/app/programs/$programId/commissions');

export function CommissionsPage() {
  const { id: program_id, holding_period_days: days } = useProgram();
  const [mayDecide, mayAdjust] = [useMay('admin'), useMay('owner')];
  const search = route.useSearch();
  const [adjusting, setAdjusting] = useState(false);
  const { list, readFile } = useCommissions();
  const { selected, isSelected, toggle, select, selectBeyond } = useSelection(list, search);
  const filter = useFilter();
  const adjust = mayAdjust && <Button onClick={() => setAdjusting(true)}>Create an adjustment</Button>;
  const selection = mayDecide ? { isSelected, toggle, select } : undefined;
  const { data: pending = [] } = usePending(list.rows.some(({ kind, status }) => kind === 'sale' && status === 'paid'));
  const clawbacks = clawbacksBySale([...list.rows, ...pending]);
  const columns = commissionColumns({ programId: program_id, days, selection, shown: list.rows, clawbacks });
  return (
    <Page
      title="Commissions"
      intro="What your partners have earned. Only approved commissions can be paid."
      actions={adjust}
    >
      <ProgramSums label="All commissions by status" partnerId={search.partner_id} />
      <CommissionFilters />
      {list.rows.some(({ status }) => status === 'approved') && <HowToPay />}
      {mayDecide && list.rows.length > 0 && (
        <BulkBar shown={list.rows} selected={selected} onSelect={select} onBeyond={selectBeyond} />
      )}
      <ListTable
        list={list}
        caption="Commissions of the program"
        columns={columns}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="commissions"
        readFile={readFile}
        empty={<NoCommissions filtered={isFiltered(search)} />}
      />
      {adjusting && <AdjustDialog onClose={() => setAdjusting(false)} />}
    </Page>
  );
}

/** The list that the address selects. */
function useCommissions() {
  const { id: program_id, holding_period_days: days } = useProgram();
  const search = route.useSearch();
  const { status, ...others } = timesOf(search);
  const ready = status === 'ready';
  const filters = { ...others, ...requestOf(status) };
  const read = (page: PageRequest) => {
    const query = { ...filters, expand: 'customer,partner' as const, ...page };
    return client.GET(COMMISSIONS, { params: { path: { program_id }, query } });
  };
  const readFile = () => {
    const wanted = ready ? { ...filters, created_before: endOfReady(days, filters.created_before) } : filters;
    return readExport(`${COMMISSIONS}/export`, program_id, wanted);
  };
  return { list: useList(COMMISSIONS, { program_id, search }, ready ? onlyReady(read, days) : read), readFile };
}

/** The service pays nothing by itself. */
const HowToPay = () => {
  const { id: programId } = useProgram();
  return (
    <p className={styles.soft}>
      Approved commissions are paid with a{' '}
      <Link to="/app/programs/$programId/payouts" params={{ programId }}>
        payout
      </Link>
      .
    </p>
  );
};

/** Changes filters in the address. */
function useFilter() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
}

const FILTER_TEXTS: Partial<Record<string, string>> = {
  ready: 'ready to approve',
  due: 'approved, not in a payout',
  in_payout: 'in a payout, not paid yet',
};

function CommissionFilters() {
  const search = route.useSearch();
  const filter = useFilter();
  return (
    <Filters>
      <FilterSelect
        label="Status"
        value={search.status ?? ''}
        options={[['', 'All'], ...COMMISSION_FILTERS.map((status) => asOption(status, FILTER_TEXTS[status]))]}
        onChange={(status) => filter({ status: status === '' ? undefined : status })}
      />
      <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
      <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
    </Filters>
  );
}

function NoCommissions({ filtered }: { filtered: boolean }) {
  const { id: programId } = useProgram();
  const navigate = route.useNavigate();
  const { status } = route.useSearch();
  const showAll = <Button onClick={() => void navigate({ search: {} })}>Show all commissions</Button>;
  const setUp = (
    <Link to="/app/programs/$programId/setup" params={{ programId }} className={buttonLook({ kind: 'main' })}>
      Set up the program
    </Link>
  );
  if (status === 'ready') {
    return (
      <EmptyState title="All done" done action={showAll}>
        Every commission whose holding period is over has been decided.
      </EmptyState>
    );
  }
  return filtered ? (
    <EmptyState title="No matching commissions" action={showAll}>
      Change the filters to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No commissions yet" action={setUp}>
      The first one appears when a referred customer buys something.
    </EmptyState>
  );
}
