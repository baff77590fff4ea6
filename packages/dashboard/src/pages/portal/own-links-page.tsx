// The links of a partner in a program: create, copy, print, and what each brought.
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { addressColumns, stateColumns } from '../../records/links/link-columns.tsx';
import { LINK_STATES } from '../../records/links/paths.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_LINKS } from '../../records/portal/paths.ts';
import { figureColumns } from '../../records/stats/figure-columns.tsx';
import type { Figures } from '../../records/stats/figures.ts';
import { VisitsCard } from '../../records/visits/visits.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { NewOwnLinkDialog } from './new-own-link.tsx';
import { OwnCodes } from './own-codes.tsx';
import { OwnLinkActions } from './own-link-actions.tsx';
import { useOwnFigures } from './own-totals.ts';
import { OwnPlacements } from './placements.tsx';
import { Postbacks } from './postbacks.tsx';
import type { ownLinksSearch } from './search.ts';
import { StatusNote } from './status-note.tsx';

type OwnLink = Schemas['managed-link'];
const route = getRouteApi('/partner/programs/$programId/links');

export function OwnLinksPage() {
  const { id: program_id, name, status, archived, partner_links, partner_postbacks } = usePortalProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, setCreating] = useState(false);
  const { enabled, ...others } = search;
  const filters = { ...timesOf(others), ...(enabled === undefined ? {} : { enabled: enabled === 'true' }) };
  const list = useList(OWN_LINKS, { program_id, filters }, (page) =>
    client.GET(OWN_LINKS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
  );
  const filtered = isFiltered(filters);
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const { figures, error, retry } = useOwnFigures();
  const joined = status === 'joined' && !archived;
  const create = joined && partner_links && (
    <Button kind="main" onClick={() => setCreating(true)}>
      Create a link
    </Button>
  );
  return (
    <Page
      title="My links"
      intro={`Share a link to earn from the sales it brings to ${name}. The numbers are for the last 30 days.`}
      actions={!(list.empty && !filtered) && create}
    >
      <StatusNote />
      {(list.rows.length > 0 || filtered) && <LinkFilters search={search} onChange={filter} />}
      {error && <FailureNote error={error} onRetry={retry} />}
      <ListTable
        list={list}
        caption="Your links"
        columns={columnsOf(figures)}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        file="my-links"
        empty={
          filtered ? (
            <NoMatch showAll={() => void navigate({ search: {} })} />
          ) : (
            <EmptyState title="No links yet" action={create}>
              {create
                ? 'Create one and share it on your site, in a post, or as a QR code.'
                : joined
                  ? `${name} creates the links for its partners. Ask for one.`
                  : 'You can have links once you have joined.'}
            </EmptyState>
          )
        }
      />
      <OwnPlacements link={list.rows.find((link) => link.enabled)} />
      <VisitsCard own program_id={program_id} />
      <OwnCodes />
      {status === 'joined' && partner_postbacks && <Postbacks />}
      {creating && <NewOwnLinkDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

interface LinkFiltersProps {
  search: ReturnType<typeof ownLinksSearch>;
  onChange: (changes: object) => void;
}

const LinkFilters = ({ search: { enabled, from, to }, onChange }: LinkFiltersProps) => (
  <Filters>
    <FilterSelect
      label="State"
      value={enabled ?? ''}
      options={LINK_STATES}
      onChange={(value) => onChange({ enabled: value || undefined })}
    />
    <FilterDays label="Created" from={from} to={to} onChange={onChange} />
  </Filters>
);

const NoMatch = ({ showAll }: { showAll: () => void }) => (
  <EmptyState title="No matching links" action={<Button onClick={showAll}>Show all links</Button>}>
    Change the filters to see more.
  </EmptyState>
);

const columnsOf = (figures: Figures | undefined): Column<OwnLink>[] => [
  ...addressColumns,
  ...figureColumns(figures, 'Earnings'),
  ...stateColumns('disabled by you'),
  {
    title: '',
    cell: (link) => <OwnLinkActions link={link} />,
  },
];
