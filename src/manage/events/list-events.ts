import { includesRole } from '../../domain/access.ts';
import { eventsOfProgram, placeOf, type ListedEvent } from '../../store/platform/events.ts';
import type { Manage } from '../context.ts';
import { readPageByPlace } from '../cursors.ts';
import { timesOf } from '../times.ts';

/** An event as the document describes it; a viewer does not see who the customer is. */
const showEvent = (event: ListedEvent, test: boolean, seesCustomers: boolean) => ({
  type: event.type,
  test,
  created_at: event.at.toISOString(),
  record_id: event.record_id,
  partner_id: event.partner_id,
  link_id: event.link_id,
  customer_id: seesCustomers ? event.customer_id : null,
  customer_key: seesCustomers ? event.customer_key : null,
  click_id: seesCustomers ? event.click_id : null,
  transaction_id: event.transaction_id,
  amount_cents: event.amount_cents,
  currency: event.currency,
  provisional: event.provisional,
  event_name: event.event_name,
});

export const listEvents: Manage<'listEvents'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const { type, test = false } = query;
  const filters = { programId: ids.program_id, type, test, ...timesOf(query) };
  const seesCustomers = includesRole(role, 'admin');
  const page = await readPageByPlace(
    context,
    (request) => eventsOfProgram(deps.db, filters, request),
    placeOf,
    (event) => showEvent(event, test, seesCustomers),
  );
  return answer(200, page);
};
