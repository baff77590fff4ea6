import type { Currency, PartnershipStatus } from '../domain/types.ts';
import { statement, type Runner } from '../database/db.ts';

interface Sum {
  count: number;
  amount_cents: number;
}

export interface CurrencyFigures {
  currency: Currency;
  sales: Sum;
  refunds: Sum;
  /** the total of the commissions after all deductions */
  net_commission_cents: number;
}

export interface ProgramFigures {
  program_id: number;
  program_name: string;
  status: PartnershipStatus;
  clicks: number;
  settled_leads: number;
  currencies: CurrencyFigures[];
}

export interface PartnerView {
  partner_id: number;
  name: string;
  email: string;
  programs: ProgramFigures[];
}

const partner = statement<Omit<PartnerView, 'programs'>>(
  'partner_by_id',
  'select id as partner_id, name, email from partners where id = $1',
);

// Computed from the events each time; test events stand in a table of their own and never count.
const programs = statement<Omit<ProgramFigures, 'currencies'> & { partnership_id: number }>(
  'partner_programs',
  `select s.id as partnership_id, s.program_id, p.name as program_name, s.status,
     (select count(*) from clicks c where c.partnership_id = s.id) as clicks,
     (select count(*) from customers c join leads l on l.customer_id = c.id and not l.provisional
       where c.partnership_id = s.id) as settled_leads
   from partnerships s join programs p on p.id = s.program_id
   where s.partner_id = $1
   order by s.program_id`,
);

interface MoneyRow {
  partnership_id: number;
  currency: Currency;
  sales: number;
  sales_cents: number;
  refunds: number;
  refunds_cents: number;
  net_commission_cents: number;
}

const money = statement<MoneyRow>(
  'partner_money',
  `with mine as (select id from partnerships where partner_id = $1),
   figures as (
     select partnership_id, currency, 1 as sales, amount_cents as sales_cents, 0 as refunds, 0::bigint as refunds_cents,
       0::bigint as commission_cents
     from sales where partnership_id in (select id from mine)
     union all
     select s.partnership_id, s.currency, 0, 0, 1, r.amount_cents, 0
     from sales s join refunds r on r.sale_id = s.id where s.partnership_id in (select id from mine)
     union all
     select partnership_id, currency, 0, 0, 0, 0, amount_cents
     from commissions where partnership_id in (select id from mine))
   select partnership_id, currency, sum(sales)::bigint as sales, sum(sales_cents)::bigint as sales_cents,
     sum(refunds)::bigint as refunds, sum(refunds_cents)::bigint as refunds_cents,
     sum(commission_cents)::bigint as net_commission_cents
   from figures group by partnership_id, currency order by partnership_id, currency`,
);

const figuresOf = (row: MoneyRow): CurrencyFigures => ({
  currency: row.currency,
  sales: { count: row.sales, amount_cents: row.sales_cents },
  refunds: { count: row.refunds, amount_cents: row.refunds_cents },
  net_commission_cents: row.net_commission_cents,
});

/** What a partner brought to each program and earned there, per currency; undefined when there is no such partner. */
export async function showPartner(db: Runner, partnerId: number): Promise<PartnerView | undefined> {
  const [found] = await db.run(partner, [partnerId]);
  if (!found) return undefined;
  const rows = await db.run(money, [partnerId]);
  const joined = (await db.run(programs, [partnerId])).map(({ partnership_id, ...program }) => ({
    ...program,
    currencies: rows.filter((row) => row.partnership_id === partnership_id).map(figuresOf),
  }));
  return { ...found, programs: joined };
}
