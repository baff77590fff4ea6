// What is due, as a preview of a payout says it.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { localToday } from '../../lib/days.ts';
import { timesOf } from '../../lib/search.ts';
import { useProgram } from '../../shell/program.tsx';
import { useSums } from '../commissions/sums.tsx';
import { COMMISSIONS } from '../commissions/paths.ts';
import { PREVIEW, type Currency, type Preview } from './paths.ts';

export interface Wanted {
  currency: Currency;
  /** the last day on which a commission was approved, in the reader's zone; unset: today */
  until?: string | undefined;
}

/** The cutoff of a day. Today is not over, and a cutoff cannot be ahead. */
const cutoffOf = (until: string | undefined): { cutoff?: string } => {
  const cutoff = until !== undefined && until < localToday() && timesOf({ to: until }).created_before;
  return cutoff ? { cutoff } : {};
};

/** Reads what is due now. Names are wanted where it is shown by partner. */
export async function readDue(program_id: number, { currency, until }: Wanted, names = true): Promise<Preview> {
  const query = { currency, ...cutoffOf(until), ...(names ? { expand: 'partner' as const } : {}) };
  return (await client.GET(PREVIEW, { params: { path: { program_id }, query } })).data!.data;
}

/** What is due in the open program; the service allows few such requests in a minute. */
export function useDue(wanted: Wanted, { names = true, enabled = true } = {}) {
  const { id } = useProgram();
  return useQuery({
    queryKey: ['due', PREVIEW, id, wanted, names],
    queryFn: () => readDue(id, wanted, names),
    refetchInterval: POLL_STATS_MS,
    enabled,
  });
}

/** The program's currency, and the others in which something is approved. */
export function useDueCurrencies(): Currency[] {
  const { id: programId, currency } = useProgram();
  const { data = [] } = useSums(COMMISSIONS, { programId }, async () => {
    const params = { path: { program_id: programId }, query: { limit: 1 } };
    return (await client.GET(COMMISSIONS, { params })).data!.totals?.currencies;
  });
  const approved = data.filter((total) => total.approved.count > 0).map((total) => total.currency);
  return [...new Set([currency, ...approved])];
}
