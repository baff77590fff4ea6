// What the records of entries are called: the newest ones are read at once, and others have no name.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import type { AuditEntry } from '../../records/audit-log/paths.ts';
import { COMMISSIONS } from '../../records/commissions/paths.ts';
import { nameOf } from '../../records/commissions/texts.ts';
import { CUSTOMERS } from '../../records/customers/paths.ts';
import { useProgram } from '../../records/programs/program.ts';

const MOST_PAGES = 5;
const RARELY = { refetchInterval: false, staleTime: 60_000 } as const;

/** The amounts of commissions with whose they are, and the identifiers of customers, as far as the entries need them. */
export function useRecordNames(rows: readonly AuditEntry[]) {
  const { id: program_id } = useProgram();
  const path = { program_id };
  const has = (kind: string) => rows.some(({ target }) => target.kind === kind);
  const { data: commissions = [] } = useQuery({
    queryKey: ['names', COMMISSIONS, program_id],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(COMMISSIONS, { params: { path, query: { expand: 'customer,partner', ...page } } }),
        MOST_PAGES,
      ),
    enabled: has('commission'),
    ...RARELY,
  });
  const { data: customers = [] } = useQuery({
    queryKey: ['names', CUSTOMERS, program_id],
    queryFn: () => readAllPages((page) => client.GET(CUSTOMERS, { params: { path, query: page } }), MOST_PAGES),
    enabled: has('customer'),
    ...RARELY,
  });
  const amounts = new Map(commissions.map((one) => [one.id, nameOf(one)]));
  const keys = new Map(customers.map(({ id, customer_key }) => [id, customer_key]));
  return {
    commissions: (id: number) => amounts.get(id) ?? 'an older commission',
    customers: (id: number) => keys.get(id) ?? 'a customer',
  };
}
