// How often the pages ask the service, and what happens when the session has ended.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';
import { SESSION_KEY } from './session.ts';

/** How often an open page reads its numbers again; the browser's hidden pages do not. */
export const POLL_MS = 15_000;
/** For totals, of which the service allows fewer requests. */
export const POLL_STATS_MS = 30_000;
/** While somebody waits for an event to arrive. */
export const POLL_LIVE_MS = 2_000;

const RETRIES = 2;

/** Another attempt helps only if nothing was answered, or if the service failed. */
const worthRetrying = (count: number, thrown: unknown): boolean =>
  count < RETRIES && (!(thrown instanceof Failure) || thrown.status >= 500);

/** The session of another tab has ended, too: the sign-in is shown. */
function onFailure(thrown: unknown): void {
  if (thrown instanceof Failure && thrown.status === 401) queryClient.setQueryData(SESSION_KEY, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({ onError: onFailure }),
  defaultOptions: {
    queries: { staleTime: 5_000, refetchInterval: POLL_MS, retry: worthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
