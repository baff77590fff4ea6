// The customers whom partners referred: find one, and see why their sales were attributed or not.
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { readExport } from '../../api/export.ts';
import { useSorted } from '../../api/list.ts';
import { isFiltered } from '../../lib/search.ts';
import { broughtOf, CUSTOMERS, STATES } from '../../records/customers/paths.ts';
import { PartnerFilter } from '../../records/partners/partner-filter.tsx';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { figureOf } from '../../records/stats/figure-columns.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect, FilterText, Filters } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import { asOption } from '../../ui/values.tsx';
import { customerColumns } from './columns.tsx';
import { CUSTOMER_STATES, filtersOf } from './search.ts';

const route = getRouteApi('/app/programs/$programId/customers');

export function CustomersPage() {
  const { id: program_id, currency } = useProgram();
  const search = route.useSearch();
  const { by, order } = search;
  const filter = useFilter();
  const filters = filtersOf(search);
  const list = useSorted(
    CUSTOMERS,
    { program_id, filters },
    (page) => client.GET(CUSTOMERS, { params: { path: { program_id }, query: { ...filters, ...page } } }),
    { numberOf: by && ((customer) => figureOf(broughtOf(customer), by, currency)), order },
  );
  const names = usePartnerNames();
  return (
    <Page
      title="Customers"
      intro="Everyone who signed up or bought after clicking a partner's link. Open a customer to see why each sale was or was not attributed."
    >
      <CustomerFilters />
      <ListTable
        list={list}
        caption="Customers of the program"
        columns={customerColumns(program_id, names)}
        rowKey={({ id, click_id }) => id ?? click_id ?? ''}
        order={order ?? 'newest'}
        onOrder={(wanted) => filter({ order: wanted })}
        by={by}
        onSort={(column, wanted) => filter({ by: column, order: wanted })}
        file="customers"
        readFile={() => readExport(`${CUSTOMERS}/export`, program_id, filters)}
        empty={<NoCustomers find={search.find} filtered={isFiltered(filters)} />}
      />
    </Page>
  );
}

/** Changes filters in the address. */
function useFilter() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
}

function CustomerFilters() {
  const { role } = useProgram();
  const search = route.useSearch();
  const filter = useFilter();
  return (
    <Filters>
      {allows(role, 'admin') && (
        <FilterText
          label="Customer ID, order, email or click"
          value={search.find}
          onChange={(find) => filter({ find })}
        />
      )}
      <FilterSelect
        label="Status"
        value={search.status ?? ''}
        options={[['', 'All'], ...CUSTOMER_STATES.map((status) => asOption(status, STATES[status]))]}
        onChange={(status) => filter({ status: status || undefined })}
      />
      <PartnerFilter value={search.partner_id} onChange={(partner_id) => filter({ partner_id })} />
      <FilterDays label="Added" from={search.from} to={search.to} onChange={filter} />
    </Filters>
  );
}

function NoCustomers({ find, filtered }: { find: string | undefined; filtered: boolean }) {
  const navigate = route.useNavigate();
  const { id: programId } = useProgram();
  if (filtered) {
    return (
      <EmptyState
        title={find === undefined ? 'No matching customers' : `There is no customer ${find}`}
        action={<Button onClick={() => void navigate({ search: {} })}>Show all customers</Button>}
      >
        {find === undefined
          ? 'Change the filters to see more.'
          : 'No partner referred this customer, or the text is spelled differently. A sign-up that only your page reported is found by its email address or click, not by its ID.'}
      </EmptyState>
    );
  }
  const setUp = (
    <Link to="/app/programs/$programId/setup" params={{ programId }} className={buttonLook({ kind: 'main' })}>
      Set up the program
    </Link>
  );
  return (
    <EmptyState title="No customers yet" action={setUp}>
      The first one appears when someone who clicked a partner's link signs up or buys.
    </EmptyState>
  );
}
