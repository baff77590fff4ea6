// Adds events to the totals when no earlier event can be committed any more.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { isRefusedStatement, ranOutOfTime } from '../database/violations.ts';
import { DAY, MINUTE, SECOND } from '../lib/clock.ts';
import { ADDED, eventsOf, FIGURES, SUMS } from './events.ts';
import { ClicksPruned, openTotals, rewindTotals } from './rewind.ts';
import { ADD_RECENT, keptSince, SLOT_OF } from './recent.ts';

/**
 * No event is committed this long after its time: a request ends within ten seconds, a command dates each row when it
 * writes it, and the rest allows for clocks that differ between instances.
 */
export const ROLL_UP_MARGIN_MS = 15 * MINUTE;
/**
 * The same if there are no stragglers: 35 seconds for which a connection may be silent, 16 from the time of an event until its
 * last statement is sent (ten of its request, six of a batch that goes on without it), and the rest for clocks that follow
 * the database's.
 */
export const SHORT_MARGIN_MS = MINUTE;
/** The longest time range that one transaction adds, so that the first roll-up of a large program runs in steps. */
const STEP_MS = DAY;
const SHORTEST_STEP_MS = SECOND;
/**
 * Clocks differ by less. Totals that are further ahead come from a clock that was fast and has been corrected: new events
 * are dated before their end, so that part is computed again.
 */
const MOST_AHEAD_MS = 5 * SECOND;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const lock = statement<{ rolled_until: Date | null }>(
  'lock_program_totals',
  // `-infinity` has no Date
  `select nullif(rolled_until, '-infinity') as rolled_until from rolled_programs where program_id = $1 for update`,
);

const TIMES = [
  ['clicks', 'occurred_at'],
  ['leads', 'recorded_at'],
  ['sales', 'recorded_at'],
  ['refunds', 'occurred_at'],
  ['commissions', 'created_at'],
  ['commission_entries', 'created_at'],
] as const;

const first = statement<{ first: Date | null }>(
  'first_event_of_program',
  `select least(${TIMES.map(
    ([table, at]) => `(select min(${at}) from ${table} where program_id = $1 and ${at} >= $2 and ${at} < $3)`,
  ).join(', ')}) as first`,
);

const COLUMNS = FIGURES.join(', ');
const DAY_OF_SLOT = "date_trunc('day', slot, 'UTC')";

const add = statement<object>(
  'add_to_totals',
  `with events as (
     select ${SLOT_OF} as slot, partnership_id, link_id, currency, ${SUMS},
       max(at) filter (where clicks > 0) as click_at, max(at) filter (where leads > 0) as lead_at,
       max(at) filter (where sales > 0) as sale_at
     from (${eventsOf('$1', (column) => `${column} >= $2 and ${column} < $3`)}) e group by 1, 2, 3, 4),
   daily as (
     insert into daily_totals as t (program_id, day, partnership_id, link_id, currency, ${COLUMNS})
     select $1, ${DAY_OF_SLOT}, partnership_id, link_id, currency, ${SUMS} from events group by 2, 3, 4, 5
     on conflict (program_id, day, partnership_id, link_id, currency) do update set ${ADDED}),
   program as (
     insert into program_totals as t (program_id, day, currency, ${COLUMNS})
     select $1, ${DAY_OF_SLOT}, currency, ${SUMS} from events group by 2, 3
     on conflict (program_id, day, currency) do update set ${ADDED}),
   ${ADD_RECENT},
   all_time as (
     insert into partnership_totals as t (program_id, partnership_id, currency, ${COLUMNS})
     select $1, partnership_id, currency, ${SUMS} from events group by partnership_id, currency
     on conflict (program_id, partnership_id, currency) do update set ${ADDED})
   update rolled_programs p set rolled_until = $3,
     last_click_at = greatest(p.last_click_at, (select max(click_at) from events)),
     last_lead_at = greatest(p.last_lead_at, (select max(lead_at) from events)),
     last_sale_at = greatest(p.last_sale_at, (select max(sale_at) from events)),
     has_live_sale = p.has_live_sale or exists (
       select from sales
       where program_id = $1 and livemode is not false and recorded_at >= $2 and recorded_at < $3)
   where p.program_id = $1`,
);

