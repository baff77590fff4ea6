// Payments that failed, and where they were sent: the same account is not offered again without a word.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { useProgram } from '../programs/program.ts';
import { ITEMS, type Item, type Payable } from './paths.ts';

const keyOf = ({ partner_id, method, label }: Pick<Item, 'partner_id' | 'method' | 'label'>): string =>
  JSON.stringify([partner_id, method, label]);

/**
 * The newest payment to each account, if it failed. Of very many failed payments the newest are read. A payment that arrived
 * there since then ends it.
 */
export function useFailedTo(): (row: Payable) => Item | undefined {
  const { id: program_id } = useProgram();
  const { data = [] } = useQuery({
    queryKey: ['failed to', ITEMS, program_id],
    queryFn: async () => {
      const read = async (status: 'failed' | 'paid') => {
        const query = { status, limit: LARGEST_PAGE } as const;
        return (await client.GET(ITEMS, { params: { path: { program_id }, query } })).data!.data;
      };
      const failed = await read('failed');
      return failed.length === 0 ? [] : [...failed, ...(await read('paid'))].sort((a, b) => b.id - a.id);
    },
    refetchInterval: false,
  });
  return (row) => {
    const last = row.label === null ? undefined : data.find((item) => keyOf(item) === keyOf(row));
    return last?.status === 'failed' ? last : undefined;
  };
}

/**
 * How many failed payments of each payout are dealt with: another payment replaces them, or the account was erased. Of very
 * many failed payments the newest are read.
 */
export function useReplaced(): ReadonlyMap<number, number> {
  const { id: program_id } = useProgram();
  const { data } = useQuery({
    queryKey: ['replaced', ITEMS, program_id],
    queryFn: async () => {
      const query = { status: 'failed', limit: LARGEST_PAGE } as const;
      return (await client.GET(ITEMS, { params: { path: { program_id }, query } })).data!.data.filter(isDealtWith);
    },
    refetchInterval: false,
  });
  const counts = new Map<number, number>();
  for (const { payout_id } of data ?? []) counts.set(payout_id, (counts.get(payout_id) ?? 0) + 1);
  return counts;
}

/** Nobody can be paid for an erased account. */
export const isDealtWith = ({ replaced_by, partner_id }: Item): boolean => replaced_by !== null || partner_id === null;
