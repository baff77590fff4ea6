// The mails of a whole month or week: summaries to partners, and digests to owners.
import { statement, type Db, type Transaction } from '../database/db.ts';
import type { MailedNews, MailedTotals, MailKind } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { DAY, HOUR } from '../lib/clock.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { dayOf, each, isFirst, mailOwners, mailPartners, type Writing } from './news-of-events.ts';

/** After the end of a day, until its totals have what came late. */
const MARGIN = 6 * HOUR;
/** Until which day of a month its summary is sent. */
const LAST_DAY = 5;

interface Range {
  from: Date;
  /** exclusive */
  to: Date;
}

/** The month or the week (from Monday) that has just ended, if its mails are to be stored now; all in UTC. */
export function monthToSummarize(now: Date): Range | undefined {
  const at = new Date(now.getTime() - MARGIN);
  if (at.getUTCDate() > LAST_DAY) return undefined;
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month - 1, 1)), to: new Date(Date.UTC(year, month, 1)) };
}
export function weekToDigest(now: Date): Range | undefined {
  const at = new Date(now.getTime() - MARGIN);
  if (at.getUTCDay() !== 1) return undefined;
  const to = new Date(Math.floor(at.getTime() / DAY) * DAY);
  return { from: new Date(to.getTime() - 7 * DAY), to };
}

const programs = statement<{ id: number }>(
  'programs_to_summarize',
  `select p.id from programs p
   where p.archived_at is null and p.id not in (select program_id from demos)
     and not exists (select from mails_written w where w.kind = $1 and w.subject_id = p.id and w.period = $2::date)
   order by p.id`,
);

interface TotalsRow {
  partnership_id: number;
  currency: Currency;
  sales: number;
  sales_cents: string;
  commission_cents: string;
}
const byPartner = statement<TotalsRow>(
  'totals_by_partner_to_mail',
  `select partnership_id, currency, sum(sales)::bigint as sales, sum(sales_cents) as sales_cents,
     sum(commission_cents) as commission_cents
   from daily_totals where program_id = $1 and day >= $2 and day < $3 and currency <> ''
   group by partnership_id, currency having sum(sales) <> 0 or sum(commission_cents) <> 0
   order by partnership_id, currency`,
);

const totalsOf = (row: TotalsRow): MailedTotals => ({
  currency: row.currency,
  sales: row.sales,
  revenueCents: exactNumber(row.sales_cents),
  commissionCents: exactNumber(row.commission_cents),
});

const named = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString('en-US', { ...options, year: 'numeric', timeZone: 'UTC' });

/** Runs the work once for each program and period. */
async function forEachProgram(
  db: Db,
  { kind, range, at, signal }: { kind: MailKind; range: Range; at: Date; signal: AbortSignal },
  work: (tx: Transaction, programId: number) => Promise<void>,
): Promise<void> {
  const period = dayOf(range.from);
  await each(db, await db.run(programs, [kind, period]), signal, async (tx, { id }) => {
    if (await isFirst(tx, { kind, subjectId: id, period, at })) await work(tx, id);
  });
}

/** Stores the summaries of the month that has ended, to the partners who brought something. */
export async function mailSummaries(db: Db, writing: Writing, at: Date, signal: AbortSignal): Promise<void> {
  const range = monthToSummarize(at);
  if (!range) return;
  const kind = 'monthly-summary';
  const period = named(range.from, { month: 'long' });
  await forEachProgram(db, { kind, range, at, signal }, async (tx, programId) => {
    const news = new Map<number, MailedNews & { totals: MailedTotals[] }>();
    for (const row of await tx.run(byPartner, [programId, range.from, range.to])) {
      const own = news.get(row.partnership_id) ?? { period, totals: [] };
      news.set(row.partnership_id, { ...own, totals: [...own.totals, totalsOf(row)] });
    }
    if (news.size > 0) await mailPartners(tx, writing, { programId, kind, at }, news);
  });
}

const MOST_NAMED = 3;
const partnerNames = statement<{ id: number; name: string }>(
  'names_of_partnerships',
  'select s.id, p.name from partnerships s join partners p on p.id = s.partner_id where s.id = any ($1::bigint[])',
);
const comings = statement<{ joined: number; waiting: number }>(
  'comings_of_partners',
  `select count(*) filter (where status = 'joined' and created_at >= $2 and created_at < $3)::int as joined,
     count(*) filter (where status = 'applied')::int as waiting
   from partnerships where program_id = $1 and partner_id is not null`,
);

/** The sum over all partners in each currency. */
function sumsOf(rows: readonly TotalsRow[]): MailedTotals[] {
  const sums = new Map<Currency, MailedTotals>();
  for (const row of rows.map(totalsOf)) {
    const sum = sums.get(row.currency) ?? { currency: row.currency, sales: 0, revenueCents: 0, commissionCents: 0 };
    sum.sales += row.sales;
    sum.revenueCents += row.revenueCents;
    sum.commissionCents += row.commissionCents;
    sums.set(row.currency, sum);
  }
  return [...sums.values()];
}

/** Who earned most, in the currency in which most was earned. */
async function bestOf(tx: Transaction, rows: readonly TotalsRow[], currency: Currency | undefined) {
  const earned = rows.filter((row) => row.currency === currency).map((row) => ({ ...row, ...totalsOf(row) }));
  const first = earned
    .filter(({ commissionCents }) => commissionCents > 0)
    .sort((a, b) => b.commissionCents - a.commissionCents)
    .slice(0, MOST_NAMED);
  const names = await tx.run(partnerNames, [first.map(({ partnership_id }) => partnership_id)]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return first.map((row) => {
    return { name: nameOf.get(row.partnership_id) ?? '', amountCents: row.commissionCents, currency: row.currency };
  });
}

/** Stores the digests of the week that has ended, to the owners of programs in which something happened. */
export async function mailDigests(db: Db, writing: Writing, at: Date, signal: AbortSignal): Promise<void> {
  const range = weekToDigest(at);
  if (!range) return;
  const kind = 'weekly-digest';
  const period = named(range.from, { day: 'numeric', month: 'long' });
  await forEachProgram(db, { kind, range, at, signal }, async (tx, programId) => {
    const rows = await tx.run(byPartner, [programId, range.from, range.to]);
    const [{ joined, waiting }] = (await tx.run(comings, [programId, range.from, range.to])) as [
      { joined: number; waiting: number },
    ];
    if (rows.length === 0 && joined === 0) return;
    const totals = sumsOf(rows).sort((a, b) => b.sales - a.sales);
    const news = { period, totals, best: await bestOf(tx, rows, totals[0]?.currency), joined, waiting };
    await mailOwners(tx, writing, { programId, kind, at }, { subjectId: programId, path: '', news });
  });
}
