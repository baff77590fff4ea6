import type { ClickIds } from '../attribution/click-id.ts';
import type { BuyersPartnership, Customer, Program, StoredCustomer, Terms } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { buyerRowsOf } from './distributed-buyers.ts';
import { termsJson, termsOfBuyer } from '../offers/terms-columns.ts';
import type { ClaimedSale } from './claimed.ts';
import { CUSTOMER_COLUMNS, customerByClickId, ownedNow, type Identifiers } from '../attribution/customers.ts';
import { erasedWith } from '../attribution/erasures.ts';

/** The identifiers of a reported payment: the customer's, and the `transaction_id`. */
export interface BuyerQuery {
  programId: number;
  customerKey: string | undefined;
  /** the customer of the valid `click_id` in the request */
  clicked: Customer | undefined;
  transactionId: string;
  /** the marks of both identifiers, by which an erased customer is recognised */
  marks: string;
}

export interface Buyer {
  customer: Customer;
  partnership: BuyersPartnership;
  /** the sale that already has the `transaction_id`, in any program */
  recorded: ClaimedSale | undefined;
  /** The customer was erased: only the answer to a repeated sale may use it. */
  erased: boolean;
}

/** What a look-up finds for a query, which is in this place, from 1. Without a stored customer, its columns are null. */
export interface BuyerRow extends Omit<StoredCustomer, 'id'> {
  place: number;
  erased: boolean;
  id: number | null;
  partner_id: number | null;
  partnership_status: BuyersPartnership['status'] | null;
  own_terms: Terms | null;
  recorded_sale_id: number | null;
  recorded_program_id: number | null;
}

/** Prefers a `customer_key` known in the key's program to the click, which may have no customer yet. */
export const buyersStatement = statement<BuyerRow>(
  'buyers',
  `select q.place::int, x.customer_id is not null as erased, ${CUSTOMER_COLUMNS}, s.partner_id, s.status as partnership_status,
     ${termsJson('t')} as own_terms, k.sale_id as recorded_sale_id, k.program_id as recorded_program_id
   from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[])
     with ordinality as q(program_id, customer_key, click_program_id, click_id, partnership_id, transaction_id, marks,
       place)
   left join lateral (select customer_id from ${erasedWith('q.program_id', 'q.marks')} limit 1) x on true
   left join lateral (
     select *, 1 as preference from customers
     where program_id = q.program_id and customer_key = q.customer_key
     union all select *, 2 from customers where program_id = q.click_program_id and click_id = q.click_id
     union all select *, 0 from customers where program_id = q.program_id and id = x.customer_id
     order by preference limit 1) c on true
   left join partnerships s on s.id = coalesce(c.partnership_id, q.partnership_id)
     and s.program_id = coalesce(c.program_id, q.click_program_id)
   ${termsOfBuyer({ status: 'c.status', firstTerms: 'c.first_terms_id' })}
   left join lateral (
     select sale_id, program_id from sale_claims where transaction_id = q.transaction_id limit 1) k on true`,
);

function customerOf(row: BuyerRow): Customer | undefined {
  const { id, click_id, link_id, program_id, partnership_id, status, customer_key, clicked_at, lead_at, code_id } = row;
  if (id === null) return undefined;
  return { id, click_id, link_id, program_id, partnership_id, status, customer_key, clicked_at, lead_at, code_id };
}

function buyerOf(row: BuyerRow, clicked: Customer | undefined): Buyer | undefined {
  const {
    partner_id,
    partnership_status: status,
    own_terms: terms,
    recorded_sale_id: saleId,
    recorded_program_id,
  } = row;
  const customer = customerOf(row) ?? clicked;
  // A valid identifier can contain a partnership of another database that used the same SECRET_KEY.
  if (!customer || status === null) return undefined;
  const recorded = saleId === null ? undefined : { saleId, programId: recorded_program_id! };
  return { customer, partnership: { partner_id, status, terms }, recorded, erased: row.erased };
}

/** The customers of payments, with everything that determines attribution; undefined for an unknown customer. */
export async function findBuyers(db: Runner, queries: readonly BuyerQuery[]): Promise<(Buyer | undefined)[]> {
  const rows = db.distributed ? await buyerRowsOf(db, queries) : await db.run(buyersStatement, columnsOf(queries));
  const buyers: (Buyer | undefined)[] = queries.map(() => undefined);
  for (const row of rows) buyers[row.place - 1] = buyerOf(row, queries[row.place - 1]!.clicked);
  return buyers;
}

const columnsOf = (queries: readonly BuyerQuery[]): unknown[] => [
  queries.map(({ programId }) => programId),
  queries.map(({ customerKey }) => customerKey ?? null),
  queries.map(({ clicked }) => clicked?.program_id ?? null),
  queries.map(({ clicked }) => clicked?.click_id ?? null),
  queries.map(({ clicked }) => clicked?.partnership_id ?? null),
  queries.map(({ transactionId }) => transactionId),
  queries.map(({ marks }) => marks),
];

/** The query for a request with the program's key. */
export const buyerQuery = (
  clickIds: ClickIds,
  program: Pick<Program, 'id' | 'merged'>,
  { customerKey, clickId }: Identifiers,
  transactionId: string,
): BuyerQuery => ({
  programId: program.id,
  customerKey,
  clicked: ownedNow(customerByClickId(clickIds, clickId), program),
  transactionId,
  marks: clickIds.possibleMarks(program.id, { clickId, customerKey }),
});
