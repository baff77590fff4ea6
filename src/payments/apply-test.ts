import { findTestCustomer } from '../store/payment-events.ts';
import type { EventContext } from './event-context.ts';
import { allNames, type Notice } from './notice.ts';
import { stored, type EventOutcome } from './outcome.ts';
import { findNamed, idOf } from './payer.ts';

/**
 * An event of the processor's test mode: no money moved. It is stored with the customer whom it, or an earlier test event
 * of the same payment, names; it claims no name, remembers no subscription, and changes nothing else.
 */
export async function applyTest(context: EventContext, notice: Notice): Promise<EventOutcome> {
  const named = 'customer' in notice ? await findNamed(context, notice.customer) : undefined;
  if (named) return stored({ customerId: await idOf(context, named.customer) });
  return stored({ customerId: await findTestCustomer(context.tx, context.program.id, allNames(notice)) });
}
