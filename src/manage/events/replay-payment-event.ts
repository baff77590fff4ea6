import { repeatIfKeyTaken, replayWithin, wakeWaiting, type Replayed } from '../../payments/receive.ts';
import { findListedEvent } from '../../store/payments/event-list.ts';
import { findProgramTerms } from '../../store/programs/programs.ts';
import type { Manage } from '../context.ts';
import { showPaymentEvent } from './show.ts';

export const replayPaymentEvent: Manage<'replayPaymentEvent'> = async (context) => {
  const { deps, ids, now, log, write, answer, fail } = context;
  const { program_id: programId, payment_event_id: id } = ids;
  const payments = { db: deps.db, clickIds: deps.clickIds, now, log };
  const program = await findProgramTerms(deps.db, programId);
  if (!program || !(await findListedEvent(deps.db, programId, id))) throw fail('notFound');
  let done: Replayed | undefined;
  const reply = await repeatIfKeyTaken(() =>
    write(async (tx, note) => {
      done = await replayWithin(tx, note, payments, program, id);
      if (!done) throw fail('eventNotPending');
      return answer(200, { data: showPaymentEvent((await findListedEvent(tx, programId, id))!, true) });
    }),
  );
  // Each event that waited has its own transaction, so that one which the database refuses does not undo this one.
  if (done) await wakeWaiting(payments, program, done);
  return reply;
};
