import { listEvents } from './list-events.ts';
import { listPaymentEvents } from './list-payment-events.ts';
import { replayPaymentEvent } from './replay-payment-event.ts';

export const events = { listEvents, listPaymentEvents, replayPaymentEvent };
