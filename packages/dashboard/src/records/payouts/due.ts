// What is due, as a preview of a payout says it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { keep, keptFor } from '../../api/kept.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { accountIn } from '../../api/session.ts';
import { localToday } from '../../lib/days.ts';
import { timesOf } from '../../lib/search.ts';
import { MOST_PENDING, usePending } from '../commissions/clawbacks.tsx';
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

/**
 * By partner, what clawbacks take off the next payout; undefined until it is read. Nothing, if too much is pending to be read,
 * or if that has failed.
 */
export function useDeducted(currency: string): ReadonlyMap<number, number> | undefined {
  const { data: pending, error } = usePending();
  const sums = new Map<number, number>();
  if (!pending) return error ? sums : undefined;
  if (pending.length >= MOST_PENDING) return sums;
  for (const one of pending) {
    if (one.partner_id === null || one.currency !== currency || !isDeducted(one)) continue;
    sums.set(one.partner_id, (sums.get(one.partner_id) ?? 0) - one.amount_cents);
  }
  return sums;
}

export interface DueSum {
  total_cents: number;
  partners: number;
  due_since: string | null;
  /** what is held back from partners who have no way to be paid; without their names, which a reload must not find */
  waiting: { partner_id: number; amount_cents: number; others?: readonly string[] }[];
}

const waitingOf = ({ excluded }: Preview): DueSum['waiting'] =>
  excluded.flatMap(({ reason, partner_id, amount_cents, method_currencies: others }) =>
    reason === 'no_method' && partner_id !== null ? [{ partner_id, amount_cents, ...(others ? { others } : {}) }] : [],
  );

/** How much is due, which a reload finds again. */
export function useDueSum(currency: Currency) {
  const { id: program_id } = useProgram();
  const account = accountIn(useQueryClient());
  const queryKey = ['due sum', PREVIEW, program_id, currency];
  return useQuery<DueSum>({
    queryKey,
    queryFn: async () => {
      const params = { path: { program_id }, query: { currency } };
      const preview = (await client.GET(PREVIEW, { params })).data!.data;
      const { total_cents, items, due_since } = preview;
      const sum = { total_cents, partners: items.length, due_since, waiting: waitingOf(preview) };
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
