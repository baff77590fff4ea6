// What each partner brought. The totals by link say it, too, so that most programs need no other requests for it.
import type { StatsGroup } from '../../records/stats/totals.ts';
import {
  isCut,
  partsOf,
  programTotals,
  useTotals,
  type GroupParts,
  type Range,
} from '../../records/stats/use-totals.ts';

type Currencies = StatsGroup['currencies'];
type Sum = Currencies[number]['sales'];

const sumBoth = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  amount_cents: one.amount_cents + other.amount_cents,
});

/** The amounts of both, each currency apart. */
function currenciesOfBoth(one: Currencies, other: Currencies): Currencies {
  const sums = new Map(one.map((entry) => [entry.currency, entry]));
  for (const entry of other) {
    const known = sums.get(entry.currency);
    sums.set(entry.currency, {
      currency: entry.currency,
      sales: known ? sumBoth(known.sales, entry.sales) : entry.sales,
      refunds: known ? sumBoth(known.refunds, entry.refunds) : entry.refunds,
      commission_cents: (known?.commission_cents ?? 0) + entry.commission_cents,
    });
  }
  return [...sums.values()];
}

/** The groups by partner of those by link; undefined if a link is missing, or something belongs to no link. */
function partnersOf(links: readonly StatsGroup[]): StatsGroup[] | undefined {
  if (isCut(links, 'link') || links.some(({ link_id }) => link_id === null)) return undefined;
  const sums = new Map<number | null, StatsGroup>();
  for (const link of links) {
    const known = sums.get(link.partner_id);
    sums.set(link.partner_id, {
      ...link,
      link_id: null,
      clicks: (known?.clicks ?? 0) + link.clicks,
      leads: (known?.leads ?? 0) + link.leads,
      currencies: currenciesOfBoth(known?.currencies ?? [], link.currencies),
    });
  }
  return [...sums.values()];
}

interface PartOptions {
  over: boolean;
  /** the groups of the part by link; undefined while they are loading */
  links: readonly StatsGroup[] | undefined;
  /** whether they could not be read */
  failed: boolean;
}

function usePart(program_id: number, range: Range, { over, links, failed }: PartOptions) {
  const known = links && partnersOf(links);
  const enabled = !known && (failed || links !== undefined);
  const { data, error, refetch } = useTotals(programTotals(program_id), range, 'partner', { over, enabled });
  return known ? { data: known, error: null, refetch } : { data, error, refetch };
}

/** The groups of a range of a program by partner, in parts, from those by link. */
export function usePartnerParts(program_id: number, range: Range, links: GroupParts): GroupParts {
  const parts = partsOf(range);
  const failed = links.error !== null;
  const complete = usePart(program_id, parts.complete, { over: true, links: links.complete, failed });
  const today = usePart(program_id, parts.today, { over: false, links: links.today, failed });
  const before = usePart(program_id, parts.before, { over: true, links: links.before, failed });
  const error = complete.error ?? today.error ?? before.error;
  const retry = () => {
    links.retry();
    for (const part of [complete, today, before]) if (part.error) void part.refetch();
  };
  return { complete: complete.data, today: today.data, before: before.data, error, retry };
}
