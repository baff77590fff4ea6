// Customers as the members of a program see them.
import { statement, type Runner } from '../database/db.ts';
import type { CustomerStatus } from '../domain/types.ts';

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
  erased_at: Date | null;
}

/** The unique text in place of the `click_id` of an erased customer. */
export const erasedName = (customerId: number): string => `erased_${customerId}`;

const COLUMNS = `c.id, c.status, case when c.erased_at is null then c.click_id end as click_id, c.customer_key,
  (select s.partner_id from partnerships s where s.id = c.partnership_id) as partner_id, c.link_id, c.clicked_at, c.lead_at,
  c.converted_at, c.erased_at`;

const one = statement<ManagedCustomer>(
  'managed_customer',
  `select ${COLUMNS} from customers c where c.program_id = $1 and c.id = $2`,
);

export const findManagedCustomer = async (
  db: Runner,
  programId: number,
  customerId: number,
): Promise<ManagedCustomer | undefined> => (await db.run(one, [programId, customerId]))[0];

const FILTERS = { customerKey: 'c.customer_key = $4', clickId: 'c.click_id = $4 and c.erased_at is null' };
type Filter = keyof typeof FILTERS;

const listBy = (filter: Filter | undefined, ascending: boolean) => {
  const order = ascending ? 'asc' : 'desc';
  const condition = filter ? ` and ${FILTERS[filter]}` : '';
  const after = ascending ? 'c.id > coalesce($2::bigint, 0)' : 'c.id < coalesce($2::bigint, 9223372036854775807)';
  return statement<ManagedCustomer>(
    ['managed_customers', order, filter ?? 'all'].join('_'),
    `select ${COLUMNS} from customers c where c.program_id = $1 and ${after}${condition} order by c.id ${order} limit $3`,
  );
};
const LISTS = {
  all: [listBy(undefined, false), listBy(undefined, true)],
  customerKey: [listBy('customerKey', false), listBy('customerKey', true)],
  clickId: [listBy('clickId', false), listBy('clickId', true)],
} as const;

/** A page of a program's customers, in the order of their identifiers; both filters are unique. */
export async function customersOf(
  db: Runner,
  {
    programId,
    customerKey,
    clickId,
  }: { programId: number; customerKey?: string | undefined; clickId?: string | undefined },
  { after, ascending, limit }: { after: number | undefined; ascending: boolean; limit: number },
): Promise<ManagedCustomer[]> {
  const values = [programId, after ?? null, limit];
  const [list, given] =
    customerKey !== undefined
      ? [LISTS.customerKey, [customerKey]]
      : [clickId === undefined ? LISTS.all : LISTS.clickId, clickId === undefined ? [] : [clickId]];
  const rows = await db.run(list[ascending ? 1 : 0], [...values, ...given]);
  const both = customerKey !== undefined && clickId !== undefined;
  return both ? rows.filter((row) => row.click_id === clickId) : rows;
}
