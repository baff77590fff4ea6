import { explainPaymentEvent } from '../../domain/payment-result.ts';
import type { ListedPaymentEvent } from '../../store/payments/event-list.ts';

/** An event of the payment processor as the document describes it; a viewer does not see who the customer is. */
export const showPaymentEvent = (event: ListedPaymentEvent, seesCustomers: boolean) => ({
  ...event,
  explanation: explainPaymentEvent(event.result),
  customer_id: seesCustomers ? event.customer_id : null,
  occurred_at: event.occurred_at.toISOString(),
  received_at: event.received_at.toISOString(),
  applied_at: event.applied_at?.toISOString() ?? null,
});
