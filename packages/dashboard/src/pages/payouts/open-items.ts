// What a payout still has to pay, read when it is wanted.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { ITEMS, type Payout } from '../../records/payouts/paths.ts';
import { useProgram } from '../../records/programs/program.ts';

/** The pages that are read to see in which ways a payout is paid. Of more than 1,000 items, each file is offered. */
const MOST_PAGES = 10;

function useOpen(payout_id: number, mostPages: number | undefined, enabled: boolean) {
  const { id: program_id } = useProgram();
  const query = { payout_id, status: 'open', order: 'oldest', expand: 'partner' } as const;
  return useQuery({
    queryKey: ['open', ITEMS, program_id, payout_id, mostPages],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(ITEMS, { params: { path: { program_id }, query: { ...query, ...page } } }),
        mostPages,
      ),
    enabled,
    gcTime: 0,
    refetchInterval: false,
  });
}

/** All items that are still to be paid. */
export const useOpenItems = (payoutId: number, enabled: boolean) => useOpen(payoutId, undefined, enabled);

/** Those that show which files there are. */
export const useFirstOpenItems = ({ id }: Payout) => useOpen(id, MOST_PAGES, true);
