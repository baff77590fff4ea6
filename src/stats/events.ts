// The events that totals are computed from, as rows of one shape. The roll-up and the reads share this SQL, so that they
// count the same.
import { NO_LINK } from '../attribution/codes.ts';
import { SUB_OF_CUSTOMER } from '../attribution/notes.ts';

/** What came: the totals of clicks, leads, sales, refunds, and of what commissions earned. */
export const EARNINGS = [
  'clicks',
  'leads',
  'sales',
  'sales_cents',
  'refunds',
  'refunds_cents',
  'commission_cents',
] as const;

/** Where commissions are now: the number in each status, and the sum of their amounts. A reversed one has no amount. */
export const STATES = [
  'pending',
  'pending_cents',
  'approved',
  'approved_cents',
  'paid',
  'paid_cents',
  'reversed',
] as const;

/** The totals of a row, in the order of the columns. A read chooses some of them. */
export const FIGURES = [...EARNINGS, ...STATES] as const;

export type Figure = (typeof FIGURES)[number];
/** A sum of amounts, which may exceed a bigint and 2^53. */
export type AmountFigure = Extract<Figure, `${string}_cents`>;
export type CountFigure = Exclude<Figure, AmountFigure>;

/** The SQL type of a total. */
export const typeOf = (figure: Figure): 'numeric' | 'bigint' => (figure.endsWith('_cents') ? 'numeric' : 'bigint');

/** `select` list of one event: its contribution to each total, zero for the others. */
const counting = (counted: Partial<Record<Figure, string>>): string =>
  FIGURES.map((figure) => `(${counted[figure] ?? '0'})::bigint as ${figure}`).join(', ');

/**
 * SQL of the condition that a time is not in the totals yet. Few rows match. The second bound is always true; without it,
 * PostgreSQL would estimate that a third of all rows match, and read whole tables.
 */
export const since = (column: string, until: string): string => `${column} >= ${until} and ${column} < 'infinity'`;

/** SQL of what an entry changes in a status: the commission leaves one and enters another, or stays with another amount. */
const moved = (status: string) => ({
  [status]: `(status_after = '${status}')::int - (status_before = '${status}')::int`,
  [`${status}_cents`]: `case status_after when '${status}' then left_cents else 0 end
    - case status_before when '${status}' then left_cents - amount_cents else 0 end`,
});

const MOVED = { ...moved('pending'), ...moved('approved'), ...moved('paid'), ...moved('reversed') };

/** What of the click events are told apart by, as a column of that name. */
export interface Trait {
  name: string;
  /** SQL of the trait of a row of `clicks` */
  ofClick: string;
  /** SQL of the trait of the customer `c` */
  ofCustomer: string;
  /** SQL of the trait of what has no customer */
  none: string;
}
const LINK: Trait = { name: 'link_id', ofClick: 'link_id', ofCustomer: 'c.link_id', none: String(NO_LINK) };
export const SUB: Trait = { name: 'sub', ofClick: `coalesce(sub, '')`, ofCustomer: SUB_OF_CUSTOMER, none: `''` };

/** SQL of the trait of the customer of a program's row. A read that does not use the trait does not look it up. */
const traitOf = ({ ofCustomer, none }: Trait, program: string, table: string): string =>
  `coalesce((select ${ofCustomer} from customers c
     where c.program_id = ${program} and c.id = ${table}.customer_id), ${none})`;

/** SQL of what adds to or changes the commissions of a program in a time range, in the columns of `eventsOf`. */
export const commissionEventsOf = (program: string, span: (column: string) => string, trait = LINK): string => `
  select partnership_id, ${traitOf(trait, program, 'commissions')} as ${trait.name}, currency, created_at as at,
    ${counting({ commission_cents: 'earned_cents', pending: '1', pending_cents: 'earned_cents' })}
  from commissions where program_id = ${program} and ${span('created_at')}
  union all
  select partnership_id,
    (select ${traitOf(trait, program, 'own')} from commissions own where own.program_id = ${program} and own.id = e.commission_id),
    currency, created_at, ${counting({ commission_cents: 'amount_cents', ...MOVED })}
  from commission_entries e where program_id = ${program} and ${span('created_at')}`;

/**
 * SQL of a program's events in a time range: partnership_id, link_id, currency (empty for clicks and leads), at, and the
 * counts. A commission without a customer has the link 0.
 * @param program SQL of the program's id
 * @param span returns SQL of the condition on a time column
 * @param trait in place of the link
 */
export const eventsOf = (program: string, span: (column: string) => string, trait = LINK): string => `
  select partnership_id, ${trait.ofClick} as ${trait.name}, '' as currency, occurred_at as at, ${counting({ clicks: '1' })}
  from clicks where program_id = ${program} and ${span('occurred_at')} and machine is not true
  union all
  select coalesce(l.partnership_id, c.partnership_id), c.trait, '', l.recorded_at, ${counting({ leads: '1' })}
  from leads l cross join lateral (
    select partnership_id, ${trait.ofCustomer} as trait from customers c
    where program_id = ${program} and id = l.customer_id limit 1) c
  where l.program_id = ${program} and not l.provisional and ${span('l.recorded_at')}
  union all
  select partnership_id, ${traitOf(trait, program, 'sales')}, currency, recorded_at, ${counting({ sales: '1', sales_cents: 'amount_cents' })}
  from sales where program_id = ${program} and ${span('recorded_at')}
  union all
  select s.partnership_id, ${traitOf(trait, program, 's')}, s.currency, r.occurred_at,
    ${counting({ refunds: '1', refunds_cents: 'r.amount_cents' })}
  from refunds r cross join lateral (
    select customer_id, partnership_id, currency from sales
    where program_id = ${program} and id = r.sale_id limit 1) s
  where r.program_id = ${program} and ${span('r.occurred_at')}
  union all ${commissionEventsOf(program, span, trait)}`;

/** `select` list of the sums of these columns. */
export const sumsOf = (figures: readonly Figure[]): string =>
  figures.map((figure) => `sum(${figure})::${typeOf(figure)} as ${figure}`).join(', ');

/** `select` list of these columns of the events `e`, in the types of stored totals. */
export const countsOf = (figures: readonly Figure[]): string =>
  figures.map((figure) => `e.${figure}::${typeOf(figure)}`).join(', ');

/** `select` list of the sums of all columns. */
export const SUMS = sumsOf(FIGURES);

/** `set` list that adds the columns of the proposed row to those of the existing row, `t`. */
export const ADDED = FIGURES.map((figure) => `${figure} = t.${figure} + excluded.${figure}`).join(', ');
