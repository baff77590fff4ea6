// Who changed what in the program.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { readAllPages, useList } from '../../api/list.ts';
import { isFiltered, timesOf } from '../../lib/search.ts';
import { AUDIT_LOG, type AuditEntry } from '../../records/audit-log/paths.ts';
import { ACTIONS, actionText } from '../../records/audit-log/texts.ts';
import { useLinkNames } from '../../records/links/link-names.ts';
import { MEMBERS } from '../../records/members/paths.ts';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { auditColumns } from './columns.tsx';
import { grouped } from './grouped.ts';
import { useRecordNames } from './record-names.ts';

const route = getRouteApi('/app/programs/$programId/audit-log');

export function AuditLogPage() {
  const { id: program_id } = useProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { order, ...filters } = search;
  const list = useList(AUDIT_LOG, { program_id, search }, (page) => {
    const query = { ...timesOf(search), ...page };
    return client.GET(AUDIT_LOG, { params: { path: { program_id }, query } });
  });
  const records = useRecordNames(list.rows);
  return (
    <Page title="Audit log" intro="Who changed what. Entries are never changed or deleted.">
      <AuditFilters rows={list.rows} />
      <ListTable
        list={{ ...list, rows: grouped(list.rows) }}
        caption="Changes in the program"
        columns={auditColumns({ programId: program_id, names: usePartnerNames(), links: useLinkNames(), ...records })}
        rowKey={({ id }) => id}
        order={order ?? 'newest'}
        onOrder={(wanted) => void navigate({ search: { ...search, order: wanted }, replace: true })}
        file="audit-log"
        empty={<NoEntries filtered={isFiltered(filters)} />}
      />
    </Page>
  );
}

/** The members by their accounts, and the accounts of the entries that are shown: a former member acted, too. */
function useActors(rows: readonly AuditEntry[]): Map<number, string> {
  const { id: program_id } = useProgram();
  const members = useQuery({
    queryKey: ['all', MEMBERS, program_id],
    queryFn: () => readAllPages((page) => client.GET(MEMBERS, { params: { path: { program_id }, query: page } })),
    refetchInterval: false,
  });
  const acted = rows.flatMap(({ actor }): [number, string][] =>
    actor.kind === 'account' && actor.id !== null ? [[actor.id, actor.email ?? 'An erased account']] : [],
  );
  const present = (members.data ?? []).map(({ account_id, email }): [number, string] => [account_id, email]);
  return new Map([...acted, ...present].sort(([, one], [, other]) => one.localeCompare(other)));
}

function AuditFilters({ rows }: { rows: readonly AuditEntry[] }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const actors = useActors(rows);
  const { actor_id: actor, action } = search;
  if (actor !== undefined && !actors.has(actor)) actors.set(actor, 'A former member');
  const actions = new Set([...Object.keys(ACTIONS), ...(action ? [action] : []), ...rows.map((row) => row.action)]);
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Filters>
      <FilterSelect
        label="Who"
        value={String(actor ?? '')}
        options={[['', 'Anyone'], ...[...actors].map(([id, text]) => [String(id), text] as const)]}
        onChange={(value) => filter({ actor_id: value === '' ? undefined : Number(value) })}
      />
      <FilterSelect
        label="What"
        value={action ?? ''}
        options={[['', 'Anything'], ...[...actions].map((name) => [name, actionText(name)] as const)]}
        onChange={(value) => filter({ action: value === '' ? undefined : value })}
      />
      <FilterDays label="Changed" from={search.from} to={search.to} onChange={filter} />
    </Filters>
  );
}

function NoEntries({ filtered }: { filtered: boolean }) {
  const navigate = route.useNavigate();
  return filtered ? (
    <EmptyState
      title="No matching changes"
      action={<Button onClick={() => void navigate({ search: {} })}>Show all changes</Button>}
    >
      Change the filters to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No changes yet">
      Every change to a setting, link, partner, or commission appears here, with who made it.
    </EmptyState>
  );
}
