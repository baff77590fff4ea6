// The statements of the month that is not closed, as they are so far: read only, by what statements are made of.
import { addLine, type LineKind, type Sums } from '@referral-tracking/shared/statement';
import { monthStart } from '../database/partitions.ts';
import { statement, type Runner } from '../database/db.ts';
import { openStatements } from './build.ts';
import { linesFrom, MIGRATION, OPEN_MONTH, openingsOf, type Closed } from './close.ts';
import { effectsOf, inNone, rowsOf, SOURCES, type Source } from './effects.ts';
import type { LineView } from './read.ts';

/** The number of statements that are previewed at once, and of lines of one partner. */
const MOST_STATEMENTS = 1_000;
const MOST_LINES = 10_000;

const openMonth = statement<Closed & { month: string }>(
  'open_month',
  `select ${OPEN_MONTH} as month, last.month is null as first,
     coalesce(last.since, (select applied_at from migrations where name = '${MIGRATION}')) as since,
     coalesce(last.last_commission_id, 0) as last_commission_id, coalesce(last.last_entry_id, 0) as last_entry_id
   from programs p left join lateral (
     select m.month, m.since, m.last_commission_id, m.last_entry_id from statement_months m
     where m.program_id = p.id order by m.month desc limit 1) last on true
   where p.id = $1`,
);

// As statements take them: by time from $2 to before $3, and what came late after the last one, $4 and $5. Of partner $6, or of all.
const OF_ONE = '($6::bigint is null or s.partnership_id = $6)';
const linesOf = (source: Source, last: string): string =>
  effectsOf(
    source,
    `(select * from ${rowsOf(source, `s.created_at >= $2::timestamptz and s.created_at < $3::timestamptz and ${OF_ONE}`)} s
      where ${inNone(source)}
      union all
      select * from ${rowsOf(source, `s.created_at < $2::timestamptz and s.id > ${last}::bigint and ${OF_ONE}`)} s
      where ${inNone(source)})`,
  );
const LINES = SOURCES.map((source) => `(${linesOf(source, source === 'births' ? '$4' : '$5')})`).join(' union all ');

interface Summed {
  partnership_id: number;
  currency: string;
  kind: LineKind;
  amount_cents: number;
  count: number;
}
const summed = statement<Summed>(
  'sums_of_open_month',
  `select partnership_id, currency, kind, sum(amount_cents)::bigint as amount_cents, count(*)::int as count
   from (${LINES}) line group by partnership_id, currency, kind`,
);
const lines = statement<LineView & { currency: string }>(
  'lines_of_open_month',
  `select currency, created_at, commission_id, entry_id, kind, amount_cents,
     (select s.occurred_at from commissions c join sales s on s.program_id = $1 and s.id = c.sale_id
      where c.program_id = $1 and c.id = commission_id) as sold_at
   from (${LINES}) line order by created_at, commission_id, entry_id limit ${MOST_LINES}`,
);
const partners = statement<{ id: number; partner_id: number | null }>(
  'partners_of_partnerships',
  'select id, partner_id from partnerships where id = any ($1::bigint[])',
);

export interface PreviewedStatement extends Sums {
  partnership_id: number;
  partner_id: number | null;
  currency: string;
  line_count: number;
  lines: LineView[];
}

/** The month that is not closed, and when it began to be recorded; the greatest number takes nothing that came late. */
async function findOpenMonth(db: Runner, programId: number) {
  const { month: day, ...closed } = (await db.run(openMonth, [programId]))[0]!;
  const month = new Date(day);
  const none = Number.MAX_SAFE_INTEGER;
  const last = closed.first ? [none, none] : [closed.last_commission_id, closed.last_entry_id];
  return { month, closed, values: [linesFrom(month, closed.since), monthStart(month, 1), ...last] };
}

/**
 * The statements of the open month.
 * @param partnershipId only of this partner, with the lines; undefined: of all partners, without
 */
export async function previewStatements(db: Runner, programId: number, partnershipId: number | undefined) {
  const { month, closed, values } = await findOpenMonth(db, programId);
  const wanted = [programId, ...values, partnershipId ?? null];
  const opened = await openingsOf(db, programId, month, closed);
  const isWanted = (one: { partnership_id: number }) => (partnershipId ?? one.partnership_id) === one.partnership_id;
  const { all, of } = openStatements(opened.filter(isWanted));
  for (const { partnership_id, currency, count, ...line } of await db.run(summed, wanted)) {
    const one = of(partnership_id, currency);
    addLine(one.sums, line);
    one.count += count;
  }
  const found = [...all.values()].toSorted((a, b) => a.partnership_id - b.partnership_id).slice(0, MOST_STATEMENTS);
  const rows = await db.run(partners, [found.map(({ partnership_id }) => partnership_id)]);
  const partnerOf = new Map(rows.map(({ id, partner_id }) => [id, partner_id]));
  const ofOne = partnershipId === undefined ? [] : await db.run(lines, wanted);
  const statements = found.map(({ partnership_id, currency, sums, count }): PreviewedStatement => ({
    ...{ partnership_id, partner_id: partnerOf.get(partnership_id) ?? null, currency, ...sums, line_count: count },
    lines: ofOne.filter((line) => line.currency === currency),
  }));
  return { month: month.toISOString().slice(0, 7), statements };
}
