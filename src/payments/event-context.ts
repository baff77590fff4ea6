import type { ClickIds } from '../domain/click-id.ts';
import type { Program } from '../domain/types.ts';
import type { Transaction } from '../database/db.ts';

/** An event that is being applied, within one transaction. */
export interface EventContext {
  tx: Transaction;
  clickIds: ClickIds;
  program: Program;
  eventId: string;
  livemode: boolean | undefined;
  occurredAt: Date;
  /** when the event first arrived; a lead that the event settles has this time, however late the event is applied */
  receivedAt: Date;
  now: Date;
  log: (cause: unknown, message: string) => void;
  /** whether the event has settled a provisional lead; set while it is applied */
  leadSettled?: boolean;
}
