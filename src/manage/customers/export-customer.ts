import { exportCustomer as read } from '../../store/customers/export.ts';
import { findManagedCustomer } from '../../store/customers/managed.ts';
import type { Manage } from '../context.ts';
import { showCustomer } from './show.ts';

export const exportCustomer: Manage<'exportCustomer'> = ({ ids, role, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId, customer_id: customerId } = ids;
    const customer = await findManagedCustomer(tx, programId, customerId);
    if (!customer) throw fail('notFound');
    const records = await read(tx, programId, customerId);
    await note({ action: 'customer.export', programId, targetId: customerId });
    return answer(200, { data: { customer: showCustomer(customer, role), ...records } });
  });
