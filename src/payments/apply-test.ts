import { findTestCustomer } from '../store/payments/events.ts';
import type { EventContext } from './event-context.ts';
import { allNames, type Notice } from './notice.ts';
import { stored, type EventOutcome } from './outcome.ts';
import { findNamed, idOf } from './payer.ts';

/**
 * Handles a test event of the payment processor, for which no money moved. Stores the event with its customer, whom
 * this event or an earlier test event of the same payment identifies. It changes nothing else: no payment identifier or
 * subscription is saved.
 */
export async function applyTest(context: EventContext, notice: Notice): Promise<EventOutcome> {
  const named = 'customer' in notice ? await findNamed(context, notice.customer) : undefined;
  if (named) return stored({ customerId: await idOf(context, named.customer) });
  return stored({ customerId: await findTestCustomer(context.tx, context.program.id, allNames(notice)) });
}
