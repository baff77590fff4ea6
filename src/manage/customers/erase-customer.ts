import { eraseCustomer as erase } from '../../store/customers/erase.ts';
import type { Manage } from '../context.ts';
import { unchanged } from '../write.ts';
import { showCustomer } from './show.ts';

export const eraseCustomer: Manage<'eraseCustomer'> = ({ deps, ids, role, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const erasure = { programId: ids.program_id, customerId: ids.customer_id, at: now };
    const erased = await erase(tx, note, deps.clickIds, erasure);
    if (erased.kind === 'unknown') throw fail('notFound');
    const answered = answer(200, { data: showCustomer(erased.customer, role) });
    return erased.kind === 'erased' ? answered : unchanged(answered);
  });
