import { findManagedCustomer } from '../../store/customers/managed.ts';
import type { Manage } from '../context.ts';
import { showCustomer } from './show.ts';

export const getCustomer: Manage<'getCustomer'> = async ({ deps, ids, role, answer, fail }) => {
  const customer = await findManagedCustomer(deps.db, ids.program_id, ids.customer_id);
  if (!customer) throw fail('notFound');
  return answer(200, { data: showCustomer(customer, role) });
};
