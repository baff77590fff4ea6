// The number of events in each slot of the last days. A slot is short, so that a count of the last 24 hours reads few
// events at its edges.
import { DAY, floorTo, MINUTE } from '../lib/clock.ts';

const SLOT_MS = 5 * MINUTE;
/** More than the 24 hours that reads count, because roll-ups and reads may use different clocks. */
const KEEP_MS = 2 * DAY;

/** The first slot after this moment. */
export const slotAfter = (at: Date): Date => new Date(floorTo(SLOT_MS, at).getTime() + SLOT_MS);

/** The first slot that is stored when the totals reach this moment. */
export const keptSince = (until: Date): Date => floorTo(SLOT_MS, new Date(until.getTime() - KEEP_MS));

/** SQL of the slot of an event with the time `at`. */
export const SLOT_OF = `date_bin('${SLOT_MS / MINUTE} minutes', at, '1970-01-01T00:00:00Z')`;

/** SQL of the CTEs that add `events` to the slots of program $1 and delete the slots before $4. */
export const ADD_RECENT = `
   recent as (
     insert into recent_totals as t (program_id, slot, clicks, leads, sales)
     select $1, slot, sum(clicks), sum(leads), sum(sales) from events
     where slot >= $4 and clicks + leads + sales > 0 group by slot
     on conflict (program_id, slot) do update set
       clicks = t.clicks + excluded.clicks, leads = t.leads + excluded.leads, sales = t.sales + excluded.sales),
   expired as (delete from recent_totals where program_id = $1 and slot < $4)`;

/** SQL of a CTE with the numbers of events of a program in the slots from `state.slot` on, up to the end of the totals. */
export const slotsOf = (program: string): string => `
  slots as (
    select coalesce(sum(clicks), 0)::bigint as clicks, coalesce(sum(leads), 0)::bigint as leads,
      coalesce(sum(sales), 0)::bigint as sales
    from recent_totals t, state
    where t.program_id = ${program} and t.slot >= state.slot and t.slot < state.until)`;
