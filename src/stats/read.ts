// The totals of a program in a range of days, by day, partner or link: the stored days, plus the events that are not in
// them yet. One statement reads both, so a sum counts each event once.
import { contract } from '../contract/index.ts';
import { NO_LINK } from '../attribution/codes.ts';
import type { Currency } from '../common/types.ts';
import { DAY } from '../lib/clock.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { statement, type Runner } from '../database/db.ts';
import { countsOf, EARNINGS, eventsOf, SUB, sumsOf, type AmountFigure, type CountFigure } from './events.ts';

type StoredGrouping = 'all' | 'day' | 'partner' | 'link';
export type StatsGrouping = StoredGrouping | 'sub';

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
  Record<AmountFigure, string> & {
    id: number;
    partner_id: number | null;
    sub?: string | null;
    currency: Currency | '';
  };

const COLUMNS = EARNINGS.join(', ');
/** SQL of the partnership of the partner in $6. */
const CHOSEN = '(select id from partnerships where program_id = $1 and partner_id = $6)';

/** SQL of the number that names a group; `at` is SQL of the time. */
const KEYS: Record<StoredGrouping, (at: string) => string> = {
  all: () => '1::bigint',
  day: (at) => `floor(extract(epoch from ${at}) / ${DAY / 1000})::bigint`,
  partner: () => 'partnership_id',
  link: () => 'link_id',
};

/** SQL of the partner of a group, from its partnerships; groups by day have none. */
const PARTNERS: Record<StoredGrouping, string> = {
  all: 'null::bigint',
  day: 'null::bigint',
  partner: '(select partner_id from partnerships where id = g.id)',
  link: '(select partner_id from partnerships where id = g.partnership_id)',
};

interface Variant {
  grouping: StoredGrouping;
  ofPartner: boolean;
  ascending: boolean;
}

/** SQL of the stored days of program $1 in the range. */
const DAYS = 'program_id = $1 and day >= $2 and day < $3';

/** SQL of the order of the groups, and of the groups after this one. */
const orderOf = ({ ascending }: Variant) =>
  ascending ? { direction: 'asc', after: '>' } : { direction: 'desc', after: '<' };

/**
 * SQL of the CTE `grouped`: what each group counts. Without partners and links, the stored days are those of the whole
 * program; the days of one partner, and those of some partners or links, have indexes of their own.
 */
function groupedBy(variant: Variant, condition: string): string {
  const { grouping, ofPartner } = variant;
  const ofProgram = !ofPartner && (grouping === 'all' || grouping === 'day');
  return `grouped as materialized (
       select id, max(partnership_id) as partnership_id, currency, ${sumsOf(EARNINGS)} from (
         select ${KEYS[grouping]('day')} as id, ${ofProgram ? 'null::bigint as partnership_id' : 'partnership_id'}, currency, ${COLUMNS}
         from ${ofProgram ? 'program_totals' : 'daily_totals'} where ${DAYS} and ${condition}
         union all
         select * from recent where ${ofPartner ? condition : 'true'}) counted
       where $4::bigint is null or id ${orderOf(variant).after} $4
       group by id, currency)`;
}

/** SQL of the CTEs `grouped` and `page`, the groups of the page. */
const byRange = (variant: Variant): string =>
  `${groupedBy(variant, variant.ofPartner ? `partnership_id = ${CHOSEN}` : 'true')},
     page as (select distinct id from grouped order by id ${orderOf(variant).direction} limit $5)`;

/**
 * The same for all partners or links of a program, whose number has no limit: finds the groups of the page first, with one
 * look-up for each, and reads the days of these groups only. PostgreSQL steps through \`known\` until the page is full.
 */
function byGroup(variant: Variant): string {
  const { direction, after } = orderOf(variant);
  const key = KEYS[variant.grouping]('');
  const next = (condition: string) => `select ${key} from daily_totals
         where program_id = $1 and ${condition} order by ${key} ${direction} limit 1`;
  return `page as materialized (
       with recursive known (id) as (
         (${next(`($4::bigint is null or ${key} ${after} $4)`)})
         union all
         select (${next(`${key} ${after} known.id`)}) from known where known.id is not null)
       select id from (
         (select id from known where (select true from daily_totals where ${DAYS} and ${key} = known.id limit 1) limit $5)
         union
         select id from recent where $4::bigint is null or id ${after} $4) found
       order by id ${direction} limit $5),
     ${groupedBy(variant, `${key} = any (array(select id from page))`)}`;
}

/**
 * $1 is the program, $2 and $3 the range, $4 the identifier before the page, $5 the number of groups, $6 the partner. The
 * recent events are read by their time alone: with the partner, PostgreSQL may read all of the partner's events instead.
 */
function groups(variant: Variant) {
  const { grouping, ofPartner } = variant;
  const { direction } = orderOf(variant);
  const byPage = !ofPartner && (grouping === 'partner' || grouping === 'link') ? byGroup : byRange;
  const live = (column: string) => `${column} >= greatest(state.until, $2) and ${column} < $3`;
  return statement<StatsRow>(
    `stats_by_${grouping}${ofPartner ? '_of_partner' : ''}_${direction}`,
    `with state as materialized (
       select coalesce(max(rolled_until), '-infinity') as until from rolled_programs where program_id = $1),
     recent as materialized (
       select ${KEYS[grouping]('at')} as id, partnership_id, currency, ${countsOf(EARNINGS)}
       from state cross join lateral (${eventsOf('$1', live)}) e),
     ${byPage(variant)}
     select g.*, ${PARTNERS[grouping]} as partner_id
     from page join grouped g on g.id = page.id order by g.id ${direction}, g.currency`,
  );
}

const statements = new Map<string, ReturnType<typeof groups>>();

/** The statement of a variant; each is made once. */
function statementFor(variant: Variant) {
  const name = Object.values(variant).join();
  const made = statements.get(name) ?? groups(variant);
  statements.set(name, made);
  return made;
}

/** How many notes have a group of their own. */
const { statsSubs: MOST_SUBS } = contract.limits;

/** The groups of notes, named by their places. The parameters are those of the other variants; $6 may be null. */
const bySub = statement<StatsRow>(
  'stats_by_sub',
  `with events as materialized (
     select sub, currency, ${countsOf(EARNINGS)} from (${eventsOf('$1', (column) => `${column} >= $2 and ${column} < $3`, SUB)}) e
     where $6::bigint is null or partnership_id = ${CHOSEN}),
   places as (
     select sub, least(row_number() over (order by sum(clicks) desc, sum(sales) desc, sub), ${MOST_SUBS + 1}) as place
     from events group by sub),
   page as (
     select distinct place from places where $4::bigint is null or place > $4 order by place limit $5)
   select place as id, null::bigint as partner_id, case when place <= ${MOST_SUBS} then min(sub) end as sub, currency,
     ${sumsOf(EARNINGS)}
   from page join places using (place) join events using (sub)
   group by place, currency order by place, currency`,
);

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
  /** a note on clicks; empty for what has none, null for all that have no group of their own */
  sub: string | null;
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
    sub: rows[0]!.sub ?? null,
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
  const values = [programId, from, to, after ?? null, limit];
  const rows =
    grouping === 'sub'
      ? await db.run(bySub, [...values, partnerId ?? null])
      : await db.run(
          statementFor({ grouping, ofPartner: partnerId !== undefined, ascending }),
          partnerId === undefined ? values : [...values, partnerId],
        );
  const byId = new Map<number, StatsRow[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return [...byId.values()].map((own) => groupOf(grouping, own));
}
