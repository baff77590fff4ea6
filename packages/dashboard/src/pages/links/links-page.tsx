// The links of a program: what each brings, and how to create, copy, print and disable them.
import { useState, type ReactNode } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useSorted } from '../../api/list.ts';
import { isFiltered } from '../../lib/search.ts';
import { linkColumns } from '../../records/links/link-columns.tsx';
import { LINK_STATES, LINKS } from '../../records/links/paths.ts';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { useNewestPartners, usePartnerNames } from '../../records/partners/partner-names.ts';
import { isActive } from '../../records/partners/partner-status.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { figureOf } from '../../records/stats/figure-columns.tsx';
import { useFigures, type Figures } from '../../records/stats/figures.ts';
import { Placements } from '../../records/stats/placements.tsx';
import { programTotals } from '../../records/stats/use-totals.ts';
import { VisitsCard } from '../../records/visits/visits.tsx';
import { useAsked } from '../../shell/asked.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, FilterText, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { NoShortLinks, WithHosts } from './hosts.tsx';
import { NewLinkDialog } from './new-link.tsx';
import { filtersOf } from './search.ts';

const route = getRouteApi('/app/programs/$programId/links');

export function LinksPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, setCreating] = useState(false);
  useAsked(() => setCreating(true), may);
  const { figures, error, retry } = useFigures(program_id, 'link');
  const filters = filtersOf(search);
  const list = useLinks(filters, figures);
  const filtered = isFiltered(filters);
  const names = usePartnerNames();
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
      actions={!(list.empty && !filtered) && <WithHosts>{create}</WithHosts>}
    >
      <Filters>
        <FilterText label="Name" value={search.find} onChange={(find) => filter({ find })} />
        <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
        <FilterSelect
          label="State"
          value={search.enabled ?? ''}
          options={LINK_STATES}
          onChange={(value) => filter({ enabled: value || undefined })}
        />
        <FilterDays label="Created" from={search.from} to={search.to} onChange={filter} />
      </Filters>
      {list.rows.some(({ short_url }) => short_url === null) && <NoShortLinks />}
      {error && <FailureNote error={error} onRetry={retry} />}
      <ListTable
        list={list}
        caption="Links of the program"
        columns={linkColumns({ names, figures, may })}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        by={search.by}
        onSort={(by, order) => filter({ by, order })}
        file="links"
        empty={<NoLinks filtered={filtered} showAll={() => void navigate({ search: {} })} create={create} />}
      />
      <BelowList partner_id={search.partner_id} />
      {creating && <NewLinkDialog partnerId={search.partner_id} onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** What the links of a partner brought by placement, and what became of visits. */
function BelowList({ partner_id }: { partner_id: number | undefined }) {
  const { id: program_id } = useProgram();
  return (
    <>
      {partner_id !== undefined && <Placements source={programTotals(program_id, partner_id)} earned="Commission" />}
      <VisitsCard program_id={program_id} of={{ partner_id }} />
    </>
  );
}

/** The list that the address selects. */
function useLinks(filters: ReturnType<typeof filtersOf>, figures: Figures | undefined) {
  const { by, order } = route.useSearch();
  const { id: program_id, currency } = useProgram();
  const numberOf = by && (({ id }: { id: number }) => figureOf(figures?.get(id), by, currency));
  return useSorted(
    LINKS,
    { program_id, filters },
    (page) => client.GET(LINKS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
    { numberOf, order },
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
