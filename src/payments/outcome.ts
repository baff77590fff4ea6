import { TEST_EVENT, type AppliedResult, type PendingResult } from '../domain/payment-result.ts';
import type { Effect } from '../store/payments/events.ts';

type Records = Pick<Effect, 'customerId' | 'saleId' | 'refundId'>;

/** An event's effect: its state, its result, and the records that it created or changed. */
export type EventOutcome = Records &
  (
    | { state: 'applied'; result: AppliedResult }
    | { state: 'pending'; result: PendingResult }
    | { state: 'test'; result: typeof TEST_EVENT }
  );

export const applied = (result: AppliedResult, records: Records = {}): EventOutcome => ({
  state: 'applied',
  result,
  ...records,
});
export const stored = (records: Records = {}): EventOutcome => ({ state: 'test', result: TEST_EVENT, ...records });
export const pending = (result: PendingResult, records: Records = {}): EventOutcome => ({
  state: 'pending',
  result,
  ...records,
});
