// Deletes the test events that are older than the operator stores them.
import { statement, type Db } from '../database/db.ts';
import { listProgramIds } from '../common/one-program.ts';

const BATCH = 1_000;

/**
 * The latest event of each kind with the program's key stays, whatever its age: together they are the proof that the
 * integration was verified. Refunds are not among them, because they go with their sale.
 */
const events = statement<object>(
  'prune_test_events',
  `with latest as materialized (
     select p.id as program_id, k.kind, (
       select id from test_events where program_id = p.id and kind = k.kind and with_key
       order by occurred_at desc, id desc limit 1) as id
     from programs p, (values ('click'), ('lead'), ('sale')) k (kind))
   delete from test_events e using (
     select t.program_id, t.id from latest l, lateral (
       select program_id, id from test_events t
       where t.program_id = l.program_id and t.kind = l.kind and t.occurred_at < $1 and t.id is distinct from l.id
       limit $2) t
     limit $2) old
   where e.program_id = old.program_id and e.id = old.id returning e.id`,
);

/** A later test sale may have the same transaction_id, and must not start with the refunds of the former one. */
const refunds = statement<object>(
  'prune_test_refunds',
  `delete from test_events e using (
     select r.program_id, r.id from programs p, lateral (
       select program_id, id from test_events r
       where r.program_id = p.id and r.kind = 'refund' and not exists (
         select from test_events s
         where s.program_id = p.id and s.kind = 'sale' and s.transaction_id = r.transaction_id)
       limit $1) r
     limit $1) orphans
   where e.program_id = orphans.program_id and e.id = orphans.id returning e.id`,
);

// The same on a distributed database, for program $1.
const eventsOfProgram = statement<object>(
  'prune_test_events_of_program',
  `delete from test_events where program_id = $1 and id = any (array(
     select t.id from test_events t
     where t.program_id = $1 and t.kind in ('click', 'lead', 'sale') and t.occurred_at < $2 and not exists (
       select from (
         select l.id from test_events l where l.program_id = $1 and l.kind = t.kind and l.with_key
         order by l.occurred_at desc, l.id desc limit 1) latest
       where latest.id = t.id)
     limit $3))
   returning id`,
);
const refundsOfProgram = statement<object>(
  'prune_test_refunds_of_program',
  `delete from test_events where program_id = $1 and id = any (array(
     select r.id from test_events r
     where r.program_id = $1 and r.kind = 'refund' and not exists (
       select from test_events s
       where s.program_id = $1 and s.kind = 'sale' and s.transaction_id = r.transaction_id)
     limit $2))
   returning id`,
);

/** The steps of a pruning; each is repeated until it deletes less than a batch. */
async function stepsOf(db: Db, before: Date): Promise<(() => Promise<object[]>)[]> {
  if (!db.distributed) return [() => db.run(events, [before, BATCH]), () => db.run(refunds, [BATCH])];
  return (await listProgramIds(db)).flatMap((id) => [
    () => db.run(eventsOfProgram, [id, before, BATCH]),
    () => db.run(refundsOfProgram, [id, BATCH]),
  ]);
}

/** Deletes the test events before this time, except those that verify an integration, until the signal is aborted. */
export async function pruneTestEvents(db: Db, before: Date, signal: AbortSignal): Promise<void> {
  for (const step of await stepsOf(db, before)) {
    while (!signal.aborted && (await step()).length === BATCH);
  }
}
