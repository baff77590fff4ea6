// Deletes the clicks of months that are no longer needed, by dropping their partitions.
import { clickTables, dropClickTable, type ClickTable } from '../database/partitions.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { ranOutOfTime } from '../database/violations.ts';
import { DAY } from '../lib/clock.ts';
import { asOperator } from '../common/audit.ts';

/** Runs a transaction for the operator or for the service itself. */
type Write = typeof asOperator;

export interface Pruned {
  dropped: string[];
  kept: { table: string; reason: string }[];
}

const claim = statement<{ mine: boolean }>(
  'claim_pruning',
  // This session is idle and only holds the lock until the pruning is complete.
  `select pg_try_advisory_xact_lock(hashtext('prune_clicks')) as mine,
     set_config('idle_in_transaction_session_timeout', '0', true)`,
);

const wait = statement<object>('wait_for_pruning', `select pg_advisory_xact_lock(hashtext('prune_clicks'))`);

/** Waits until no pruning is active, and prevents pruning until the transaction ends. */
export const holdClicks = async (tx: Transaction): Promise<void> => void (await tx.run(wait, []));

const hold = statement<{ held: boolean }>(
  'hold_clicks',
  `select pg_try_advisory_xact_lock(hashtext('prune_clicks')) as held`,
);

/** Prevents pruning until the transaction ends; false while one is active, or another transaction prevents it. */
export const tryToHoldClicks = async (tx: Transaction): Promise<boolean> => (await tx.run(hold, []))[0]!.held;

const longest = statement<{ days: number }>(
  'longest_attribution_window',
  'select coalesce(max(attribution_window_days), 0) as days from programs',
);

const note = statement<object>(
  'note_pruning',
  'insert into pruned_clicks (until, pruned_at) values ($1, $2) on conflict (until) do nothing',
);

/** What else is known of the clicks of this time. */
const forget = [
  statement<object>('forget_click_chains', 'delete from click_chains where clicked_at < $1'),
  statement<object>('forget_click_landings', 'delete from click_landings where landed_at < $1'),
];

/** Whether the table has a click that is not in its program's totals yet. */
const isAhead = ({ name }: ClickTable) =>
  statement<{ ahead: boolean }>(
    `ahead_of_totals_${name}`,
    `select exists (
       select 1 from programs p left join rolled_programs r on r.program_id = p.id
       where (r.rolled_until is null or r.rolled_until < $1)
         and exists (select 1 from ${name} c where c.program_id = p.id)) as ahead`,
    // Usually few programs are behind, whose clicks are then looked for.
    `with complete as materialized (select program_id from rolled_programs where rolled_until >= $1),
     behind as materialized (
       select p.id from programs p where not exists (select from complete where program_id = p.id))
     select count(*) > 0 as ahead from (
       select 1 from behind join ${name} c on c.program_id = behind.id limit 1) found`,
  );

interface Limits {
  olderThanDays: number;
  windowDays: number;
  now: Date;
}

const isYounger = ({ until }: ClickTable, days: number, now: Date): boolean =>
  until.getTime() > now.getTime() - days * DAY;

/** The reason to keep the table; undefined if it may be dropped. */
async function reasonToStay(db: Runner, table: ClickTable, { olderThanDays, windowDays, now }: Limits) {
  if (isYounger(table, olderThanDays, now)) return `it has clicks of the last ${olderThanDays} days`;
  if (isYounger(table, windowDays, now)) {
    return `it reaches into the longest attribution window of a program, ${windowDays} days`;
  }
  const [found] = await db.run(isAhead(table), [table.until]);
  return found!.ahead
    ? 'its clicks are not in the totals yet; they are once the service has run for a while'
    : undefined;
}

async function prune(db: Db, table: ClickTable, limits: Limits, write: Write): Promise<string | undefined> {
  const reason = await reasonToStay(db, table, limits);
  if (reason !== undefined) return reason;
  // Stored first, so that after an interrupted run no totals are rewound to deleted clicks.
  await write(db, limits.now, async (tx, append) => {
    await tx.run(note, [table.until, limits.now]);
    for (const one of forget) await tx.run(one, [table.until]);
    await append({ action: 'clicks.prune', targetId: null, after: { until: table.until } });
  });
  try {
    await dropClickTable(db, table);
    return undefined;
  } catch (error) {
    if (!ranOutOfTime(error)) throw error;
    return 'transactions that began earlier are still under way; run the command again';
  }
}

async function pruneAll(db: Db, olderThanDays: number, now: Date, write: Write): Promise<Pruned> {
  const windowDays = (await db.run(longest, []))[0]!.days;
  const pruned: Pruned = { dropped: [], kept: [] };
  for (const table of await clickTables(db)) {
    const reason = await prune(db, table, { olderThanDays, windowDays, now }, write);
    if (reason === undefined) pruned.dropped.push(table.name);
    else pruned.kept.push({ table: table.name, reason });
  }
  return pruned;
}

/**
 * Drops the months of clicks that ended this many days ago, except months within an attribution window or not in the
 * totals yet. `write` says who deletes them, for the audit log. Requests are served meanwhile. It is safe to interrupt and repeat it; undefined while another run is active.
 */
export const pruneClicks = (
  db: Db,
  olderThanDays: number,
  now: Date,
  write: Write = asOperator,
): Promise<Pruned | undefined> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.run(claim, []);
    if (!lock!.mine) return undefined;
    // The savepoint ends the snapshot of the statement before it; detaching a partition would wait for that snapshot.
    return tx.savepoint(() => pruneAll(db, olderThanDays, now, write));
  });
