// Stores the clicks of several messages. A click that cannot be stored is put aside, so that it blocks no other.
import type { Db } from '../../database/db.ts';
import { isRefusedContent } from '../../database/violations.ts';
import type { ClickIds } from '../../attribution/click-id.ts';
import { SECOND } from '../../lib/clock.ts';
import type { NewClick } from '../../clicks/write.ts';
import { storeLoggedClicks, UnknownProgram } from '../logged-clicks.ts';
import { addRefusedClick } from '../../clicks/refused.ts';
import { ClicksPruned } from '../../stats/rewind.ts';
import { contentOfClick, readMessage, type Unreadable } from './message.ts';

export interface StoreOptions {
  db: Db;
  clickIds: ClickIds;
  now: Date;
}

/** The time limit of one write, in milliseconds. */
const STORE_MS = 6 * SECOND;

/** Whether the click is the reason, and not the state of the database. */
const isItsFault = (error: unknown): error is Error =>
  error instanceof UnknownProgram || error instanceof ClicksPruned || isRefusedContent(error);

async function refuse(options: StoreOptions, { clickId, reason, content }: Unreadable, click?: NewClick) {
  await addRefusedClick(options.db, { programId: click?.programId, clickId, reason, content, at: options.now });
}

/** Stores all clicks, or puts aside those that are at fault: it tries halves, until a single click is left. */
async function storeOrRefuse(options: StoreOptions, clicks: readonly NewClick[]): Promise<number> {
  const { db, clickIds, now } = options;
  try {
    await storeLoggedClicks(db.within(STORE_MS), clickIds, clicks, now);
    return 0;
  } catch (error) {
    if (!isItsFault(error)) throw error;
    const [click, ...others] = clicks as [NewClick, ...NewClick[]];
    if (others.length === 0) {
      await refuse(options, { clickId: click.clickId, reason: error.message, content: contentOfClick(click) }, click);
      return 1;
    }
    const half = Math.ceil(clicks.length / 2);
    const refused = await storeOrRefuse(options, clicks.slice(0, half));
    return refused + (await storeOrRefuse(options, clicks.slice(half)));
  }
}

/**
 * Stores all clicks, each once, and returns how many were put aside. Rejects if the database cannot be used; then the same
 * messages can be stored again.
 */
export async function storeMessages(options: StoreOptions, messages: readonly Uint8Array[]): Promise<number> {
  const received = messages.map((data) => readMessage(data, options.clickIds));
  const unreadable = received.flatMap((one) => one.unreadable);
  for (const one of unreadable) await refuse(options, one);
  const clicks = received.flatMap((one) => one.clicks);
  return unreadable.length + (clicks.length === 0 ? 0 : await storeOrRefuse(options, clicks));
}
