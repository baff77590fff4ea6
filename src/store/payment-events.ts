import { statement, type Runner, type Transaction } from '../database/db.ts';

export interface NewPaymentEvent {
  programId: number;
  eventId: string;
  type: string;
  livemode: boolean | undefined;
  /** what was read of it, as JSON */
  notice: object;
  /** the processor's identifiers in it, by which it can be found again */
  names: readonly string[];
  occurredAt: Date;
  receivedAt: Date;
}

const insert = statement<{ id: number }>(
  'insert_payment_event',
  `insert into payment_events (program_id, event_id, type, livemode, notice, names, state, result, occurred_at,
     received_at)
   values ($1, $2, $3, $4, $5::jsonb, $6, 'pending', 'received', $7, $8)
   on conflict on constraint payment_events_once do nothing returning id`,
);

/** Takes the event on: its id, or undefined when the program has it already. Waits for another transaction that stores it. */
export async function insertPaymentEvent(tx: Transaction, event: NewPaymentEvent): Promise<number | undefined> {
  const { programId, eventId, type, livemode, notice, names, occurredAt, receivedAt } = event;
  const values = [programId, eventId, type, livemode ?? null, JSON.stringify(notice), names, occurredAt, receivedAt];
  return (await tx.run(insert, values))[0]?.id;
}

/** `test`: an event of the processor's test mode, which is never applied */
export type PaymentEventState = 'applied' | 'pending' | 'test';

export interface Effect {
  state: PaymentEventState;
  result: string;
  customerId?: number | undefined;
  saleId?: number | undefined;
  refundId?: number | undefined;
}

const finish = statement<object>(
  'finish_payment_event',
  `update payment_events set state = $2, result = $3, customer_id = coalesce($4, customer_id),
     sale_id = coalesce($5, sale_id), refund_id = coalesce($6, refund_id),
     applied_at = case $2 when 'applied' then $7::timestamptz end
   where id = $1 and state = 'pending'`,
);

/** Stores the result of an event. */
export async function finishPaymentEvent(tx: Transaction, id: number, effect: Effect, at: Date): Promise<void> {
  const { state, result, customerId, saleId, refundId } = effect;
  await tx.run(finish, [id, state, result, customerId ?? null, saleId ?? null, refundId ?? null, at]);
}

export interface PendingEvent {
  id: number;
  program_id: number;
  event_id: string;
  livemode: boolean | null;
  notice: unknown;
  result: string;
  occurred_at: Date;
  received_at: Date;
}

const lockKept = statement<PendingEvent>(
  'lock_pending_event',
  `select id, program_id, event_id, livemode, notice, result, occurred_at, received_at
   from payment_events where id = $1 and state = 'pending' for update`,
);

/** A pending event, locked until the transaction ends; undefined when it has been applied meanwhile. */
export async function lockPendingEvent(tx: Transaction, id: number): Promise<PendingEvent | undefined> {
  return (await tx.run(lockKept, [id]))[0];
}

const renew = statement<object>(
  'renew_pending_event',
  `update payment_events set notice = $2::jsonb, names = $3 where id = $1 and state = 'pending'`,
);

/** Takes over what was read of a pending event that was sent again: a newer version may read what an older one could not. */
export async function renewPendingEvent(tx: Transaction, id: number, notice: object, names: readonly string[]) {
  await tx.run(renew, [id, JSON.stringify(notice), names]);
}

const find = statement<{ id: number; program_id: number; state: Effect['state']; result: string }>(
  'payment_event_by_id',
  `select id, program_id, state, result from payment_events
   where event_id = $1 and ($2::bigint is null or program_id = $2) order by id`,
);

/** The events with this identifier of Stripe's: one at most of each program. */
export const findPaymentEvents = (db: Runner, eventId: string, programId?: number) =>
  db.run(find, [eventId, programId ?? null]);

const customerOfTest = statement<{ customer_id: number }>(
  'customer_of_test_payment',
  `select customer_id from payment_events
   where program_id = $1 and state = 'test' and names && $2::text[] and customer_id is not null order by id limit 1`,
);

/** The customer of the program's test events that have one of these names. */
export const findTestCustomer = async (db: Runner, programId: number, names: readonly string[]) =>
  (await db.run(customerOfTest, [programId, names]))[0]?.customer_id;

const byId = statement<{ program_id: number; event_id: string; state: Effect['state']; result: string }>(
  'payment_event',
  'select program_id, event_id, state, result from payment_events where id = $1',
);

/** What has become of an event. */
export async function findPaymentEvent(db: Runner, id: number) {
  return (await db.run(byId, [id]))[0]!;
}

const waiting = statement<{ id: number }>(
  'waiting_payment_events',
  `select id from payment_events
   where program_id = $1 and state = 'pending' and result = any ($2::text[])
     and ($3::text[] is null or names && $3::text[])
   order by occurred_at, id`,
);

/** The program's pending events of these results, all of them or those that have one of the names; in order of time. */
export const findPendingEvents = async (
  db: Runner,
  programId: number,
  results: readonly string[],
  names?: readonly string[],
): Promise<number[]> => (await db.run(waiting, [programId, results, names ?? null])).map(({ id }) => id);
