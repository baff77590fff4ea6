import { includesRole } from '../../domain/access.ts';
import { paymentEventsOf } from '../../store/payments/event-list.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { showPaymentEvent } from './show.ts';

export const listPaymentEvents: Manage<'listPaymentEvents'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const filters = { state: query.state, ...timesOf(query) };
  const seesCustomers = includesRole(role, 'admin');
  const page = await readPage(
    context,
    (request) => paymentEventsOf(deps.db, ids.program_id, filters, request),
    (event) => showPaymentEvent(event, seesCustomers),
  );
  return answer(200, page);
};
