import type { Currency, PartnershipStatus } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { wholeNumber, type WholeNumber } from '../lib/whole-number.ts';
import { countsOf, EARNINGS, eventsOf, since, sumsOf, type AmountFigure, type CountFigure } from '../stats/events.ts';

interface Sum {
  count: number;
  amount_cents: WholeNumber;
}

export interface CurrencyFigures {
  currency: Currency;
  sales: Sum;
  refunds: Sum;
  /** the total of the commissions after all deductions */
  net_commission_cents: WholeNumber;
}

export interface Figures {
  clicks: number;
  settled_leads: number;
  currencies: CurrencyFigures[];
}

export interface ProgramFigures extends Figures {
  program_id: number;
  program_name: string;
  status: PartnershipStatus;
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

const memberships = statement<Omit<ProgramFigures, keyof Figures> & { partnership_id: number }>(
  'partner_programs',
  `select s.id as partnership_id, s.program_id, p.name as program_name, s.status
   from partnerships s join programs p on p.id = s.program_id
   where s.partner_id = $1
   order by s.program_id`,
);

/** The totals of one currency; clicks and leads have none. */
type FigureRow = Record<CountFigure, number> &
  Record<AmountFigure, string> & { partnership_id: number; currency: Currency | '' };

/** SQL of the totals of the partnerships in `mine`, after `with`; `program` is SQL of the program of one. */
const figuresWith = (mine: string, program: string): string => `mine as (${mine})
   select partnership_id, currency, ${sumsOf(EARNINGS)}
   from (
     select t.partnership_id, t.currency, ${EARNINGS.map((figure) => `t.${figure}`).join(', ')}
     from mine m join partnership_totals t on t.program_id = ${program} and t.partnership_id = m.id
     union all
     select e.partnership_id, e.currency, ${countsOf(EARNINGS)}
     from mine m cross join lateral (${eventsOf(program, (column) => since(column, 'm.until'))}) e
     where e.partnership_id = m.id) counted
   group by partnership_id, currency order by partnership_id, currency`;

// The stored totals, plus the events of each program that are not in them yet. Test events have a separate table.
const figures = statement<FigureRow>(
  'partner_figures',
  `with ${figuresWith(
    `select s.id, s.program_id, coalesce(r.rolled_until, '-infinity') as until
     from partnerships s left join rolled_programs r on r.program_id = s.program_id where s.partner_id = $1
       and ($2::bigint is null or s.program_id = $2)`,
    'm.program_id',
  )}`,
);

// On a distributed database, program by program.
const partnerships = statement<{ id: number; program_id: number }>(
  'partnerships_to_count',
  `select id, program_id from partnerships where partner_id = $1 and ($2::bigint is null or program_id = $2)
   order by id`,
);
const figuresOfOne = statement<FigureRow>(
  'partnership_figures',
  `with ${figuresWith(
    `select $2::bigint as id, coalesce(max(rolled_until), '-infinity') as until from rolled_programs
     where program_id = $1`,
    '$1',
  )}`,
);

async function readFigures(db: Runner, partnerId: number, programId: number | null): Promise<FigureRow[]> {
  if (!db.distributed) return db.run(figures, [partnerId, programId]);
  const rows: FigureRow[] = [];
  for (const { id, program_id } of await db.run(partnerships, [partnerId, programId])) {
    rows.push(...(await db.run(figuresOfOne, [program_id, id])));
  }
  return rows;
}

const hasCurrency = (row: FigureRow): row is FigureRow & { currency: Currency } => row.currency !== '';

const figuresOf = (row: FigureRow & { currency: Currency }): CurrencyFigures => ({
  currency: row.currency,
  sales: { count: row.sales, amount_cents: wholeNumber(row.sales_cents) },
  refunds: { count: row.refunds, amount_cents: wholeNumber(row.refunds_cents) },
  net_commission_cents: wholeNumber(row.commission_cents),
});

const figuresIn = (rows: readonly FigureRow[]): Figures => {
  const events = rows.find(({ currency }) => currency === '');
  return {
    clicks: events?.clicks ?? 0,
    settled_leads: events?.leads ?? 0,
    currencies: rows.filter(hasCurrency).map(figuresOf),
  };
};

/** A partner's totals in one program. */
export const figuresInProgram = async (db: Runner, partnerId: number, programId: number): Promise<Figures> =>
  figuresIn(await readFigures(db, partnerId, programId));

/** A partner's totals and earnings in each program, by currency; undefined if the partner does not exist. */
export async function showPartner(db: Runner, partnerId: number): Promise<PartnerView | undefined> {
  const [found] = await db.run(partner, [partnerId]);
  if (!found) return undefined;
  const rows = await readFigures(db, partnerId, null);
  const programs = (await db.run(memberships, [partnerId])).map(({ partnership_id, ...program }) => ({
    ...program,
    ...figuresIn(rows.filter((row) => row.partnership_id === partnership_id)),
  }));
  return { ...found, programs };
}
