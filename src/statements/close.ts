// Closes months: makes a statement for each partner and currency with an entry or a balance.
import { monthStart } from '../database/partitions.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { HOUR } from '../lib/clock.ts';
import { effectsOf, inNone, OWED, rowsOf, SOURCES, type Source } from './effects.ts';
import { buildStatements, type Opening } from './build.ts';
import { createSigner, type Sign } from './keys.ts';

/** How long after its end a month is closed. */
const WAIT_MS = HOUR;
/** The number of programs that are looked up at once, and of rows that one statement adds. */
const PROGRAMS = 100;
const ROWS = 10_000;
export const MIGRATION = '0014-statements';

/** The first day, which is not of the month before in another time zone. */
const dayOf = (month: Date): string => month.toISOString().slice(0, 10);

export interface Closed {
  since: Date;
  /** whether no month was closed before */
  first: boolean;
  last_commission_id: number;
  last_entry_id: number;
}

/** SQL of the first month of program `p` that is not closed. */
export const OPEN_MONTH = `to_char(coalesce(
       (select max(m.month) + interval '1 month' from statement_months m where m.program_id = p.id),
       date_trunc('month', greatest(
         (select applied_at from migrations where name = '${MIGRATION}'), p.created_at) at time zone 'UTC')), 'YYYY-MM-DD')`;
const programs = statement<{ id: number; month: string }>(
  'programs_to_close',
  `select p.id, ${OPEN_MONTH} as month
   from programs p
   where p.id > $1 and not exists (
     select from statement_months m where m.program_id = p.id and m.month >= $2::date)
   order by p.id limit $3`,
);
const closeOnce = statement<Closed>(
  'close_month',
  `with previous as materialized (
     select since, last_commission_id, last_entry_id from statement_months
     where program_id = $1 order by month desc limit 1),
   closed as (
     insert into statement_months (program_id, month, closed_at, since, last_commission_id, last_entry_id)
     values ($1, $2::date, $3, coalesce((select since from previous),
       (select applied_at from migrations where name = '${MIGRATION}')), 0, 0)
     on conflict do nothing returning since)
   select closed.since, (select since from previous) is null as first,
     coalesce((select last_commission_id from previous), 0) as last_commission_id,
     coalesce((select last_entry_id from previous), 0) as last_entry_id
   from closed`,
);
const noteLast = statement<object>(
  'note_last_of_month',
  'update statement_months set last_commission_id = $3, last_entry_id = $4 where program_id = $1 and month = $2::date',
);
const lastIds = statement<{ commission_id: number; entry_id: number }>(
  'last_of_statements',
  `select coalesce((select max(id) from commissions where program_id = $1), 0) as commission_id,
     coalesce((select max(id) from commission_entries where program_id = $1), 0) as entry_id`,
);

/** SQL that adds the lines of `scanned` rows of a source to month $2. */
const added = (source: Source): string => `added as (
     insert into statement_lines (program_id, commission_id, entry_id, partnership_id, currency, month, kind, amount_cents,
       created_at)
     select program_id, commission_id, entry_id, partnership_id, currency, $2::date, kind, amount_cents, created_at
     from (${effectsOf(source, `(select s.* from scanned s where ${inNone(source)})`)}) effect)`;
// In the order of the index, so that each chunk continues where the one before ended. The time is a text, because it has
// more digits than a `Date`.
const addByTime = (source: Source) =>
  statement<{ at: string; id: number }>(
    `add_${source}_of_month`,
    `with scanned as materialized (
       select s.* from ${rowsOf(
         source,
         `s.created_at >= $3::timestamptz and s.created_at < $4::timestamptz
         and (s.created_at, s.id) > ($3::timestamptz, $5::bigint)`,
       )} s
       order by s.created_at, s.id limit ${ROWS}),
     ${added(source)}
     select created_at::text as at, id from scanned order by created_at desc, id desc limit 1`,
  );
/** A row that was added after the month before was closed, with a time before this one's. */
const addLate = (source: Source) =>
  statement<object>(
    `add_late_${source}_of_month`,
    `with scanned as materialized (
       select s.* from ${rowsOf(source, 's.id > $4::bigint and s.created_at < $3::timestamptz')} s),
     ${added(source)}
     select count(*) from scanned`,
  );
const BY_TIME = { births: addByTime('births'), entries: addByTime('entries') };
const LATE = { births: addLate('births'), entries: addLate('entries') };

const openings = statement<Opening>(
  'openings_of_first_statements',
  `with changed as (
     select partnership_id, currency, owed_cents as cents from (${OWED}) owed
     ${SOURCES.map(
       (source) => `union all
     select partnership_id, currency, -sum(amount_cents)
     from (${effectsOf(source, rowsOf(source, 's.created_at >= $2'))}) later group by partnership_id, currency`,
     ).join('\n')})
   select partnership_id, currency, sum(cents)::bigint as cents from changed
   group by partnership_id, currency having sum(cents) <> 0`,
);
const closings = statement<Opening>(
  'closings_of_month',
  `select partnership_id, currency, closing_cents as cents from statements
   where program_id = $1 and month = $2::date and closing_cents <> 0`,
);

