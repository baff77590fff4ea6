// The discount codes of a program: whose each is, what it brought, and how to add and disable them.
import { useState, type ReactNode } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { CODES } from '../../records/codes/paths.ts';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { useNewestPartners, usePartnerNames } from '../../records/partners/partner-names.ts';
import { isActive } from '../../records/partners/partner-status.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { useAsked } from '../../shell/asked.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { codeColumns } from './columns.tsx';
import { NewCodeDialog } from './new-code.tsx';
import { CODE_STATES } from './search.ts';

const route = getRouteApi('/app/programs/$programId/codes');

export function CodesPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, setCreating] = useState(false);
  useAsked(() => setCreating(true), may);
  const filters = timesOf(search);
  const list = useList(CODES, { program_id, filters }, (page) =>
    client.GET(CODES, { params: { path: { program_id }, query: { ...filters, ...page } } }),
  );
  const filtered = isFiltered(filters);
  const names = usePartnerNames();
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const create = may && (
    <Button kind="main" onClick={() => setCreating(true)}>
      Add a code
    </Button>
  );
  return (
    <Page
      title="Codes"
      intro="A sale with a partner’s code counts for that partner, even without a click. The share is of the sales with the codes in this list."
      actions={!(list.empty && !filtered) && create}
    >
      <Filters>
        <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
        <FilterSelect
          label="State"
          value={search.status ?? ''}
          options={CODE_STATES}
          onChange={(value) => filter({ status: value || undefined })}
        />
        <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      <ListTable
        list={list}
        caption="Discount codes of the program"
        columns={codeColumns({ names, codes: list.rows, may })}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="codes"
        empty={<NoCodes filtered={filtered} showAll={() => void navigate({ search: {} })} create={create} />}
      />
      {creating && <NewCodeDialog partnerId={search.partner_id} onClose={() => setCreating(false)} />}
    </Page>
  );
}

function NoCodes({ filtered, showAll, create }: { filtered: boolean; showAll: () => void; create: ReactNode }) {
  const { id: programId } = useProgram();
  const partners = useNewestPartners();
  if (filtered) {
    return (
      <EmptyState title="No matching codes" action={<Button onClick={showAll}>Show all codes</Button>}>
        Change the filters to see more.
      </EmptyState>
    );
  }
  if (partners.some(isActive)) {
    return (
      <EmptyState title="No codes yet" action={create}>
        Create a discount in your shop, and add its code here with the partner who promotes it.
      </EmptyState>
    );
  }
  const partnersPage = (
    <Link to="/app/programs/$programId/partners" params={{ programId }} className={buttonLook({ kind: 'main' })}>
      Go to partners
    </Link>
  );
  return (
    <EmptyState title="No codes yet" action={create && partnersPage}>
      A code belongs to a partner, and nobody has joined yet. Invite the first partner.
    </EmptyState>
  );
}
