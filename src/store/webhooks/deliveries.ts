// Deliveries: claimed before an attempt, which is made outside any transaction, and noted after it.
import { statement, type Db, type Runner, type Transaction } from '../../database/db.ts';
import { asSystem, type Note } from '../platform/audit.ts';
import { disabledBy, isDelivered, nextAttempt, type Attempted } from '../../domain/webhook-schedule.ts';

export interface ClaimedDelivery {
  id: number;
  event_id: string;
  /** with this one */
  attempts: number;
  /** whether the endpoint fails: then this is a probe */
  failing: boolean;
  body: object;
}

export interface ClaimWish {
  programId: number;
  endpointId: number;
  /** names this claim among all, so that an attempt whose lease ran out notes nothing */
  claim: string;
  at: Date;
  /** when another one may claim what this one has not noted */
  leaseUntil: Date;
}

const AT_ONCE = 8;

// The lock on the endpoint lets one instance at a time count what is under way.
const hold = statement<{ failing: boolean }>(
  'hold_webhook_endpoint',
  `select failing_since is not null as failing from webhook_endpoints
   where program_id = $1 and id = $2 and status = 'active' and deleted_at is null for no key update`,
);
const running = statement<{ count: number }>(
  'running_webhook_deliveries',
  `select count(*)::int as count from webhook_deliveries
   where program_id = $1 and endpoint_id = $2 and status = 'waiting' and claim is not null and next_at > $3`,
);
const claim = statement<Omit<ClaimedDelivery, 'failing'>>(
  'claim_webhook_deliveries',
  `with due as materialized (
     select d.id from webhook_deliveries d
     where d.program_id = $1 and d.endpoint_id = $2 and d.status = 'waiting' and d.next_at <= $3
     order by d.next_at, d.id limit $4 for update skip locked),
   taken as (
     update webhook_deliveries d set claim = $5, next_at = $6, attempts = d.attempts + 1
     from due where d.program_id = $1 and d.id = due.id returning d.id, d.event_id, d.attempts)
   select taken.*, e.body from taken join webhook_events e on e.program_id = $1 and e.id = taken.event_id order by taken.id`,
);

/** Claims what an endpoint may be sent now: up to eight at once, and one while it fails. */
export const claimDeliveries = (db: Db, wish: ClaimWish): Promise<ClaimedDelivery[]> =>
  db.transaction(async (tx) => {
    const { programId, endpointId, at } = wish;
    const [endpoint] = await tx.run(hold, [programId, endpointId]);
    if (!endpoint) return [];
    const under = (await tx.run(running, [programId, endpointId, at]))[0]!.count;
    const room = (endpoint.failing ? 1 : AT_ONCE) - under;
    if (room <= 0) return [];
    const rows = await tx.run(claim, [programId, endpointId, at, room, wish.claim, wish.leaseUntil]);
    return rows.map((row) => ({ ...row, failing: endpoint.failing }));
  });

const attempted = statement<{ id: number }>(
  'note_webhook_attempt',
  `update webhook_deliveries set status = $4, next_at = $5, ended_at = $6, claim = null, last_code = $7, last_ms = $8,
     last_problem = $9, last_answer = $10, tries = tries || $11::jsonb
   where program_id = $1 and id = $2 and claim = $3 and status = 'waiting' returning id`,
);
const failingSince = statement<{ failing_since: Date | null }>(
  'webhook_endpoint_failed',
  `update webhook_endpoints set failing_since = coalesce(failing_since, $3)
   where program_id = $1 and id = $2 returning failing_since`,
);
const recovered = statement<object>(
  'webhook_endpoint_recovered',
  'update webhook_endpoints set failing_since = null where program_id = $1 and id = $2 and failing_since is not null',
);
const disable = statement<object>(
  'disable_webhook_endpoint',
  `update webhook_endpoints set status = 'disabled', disabled_at = $3, disabled_because = $4, changed_at = $3
   where program_id = $1 and id = $2 and status = 'active' returning id`,
);
const skip = statement<object>(
  'skip_webhook_deliveries',
  `update webhook_deliveries set status = 'skipped', next_at = null, claim = null, ended_at = $3
   where program_id = $1 and endpoint_id = $2 and status = 'waiting'`,
);

/** What waits for an endpoint is not sent, until it is replayed. */
export const skipDeliveries = async (tx: Transaction, programId: number, endpointId: number, at: Date) =>
  void (await tx.run(skip, [programId, endpointId, at]));

/** Disables an endpoint. What waits becomes skipped; a repeat changes nothing. */
export async function disableEndpoint(
  tx: Transaction,
  note: Note,
  { programId, endpointId, at }: Pick<ClaimWish, 'programId' | 'endpointId' | 'at'>,
  because: 'member' | 'gone' | 'failing',
): Promise<void> {
  if ((await tx.run(disable, [programId, endpointId, at, because])).length === 0) return;
  await skipDeliveries(tx, programId, endpointId, at);
  const after = { status: 'disabled', disabled_because: because };
  await note({ action: 'webhook.disable', programId, targetId: endpointId, before: { status: 'active' }, after });
}

/** Notes an attempt. Nothing if its lease ran out and another one has claimed the delivery: the same event is sent twice. */
export async function noteAttempt(
  db: Db,
  wish: Omit<ClaimWish, 'leaseUntil'>,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  outcome: Attempted & { random: number },
): Promise<void> {
  const { programId, endpointId, at } = wish;
  const { code, ms, problem, answer, retryAfterMs, random } = outcome;
  const isDone = isDelivered(outcome);
  const next = isDone ? undefined : nextAttempt(attempts, at, random, retryAfterMs);
  const status = isDone ? 'delivered' : next ? 'waiting' : 'failed';
  const tried = JSON.stringify([{ at: at.toISOString(), code, ms, problem }]);
  await asSystem(db, at, async (tx, append) => {
    // The endpoint before its deliveries, as a claim does.
    const [held] = isDone
      ? await tx.run(recovered, [programId, endpointId]).then(() => [])
      : await tx.run(failingSince, [programId, endpointId, at]);
    const ended = next ? null : at;
    const values = [programId, id, wish.claim, status, next ?? null, ended, code, ms, problem, answer, tried];
    await tx.run(attempted, values);
    const because = isDone ? undefined : disabledBy(outcome, held?.failing_since ?? null, at);
    if (because) await disableEndpoint(tx, append, wish, because);
  });
}

const due = statement<{ program_id: number; endpoint_id: number }>(
  'due_webhook_endpoints',
  `select distinct program_id, endpoint_id from webhook_deliveries where status = 'waiting' and next_at <= $1`,
);
/** The endpoints that something is due for. */
export const dueEndpoints = (db: Runner, at: Date) => db.run(due, [at]);

const prune = statement<object>(
  'prune_webhook_events',
  `delete from webhook_events where program_id = $1 and id in (
     select id from webhook_events where program_id = $1 and created_at < $2 order by created_at limit 1000)
   returning id`,
);
/** Deletes old events of a program, with their deliveries; returns how many. */
export const pruneEvents = async (db: Runner, programId: number, before: Date): Promise<number> =>
  (await db.run(prune, [programId, before])).length;