interface Span {
  programId: number;
  /** the latest possible end of the totals */
  limit: Date;
  /** the length of the time range to add */
  stepMs: number;
}

/** Adds one step; false if the program's totals are up to date. */
async function step(tx: Transaction, { programId, limit, stepMs }: Span): Promise<boolean> {
  await openTotals(tx, programId);
  const [state] = await tx.run(lock, [programId]);
  const until = state!.rolled_until;
  if (until !== null && until >= limit) return false;
  const [event] = await tx.run(first, [programId, until ?? '-infinity', limit]);
  const start = event!.first;
  const end = start === null ? limit : new Date(Math.min(limit.getTime(), start.getTime() + stepMs));
  await tx.run(add, [programId, start ?? limit, end, keptSince(limit)]);
  return end < limit;
}

/**
 * Brings the totals of a program up to date, except for times at which an event can still be committed. Each step is one
 * transaction, so it is safe to interrupt it; concurrent calls wait for each other. If a step takes too long, it is
 * retried with a shorter time range.
 */
async function rollUpProgram(db: Db, programId: number, limit: Date, signal?: AbortSignal): Promise<void> {
  let stepMs = STEP_MS;
  let more = true;
  while (more && !signal?.aborted) {
    try {
      more = await db.transaction((tx) => step(tx, { programId, limit, stepMs }));
    } catch (error) {
      if (!ranOutOfTime(error) || stepMs <= SHORTEST_STEP_MS) throw error;
      stepMs /= 2;
    }
  }
}

/** Does this for each program, and returns the refusals: a program that the database refuses does not stop the others. */
async function refusalsOf(programs: readonly { id: number }[], act: (id: number) => Promise<void>): Promise<unknown[]> {
  const refusals: unknown[] = [];
  for (const { id } of programs) {
    try {
      await act(id);
    } catch (error) {
      if (!isRefusedStatement(error) && !ranOutOfTime(error) && !(error instanceof ClicksPruned)) throw error;
      refusals.push(error);
    }
  }
  return refusals;
}

const ahead = statement<{ id: number }>(
  'programs_with_totals_ahead',
  'select program_id as id from rolled_programs where rolled_until > $1 order by program_id',
);

/**
 * Rewinds the totals that are ahead of this time, so that an event with this time counts immediately. A process calls it
 * before its clock is set back. Returns the refusals of the database.
 */
export async function rewindAhead(db: Db, now: Date): Promise<unknown[]> {
  const limit = later(now, -SHORT_MARGIN_MS);
  const programs = await db.run(ahead, [later(limit, MOST_AHEAD_MS)]);
  return refusalsOf(programs, (id) => db.transaction((tx) => rewindTotals(tx, id, limit)));
}

// A program without events is left alone until it is behind the longer margin, $2. Only on a plain database $1 is later.
const behind = statement<{ id: number }>(
  'programs_to_roll_up',
  `select p.id from programs p left join rolled_programs r on r.program_id = p.id
   where r.rolled_until is null or r.rolled_until < $2 or r.rolled_until < $1 and (${TIMES.map(
     ([table, at]) =>
       `exists (select from ${table} where program_id = p.id and ${at} >= r.rolled_until and ${at} < $1)`,
   ).join(' or ')}) order by p.id`,
  `select p.id from programs p left join rolled_programs r on r.program_id = p.id
   where r.rolled_until is null or r.rolled_until < least($1::timestamptz, $2) order by p.id`,
);

/**
 * Brings the totals of all programs up to date, up to the margin.
 *
 * @throws the first refusal, after the last program
 */
export async function rollUp(
  db: Db,
  now: Date,
  { signal, marginMs = ROLL_UP_MARGIN_MS }: { signal?: AbortSignal; marginMs?: number } = {},
): Promise<void> {
  const limit = later(now, -marginMs);
  const refusals = await rewindAhead(db, now);
  const programs = await db.run(behind, [limit, later(now, -ROLL_UP_MARGIN_MS)]);
  refusals.push(...(await refusalsOf(programs, (id) => rollUpProgram(db, id, limit, signal))));
  if (refusals.length > 0) throw refusals[0];
}
