// Sales as the members of a program and their webhooks see them, with their refunds.
import { statement, type Runner } from '../database/db.ts';
import type { LimitReason } from '../terms/rules.ts';
import type { Currency, RefundReason } from '../common/types.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { searchedFilters } from '../common/page-order.ts';

export interface SaleView {
  id: number;
  transaction_id: string;
  partnership_id: number;
  /** null: erased */
  partner_id: number | null;
  customer_id: number;
  customer_key: string | null;
  amount_cents: number;
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  currency: Currency;
  subscription_id: string | null;
  terms_id: number | null;
  commission_reason: LimitReason | null;
  occurred_at: Date;
  recorded_at: Date;
  refunded_cents: number;
  /** the newest, the oldest first */
  refunds: { id: number; amount_cents: number; reason: RefundReason; occurred_at: string }[];
}

/** How many refunds of a sale are shown, so that what a webhook sends stays small. */
const MOST_REFUNDS = 50;

/** SQL of `SaleView`s, after `with`: the sales `c` of this SQL, which are of program $1. The partner may be on another server. */
const salesFrom = (from: string): string =>
  `stored as materialized (
     select c.id, c.transaction_id, c.partnership_id, c.customer_id, k.customer_key, c.amount_cents, c.gross_cents, c.tax_cents,
       c.shipping_cents, c.currency, c.subscription_id, c.terms_id, c.commission_reason, c.occurred_at, c.recorded_at,
       (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r where r.program_id = $1 and r.sale_id = c.id) as refunded_cents,
       coalesce((select json_agg(n order by n.id) from (
         select r.id, r.amount_cents, r.reason, r.occurred_at from refunds r
         where r.program_id = $1 and r.sale_id = c.id order by r.id desc limit ${MOST_REFUNDS}) n), '[]') as refunds
     from ${from})
   select stored.*, (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id from stored`;
const CHAIN = 'sales c join customers k on k.program_id = c.program_id and k.id = c.customer_id';

const named = statement<SaleView>(
  'sales_of_events',
  `with ${salesFrom(`${CHAIN} where c.program_id = $1 and c.id = any ($2::bigint[])`)}`,
);
/** The named sales of a program. */
export const findSales = (db: Runner, programId: number, ids: readonly number[]): Promise<SaleView[]> =>
  db.run(named, [programId, ids]);

const page = createList<{ id: number }, 'createdFrom' | 'createdBefore'>({
  name: 'sales_of_program',
  columns: 'c.id',
  from: 'sales c',
  id: 'c.id',
  common: 'c.program_id',
  filters: searchedFilters('sales', 'c', 'recorded_at'),
});

/** A page of the program's sales. */
export async function salesOf(
  db: Runner,
  programId: number,
  filter: { createdFrom?: Date | undefined; createdBefore?: Date | undefined },
  request: ListPage,
): Promise<SaleView[]> {
  const ids = (await page(db, programId, filter, request)).map(({ id }) => id);
  const found = new Map((await findSales(db, programId, ids)).map((sale) => [sale.id, sale]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
