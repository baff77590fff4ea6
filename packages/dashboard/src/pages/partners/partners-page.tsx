// The partners of a program: who they are, who applies, and who is removed.
import { useState, type ReactNode } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { readExport } from '../../api/export.ts';
import { useSorted } from '../../api/list.ts';
import { isFiltered } from '../../lib/search.ts';
import { GroupFilter } from '../../records/groups/group-filter.tsx';
import { useGroups } from '../../records/groups/use-groups.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { PartnerBadge, STATUS_TEXTS } from '../../records/partners/partner-status.tsx';
import { PartnerTabs } from '../../records/partners/partner-tabs.tsx';
import { PARTNERS } from '../../records/partners/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { figureColumns, figureOf } from '../../records/stats/figure-columns.tsx';
import { useFigures, type Figures } from '../../records/stats/figures.ts';
import { useAsked } from '../../shell/asked.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect, FilterText } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { selectColumn } from '../../ui/select-column.tsx';
import { useSelection } from '../../ui/selection.ts';
import type { Column } from '../../ui/table.tsx';
import { asOption, DateTime } from '../../ui/values.tsx';
import { Website } from './application.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MoveBar } from './move-bar.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { PartnerActions } from './partner-actions.tsx';
import styles from './partners.module.css';
import { SameAccount } from './same-account.tsx';
import { filtersOf, PARTNER_STATES } from './search.ts';
import { Tags } from './tags.tsx';

type Partner = Schemas['managed-partner'];
const route = getRouteApi('/app/programs/$programId/partners');

/** What people said when they applied, for the list of applications. */
const SAID: Column<Partner> = {
  title: 'What they said',
  cell: ({ application }) =>
    application && (
      <>
        {application.website !== null && (
          <p className={styles.answer}>
            <Website url={application.website} />
          </p>
        )}
        {application.answers.map(({ question, answer }) => (
          <p key={question} className={styles.answer} title={question}>
            {answer}
          </p>
        ))}
      </>
    ),
};
const saysSomething = ({ application }: Partner): boolean =>
  application !== null && (application.website !== null || application.answers.length > 0);

/** The groups, where there are several. */
const GROUP: Column<Partner> = { title: 'Group', extra: true, cell: ({ group }) => group.name };

interface Shape {
  /** whether only applications are shown */
  applies: boolean;
  /** whether somebody said something in one of them */
  said: boolean;
  /** whether there are several groups */
  grouped: boolean;
}

/** The columns. The service shows no addresses to viewers. Who applies has brought nothing yet, but may have said something. */
const columnsFor = (figures: Figures | undefined, { applies, said, grouped }: Shape): Column<Partner>[] => [
  {
    title: 'Partner',
    cell: ({ id, name, email, tags }) => (
      <PartnerLink id={id} name={name} face detail={email}>
        <Tags tags={tags} most={3} />
      </PartnerLink>
    ),
  },
  {
    title: 'Status',
    cell: (partner) => (
      <>
        <PartnerBadge status={partner.status} />
        <SameAccount partner={partner} />
      </>
    ),
  },
  ...(applies && said ? [SAID] : []),
  ...(grouped ? [GROUP] : []),
  ...(applies ? [] : figureColumns(figures, 'Commission')),
  {
    title: 'Added',
    sorts: true,
    extra: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
  },
  {
    title: '',
    cell: (partner) => (
      <div className={styles.actions}>
        <PartnerActions partner={partner} />
      </div>
    ),
  },
];

