import type { Schemas } from '../../api/schemas.ts';

export const PROCESSORS = '/api/v1/programs/{program_id}/processors';
export const PROCESSOR = `${PROCESSORS}/{processor_id}` as const;
export const PAYMENT_EVENTS = '/api/v1/programs/{program_id}/payment-events';
export const REPLAY = `${PAYMENT_EVENTS}/{payment_event_id}/replay` as const;

export type Processor = Schemas['processor'];
export type PaymentEvent = Schemas['payment-event'];
