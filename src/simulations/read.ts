// Reads the sales of a period page by page, with what decided about each.
import type { Currency } from '../common/types.ts';
import type { PastProgress } from './rules.ts';
import { statement, type Runner } from '../database/db.ts';

/** Days of recording; `to` is exclusive. */
export interface Period {
  programId: number;
  from: Date;
  to: Date;
}

export interface SaleRow {
  id: number;
  /** when it was recorded, with all its digits */
  at: string;
  customer_id: number;
  partnership_id: number;
  terms_id: number | null;
  amount_cents: number;
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  currency: Currency;
  commission_cents: number | null;
  commission_currency: Currency | null;
  occurred_at: Date;
  is_renewal: boolean;
  /** whether the commission is stored, which it is not if it failed or nobody could receive it */
  is_stored: boolean;
  refunded_cents: number;
}

const counted = statement<{ sales: number }>(
  'count_sales_of_period',
  `select count(*)::int as sales from (
     select from sales where program_id = $1 and recorded_at >= $2 and recorded_at < $3 limit $4) s`,
);

/** Whether more sales than this were recorded in the period. */
export const hasMoreSales = async (db: Runner, { programId, from, to }: Period, most: number): Promise<boolean> =>
  (await db.run(counted, [programId, from, to, most + 1]))[0]!.sales > most;

const page = statement<SaleRow>(
  'sales_of_period',
  `with page as materialized (
     select id, recorded_at, transaction_id, subscription_id, customer_id, partnership_id, terms_id, amount_cents, gross_cents,
       tax_cents, shipping_cents, currency, commission_cents, commission_currency, occurred_at
     from sales
     where program_id = $1 and recorded_at >= coalesce($4::timestamptz, $2) and recorded_at < $3
       and ($4::timestamptz is null or (recorded_at, id) > ($4, $5))
     order by recorded_at, id limit $6)
   select s.id, s.recorded_at::text as at, s.customer_id, s.partnership_id, s.terms_id, s.amount_cents, s.gross_cents, s.tax_cents,
     s.shipping_cents, s.currency, s.commission_cents, s.commission_currency, s.occurred_at,
     coalesce(f.first_transaction_id <> s.transaction_id, false) as is_renewal, c.id is not null as is_stored,
     (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r where r.program_id = $1 and r.sale_id = s.id) as refunded_cents
   from page s
     left join subscriptions f on f.program_id = $1 and f.subscription_id = s.subscription_id
     left join commissions c on c.program_id = $1 and c.sale_id = s.id and c.kind = 'sale'
   order by s.recorded_at, s.id`,
);

/** A page of the sales, as they arrived. */
export const salesOf = (
  db: Runner,
  { programId, from, to }: Period,
  after: SaleRow | undefined,
  limit: number,
): Promise<SaleRow[]> => db.run(page, [programId, from, to, after?.at ?? null, after?.id ?? null, limit]);

// The first sale of a version that did not note it is looked for.
const before = statement<{ id: number; first_sale_at: Date | null; earned: number }>(
  'customers_before_period',
  `select c.id, coalesce(c.first_sale_at, (
       select s.occurred_at from sales s where s.program_id = $1 and s.customer_id = c.id order by s.id limit 1)) as first_sale_at,
     (select count(*) from sales s where s.program_id = $1 and s.customer_id = c.id and s.recorded_at < $2
       and s.commission_cents is not null)::int as earned
   from customers c where c.program_id = $1 and c.id = any ($3::bigint[])`,
);

/** What the named customers had bought before the period. */
export async function progressBefore(
  db: Runner,
  { programId, from }: Period,
  ids: readonly number[],
): Promise<Map<number, PastProgress>> {
  const rows = await db.run(before, [programId, from, ids]);
  return new Map(
    rows.map(({ id, first_sale_at: firstSaleAt, earned }) => [id, { firstSaleAt, earned, simulated: earned }]),
  );
}

const payees = statement<{ id: number; partner_id: number | null }>(
  'payees_of_sales',
  'select id, partner_id from partnerships where program_id = $1 and id = any ($2::bigint[])',
);

/** The partners of the named partnerships; null for an erased one. */
export async function payeesOf(
  db: Runner,
  programId: number,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await db.run(payees, [programId, ids]);
  return new Map(rows.map(({ id, partner_id }) => [id, partner_id]));
}
