// Customers as the members of a program see them.
import { statement, type Runner } from '../database/db.ts';
import { clickOf, NO_LINK } from '../attribution/codes.ts';
import type { CustomerStatus } from '../common/types.ts';
import { createList, isPartners } from '../common/lists.ts';
import { searchedFilters } from '../common/page-order.ts';

export interface ManagedCustomer {
  id: number;
  status: CustomerStatus;
  /** null for an erased customer */
  click_id: string | null;
  customer_key: string | null;
  partner_id: number | null;
  /** null: a discount code decided whose customer it is */
  link_id: number | null;
  code_id: number | null;
  /** the code that decided; null also if its partner was erased */
  discount_code: string | null;
  /** null without a click */
  clicked_at: Date | null;
  lead_at: Date | null;
  converted_at: Date | null;
  /** null: nothing but the click is recorded */
  created_at: Date | null;
  erased_at: Date | null;
}

/** The unique text in place of the `click_id` of an erased customer. */
export const erasedName = (customerId: number): string => `erased_${customerId}`;

/** The columns of customers, which are `stored`. The partners are added afterwards, because they may be on another server. */
const COLUMNS = `id, status, case when erased_at is null then ${clickOf('stored')} end as click_id, customer_key,
  (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id, nullif(link_id, ${NO_LINK}) as link_id,
  code_id, (select k.code from codes k where k.id = code_id) as discount_code,
  case when ${clickOf('stored')} is not null then clicked_at end as clicked_at, lead_at,
  converted_at, created_at, erased_at`;

const one = statement<ManagedCustomer>(
  'managed_customer',
  `with stored as materialized (select c.* from customers c where c.program_id = $1 and c.id = $2)
   select ${COLUMNS} from stored`,
);

export const findManagedCustomer = async (
  db: Runner,
  programId: number,
  customerId: number,
): Promise<ManagedCustomer | undefined> => (await db.run(one, [programId, customerId]))[0];

export interface CustomerFilter {
  customerKey: string | undefined;
  clickId: string | undefined;
  /** only these */
  ids: readonly number[] | undefined;
  status: CustomerStatus | undefined;
  partnerId: number | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

/** A page of a program's customers, in the order of their identifiers. */
export const customersOf = createList<ManagedCustomer, keyof CustomerFilter>({
  name: 'managed_customers',
  columns: 'c.*',
  from: 'customers c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    customerKey: { where: 'c.customer_key = :customerKey::text' },
    clickId: { where: 'c.click_id = :clickId::text and c.erased_at is null' },
    ids: { where: 'c.id = any (:ids::bigint[])' },
    status: { is: 'c.status = :status::text' },
    partnerId: isPartners('c'),
    ...searchedFilters('customers', 'c', 'created_at'),
  },
  byStatus: { statuses: ['click', 'lead', 'conversion'], unless: ['status', 'customerKey', 'clickId', 'ids'] },
  show: COLUMNS,
});