// Approvals, holds and claims are in no line, and are entries of the month all the same.
const TOUCHED = 'array_agg(distinct array[partnership_id::text, currency]) as touched';
interface Touched {
  touched: [partnership: string, currency: string][] | null;
}
const touchedByTime = statement<Touched & { at: string; id: number }>(
  'touched_by_time_of_month',
  `with scanned as materialized (
     select created_at, id, partnership_id, currency from commission_entries
     where program_id = $1 and created_at >= $2::timestamptz and created_at < $3::timestamptz
       and (created_at, id) > ($2::timestamptz, $4::bigint)
     order by created_at, id limit ${ROWS})
   select created_at::text as at, id, (select ${TOUCHED} from scanned) from scanned order by created_at desc, id desc limit 1`,
);
const touchedLate = statement<Touched>(
  'touched_late_of_month',
  `select ${TOUCHED} from commission_entries where program_id = $1 and id > $3::bigint and created_at < $2::timestamptz`,
);

/** Whose entries are of the month: those of its time, and those of an earlier time that came after the month before was closed. */
async function touchedIn(tx: Runner, programId: number, month: Date, closed: Closed): Promise<Opening[]> {
  const found: Touched[] = closed.first ? [] : await tx.run(touchedLate, [programId, month, closed.last_entry_id]);
  const from = month > closed.since ? month : closed.since;
  let place: { at: string; id: number } | undefined = { at: from.toISOString(), id: 0 };
  while (place) {
    const [chunk]: (Touched & { at: string; id: number })[] = await tx.run(touchedByTime, [
      ...[programId, place.at, monthStart(month, 1), place.id],
    ]);
    if (chunk) found.push(chunk);
    place = chunk;
  }
  const all = found.flatMap(({ touched }) => touched ?? []);
  return all.map(([partnership, currency]) => ({ partnership_id: Number(partnership), currency, cents: 0 }));
}

/** What each partner with a balance or an entry was owed at the beginning of a month. */
export async function openingsOf(tx: Runner, programId: number, month: Date, closed: Closed): Promise<Opening[]> {
  const opened = closed.first
    ? await tx.run(openings, [programId, closed.since])
    : await tx.run(closings, [programId, dayOf(monthStart(month, -1))]);
  return [...opened, ...(await touchedIn(tx, programId, month, closed))];
}

/** From when on what is in no statement belongs to a month: transactions of the month before may have come late. */
export function linesFrom(month: Date, since: Date): Date {
  const before = monthStart(month, -1);
  return before > since ? before : since;
}

/** Adds everything before the end of the month that no earlier one has. */
async function addLines(tx: Transaction, programId: number, month: Date, closed: Closed): Promise<void> {
  const { since, first } = closed;
  const last = { births: closed.last_commission_id, entries: closed.last_entry_id };
  const end = monthStart(month, 1);
  const from = linesFrom(month, since);
  for (const source of SOURCES) {
    if (!first) await tx.run(LATE[source], [programId, dayOf(month), from, last[source]]);
    let place: { at: string; id: number } | undefined = { at: from.toISOString(), id: 0 };
    while (place) [place] = await tx.run(BY_TIME[source], [programId, dayOf(month), place.at, end, place.id]);
  }
}

const begin = statement<object>(
  'begin_statements',
  `insert into statement_months (program_id, month, closed_at, since, last_commission_id, last_entry_id)
   values ($1, $2::date, $3, $3, 0, 0) on conflict do nothing`,
);

/** Lets the statements of a program begin with it, also before the service had any: as if the month before had been closed. */
export const beginStatements = async (tx: Transaction, programId: number, at: Date): Promise<void> =>
  void (await tx.run(begin, [programId, dayOf(monthStart(at, -1)), at]));

/** Closes a month of a program, after those before it; does nothing if it is closed. */
export async function closeMonth(db: Db, programId: number, month: Date, sign: Sign, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // If two instances close it at once, the second one waits here, and finds the month closed.
    const [closed] = await tx.run(closeOnce, [programId, dayOf(month), now]);
    if (!closed) return;
    const [last] = await tx.run(lastIds, [programId]);
    await addLines(tx, programId, month, closed);
    await buildStatements(tx, {
      programId,
      month,
      openings: await openingsOf(tx, programId, month, closed),
      sign,
      now,
    });
    await tx.run(noteLast, [programId, dayOf(month), last!.commission_id, last!.entry_id]);
  });
}

/**
 * Closes every month that ended an hour ago, program by program. Each month of a program is one transaction: an interrupted
 * run leaves none half-written, and is continued by the next one. A program that fails does not stop the others.
 */
export async function closeStatements(db: Db, secretKey: Buffer, now: Date, signal: AbortSignal): Promise<void> {
  const last = monthStart(new Date(now.getTime() - WAIT_MS), -1);
  let failed: { error: unknown } | undefined;
  let sign: Sign | undefined;
  let after = 0;
  for (;;) {
    const found = await db.run(programs, [after, dayOf(last), PROGRAMS]);
    for (const { id, month } of found) {
      try {
        for (let at = new Date(month); at <= last && !signal.aborted; at = monthStart(at, 1)) {
          sign ??= await createSigner(db, secretKey, now);
          await closeMonth(db, id, at, sign, now);
        }
      } catch (error) {
        failed ??= { error };
      }
    }
    if (found.length < PROGRAMS || signal.aborted) break;
    after = found.at(-1)!.id;
  }
  if (failed) throw failed.error;
}
