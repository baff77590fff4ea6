// Lists in pages, as the service sends them: by keyset, with a cursor.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isNarrow } from '../lib/narrow.ts';
import type { Order } from '../lib/search.ts';
import type { ApiPath } from './action.ts';
import type { Schemas } from './client.ts';
import { POLL_MS, POLL_STATS_MS } from './query-client.ts';

/** The part of a request that selects the page. */
export interface PageRequest {
  limit: number;
  cursor?: string;
}
export interface ListAnswer<Row> {
  data?: { data: Row[]; page: Schemas['page'] };
}
/** Reads one page: `(page) => client.GET(path, { params: { path, query: { ...filters, ...page } } })`. */
export type ReadPage<Row> = (page: PageRequest) => Promise<ListAnswer<Row>>;

export interface List<Row> {
  rows: Row[];
  /** whether the first page is not there yet */
  loading: boolean;
  error: Error | null;
  /** whether it is known that there is no row */
  empty: boolean;
  hasMore: boolean;
  /** whether only the newest rows are sorted, because there are more than are read for it */
  cut?: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  retry: () => void;
  /** reads all pages, for a file */
  readAll: () => Promise<Row[]>;
}

/** On a phone a row is a card, and the end of the list is far away. */
const pageLength = (): number => (isNarrow() ? 25 : 50);
/** The most rows of an answer. */
export const LARGEST_PAGE = 100;
/** Of longer lists only a reload reads all pages again. */
const MOST_POLLED_PAGES = 3;

/** Reads all pages of a list, or at most this number of them. */
export async function readAllPages<Row>(read: ReadPage<Row>, most = Infinity): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < most && cursor !== null; page++) {
    const { data } = await read({ limit: LARGEST_PAGE, ...(cursor === undefined ? {} : { cursor }) });
    rows.push(...data!.data);
    cursor = data!.page.has_more ? data!.page.next_cursor : null;
  }
  return rows;
}

/**
 * A list that grows page by page.
 * @param path the path of the operation, which actions name that change the list
 * @param selection what selects the rows: the program, the filters, the order
 */
export function useList<Row>(path: ApiPath, selection: unknown, read: ReadPage<Row>, pollMs = POLL_MS): List<Row> {
  const query = useInfiniteQuery({
    queryKey: ['list', path, selection],
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) =>
      (await read({ limit: pageLength(), ...(pageParam === undefined ? {} : { cursor: pageParam }) })).data!,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => (page.has_more ? (page.next_cursor ?? undefined) : undefined),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > MOST_POLLED_PAGES ? false : pollMs),
  });
  return {
    rows: query.data?.pages.flatMap(({ data }) => data) ?? [],
    loading: query.isPending,
    error: query.error,
    empty: query.data?.pages[0]?.data.length === 0,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    readAll: () => readAllPages(read),
  };
}

/** The service has an order by the time only, so a list that is sorted otherwise is read first: up to 300 rows. */
const MOST_SORTED_PAGES = 3;

/**
 * A list as it is, or sorted by a number.
 * @param numberOf the number of a row; unset: in the order of the service
 */
export function useSorted<Row>(
  path: ApiPath,
  selection: unknown,
  read: ReadPage<Row>,
  { numberOf, order }: { numberOf: ((row: Row) => number) | undefined; order: Order | undefined },
): List<Row> {
  const list = useList(path, selection, read);
  const whole = useQuery({
    queryKey: ['whole', path, selection],
    queryFn: () => readAllPages(read, MOST_SORTED_PAGES),
    enabled: numberOf !== undefined,
    refetchInterval: POLL_STATS_MS,
  });
  if (numberOf === undefined) return list;
  const direction = order === 'oldest' ? 1 : -1;
  const rows = (whole.data ?? []).toSorted((a, b) => direction * (numberOf(a) - numberOf(b)));
  const cut = rows.length >= MOST_SORTED_PAGES * LARGEST_PAGE;
  const { isPending: loading, error } = whole;
  return {
    ...list,
    rows,
    loading,
    error,
    empty: whole.data?.length === 0,
    hasMore: false,
    cut,
    retry: () => void whole.refetch(),
  };
}
