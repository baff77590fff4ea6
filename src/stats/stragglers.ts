// Whether a write can still be on its way that was dated a while ago. PostgreSQL knows of each connection when it was last
// heard of, and since when it is in a transaction.
import { setTimeout as sleep } from 'node:timers/promises';
import { statement, type Runner } from '../database/db.ts';
import { IDLE_MS } from '../database/pool.ts';
import { SECOND } from '../lib/clock.ts';
import { databaseTime } from '../common/jobs.ts';

/**
 * A process closes what it has not used for `IDLE_MS`. So a connection that was idle for longer is that of a process that was
 * stopped, or that the network has cut off: its next statement may have been sent long ago.
 */
const SILENT_MS = IDLE_MS + 5 * SECOND;
const LONGEST_WAIT_MS = 5 * SECOND;
const LOOK_EVERY_MS = 50;

/** SQL of the connections that write events. An address of the database may name all of its connections otherwise. */
const WRITERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and application_name in ('referral-tracking', 'referral-tracking worker', 'referral-tracking admin',
    current_setting('application_name'))`;

const silent = statement<{ exists: boolean }>(
  'silent_connections',
  `select exists (select ${WRITERS} and (state = 'disabled'
     or state = 'idle' and state_change < now() - make_interval(secs => $1)))`,
);

const working = statement<{ exists: boolean }>(
  'connections_at_work_since',
  `select exists (select ${WRITERS} and state <> 'idle' and coalesce(xact_start, query_start) <= $1)`,
);

const exists = async (db: Runner, ...asked: [typeof silent, unknown[]]): Promise<boolean> =>
  (await db.run(...asked))[0]!.exists;

/**
 * Waits until every transaction of this moment has ended, and returns whether there are no stragglers: everything that a
 * process sent to the database more than `SILENT_MS` before is stored by then, or never will be.
 */
export async function hasNoStragglers(db: Runner, silentMs = SILENT_MS): Promise<boolean> {
  if (await exists(db, silent, [silentMs / SECOND])) return false;
  // A connection that was at work until now may have been silent before. A Date has no microseconds.
  const asked = new Date((await databaseTime(db)).getTime() + 1);
  for (let waited = 0; waited <= LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    if (!(await exists(db, working, [asked]))) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
