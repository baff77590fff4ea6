// How often the pages ask the service, and what happens when the session has ended.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';
import { forgetKept } from './kept.ts';
import { noteLimit } from './limit.ts';
import { SESSION_KEY } from './session.ts';

/** How often an open page reads its numbers again; the browser's hidden pages do not. */
export const POLL_MS = 15_000;
/** For totals, of which the service allows fewer requests: a page that is opened again within this time asks for none. */
export const POLL_STATS_MS = 60_000;
/** For the state of a setup that is not complete. */
export const POLL_SETUP_MS = 30_000;
/** While somebody waits for an event to arrive. */
export const POLL_LIVE_MS = 2_000;

const RETRIES = 2;

/** Too many requests are nobody's fault: the page keeps what it has, and asks again when the service allows it. */
const isLimited = (thrown: unknown): thrown is Failure => thrown instanceof Failure && thrown.status === 429;

/** Another attempt helps only later, if nothing was answered, or if the service failed. */
const worthRetrying = (count: number, thrown: unknown): boolean =>
  isLimited(thrown) || (count < RETRIES && (!(thrown instanceof Failure) || thrown.status >= 500));

/** When to try again, in milliseconds. */
function delayOf(count: number, thrown: unknown): number {
  if (!isLimited(thrown)) return Math.min(1000 * 2 ** count, 30_000);
  const end = thrown.limitEnd ?? Date.now() + 10_000;
  noteLimit(end);
  return Math.max(end - Date.now(), 0);
}

/** The session of another tab has ended, too: the sign-in is shown. */
function onFailure(thrown: unknown): void {
  if (!(thrown instanceof Failure) || thrown.status !== 401) return;
  forgetKept();
  queryClient.setQueryData(SESSION_KEY, null);
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({ onError: onFailure }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchInterval: POLL_MS,
      retry: worthRetrying,
      retryDelay: delayOf,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
