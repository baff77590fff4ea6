// Deliveries: claimed before an attempt, which is made outside any transaction, and noted after it.
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { asSystem, type Note } from '../common/audit.ts';
import { arraysOf, sentRows, type Columns, type RowOf } from '../common/columns.ts';
import { disabledBy, isDelivered, nextAttempt, troubleOf, type Attempted } from './rules.ts';
import type { WebhookTrouble } from '../mail/rules.ts';
import { allowedPostbacks } from './endpoints.ts';

/** Where and with what an endpoint is sent its deliveries. */
export interface ActiveEndpoint {
  url: string;
  secret: Buffer;
  /** null: it signs no longer */
  previous_secret: Buffer | null;
  method: 'get' | 'post';
  /** whose postback it is; null: it is the program's */
  partnership_id: number | null;
  header_name: string | null;
  /** encrypted */
  header_value: Buffer | null;
}

export interface ClaimedDelivery {
  id: number;
  event_id: string;
  /** with this one */
  attempts: number;
  body: object;
}

export interface ClaimWish {
  programId: number;
  endpointId: number;
  /** names this claim among all, so that an attempt whose lease ran out notes nothing */
  claim: string;
  at: Date;
  /** when another one may claim what this one has not noted; undefined: nothing is claimed */
  leaseUntil: Date | undefined;
}

/** A delivery that was attempted. */
export type Outcome = Pick<ClaimedDelivery, 'id' | 'attempts'> & Attempted & { random: number };

const AT_ONCE = 8;

