// Customers as the members of a program see them.
import { planned, statement, type Runner, type Statement } from '../../database/db.ts';
import type { CustomerStatus } from '../../domain/types.ts';
import {
  isPartners,
  pageOf,
  partnershipOf,
  searchedFilters,
  type Condition,
  type Filtering,
  type ListPage,
} from '../platform/lists.ts';
import { afterOr } from '../platform/page-order.ts';

export interface ManagedCustomer {
  id: number;
  status: CustomerStatus;
  /** null for an erased customer */
  click_id: string | null;
  customer_key: string | null;
  partner_id: number | null;
  link_id: number;
  clicked_at: Date;
  lead_at: Date | null;
  converted_at: Date | null;
  /** null: nothing but the click is recorded */
  created_at: Date | null;
  erased_at: Date | null;
}

/** The unique text in place of the `click_id` of an erased customer. */
export const erasedName = (customerId: number): string => `erased_${customerId}`;

/** SQL of customers: those of this SQL, after the parts of the `with` that it needs. The partners are added afterwards, because they may be on another server. */
const customersFrom = (
  from: string,
  order = '',
  before = '',
): string => `with ${before} stored as materialized (select c.* ${from})
   select id, status, case when erased_at is null then click_id end as click_id, customer_key,
     (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id, link_id, clicked_at, lead_at,
     converted_at, created_at, erased_at
   from stored ${order}`;

const one = statement<ManagedCustomer>(
  'managed_customer',
  customersFrom('from customers c where c.program_id = $1 and c.id = $2'),
);

export const findManagedCustomer = async (
  db: Runner,
  programId: number,
  customerId: number,
): Promise<ManagedCustomer | undefined> => (await db.run(one, [programId, customerId]))[0];

/** The conditions; the value of the filter is `place`. */
const FILTERS = {
  customerKey: (place: string) => ({ where: `c.customer_key = ${place}::text` }),
  clickId: (place: string) => ({ where: `c.click_id = ${place}::text and c.erased_at is null` }),
  status: (place: string) => ({ is: `c.status = ${place}::text` }),
  partnerId: () => ({ is: isPartners('c') }),
  ...searchedFilters('customers', 'c', 'created_at'),
} satisfies Record<string, Filtering>;
type Filter = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as Filter[];

export interface CustomerFilter {
  customerKey: string | undefined;
  clickId: string | undefined;
  status: CustomerStatus | undefined;
  partnerId: number | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

const STATUSES: readonly CustomerStatus[] = ['click', 'lead', 'conversion'];

/** The list with these filters. $1 is the program, $2 the identifier before the page, $3 the number of rows. */
function listBy(used: readonly Filter[], ascending: boolean): Statement<ManagedCustomer> {
  const direction = ascending ? 'asc' : 'desc';
  const places = used.map((_, i) => `$${i + 4}`);
  const given: Condition[] = used.map((name, i) => FILTERS[name](places[i]!));
  const start = afterOr(ascending ? '>' : '<', '$2');
  const rowsOf = (...more: Condition[]) => {
    const { conditions, order } = pageOf({ id: 'c.id' }, [...given, ...more], ascending, start);
    return `(select c.* from customers c where ${['c.program_id = $1', ...conditions].join(' and ')} ${order} limit $3)`;
  };
  // The index of partnerships has the status before the identifier, so each status is read by itself.
  const byStatus =
    used.includes('partnerId') && !used.some((name) => ['status', 'customerKey', 'clickId'].includes(name));
  const rows = byStatus ? STATUSES.map((one) => rowsOf({ is: `c.status = '${one}'` })).join(' union all ') : rowsOf();
  return planned(
    ['managed_customers', direction, ...used.map((name) => NAMES.indexOf(name))].join('_'),
    customersFrom(
      `from (${rows}) c order by c.id ${direction} limit $3`,
      `order by id ${direction}`,
      used.includes('partnerId') ? `${partnershipOf(places[used.indexOf('partnerId')]!)},` : '',
    ),
  );
}
const lists = new Map<string, Statement<ManagedCustomer>>();

/** A page of a program's customers, in the order of their identifiers. */
export function customersOf(
  db: Runner,
  programId: number,
  given: CustomerFilter,
  { after, ascending, limit }: ListPage,
): Promise<ManagedCustomer[]> {
  const used = NAMES.filter((name) => given[name] !== undefined);
  const key = [ascending, ...used].join();
  const list = lists.get(key) ?? listBy(used, ascending);
  lists.set(key, list);
  return db.run(list, [programId, after ?? null, limit, ...used.map((name) => given[name])]);
}
