import { includesRole } from '../../domain/access.ts';
import { findCustomer, findPayer } from '../../store/customers/customers.ts';
import { customersOf } from '../../store/customers/managed.ts';
import type { Manage, ManageContext } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { clickOnly, showCustomer } from './show.ts';

type Context = ManageContext<'listCustomers'>;

/** The customer of a click without any other record; undefined if the click is not one of the program. */
async function clickedOnly({ deps, ids, query, role }: Context) {
  const { click_id: clickId, customer_key: customerKey, status = 'click', partner_id: partnerId } = query;
  if (clickId === undefined || customerKey !== undefined || status !== 'click') return undefined;
  // It was never created.
  if (query.created_from !== undefined || query.created_before !== undefined) return undefined;
  const customer = await findCustomer(deps.db, deps.clickIds, ids.program_id, { clickId, customerKey });
  if (customer?.id !== null || customer.program_id !== ids.program_id) return undefined;
  const payer = await findPayer(deps.db, customer);
  if (!payer) return undefined;
  const { partner_id } = payer.partnership;
  if (partnerId !== undefined && partnerId !== partner_id) return undefined;
  return showCustomer(clickOnly(customer, partner_id), role);
}

export const listCustomers: Manage<'listCustomers'> = async (context) => {
  const { deps, ids, query, role, answer, fail } = context;
  const { customer_key: customerKey, click_id: clickId, status, partner_id: partnerId } = query;
  const filter = { customerKey, clickId, status, partnerId, ...timesOf(query) };
  const identifies = customerKey !== undefined || clickId !== undefined;
  if (identifies && !includesRole(role, 'admin')) throw fail('roleMissing', { role: 'admin' });
  const page = await readPage(
    context,
    (request) => customersOf(deps.db, ids.program_id, filter, request),
    (customer) => showCustomer(customer, role),
  );
  const clicked = page.data.length === 0 ? await clickedOnly(context) : undefined;
  return answer(200, clicked ? { ...page, data: [clicked] } : page);
};
