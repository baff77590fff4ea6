import { explainHistory } from '../../domain/explain-history.ts';
import { findStoredCustomer } from '../../store/customers/customers.ts';
import { readHistory } from '../../store/customers/history.ts';
import { findManagedCustomer } from '../../store/customers/managed.ts';
import { findProgram } from '../../store/programs/list.ts';
import type { Manage } from '../context.ts';

export const explainCustomer: Manage<'explainCustomer'> = async ({ deps, ids, now, answer, fail }) => {
  const { program_id: programId, customer_id: customerId } = ids;
  if (!(await findManagedCustomer(deps.db, programId, customerId))) throw fail('notFound');
  const program = (await findProgram(deps.db, programId))!;
  const history = await readHistory(deps.db, await findStoredCustomer(deps.db, programId, customerId));
  if (!history) throw fail('notFound');
  return answer(200, { data: explainHistory(history, program, now) });
};
