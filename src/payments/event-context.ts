import type { ClickIds } from '../domain/click-id.ts';
import type { Program } from '../domain/types.ts';
import type { Transaction } from '../database/db.ts';

/** An event on its way into the books: all that is done with it is one transaction. */
export interface EventContext {
  tx: Transaction;
  clickIds: ClickIds;
  program: Program;
  eventId: string;
  livemode: boolean | undefined;
  occurredAt: Date;
  /** when the event first came: a lead that it settles settles then, however late the event can be applied */
  receivedAt: Date;
  now: Date;
  log: (cause: unknown, message: string) => void;
}
