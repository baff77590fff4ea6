// The totals of a program in a range of days, by day, partner or link: the stored hours, plus the events that are not in
// them yet. One statement reads both, so a sum counts each event once.
import type { Currency } from '../domain/types.ts';
import { DAY } from '../lib/clock.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { statement, type Runner } from '../database/db.ts';
import { eventsOf, FIGURES, NO_LINK, SUMS, typeOf, type AmountFigure, type CountFigure } from './totals/events.ts';

export type StatsGrouping = 'all' | 'day' | 'partner' | 'link';

export interface StatsRange {
  programId: number;
  /** the beginning of a day */
  from: Date;
  /** exclusive */
  to: Date;
  grouping: StatsGrouping;
  partnerId: number | undefined;
}

/** The totals of one group in one currency; those of clicks and leads have none. */
type StatsRow = Record<CountFigure, number> &
  Record<AmountFigure, string> & { id: number; partner_id: number | null; currency: Currency | '' };

/** SQL of the number that names a group; `at` is SQL of the time. */
const KEYS: Record<StatsGrouping, (at: string) => string> = {
  all: () => '1::bigint',
  day: (at) => `floor(extract(epoch from ${at}) / ${DAY / 1000})::bigint`,
  partner: () => 'partnership_id',
  link: () => 'link_id',
};

/** SQL of the partner of a group, from its partnerships; groups by day have none. */
const PARTNERS: Record<StatsGrouping, string> = {
  all: 'null::bigint',
  day: 'null::bigint',
  partner: '(select partner_id from partnerships where id = g.id)',
  link: '(select partner_id from partnerships where id = g.partnership_id)',
};

function groups(grouping: StatsGrouping, compare: '<' | '>', direction: 'asc' | 'desc') {
  const key = KEYS[grouping];
  const live = (column: string) => `${column} >= greatest(state.until, $2) and ${column} < $3`;
  return statement<StatsRow>(
    `stats_by_${grouping}_${direction}`,
    `with state as materialized (
       select coalesce(max(rolled_until), '-infinity') as until from rolled_programs where program_id = $1),
     chosen as materialized (select id from partnerships where program_id = $1 and partner_id = $4),
     counted as (
       select ${key('hour')} as id, partnership_id, currency, ${FIGURES.join(', ')}
       from hourly_totals where program_id = $1 and hour >= $2 and hour < $3
       union all
       select ${key('at')}, partnership_id, currency, ${FIGURES.map((figure) => `e.${figure}::${typeOf(figure)}`).join(', ')}
       from state cross join lateral (${eventsOf('$1', live)}) e),
     grouped as materialized (
       select id, max(partnership_id) as partnership_id, currency, ${SUMS} from counted
       where ($4::bigint is null or partnership_id in (select id from chosen))
         and ($5::bigint is null or id ${compare} $5)
       group by id, currency),
     page as (select distinct id from grouped order by id ${direction} limit $6)
     select g.*, ${PARTNERS[grouping]} as partner_id
     from page join grouped g on g.id = page.id order by g.id ${direction}, g.currency`,
  );
}
const newest = (grouping: StatsGrouping) => groups(grouping, '<', 'desc');
const oldest = (grouping: StatsGrouping) => groups(grouping, '>', 'asc');
const STATEMENTS: Record<StatsGrouping, { newest: ReturnType<typeof groups>; oldest: ReturnType<typeof groups> }> = {
  all: { newest: newest('all'), oldest: oldest('all') },
  day: { newest: newest('day'), oldest: oldest('day') },
  partner: { newest: newest('partner'), oldest: oldest('partner') },
  link: { newest: newest('link'), oldest: oldest('link') },
};

export interface CurrencyStats {
  currency: Currency;
  sales: { count: number; amount_cents: number };
  refunds: { count: number; amount_cents: number };
  commission_cents: number;
}

export interface StatsGroup {
  /** a day after 1970-01-01, a partnership or a link; 0 for commissions that no click led to */
  id: number;
  day: string | null;
  partner_id: number | null;
  link_id: number | null;
  clicks: number;
  leads: number;
  currencies: CurrencyStats[];
}

const currencyOf = (row: StatsRow & { currency: Currency }): CurrencyStats => ({
  currency: row.currency,
  sales: { count: row.sales, amount_cents: exactNumber(row.sales_cents) },
  refunds: { count: row.refunds, amount_cents: exactNumber(row.refunds_cents) },
  commission_cents: exactNumber(row.commission_cents),
});

const hasCurrency = (row: StatsRow): row is StatsRow & { currency: Currency } => row.currency !== '';

function groupOf(grouping: StatsGrouping, rows: readonly StatsRow[]): StatsGroup {
  const { id, partner_id } = rows[0]!;
  const events = rows.find((row) => !hasCurrency(row));
  return {
    id,
    day: grouping === 'day' ? new Date(id * DAY).toISOString().slice(0, 10) : null,
    partner_id,
    link_id: grouping === 'link' && id !== NO_LINK ? id : null,
    clicks: events?.clicks ?? 0,
    leads: events?.leads ?? 0,
    currencies: rows.filter(hasCurrency).map(currencyOf),
  };
}

/** The groups of a range that have events, in the order of their identifiers. */
export async function statsOf(
  db: Runner,
  { programId, from, to, grouping, partnerId }: StatsRange,
  { after, ascending, limit }: { after: number | undefined; ascending: boolean; limit: number },
): Promise<StatsGroup[]> {
  const query = STATEMENTS[grouping][ascending ? 'oldest' : 'newest'];
  const rows = await db.run(query, [programId, from, to, partnerId ?? null, after ?? null, limit]);
  const byId = new Map<number, StatsRow[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return [...byId.values()].map((own) => groupOf(grouping, own));
}
