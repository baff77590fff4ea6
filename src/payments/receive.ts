import type { ClickIds } from '../attribution/click-id.ts';
import { decide } from './decision.ts';
import { WAIT_MS } from './waits.ts';
import { allNames, type Notice } from './notice.ts';
import { isWaiting, WAITING, type EventOutcome } from './result.ts';
import type { Currency, Program } from '../common/types.ts';
import type { Clock } from '../lib/clock.ts';
import type { Counts } from '../lib/counts.ts';
import { findProgramTerms } from '../programs/read.ts';
import { noteAs, type Note } from '../common/audit.ts';
import { isCustomerTaken, untilAnswered } from '../attribution/customer-key.ts';
import { type Db, type Transaction } from '../database/db.ts';
import { findRelatedNames } from './names.ts';
import {
  findOverdueEvents,
  findPendingEventsOf,
  findProgramEvent,
  finishPaymentEvent,
  insertPaymentEvent,
  lockPendingEvent,
  noteThinEvent,
  renewPendingEvent,
} from './events.ts';
import { isErased, preventErasure } from '../attribution/erasures.ts';
import { isRefusedStatement } from '../database/violations.ts';
import type { PaymentEvent, ProcessorType } from './processor.ts';
import { resolve, type EventContext } from './resolve.ts';
import { KeyTaken, write, type Written } from './write.ts';

export interface PaymentDeps {
  db: Db;
  clickIds: ClickIds;
  currencies: readonly Currency[];
  now: Date;
  /** logs what the response does not say */
  log: (cause: unknown, message: string) => void;
  /** counts the results; unset: nobody asks for them */
  counts?: Counts;
}

/** Who reports an event. */
export interface ReceivingDeps extends PaymentDeps {
  processor: ProcessorType;
  /** whether it was caught up with, and not delivered */
  pulled?: boolean;
}

/** Repeats a transaction if another customer got the `customer_key` at the same moment. */
export const repeatIfKeyTaken = <T>(transaction: () => Promise<T>): Promise<T> =>
  untilAnswered(() =>
    transaction().catch((error: unknown) => {
      if (error instanceof KeyTaken || isCustomerTaken(error)) return 'key_taken' as const;
      throw error;
    }),
  );

/** Runs the transaction of an event, and counts the event's result once it has committed. */
async function transact<T extends Written>(
  { db, counts }: PaymentDeps,
  work: (tx: Transaction) => Promise<T | undefined>,
): Promise<T | undefined> {
  const done = await repeatIfKeyTaken(() => db.transaction(work));
  if (!done || !counts) return done;
  const { paymentEvents, leads } = counts;
  paymentEvents[done.outcome.result] = (paymentEvents[done.outcome.result] ?? 0) + 1;
  if (done.leadSettled) leads.settled_by_payment++;
  return done;
}

/** Reads what the event concerns, decides what it does, does it, and stores the event's result. */
async function apply(context: EventContext, id: number, notice: Notice): Promise<Written> {
  const known = await resolve(context, notice);
  const decision = decide(context, notice, known);
  const written = await write(context, decision);
  await finishPaymentEvent(context.tx, context.program.id, id, written.outcome, context.now);
  return written;
}

/** The notice; without its customer, also the processor's, if it names an erased one. */
async function withoutErased(tx: Transaction, clickIds: ClickIds, program: Program, notice: Notice): Promise<Notice> {
  if (!('customer' in notice)) return notice;
  const { clickId, customerKey, reference } = notice.customer;
  const names = [
    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
  ];
  if (!(await isErased(tx, clickIds, program.id, names))) return notice;
  const unnamed = { ...notice, customer: {}, processorCustomer: undefined };
  return 'codes' in unnamed ? { ...unnamed, codes: undefined } : unnamed;
}

/** When which event came. A payment must not be dated in the future, even if the sender's clock is ahead. */
const arrivalOf = (deps: ReceivingDeps, { id: eventId, type, livemode, occurredAt }: PaymentEvent) => {
  const { now, processor, pulled = false } = deps;
  const happened = occurredAt && occurredAt < now ? occurredAt : now;
  return { processor, pulled, eventId, type, livemode, occurredAt: happened, receivedAt: now };
};

/** The event's identifier and its effect, in one transaction; undefined when the program has the event already. */
async function applyFirst(deps: ReceivingDeps, program: Program, event: PaymentEvent, sent: Notice) {
  const { clickIds, currencies, now, log } = deps;
  const arrived = arrivalOf(deps, event);
  return transact(deps, async (tx) => {
    const notice = await withoutErased(tx, clickIds, program, sent);
    const row = { ...arrived, programId: program.id, notice, names: allNames(notice) };
    const id = await insertPaymentEvent(tx, row);
    if (id === undefined) return undefined;
    return { id, ...(await apply({ ...arrived, tx, clickIds, currencies, program, now, log }, id, notice)) };
  });
}

/**
 * Applies a pending event within a transaction, possibly as it was read again; undefined when somebody else has applied it
 * meanwhile.
 */
async function applyPendingWithin(tx: Transaction, deps: PaymentDeps, program: Program, id: number, reread?: Notice) {
  const { clickIds, currencies, now, log } = deps;
  await preventErasure(tx, program.id);
  const event = await lockPendingEvent(tx, program.id, id);
  if (!event) return undefined;
  const notice = await withoutErased(tx, clickIds, program, reread ?? (event.notice as Notice));
  if (reread) await renewPendingEvent(tx, program.id, id, notice, allNames(notice));
  const context = { ...event, tx, clickIds, currencies, program, now, log };
  return { notice, before: event.result, ...(await apply(context, id, notice)) };
}

