// What is due, as a preview of a payout says it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { keep, keptFor } from '../../api/kept.ts';
import { LARGEST_PAGE, readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { accountIn } from '../../api/session.ts';
import { localToday } from '../../lib/days.ts';
import { timesOf } from '../../lib/search.ts';
import { isDeducted } from '../commissions/holding.ts';
import { COMMISSIONS } from '../commissions/paths.ts';
import { useSums } from '../commissions/sums.tsx';
import { useProgram } from '../programs/program.ts';
import { PREVIEW, type Currency, type Preview } from './paths.ts';

export interface Wanted {
  currency: Currency;
  /** the last day on which a commission was approved, in the reader's zone; unset: as the settings say */
  until?: string | undefined;
  /** unset: all partners */
  partner_id?: number | undefined;
}

/** A cutoff must not be ahead by the service's clock, which may be behind the reader's. */
const CLOCKS_MS = 60_000;

/** The cutoff of a day; without one, that of the program's terms. Today is not over. */
const cutoffOf = (until: string | undefined): { cutoff?: string } => {
  if (until === undefined) return {};
  const end = until < localToday() ? timesOf({ to: until }).created_before : undefined;
  return { cutoff: end ?? new Date(Date.now() - CLOCKS_MS).toISOString() };
};

/** Reads what is due now, with the names of partners. */
export async function readDue(program_id: number, { currency, until, partner_id }: Wanted): Promise<Preview> {
  const of = partner_id === undefined ? {} : { partner_id };
  const query = { currency, ...of, ...cutoffOf(until), expand: 'partner' as const };
  return (await client.GET(PREVIEW, { params: { path: { program_id }, query } })).data!.data;
}

/** The service allows few such requests in a minute. */
const SPARING = { refetchInterval: POLL_STATS_MS, staleTime: POLL_STATS_MS / 2 } as const;

/** What is due in the open program. */
export function useDue(wanted: Wanted) {
  const { id } = useProgram();
  return useQuery({ queryKey: ['due', PREVIEW, id, wanted], queryFn: () => readDue(id, wanted), ...SPARING });
}

const DEDUCTED_PAGES = 5;

/** By partner, what clawbacks take off the next payout; nothing, if too much is pending to be read. */
export function useDeducted(currency: string): Map<number, number> {
  const { id: program_id } = useProgram();
  const { data = [] } = useQuery({
    queryKey: ['deducted', COMMISSIONS, program_id],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(COMMISSIONS, { params: { path: { program_id }, query: { status: 'pending', ...page } } }),
        DEDUCTED_PAGES,
      ),
    refetchInterval: false,
  });
  const sums = new Map<number, number>();
  if (data.length >= DEDUCTED_PAGES * LARGEST_PAGE) return sums;
  for (const one of data) {
    if (one.partner_id === null || one.currency !== currency || !isDeducted(one)) continue;
    sums.set(one.partner_id, (sums.get(one.partner_id) ?? 0) - one.amount_cents);
  }
  return sums;
}

interface DueSum {
  total_cents: number;
  partners: number;
  due_since: string | null;
}

/** How much is due, which a reload finds again. */
export function useDueSum(currency: Currency) {
  const { id: program_id } = useProgram();
  const account = accountIn(useQueryClient());
  const queryKey = ['due sum', PREVIEW, program_id, currency];
  return useQuery<DueSum>({
    queryKey,
    queryFn: async () => {
      const params = { path: { program_id }, query: { currency } };
      const { total_cents, items, due_since } = (await client.GET(PREVIEW, { params })).data!.data;
      const sum = { total_cents, partners: items.length, due_since };
      keep(account, queryKey, sum);
      return sum;
    },
    initialData: () => keptFor<DueSum>(account, queryKey)?.data,
    initialDataUpdatedAt: () => keptFor(account, queryKey)?.at,
    ...SPARING,
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