// The lock on the endpoint lets one instance at a time count what is under way.
const hold = statement<ActiveEndpoint & { failing: boolean }>(
  'hold_webhook_endpoint',
  `select url, secret, case when previous_until > $3 then previous_secret end as previous_secret,
     failing_since is not null as failing, method, partnership_id, header_name,
     header_value
   from webhook_endpoints
   where program_id = $1 and id = $2 and status = 'active' and deleted_at is null for no key update`,
);
const running = statement<{ count: number }>(
  'running_webhook_deliveries',
  `select count(*)::int as count from webhook_deliveries
   where program_id = $1 and endpoint_id = $2 and claim is not null and next_at > $3`,
);
const claim = statement<ClaimedDelivery>(
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
async function claimDue(tx: Transaction, wish: ClaimWish, failing: boolean): Promise<ClaimedDelivery[]> {
  const { programId, endpointId, at, leaseUntil } = wish;
  const under = (await tx.run(running, [programId, endpointId, at]))[0]!.count;
  const room = (failing ? 1 : AT_ONCE) - under;
  return room > 0 ? tx.run(claim, [programId, endpointId, at, room, wish.claim, leaseUntil]) : [];
}

const NOTED = {
  id: 'bigint',
  claim: 'text',
  status: 'text',
  next_at: 'timestamptz',
  ended_at: 'timestamptz',
  last_code: 'bigint',
  last_ms: 'bigint',
  last_problem: 'text',
  last_answer: 'text',
  tries: 'jsonb',
} as const satisfies Columns;
const attempted = statement<{ id: number }>(
  'note_webhook_attempts',
  `update webhook_deliveries d set status = sent.status, next_at = sent.next_at, ended_at = sent.ended_at, claim = null,
     last_code = sent.last_code, last_ms = sent.last_ms, last_problem = sent.last_problem, last_answer = sent.last_answer,
     tries = d.tries || sent.tries::jsonb
   from ${sentRows(NOTED)} where d.program_id = $11 and d.id = sent.id and d.claim = sent.claim and d.status = 'waiting'
   returning d.id`,
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
const disable = statement<{ partnership_id: number | null }>(
  'disable_webhook_endpoint',
  `update webhook_endpoints set status = 'disabled', disabled_at = $3, disabled_because = $4, changed_at = $3
   where program_id = $1 and id = $2 and status = 'active' returning partnership_id`,
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
  const [disabled] = await tx.run(disable, [programId, endpointId, at, because]);
  if (!disabled) return;
  await skipDeliveries(tx, programId, endpointId, at);
  const after = { status: 'disabled', disabled_because: because };
  const action = disabled.partnership_id === null ? 'webhook.disable' : 'postback.disable';
  await note({ action, programId, targetId: endpointId, before: { status: 'active' }, after });
}

/** How an attempt is noted. */
function rowOf({ claim: name, at }: ClaimWish, { id, attempts, random, ...outcome }: Outcome): RowOf<typeof NOTED> {
  const { code, ms, problem, answer, retryAfterMs } = outcome;
  const isDone = isDelivered(outcome);
  const next = isDone ? undefined : nextAttempt(attempts, at, random, retryAfterMs);
  const status = isDone ? 'delivered' : next ? 'waiting' : 'failed';
  const tries = [{ at: at.toISOString(), code, ms, problem }];
  const last = { last_code: code, last_ms: ms, last_problem: problem, last_answer: answer };
  return { id, claim: name, status, next_at: next, ended_at: next ? null : at, ...last, tries };
}

interface Noted {
  /** whether the endpoint fails; undefined: it was disabled for it */
  failing: boolean | undefined;
  trouble?: WebhookTrouble | undefined;
  /** the first failure since the last success */
  since?: Date | null | undefined;
}

/** Notes attempts of this claim. Of an attempt whose lease ran out it notes nothing: another one has claimed the delivery. */
async function noteOutcomes(
  tx: Transaction,
  note: Note,
  wish: ClaimWish,
  outcomes: readonly Outcome[],
): Promise<Noted> {
  const { programId, endpointId, at } = wish;
  const failed = outcomes.filter((outcome) => !isDelivered(outcome));
  const isTaken = failed.length < outcomes.length;
  const [held] = isTaken
    ? await tx.run(recovered, [programId, endpointId]).then(() => [])
    : await tx.run(failingSince, [programId, endpointId, at]);
  const rows = outcomes.map((outcome) => rowOf(wish, outcome));
  const noted = new Set((await tx.run(attempted, [...arraysOf(NOTED, rows), programId])).map(({ id }) => id));
  const since = held?.failing_since ?? null;
  const [because] = failed.flatMap((outcome) => disabledBy(outcome, since, at) ?? []);
  if (because) {
    await disableEndpoint(tx, note, wish, because);
    return { failing: undefined, trouble: because, since };
  }
  const isLost = outcomes.some(({ id }, i) => rows[i]!.status === 'failed' && noted.has(id));
  return { failing: !isTaken, trouble: troubleOf(isLost, since, at), since };
}

/** A trouble of an endpoint. */
export interface Troubled extends Pick<ClaimWish, 'programId' | 'endpointId' | 'at'> {
  trouble: WebhookTrouble;
  url: string;
  since: Date | null;
}
/** Writes of it, in the transaction of the attempt. */
export type OnTrouble = (tx: Transaction, troubled: Troubled) => Promise<void>;
/** Whether it is a postback that is not allowed any more; then what waits for it is not sent. */
async function isOff(tx: Transaction, { programId, endpointId, at }: ClaimWish, { partnership_id }: ActiveEndpoint) {
  if (partnership_id === null) return false;
  if ((await allowedPostbacks(tx, programId, [partnership_id])).size > 0) return false;
  await skipDeliveries(tx, programId, endpointId, at);
  return true;
}

/**
 * Notes what was attempted, and claims what may be sent now: after a failure nothing, so that the endpoint can rest. Undefined
 * if the endpoint is not active. No transaction is open during an attempt.
 */
export const exchange = (db: Db, wish: ClaimWish, outcomes: readonly Outcome[], onTrouble?: OnTrouble) =>
  asSystem(db, wish.at, async (tx, note) => {
    // The endpoint before its deliveries, as one that disables it.
    const [endpoint] = await tx.run(hold, [wish.programId, wish.endpointId, wish.at]);
    const none: Noted = { failing: endpoint?.failing };
    const {
      failing,
      trouble,
      since = null,
    } = outcomes.length === 0 ? none : await noteOutcomes(tx, note, wish, outcomes);
    // A postback is its partner's, who sees on the page how it fares.
    if (endpoint?.partnership_id === null && trouble)
      await onTrouble?.(tx, { ...wish, trouble, url: endpoint.url, since });
    if (!endpoint || failing === undefined) return undefined;
    if (await isOff(tx, wish, endpoint)) return undefined;
    const isClaiming = wish.leaseUntil !== undefined && !(failing && outcomes.length > 0);
    return { endpoint, failing, deliveries: isClaiming ? await claimDue(tx, wish, failing) : [] };
  });

const due = statement<{ program_id: number; endpoint_id: number }>(
  'due_webhook_endpoints',
  `select e.program_id, e.id as endpoint_id from webhook_endpoints e
   where e.status = 'active' and e.deleted_at is null and ($2::bigint[] is null or e.program_id = any ($2)) and exists (
     select from webhook_deliveries d
     where d.program_id = e.program_id and d.endpoint_id = e.id and d.status = 'waiting' and d.next_at <= $1)`,
  `select distinct program_id, endpoint_id from webhook_deliveries
   where status = 'waiting' and next_at <= $1 and ($2::bigint[] is null or program_id = any ($2))`,
);
/** The endpoints that something is due for, of some programs or of all. */
export const dueEndpoints = (db: Runner, at: Date, programIds: readonly number[] | null = null) =>
  db.run(due, [at, programIds]);
