import { LIMITED, THIN_EVENT, type EventOutcome } from './result.ts';
import type { ProcessorType } from './processor.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { CHUNK_ROWS } from '../common/chunks.ts';

export interface NewPaymentEvent {
  programId: number;
  processor: ProcessorType;
  /** whether it was caught up with, and not delivered */
  pulled: boolean;
  eventId: string;
  type: string;
  livemode: boolean | undefined;
  /** the parsed content, as JSON */
  notice: object;
  /** the processor's identifiers in the event, for later look-ups */
  names: readonly string[];
  occurredAt: Date;
  receivedAt: Date;
}

const insert = statement<{ id: number }>(
  'insert_payment_event',
  `insert into payment_events (program_id, event_id, type, livemode, notice, names, state, result, occurred_at,
     received_at, processor, pulled)
   values ($1, $2, $3, $4, $5::jsonb, $6, 'pending', 'received', $7, $8, $9, $10)
   on conflict on constraint payment_events_once do nothing returning id`,
);

/** Stores the event and returns its id; undefined if the program already has it. Waits if another transaction stores it. */
export async function insertPaymentEvent(tx: Transaction, event: NewPaymentEvent): Promise<number | undefined> {
  const { programId, eventId, type, livemode, notice, names, occurredAt, receivedAt, processor, pulled } = event;
  const what = [programId, eventId, type, livemode ?? null, JSON.stringify(notice), names];
  const values = [...what, occurredAt, receivedAt, processor, pulled];
  return (await tx.run(insert, values))[0]?.id;
}

const insertThin = statement<object>(
  'insert_thin_event',
  `insert into payment_events (program_id, event_id, type, livemode, notice, names, state, result, occurred_at, received_at)
   values ($1, $2, $3, $4, '{"kind": "thin"}', '{}', 'ignored', '${THIN_EVENT}', $5, $6)
   on conflict on constraint payment_events_once do nothing`,
);

/** Stores that a thin event came, once. */
export async function noteThinEvent(
  db: Runner,
  event: Omit<NewPaymentEvent, 'notice' | 'names' | 'processor' | 'pulled'>,
): Promise<void> {
  const { programId, eventId, type, livemode, occurredAt, receivedAt } = event;
  await db.run(insertThin, [programId, eventId, type, livemode ?? null, occurredAt, receivedAt]);
}

/** `test`: an event of the processor's test mode, which is never applied; `ignored`: a thin one, or of another shop */
export type PaymentEventState = EventOutcome['state'];

// Not `case $3 when`: Citus evaluates the comparison without its operand.
const finish = statement<object>(
  'finish_payment_event',
  `update payment_events set state = $3, result = $4, customer_id = coalesce($5, customer_id),
     sale_id = coalesce($6, sale_id), refund_id = coalesce($7, refund_id),
     applied_at = case when $3 = 'applied' then $8::timestamptz end
   where program_id = $1 and id = $2 and state = 'pending'`,
);

/** Stores the result of an event. */
export async function finishPaymentEvent(
  tx: Transaction,
  programId: number,
  id: number,
  outcome: EventOutcome,
  at: Date,
) {
  const { state, result, customerId, saleId, refundId } = outcome;
  const records = [customerId ?? null, saleId ?? null, refundId ?? null];
  await tx.run(finish, [programId, id, state, result, ...records, at]);
}

export interface PendingEvent {
  processor: ProcessorType;
  eventId: string;
  livemode: boolean | undefined;
  notice: unknown;
  result: string;
  occurredAt: Date;
  receivedAt: Date;
}

const lockPending = statement<Omit<PendingEvent, 'livemode'> & { livemode: boolean | null }>(
  'lock_pending_event',
  `select processor, event_id as "eventId", livemode, notice, result, occurred_at as "occurredAt", received_at as "receivedAt"
   from payment_events where program_id = $1 and id = $2 and state = 'pending' for update`,
);

/** Locks a pending event until the transaction ends; undefined if it was applied in the meantime. */
export async function lockPendingEvent(
  tx: Transaction,
  programId: number,
  id: number,
): Promise<PendingEvent | undefined> {
  const [event] = await tx.run(lockPending, [programId, id]);
  return event && { ...event, livemode: event.livemode ?? undefined };
}

