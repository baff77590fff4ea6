// Adds the events of hours that are over to the totals.
import { statement, type Db, type Runner, type Transaction } from '../../database/db.ts';
import { DAY, SECOND } from '../../lib/clock.ts';
import { ADDED, eventsOf, FIGURES, SUMS } from './events.ts';

const HOUR = 3600 * SECOND;
/**
 * No event of an hour is committed this long after its end: a request ends within ten seconds, a command dates what it
 * writes when it writes it, and the rest is for the clocks of other instances.
 */
export const ROLL_UP_MARGIN_MS = 900 * SECOND;
/** The longest time that one transaction adds, so that the first roll-up of a large program goes in steps. */
const STEP_MS = DAY;

export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR);

const open = statement<{ rolled_until: Date | null }>(
  'open_program_totals',
  // `-infinity` has no Date
  `insert into rolled_programs (program_id, rolled_until) values ($1, '-infinity')
   on conflict (program_id) do update set program_id = excluded.program_id
   returning nullif(rolled_until, '-infinity') as rolled_until`,
);

const first = statement<{ first: Date | null }>(
  'first_event_of_program',
  `select least(
     (select min(occurred_at) from clicks where program_id = $1 and ($2::timestamptz is null or occurred_at >= $2)),
     (select min(occurred_at) from leads where program_id = $1 and ($2::timestamptz is null or occurred_at >= $2)),
     (select min(recorded_at) from sales where program_id = $1 and ($2::timestamptz is null or recorded_at >= $2)),
     (select min(occurred_at) from refunds where program_id = $1 and ($2::timestamptz is null or occurred_at >= $2)),
     (select min(created_at) from commissions where program_id = $1 and ($2::timestamptz is null or created_at >= $2)),
     (select min(created_at) from commission_entries
       where program_id = $1 and ($2::timestamptz is null or created_at >= $2))) as first`,
);

const COLUMNS = FIGURES.join(', ');

const add = statement<object>(
  'add_to_totals',
  `with events as (${eventsOf('$1', (column) => `${column} >= $2 and ${column} < $3`)}),
   hours as (
     select date_trunc('hour', at, 'UTC') as hour, partnership_id, currency, ${SUMS} from events group by 1, 2, 3),
   hourly as (
     insert into hourly_totals as t (program_id, hour, partnership_id, currency, ${COLUMNS})
     select $1, hour, partnership_id, currency, ${COLUMNS} from hours
     on conflict (program_id, hour, partnership_id, currency) do update set ${ADDED}),
   all_time as (
     insert into partnership_totals as t (program_id, partnership_id, currency, ${COLUMNS})
     select $1, partnership_id, currency, ${SUMS} from hours group by partnership_id, currency
     on conflict (program_id, partnership_id, currency) do update set ${ADDED})
   update rolled_programs p set rolled_until = $3,
     last_click_at = greatest(p.last_click_at, (select max(at) from events where clicks > 0)),
     last_lead_at = greatest(p.last_lead_at, (select max(at) from events where leads > 0)),
     last_sale_at = greatest(p.last_sale_at, (select max(at) from events where sales > 0))
   where p.program_id = $1`,
);

const patience = statement<object>('patience', `select set_config('statement_timeout', '60000', true)`);

/** One step; false when the program's totals go as far as they may. */
async function step(tx: Transaction, programId: number, limit: Date): Promise<boolean> {
  await tx.run(patience, []);
  const [state] = await tx.run(open, [programId]);
  const from = state!.rolled_until;
  if (from !== null && from >= limit) return false;
  const [event] = await tx.run(first, [programId, from]);
  const start = event!.first;
  const end = start === null || start >= limit ? limit : new Date(hourOf(start).getTime() + STEP_MS);
  const until = end < limit ? end : limit;
  await tx.run(add, [programId, from ?? start ?? limit, until]);
  return until < limit;
}

/**
 * Brings the totals of a program up to the last hour that no event can be added to any more. Each step is one
 * transaction, so it may be interrupted; several at once wait for each other.
 */
export async function rollUpProgram(db: Db, programId: number, now: Date, signal?: AbortSignal): Promise<void> {
  const limit = hourOf(new Date(now.getTime() - ROLL_UP_MARGIN_MS));
  while (!signal?.aborted && (await db.transaction((tx) => step(tx, programId, limit))));
}

const programs = statement<{ id: number }>('programs_to_roll_up', 'select id from programs order by id');

/** Brings the totals of all programs up to date. */
export async function rollUp(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for (const { id } of await db.run(programs, [])) await rollUpProgram(db, id, now, signal);
}

const forgetAll = statement<object>(
  'forget_totals',
  `with state as (delete from rolled_programs where program_id = $1),
   hours as (delete from hourly_totals where program_id = $1)
   delete from partnership_totals where program_id = $1`,
);

/**
 * Forgets a program's totals, so that they are computed again: to be called in the transaction that adds events of the
 * past. Until they are, reads count the events themselves.
 */
export const forgetTotals = async (db: Runner, programId: number): Promise<void> => {
  await db.run(forgetAll, [programId]);
};
