import type { AppliedResult, KeptResult } from '../domain/payment-result.ts';
import type { Effect } from '../store/payment-events.ts';

type Records = Pick<Effect, 'customerId' | 'saleId' | 'refundId'>;

/** An event's effect, by a word that the document knows. */
export type Outcome = Records & ({ state: 'applied'; result: AppliedResult } | { state: 'kept'; result: KeptResult });

export const applied = (result: AppliedResult, records: Records = {}): Outcome => ({
  state: 'applied',
  result,
  ...records,
});
export const kept = (result: KeptResult, records: Records = {}): Outcome => ({ state: 'kept', result, ...records });
