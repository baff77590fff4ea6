// The order of a commission's sale, as the program names it: only the explanation of the customer knows it.
import { api } from '../../api/client.ts';
import { allows, useProgram } from '../../shell/program.tsx';
import { EXPLAIN } from '../customers/paths.ts';
import type { Commission } from './paths.ts';

/** Undefined while it is loading, and for readers who may not see it. */
export function useOrder({ customer_id, sale_id }: Commission): string | undefined {
  const { id: program_id, role } = useProgram();
  const params = { path: { program_id, customer_id: customer_id ?? 0 } };
  const enabled = customer_id !== null && sale_id !== null && allows(role, 'admin');
  const { data } = api.useQuery('get', EXPLAIN, { params }, { enabled });
  const sale = data?.data.events.find((event) => event.type === 'sale' && event.sale_id === sale_id);
  return typeof sale?.transaction_id === 'string' ? sale.transaction_id : undefined;
}
