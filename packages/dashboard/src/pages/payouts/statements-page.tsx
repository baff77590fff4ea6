// What each partner earned and was paid in each month, as statements that never change.
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { monthText } from '../../lib/days.ts';
import { given, isFiltered } from '../../lib/search.ts';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { STATEMENTS } from '../../records/statements/paths.ts';
import { keyOf, rowsOf, withPreview } from '../../records/statements/rows.ts';
import { useStatementsPreview } from '../../records/statements/use-preview.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { PayoutTabs } from './payout-tabs.tsx';
import { statementColumns } from './statement-columns.tsx';

const route = getRouteApi('/app/programs/$programId/payouts/statements');

/** The months that are over and may be chosen. */
const MONTHS = 24;

/** The last months (UTC), the newest first, as `2026-10`. */
function lastMonths(now = new Date()): string[] {
  const month = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  return Array.from({ length: MONTHS }, (_, index) =>
    month(index + 1)
      .toISOString()
      .slice(0, 7),
  );
}

export function StatementsPage() {
  const { id: program_id } = useProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { order = 'newest', ...filters } = search;
  const query = given(search);
  const closed = useList(STATEMENTS, { program_id, query }, (page) =>
    client.GET(STATEMENTS, { params: { path: { program_id }, query: { ...query, ...page } } }),
  );
  const { data: preview, isPending } = useStatementsPreview(given({ partner_id: search.partner_id }));
  // The newest month comes first, or alone.
  const shown = order === 'newest' && (search.month ?? preview?.month) === preview?.month;
  const list = withPreview(closed, preview && shown ? rowsOf(preview) : []);
  const names = usePartnerNames();
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  const filtered = isFiltered(filters);
  const months = [
    ...new Set([...(preview ? [preview.month] : []), ...lastMonths(), ...(search.month ? [search.month] : [])]),
  ];
  return (
    <Page
      title="Statements"
      intro="What each partner earned and was paid in a month (UTC). After its end, a statement never changes."
    >
      <PayoutTabs />
      {(filtered || !list.empty) && (
        <Filters>
          <FilterSelect
            label="Month"
            value={search.month ?? ''}
            options={[['', 'All'], ...months.map((month) => [month, monthText(month)] as const)]}
            onChange={(month) => filter({ month: month || undefined })}
          />
          <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
        </Filters>
      )}
      <ListTable
        list={{ ...list, loading: list.loading || isPending }}
        caption="Statements of the program"
        columns={statementColumns(names, program_id)}
        rowKey={keyOf}
        order={order}
        onOrder={(wanted) => filter({ order: wanted })}
        file="statements"
        empty={
          filtered ? (
            <EmptyState
              title="No matching statements"
              action={<Button onClick={() => void navigate({ search: {} })}>Show all statements</Button>}
            >
              Choose another month or partner to see more.
            </EmptyState>
          ) : (
            <NoStatements />
          )
        }
      />
    </Page>
  );
}

function NoStatements() {
  const { id: programId } = useProgram();
  return (
    <EmptyState
      title="No statements yet"
      action={
        <Link to="/app/programs/$programId/partners" params={{ programId }} className={buttonLook({})}>
          Go to partners
        </Link>
      }
    >
      Each partner gets one with the first commission: a preview at once, and the final one an hour after the month
      ends.
    </EmptyState>
  );
}
