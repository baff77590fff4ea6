// What customers have brought: their sales, what was refunded of them, and what their partner earned.
import { exactNumber } from '../lib/whole-number.ts';
import { statement, type Runner } from '../database/db.ts';
import type { Currency } from '../common/types.ts';

/** Of a customer with more sales, the newest ones: a page of a list reads no more than this for each row. */
const MOST_SALES = 1000;

interface TotalRow {
  customer_id: number;
  currency: Currency;
  sales: number;
  sales_cents: string;
  refunds: number;
  refunds_cents: string;
  commission_cents: string;
}

const part = (figures: { sales?: string; refunds?: string; commission?: string }): string => {
  const { sales, refunds, commission = '0' } = figures;
  const both = (cents: string | undefined) => (cents === undefined ? '0, 0::bigint' : `1, ${cents}`);
  return `${both(sales)}, ${both(refunds)}, ${commission}::bigint`;
};

/** $1 is the program, $2 the customers. The kinds are apart because each has an index. */
const totals = statement<TotalRow>(
  'customer_totals',
  `with sold as materialized (
     select s.* from customers c cross join lateral (
       select s.customer_id, s.id, s.currency, s.amount_cents from sales s
       where s.program_id = $1 and s.customer_id = c.id order by s.id desc limit ${MOST_SALES}) s
     where c.program_id = $1 and c.id = any ($2::bigint[])),
   parts (customer_id, currency, sales, sales_cents, refunds, refunds_cents, commission_cents) as (
     select customer_id, currency, ${part({ sales: 'amount_cents' })} from sold
     union all
     select s.customer_id, s.currency, ${part({ refunds: 'r.amount_cents' })}
     from sold s join refunds r on r.program_id = $1 and r.sale_id = s.id
     union all
     select s.customer_id, c.currency, ${part({ commission: 'c.amount_cents' })}
     from sold s join commissions c on c.program_id = $1 and c.sale_id = s.id and c.kind = 'sale'
     union all
     select s.customer_id, c.currency, ${part({ commission: 'c.amount_cents' })}
     from sold s join commissions c on c.program_id = $1 and c.sale_id = s.id and c.kind in ('clawback', 'restoration')
     union all
     select c.customer_id, c.currency, ${part({ commission: 'c.amount_cents' })}
     from commissions c where c.program_id = $1 and c.customer_id = any ($2::bigint[]) and c.kind = 'lead')
   select customer_id, currency, sum(sales)::int as sales, sum(sales_cents)::text as sales_cents,
     sum(refunds)::int as refunds, sum(refunds_cents)::text as refunds_cents,
     sum(commission_cents)::text as commission_cents
   from parts group by customer_id, currency order by customer_id, currency`,
);

export interface CustomerTotals {
  currency: Currency;
  sales: { count: number; amount_cents: number };
  refunds: { count: number; amount_cents: number };
  commission_cents: number;
}

const totalsOf = ({ currency, sales, sales_cents, refunds, refunds_cents, commission_cents }: TotalRow) => ({
  currency,
  sales: { count: sales, amount_cents: exactNumber(sales_cents) },
  refunds: { count: refunds, amount_cents: exactNumber(refunds_cents) },
  commission_cents: exactNumber(commission_cents),
});

/** The totals of these customers of a program; nothing for one who has brought no amount. */
export async function customerTotals(
  db: Runner,
  programId: number,
  customerIds: readonly number[],
): Promise<Map<number, CustomerTotals[]>> {
  const rows = customerIds.length === 0 ? [] : await db.run(totals, [programId, customerIds]);
  const found = new Map<number, CustomerTotals[]>();
  for (const row of rows) found.set(row.customer_id, [...(found.get(row.customer_id) ?? []), totalsOf(row)]);
  return found;
}