const renew = statement<object>(
  'renew_pending_event',
  `update payment_events set notice = $3::jsonb, names = $4
   where program_id = $1 and id = $2 and state = 'pending'`,
);

/** Replaces the parsed content of a pending event that was sent again, because a newer version may read more of it. */
export async function renewPendingEvent(
  tx: Transaction,
  programId: number,
  id: number,
  notice: object,
  names: readonly string[],
): Promise<void> {
  await tx.run(renew, [programId, id, JSON.stringify(notice), names]);
}

export interface ReceivedEvent {
  id: number;
  program_id: number;
  event_id: string;
  state: PaymentEventState;
  result: string;
}
const RECEIVED = 'id, program_id, event_id, state, result';

const find = statement<ReceivedEvent>(
  'payment_events_by_identifier',
  `select ${RECEIVED} from payment_events where event_id = $1 order by program_id`,
);

/** The events with this Stripe identifier: at most one for each program. */
export const findPaymentEvents = (db: Runner, eventId: string): Promise<ReceivedEvent[]> => db.run(find, [eventId]);

const inProgram = statement<ReceivedEvent>(
  'payment_event_by_identifier',
  `select ${RECEIVED} from payment_events where program_id = $1 and event_id = $2`,
);

/** The program's event with this Stripe identifier. */
export const findProgramEvent = async (
  db: Runner,
  programId: number,
  eventId: string,
): Promise<ReceivedEvent | undefined> => (await db.run(inProgram, [programId, eventId]))[0];

const byId = statement<ReceivedEvent>(
  'payment_event',
  `select ${RECEIVED} from payment_events where program_id = $1 and id = $2`,
);

/** The state and result of an event. */
export const findPaymentEvent = async (db: Runner, programId: number, id: number): Promise<ReceivedEvent> =>
  (await db.run(byId, [programId, id]))[0]!;

// Materialized, so that PostgreSQL uses the index of the names instead of reading all test events in order.
const customerOfTest = statement<{ customer_id: number }>(
  'customer_of_test_payment',
  `with named as materialized (
     select id, customer_id from payment_events
     where program_id = $1 and state = 'test' and names && $2::text[] and customer_id is not null)
   select customer_id from named order by id limit 1`,
);

/** The customer of the program's test events with one of these names. */
export const findTestCustomer = async (db: Runner, programId: number, names: readonly string[]) =>
  (await db.run(customerOfTest, [programId, names]))[0]?.customer_id;

const waiting = statement<{ id: number; occurred_at: Date }>(
  'waiting_payment_events',
  `select id, occurred_at from payment_events
   where program_id = $1 and state = 'pending' and result = any ($2::text[]) and (occurred_at, id) > ($3, $4)
   order by occurred_at, id limit ${CHUNK_ROWS}`,
);

/** The program's pending events with these results, oldest first. */
export async function findPendingEvents(db: Runner, programId: number, results: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  let after: { occurred_at: Date | string; id: number } = { occurred_at: '-infinity', id: 0 };
  for (;;) {
    const chunk = await db.run(waiting, [programId, results, after.occurred_at, after.id]);
    found.push(...chunk.map(({ id }) => id));
    if (chunk.length < CHUNK_ROWS) return found;
    after = chunk.at(-1)!;
  }
}

// A separate statement, so that it uses the index of the names.
const waitingForNames = statement<{ id: number }>(
  'payment_events_waiting_for_names',
  `select id from payment_events
   where program_id = $1 and state = 'pending' and result = any ($2::text[]) and names && $3::text[]
   order by occurred_at, id`,
);

/** The pending events with one of the names, oldest first. */
export const findPendingEventsOf = async (
  db: Runner,
  programId: number,
  results: readonly string[],
  names: readonly string[],
): Promise<number[]> => (await db.run(waitingForNames, [programId, results, names])).map(({ id }) => id);

const overdue = statement<{ program_id: number; id: number }>(
  'overdue_payment_events',
  `select program_id, id from payment_events
   where state = 'pending' and result in (${LIMITED.map((result) => `'${result}'`).join(', ')}) and received_at <= $1
   order by received_at limit ${CHUNK_ROWS}`,
);

/** The events of all programs that have waited since this time for what may not come, longest first. */
export const findOverdueEvents = (db: Runner, since: Date): Promise<{ program_id: number; id: number }[]> =>
  db.run(overdue, [since]);