const applyPending = (deps: PaymentDeps, program: Program, id: number, reread?: Notice) =>
  transact(deps, (tx) => applyPendingWithin(tx, deps, program, id, reread));

/**
 * Applies the pending events that waited for a record with one of these identifiers, and then the events that waited
 * for those. Each has its own transaction, so an event that the database rejects does not block the others.
 */
export async function wake(deps: PaymentDeps, program: Program, names: readonly string[]): Promise<void> {
  const related = await findRelatedNames(deps.db, program.id, names);
  for (const id of await findPendingEventsOf(deps.db, program.id, WAITING, related)) {
    try {
      const done = await applyPending(deps, program, id);
      if (done?.outcome.state === 'applied') await wake(deps, program, allNames(done.notice));
    } catch (error) {
      if (!isRefusedStatement(error)) throw error;
      deps.log(error, `pending payment event ${id} could not be applied`);
    }
  }
}

/** Whether other events may have waited for this one: the payment of an invoice is stored even if it is pending itself. */
const wakesOthers = (notice: Notice, { state }: EventOutcome): boolean =>
  state === 'applied' || notice.kind === 'invoice_payment';

/**
 * Runs after the event's own transaction. Other events may have waited for this one, so they are applied. If this event
 * is waiting, it is tried once more: the record that it needs may have been written at the same moment, invisible to
 * its transaction. If two events wait for each other, at least one of them sees the other.
 */
async function followUp(deps: PaymentDeps, program: Program, id: number, notice: Notice, first: EventOutcome) {
  let outcome = first;
  if (isWaiting(outcome.result)) outcome = (await applyPending(deps, program, id))?.outcome ?? outcome;
  if (wakesOthers(notice, outcome)) await wake(deps, program, allNames(notice));
  return outcome;
}

export type Receipt = EventOutcome['result'] | 'repeated' | 'ignored';

/**
 * Applies an event of the connected processor. Each event is applied once, however often and in whatever order events
 * arrive.
 */
export async function receiveEvent(deps: ReceivingDeps, program: Program, event: PaymentEvent): Promise<Receipt> {
  const { notice } = event;
  if (!notice && event.isThin) await noteThinEvent(deps.db, { ...arrivalOf(deps, event), programId: program.id });
  if (!notice) return 'ignored';
  const first = await applyFirst(deps, program, event, notice);
  if (first) return (await followUp(deps, program, first.id, notice, first.outcome)).result;
  const known = await findProgramEvent(deps.db, program.id, event.id);
  // An object of a processor's API may say less than the event did.
  const reread = deps.pulled ? undefined : notice;
  const again = known?.state === 'pending' ? await applyPending(deps, program, known.id, reread) : undefined;
  if (event.livemode === false) return again?.outcome.result ?? 'repeated';
  // Also for an event that was applied before: the process may have died before it applied the waiting events.
  if (!again || wakesOthers(notice, again.outcome)) await wake(deps, program, allNames(notice));
  return again?.outcome.result ?? 'repeated';
}

/**
 * Applies the events whose wait has ended: what could still have decided about them has not come. Each has its own transaction.
 */
export async function applyOverdue(
  deps: Omit<PaymentDeps, 'now'> & { clock: Pick<Clock, 'now'>; signal: AbortSignal },
) {
  const { db, clock, signal, log } = deps;
  for (const { program_id, id } of await findOverdueEvents(db, new Date(clock.now().getTime() - WAIT_MS))) {
    signal.throwIfAborted();
    const program = await findProgramTerms(db, program_id);
    if (!program) continue;
    try {
      const applying = { ...deps, now: clock.now() };
      const done = await applyPending(applying, program, id);
      if (done && wakesOthers(done.notice, done.outcome)) await wake(applying, program, allNames(done.notice));
    } catch (error) {
      if (!isRefusedStatement(error)) throw error;
      log(error, `pending payment event ${id} could not be applied`);
    }
  }
}

/** A pending event that was tried again. */
export interface Replayed {
  notice: Notice;
  outcome: EventOutcome;
}

/**
 * Tries a pending event again, in the transaction of the caller; undefined if it is no longer pending. Afterwards, call
 * `wakeWaiting`. Run it within `repeatIfKeyTaken`.
 */
export async function replayWithin(
  tx: Transaction,
  note: Note,
  deps: PaymentDeps,
  program: Program,
  id: number,
): Promise<Replayed | undefined> {
  const done = await applyPendingWithin(tx, deps, program, id);
  if (!done) return undefined;
  const before = { state: 'pending', result: done.before };
  await note({ action: 'payment-event.replay', programId: program.id, targetId: id, before, after: done.outcome });
  return done;
}

/** Applies the events that waited for a replayed one. */
export async function wakeWaiting(deps: PaymentDeps, program: Program, { notice, outcome }: Replayed): Promise<void> {
  if (wakesOthers(notice, outcome)) await wake(deps, program, allNames(notice));
}

/** Tries a pending event again at the operator's request, and the events that waited for it. */
export async function replayEvent(deps: PaymentDeps, program: Program, id: number): Promise<EventOutcome | undefined> {
  const { db, now } = deps;
  const replay = (tx: Transaction) => replayWithin(tx, noteAs(tx, { kind: 'operator' }, now), deps, program, id);
  const done = await repeatIfKeyTaken(() => db.transaction(replay));
  if (done) await wakeWaiting(deps, program, done);
  return done?.outcome;
}
