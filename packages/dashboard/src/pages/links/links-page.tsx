// The links of a program: what each brings, and how to create, copy, print and disable them.
import { useState, type ReactNode } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { linkColumns } from '../../records/links/link-columns.tsx';
import { LINK_STATES, LINKS } from '../../records/links/paths.ts';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { useNewestPartners, usePartnerNames } from '../../records/partners/partner-names.ts';
import { isActive } from '../../records/partners/partner-status.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { useFigures } from '../../records/stats/figures.ts';
import { useAsked } from '../../shell/asked.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { NewLinkDialog } from './new-link.tsx';

const route = getRouteApi('/app/programs/$programId/links');

export function LinksPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, setCreating] = useState(false);
  useAsked(() => setCreating(true), may);
  const { enabled, ...others } = search;
  const filters = { ...timesOf(others), ...(enabled === undefined ? {} : { enabled: enabled === 'true' }) };
  const list = useList(LINKS, { program_id, filters }, (page) =>
    client.GET(LINKS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
  );
  const filtered = isFiltered(filters);
  const names = usePartnerNames();
  const { figures, error } = useFigures(program_id, 'link');
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const create = may && (
    <Button kind="main" onClick={() => setCreating(true)}>
      Create a link
    </Button>
  );
  return (
    <Page
      title="Links"
      intro="Each link belongs to a partner, who earns from the sales it brings in. The numbers are for the last 30 days."
      actions={!(list.empty && !filtered) && create}
    >
      <Filters>
        <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
        <FilterSelect
          label="State"
          value={enabled ?? ''}
          options={LINK_STATES}
          onChange={(value) => filter({ enabled: value || undefined })}
        />
        <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      {error && <FailureNote error={error} />}
      <ListTable
        list={list}
        caption="Links of the program"
        columns={linkColumns({ names, figures, may })}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="links"
        empty={<NoLinks filtered={filtered} showAll={() => void navigate({ search: {} })} create={create} />}
      />
      {creating && <NewLinkDialog partnerId={search.partner_id} onClose={() => setCreating(false)} />}
    </Page>
  );
}

function NoLinks({ filtered, showAll, create }: { filtered: boolean; showAll: () => void; create: ReactNode }) {
  const { id: programId } = useProgram();
  const partners = useNewestPartners();
  if (filtered) {
    return (
      <EmptyState title="No matching links" action={<Button onClick={showAll}>Show all links</Button>}>
        Change the filters to see more.
      </EmptyState>
    );
  }
  if (partners.some(isActive)) {
    return (
      <EmptyState title="No links yet" action={create}>
        Create a link for a partner and send it to them. Its clicks and sales are counted here.
      </EmptyState>
    );
  }
  const partnersPage = (
    <Link to="/app/programs/$programId/partners" params={{ programId }} className={buttonLook({ kind: 'main' })}>
      Go to partners
    </Link>
  );
  return (
    <EmptyState title="No links yet" action={create && partnersPage}>
      A link belongs to a partner, and nobody has joined yet. Invite the first partner.
    </EmptyState>
  );
}