/** The list that the address selects. */
function usePartners() {
  const { id: program_id, currency } = useProgram();
  const search = route.useSearch();
  const { by, order } = search;
  const filters = filtersOf(search);
  const { figures, error, retry } = useFigures(program_id, 'partner');
  const list = useSorted(
    PARTNERS,
    { program_id, filters },
    (page) => client.GET(PARTNERS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
    { numberOf: by && (({ id }) => figureOf(figures?.get(id), by, currency)), order },
  );
  return { list, figures, error, retry, readFile: () => readExport(`${PARTNERS}/export`, program_id, filters) };
}

export function PartnersPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [inviting, setInviting] = useState(false);
  useAsked(() => setInviting(true), may);
  const partners = usePartners();
  const filtered = isFiltered(search);
  // Those who are invited are not in this list yet.
  const showInvitations = () =>
    void navigate({ to: '/app/programs/$programId/invitations', params: { programId: program_id }, search: {} });
  const invite = may && (
    <Button kind="main" onClick={() => setInviting(true)}>
      Invite partners
    </Button>
  );
  return (
    <Page
      title="Partners"
      intro="People who refer customers to you. Only partners who have joined earn commissions. The numbers are for the last 30 days."
      actions={!(partners.list.empty && !filtered) && invite}
    >
      <PartnerTabs />
      <PartnerFilters />
      <Rows
        {...partners}
        empty={
          filtered ? (
            <NoneFound status={search.status} showAll={() => void navigate({ search: {} })} />
          ) : (
            <NobodyYet invite={invite} />
          )
        }
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={showInvitations} />}
    </Page>
  );
}

/** Changes filters in the address. */
function useFilter() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
}

function PartnerFilters() {
  const may = useMay('admin');
  const search = route.useSearch();
  const filter = useFilter();
  return (
    <Filters>
      <FilterText label={may ? 'Name or email' : 'Name'} value={search.find} onChange={(find) => filter({ find })} />
      <FilterText label="Tag" value={search.tag} onChange={(tag) => filter({ tag })} />
      <FilterSelect
        label="Status"
        value={search.status ?? ''}
        options={[['', 'All'], ...PARTNER_STATES.map((status) => asOption(status, STATUS_TEXTS[status]))]}
        onChange={(status) => filter({ status: status === '' ? undefined : status })}
      />
      <GroupFilter value={search.group_id} onChange={(group_id) => filter({ group_id })} />
      <FilterDays label="Added" from={search.from} to={search.to} onChange={filter} />
    </Filters>
  );
}

/** The list, whose partners can be moved where there are several groups. */
function Rows({ list, figures, error, retry, readFile, empty }: ReturnType<typeof usePartners> & { empty: ReactNode }) {
  const search = route.useSearch();
  const filter = useFilter();
  const grouped = (useGroups().data?.length ?? 0) > 1;
  const movable = useMay('admin') && grouped && list.rows.length > 0;
  const selection = useSelection(list, filtersOf(search));
  const said = list.rows.some(saysSomething);
  const columns = columnsFor(figures, { applies: search.status === 'applied', said, grouped });
  return (
    <>
      {error && <FailureNote error={error} onRetry={retry} />}
      {movable && (
        <MoveBar
          shown={list.rows}
          selected={selection.selected}
          onSelect={selection.select}
          onBeyond={selection.selectBeyond}
        />
      )}
      <ListTable
        list={list}
        caption="Partners of the program"
        columns={movable ? [selectColumn(selection, list.rows, ({ name }) => `Select ${name}`), ...columns] : columns}
        rowKey={({ id }) => id}
        order={search.order ?? 'newest'}
        onOrder={(order) => filter({ order })}
        by={search.by}
        onSort={(by, order) => filter({ by, order })}
        file="partners"
        readFile={readFile}
        empty={empty}
      />
    </>
  );
}

function NoneFound({ status, showAll }: { status: string | undefined; showAll: () => void }) {
  const applications = status === 'applied';
  return (
    <EmptyState
      title={applications ? 'All done' : 'No matching partners'}
      done={applications}
      action={<Button onClick={showAll}>Show all partners</Button>}
    >
      {applications
        ? 'No applications to review. New ones appear here automatically.'
        : 'Change the filters to see more.'}
    </EmptyState>
  );
}
