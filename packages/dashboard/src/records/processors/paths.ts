import type { Schemas } from '../../api/schemas.ts';

export const PROCESSORS = '/api/v1/programs/{program_id}/processors';
export const PROCESSOR = `${PROCESSORS}/{processor_id}` as const;
export const PAYMENT_EVENTS = '/api/v1/programs/{program_id}/payment-events';
export const REPLAY = `${PAYMENT_EVENTS}/{payment_event_id}/replay` as const;

export const CATCH_UP_KEYS = '/api/v1/programs/{program_id}/catch-up-keys';
export const CATCH_UP_KEY = `${CATCH_UP_KEYS}/{catch_up_key_id}` as const;

export type CatchUpKey = Schemas['catch-up-key'];
export type Processor = Schemas['processor'];
export type PaymentEvent = Schemas['payment-event'];

/** What a pending event waits for never comes with these results: another attempt would say the same. */
const NEVER: readonly string[] = [
  'window_expired',
  'before_click',
  'relationship_ended',
  'currency_unsupported',
  'currency_differs',
  'transaction_taken',
];

/** Whether it is not applied yet, and still may be. */
export const canCount = ({ state, result }: Pick<PaymentEvent, 'state' | 'result'>): boolean =>
  state === 'pending' && !NEVER.includes(result);
