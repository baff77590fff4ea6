// Sends what is stored again, and tests an endpoint.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { isDelivered, type Attempted } from './rules.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { holdWebhook } from './write.ts';
import { findDelivery, type DeliveryDetail, type DeliveryStatus } from './read.ts';
import { sequencesOf, storeEvents } from './record.ts';

const MOST_REPLAYED = 10_000;

// A claim of an attempt that is under way ends here, so its outcome is not noted and the event comes twice: never not at all.
const AGAIN = "status = 'waiting', attempts = 0, next_at = $3, ended_at = null, claim = null";
const retry = statement<object>(
  'retry_webhook_delivery',
  `update webhook_deliveries set ${AGAIN} where program_id = $1 and id = $2`,
);

export type Retried = { kind: 'done'; delivery: DeliveryDetail } | Refused<'notFound' | 'webhookDisabled'>;

/** Sends an event to its endpoint again. */
export async function retryDelivery(
  tx: Transaction,
  note: Note,
  programId: number,
  id: number,
  at: Date,
): Promise<Retried> {
  const found = await findDelivery(tx, programId, id);
  if (!found) return refused('notFound');
  const endpoint = await holdWebhook(tx, programId, found.endpoint_id);
  if (endpoint?.status !== 'active') return refused('webhookDisabled');
  await tx.run(retry, [programId, id, at]);
  await note({ action: 'webhook.retry', programId, targetId: found.endpoint_id });
  return { kind: 'done', delivery: (await findDelivery(tx, programId, id))! };
}

const replay = statement<{ replayed: number; found: number }>(
  'replay_webhook_deliveries',
  `with found as materialized (
     select c.id from webhook_deliveries c where c.program_id = $1 and c.endpoint_id = $2 and c.status = any ($6::text[])
       and c.created_at >= $4 and c.created_at < $5 order by c.id nulls first limit $7 + 1),
   again as (
     update webhook_deliveries set ${AGAIN}
     where program_id = $1 and id in (select id from found order by id limit $7) returning 1)
   select (select count(*)::int from again) as replayed, (select count(*)::int from found) as found`,
);

export interface WantedReplay {
  programId: number;
  endpointId: number;
  from: Date;
  to: Date;
  statuses: readonly Exclude<DeliveryStatus, 'waiting'>[];
  at: Date;
}

export type Replayed = { kind: 'done'; replayed: number; hasMore: boolean } | Refused<'notFound' | 'webhookDisabled'>;

/** Sends what was stored for an endpoint between two times again, with the same identifiers. */
export async function replayDeliveries(tx: Transaction, note: Note, wanted: WantedReplay): Promise<Replayed> {
  const { programId, endpointId, from, to, statuses, at } = wanted;
  const endpoint = await holdWebhook(tx, programId, endpointId);
  if (!endpoint) return refused('notFound');
  if (endpoint.status !== 'active') return refused('webhookDisabled');
  const values = [programId, endpointId, at, from, to, statuses, MOST_REPLAYED];
  const { replayed, found } = (await tx.run(replay, values))[0]!;
  await note({ action: 'webhook.replay', programId, targetId: endpointId });
  return { kind: 'done', replayed, hasMore: found > replayed };
}

export interface TestEvent {
  programId: number;
  endpointId: number;
  eventId: string;
  url: string;
  /** where the service answers with the endpoint */
  place: string;
  at: Date;
}

const delivery = statement<{ id: number }>(
  'webhook_delivery_of_event',
  'select id from webhook_deliveries where program_id = $1 and event_id = $2',
);

/** Stores a test as skipped, until it is noted what became of it: nobody else sends it. */
export async function storeTest(tx: Transaction, test: TestEvent): Promise<DeliveryDetail> {
  const { programId: program_id, endpointId: endpoint_id, eventId: event_id, url, place, at } = test;
  const type = 'webhook.test';
  const object = { object: 'webhook', objectId: endpoint_id } as const;
  const sequence = (await sequencesOf(tx, program_id, [object]))[0]!;
  const data = { object: { id: endpoint_id, url }, url: place };
  const body = { type, timestamp: at.toISOString(), data, program_id, test: true, sequence };
  const about = { program_id, type, created_at: at, partnership_id: undefined };
  const of = { object: 'webhook', object_id: endpoint_id, sequence, customer_id: undefined };
  const event = { ...about, ...of, id: event_id, body, test: true };
  await storeEvents(tx, [event], [{ ...about, endpoint_id, event_id, status: 'skipped', next_at: null, ended_at: at }]);
  const { id } = (await tx.run(delivery, [program_id, event_id]))[0]!;
  return (await findDelivery(tx, program_id, id))!;
}

const noted = statement<object>(
  'note_webhook_test',
  `update webhook_deliveries set status = $3, attempts = 1, last_code = $4, last_ms = $5, last_problem = $6, last_answer = $7,
     tries = $8::jsonb
   where program_id = $1 and id = $2 and status = 'skipped'`,
);

/** Notes what became of a test. It is not repeated, and says nothing of whether the endpoint fails. */
export async function noteTest(db: Db, programId: number, id: number, outcome: Attempted, at: Date): Promise<void> {
  const { code, ms, problem, answer } = outcome;
  const tries = JSON.stringify([{ at: at.toISOString(), code, ms, problem }]);
  const status = isDelivered(outcome) ? 'delivered' : 'failed';
  await db.run(noted, [programId, id, status, code, ms, problem, answer, tries]);
}
