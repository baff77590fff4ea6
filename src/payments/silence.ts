// Whether a processor has delivered nothing for unusually long: its endpoint may be disabled, or lead elsewhere.
import { statement, type Db, type Runner } from '../database/db.ts';
import { DAY, HOUR } from '../lib/clock.ts';
import { dayOf, each, isFirst, mailOwners, type Writing } from '../mail/news-of-events.ts';
import type { ProcessorType } from './processor.ts';

/** How many events in 28 days it takes to know what is usual. */
const FEWEST_EVENTS = 10;
/** A pause is unusual if it is longer than the longest one times this, and than a day. */
const TIMES_LONGEST = 3;
const SHORTEST_SILENCE = DAY;
const USUAL_DAYS = 28;
/** How many of the newest events are looked at. */
const MOST_READ = 20_000;

/** What a processor has delivered to a program. */
export interface Delivered {
  processor: ProcessorType;
  last_event_at: Date | null;
  /** how many events a day are usual; null if that is not known */
  events_per_day: number | null;
  /** since when nothing has come that usually would have; null if that is not so */
  silent_since: Date | null;
}

interface Row {
  program_id: number;
  processor: ProcessorType;
  last_event_at: Date | null;
  events: number;
  longest_ms: number;
  days: number;
}

// Only the deliveries of the 28 days before the last one say what is usual; what was caught up with does not.
const delivered = statement<Row>(
  'delivered_by_processors',
  `with connected as (
     select distinct program_id, processor from stripe_secrets where program_id = any ($1::bigint[]))
   select c.program_id, c.processor, l.at as last_event_at, coalesce(u.events, 0)::int as events,
     coalesce(u.longest_ms, 0)::float8 as longest_ms, coalesce(u.days, 0)::float8 as days
   from connected c
     left join lateral (
       select max(received_at) as at from payment_events e
       where e.program_id = c.program_id and e.processor = c.processor and not e.pulled) l on true
     left join lateral (
       select count(*) as events, max(extract(epoch from received_at - before)) * 1000 as longest_ms,
         extract(epoch from max(received_at) - min(received_at)) / 86400 as days
       from (
         select received_at, lag(received_at) over (order by received_at) as before from (
           select received_at from payment_events e
           where e.program_id = c.program_id and e.processor = c.processor and not e.pulled
             and e.received_at > l.at - interval '${USUAL_DAYS} days'
           order by received_at desc limit ${MOST_READ}) newest) paused) u on true
   order by c.program_id, c.processor`,
);

function deliveredOf({ processor, last_event_at, events, longest_ms, days }: Row, now: Date): Delivered {
  const isUsual = last_event_at !== null && events >= FEWEST_EVENTS;
  const allowed = Math.max(SHORTEST_SILENCE, TIMES_LONGEST * longest_ms);
  const isSilent = isUsual && now.getTime() - last_event_at.getTime() > allowed;
  return {
    processor,
    last_event_at,
    events_per_day: isUsual ? Math.max(1, Math.round(events / Math.max(1, days))) : null,
    silent_since: isSilent ? last_event_at : null,
  };
}

/** What each connected processor of the program has delivered. */
export const findDelivered = async (db: Runner, programId: number, now: Date): Promise<Delivered[]> =>
  (await db.run(delivered, [[programId]])).map((row) => deliveredOf(row, now));

const programs = statement<{ id: number }>(
  'connected_live_programs',
  `select distinct s.program_id as id from stripe_secrets s join programs p on p.id = s.program_id
   where p.archived_at is null order by id`,
);

/** A processor of a program that has fallen silent. */
export interface Silent extends Delivered {
  programId: number;
  silent_since: Date;
}

/** The processors of all programs that have fallen silent. */
export async function findSilent(db: Runner, now: Date): Promise<Silent[]> {
  const silent: Silent[] = [];
  // One program after the other, because they may be on different servers.
  for (const { id: programId } of await db.run(programs, [])) {
    for (const one of await findDelivered(db, programId, now)) {
      const { silent_since } = one;
      if (silent_since !== null) silent.push({ ...one, programId, silent_since });
    }
  }
  return silent;
}

/** Whole hours since a time. */
export const hoursSince = (since: Date, now: Date): number => Math.floor((now.getTime() - since.getTime()) / HOUR);

/** Stores one mail for each processor that has fallen silent; the next one is written only after an event has come. */
export async function mailSilence(db: Db, writing: Writing, now: Date, signal: AbortSignal): Promise<void> {
  await each(db, await findSilent(db, now), signal, async (tx, one) => {
    const { programId, processor, silent_since: since, events_per_day } = one;
    const kind = 'processor-silent';
    const once = `${kind} ${processor} ${since.getTime()}` as const;
    if (!(await isFirst(tx, { kind: once, subjectId: programId, period: dayOf(since), at: now }))) return;
    const news = { processor, hours: hoursSince(since, now), perDay: events_per_day ?? 0 };
    await mailOwners(tx, writing, { programId, kind, at: now }, { subjectId: programId, path: '/payments', news });
  });
}
