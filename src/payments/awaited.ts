// Applies the events that waited for sales which something else than an event recorded.
import type { Program } from '../common/types.ts';
import type { NewSale } from '../sales/rules.ts';
import { MINUTE } from '../lib/clock.ts';
import { findRecentSales, listConnectedPrograms, type RecentSale } from './waiting.ts';
import type { Deps } from '../common/deps.ts';
import { findProgramTerms } from '../programs/read.ts';
import { wake, type PaymentDeps } from './receive.ts';

const namesOf = (...names: readonly (string | null | undefined)[]): string[] =>
  names.filter((name) => typeof name === 'string');

/**
 * Applies the events that waited for a sale that was just recorded by a call. The sale stays recorded if that fails: the job
 * applies them then. A program without a payment processor has no events, and no statement is run for it.
 */
export async function applyAwaited(
  deps: PaymentDeps & { batches: Pick<Deps['batches'], 'awaited'> },
  program: Program,
  { transactionId, providerPaymentId: paymentId }: NewSale,
): Promise<void> {
  if (!program.is_connected) return;
  try {
    const isAwaited = await deps.batches.awaited.add({ programId: program.id, transactionId, paymentId }, deps.db);
    if (isAwaited) await wake(deps, program, namesOf(transactionId, paymentId));
  } catch (error) {
    deps.log(error, `the events that waited for a sale of program ${program.id} are applied later`);
  }
}

/** How far the clocks of instances may differ, with the time that a request takes to record its sale. */
const MARGIN_MS = 10 * MINUTE;

type JobDeps = Omit<PaymentDeps, 'now' | 'counts'> & { clock: { now(): Date }; signal: AbortSignal };

async function applyToProgram(deps: JobDeps, programId: number, since: Date | undefined): Promise<void> {
  const program = await findProgramTerms(deps.db, programId);
  if (!program) return;
  let after: Pick<RecentSale, 'id'> & { recorded_at: Date | string } = { recorded_at: since ?? '-infinity', id: 0 };
  for (;;) {
    // The next run begins where one that failed has begun.
    deps.signal.throwIfAborted();
    const sales = await findRecentSales(deps.db, programId, after);
    if (sales.length === 0) return;
    for (const { awaited, transaction_id, payment_id } of sales) {
      if (awaited) await wake({ ...deps, now: deps.clock.now() }, program, namesOf(transaction_id, payment_id));
    }
    after = sales.at(-1)!;
  }
}

/**
 * Applies the events that wait for sales which are recorded: the process that recorded one may have ended before. It looks at the
 * sales since the last run that ended, or at all of them.
 */
export async function applyAllAwaited(deps: JobDeps, lastEnded: Date | undefined): Promise<void> {
  let since = lastEnded && new Date(lastEnded.getTime() - MARGIN_MS);
  for (;;) {
    const begun = deps.clock.now();
    for (const id of await listConnectedPrograms(deps.db)) await applyToProgram(deps, id, since);
    // What was recorded during a long run is looked at again, because the next one begins with its end.
    if (deps.clock.now().getTime() - begun.getTime() < MARGIN_MS / 2) return;
    since = new Date(begun.getTime() - MARGIN_MS);
  }
}
