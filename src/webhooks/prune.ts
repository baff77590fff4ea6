// Deletes events that can no longer be replayed.
import { statement, type Db } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';

/** How long events can be replayed. */
const STORED_MS = 30 * DAY;

const programs = statement<{ program_id: number }>(
  'programs_that_had_webhooks',
  'select distinct program_id from webhook_endpoints order by program_id',
);
const prune = statement<object>(
  'prune_webhook_events',
  `with old as materialized (
     select e.id from webhook_events e where e.program_id = $1 and e.created_at < $2 order by e.created_at limit 1000),
   gone as (delete from webhook_deliveries where program_id = $1 and event_id in (select id from old))
   delete from webhook_events where program_id = $1 and id in (select id from old) returning id`,
);

/** Deletes the events of more than thirty days ago, with their deliveries. */
export async function pruneWebhookEvents(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - STORED_MS);
  for (const { program_id: programId } of await db.run(programs, []))
    while (!signal.aborted && (await db.run(prune, [programId, before])).length > 0);
}
