import { includesRole } from '../../domain/access.ts';
import { findCustomer, findPayer } from '../../store/customers.ts';
import { customersOf } from '../../store/managed-customers.ts';
import type { Manage, ManageContext } from '../context.ts';
import { readPage } from '../pages.ts';
import { clickOnly, showCustomer } from './show.ts';

/** The customer of a click without any other record; undefined if the click is not one of the program. */
async function clickedOnly({ deps, ids, query, role }: ManageContext<'listCustomers'>) {
  const { click_id: clickId, customer_key: customerKey } = query;
  if (clickId === undefined || customerKey !== undefined) return undefined;
  const customer = await findCustomer(deps.db, deps.clickIds, ids.program_id, { clickId, customerKey });
  if (customer?.id !== null || customer.program_id !== ids.program_id) return undefined;
  const payer = await findPayer(deps.db, customer);
  return payer && showCustomer(clickOnly(customer, payer.partnership.partner_id), role);
}

export const listCustomers: Manage<'listCustomers'> = async (context) => {
  const { deps, ids, query, role, answer, fail } = context;
  const { customer_key: customerKey, click_id: clickId } = query;
  const filters = customerKey !== undefined || clickId !== undefined;
  if (filters && !includesRole(role, 'admin')) throw fail('roleMissing', { role: 'admin' });
  const filter = { programId: ids.program_id, customerKey, clickId };
  const page = await readPage(
    context,
    (request) => customersOf(deps.db, filter, request),
    (customer) => showCustomer(customer, role),
  );
  const clicked = page.data.length === 0 ? await clickedOnly(context) : undefined;
  return answer(200, clicked ? { ...page, data: [clicked] } : page);
};
