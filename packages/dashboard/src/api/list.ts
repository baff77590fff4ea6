// Lists in pages, as the service sends them: by keyset, with a cursor.
import { useInfiniteQuery } from '@tanstack/react-query';
import { isNarrow } from '../lib/narrow.ts';
import type { ApiPath } from './action.ts';
import type { Schemas } from './client.ts';
import { POLL_MS } from './query-client.ts';

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
  loadMore: () => void;
  loadingMore: boolean;
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
    readAll: () => readAllPages(read),
  };
}
