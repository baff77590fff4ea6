import type { Runner, Transaction } from '../database/db.ts';
import type { Happened } from './happened.ts';

/** Whether there is a subscriber to one of the programs: then a write must be in a transaction, and report what it did. */
export const isHeard = ({ subscriber }: Runner, programIds: readonly number[]): boolean =>
  subscriber !== undefined && programIds.some((id) => subscriber.wants(id));

/** Reports to the subscriber what happened, in the transaction in which it did. */
export async function report(tx: Transaction, happened: readonly Happened[]): Promise<void> {
  const { subscriber } = tx;
  if (!subscriber) return;
  const wanted = happened.filter(({ programId }) => subscriber.wants(programId));
  if (wanted.length > 0) await subscriber.hear(tx, wanted);
}
