// Who is signed in.
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { client, type Schemas } from './client.ts';
import { Failure } from './failure.ts';
import { forgetKept } from './kept.ts';
import type { Currency } from './schemas.ts';
import { forgetResponses } from './unchanged.ts';

export type Session = Schemas['session-answer']['data'];

export const SESSION_KEY = ['session'];
/** Whether the person has signed out, and did not only lose the session. */
const LEFT_KEY = ['left'];

/** Forgets everything of the person who has signed out: nothing of it may be shown to the next one. */
export function forgetPerson(queries: QueryClient): void {
  forgetResponses();
  forgetKept();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  queries.setQueryData(LEFT_KEY, true);
  queries.setQueryData(SESSION_KEY, null);
}

/** The account that is signed in. */
export const accountIn = (queries: QueryClient): number | undefined =>
  queries.getQueryData<Session | null>(SESSION_KEY)?.account.id;

export const hasLeft = (queries: QueryClient): boolean => queries.getQueryData(LEFT_KEY) === true;

/** The session of this browser; null if nobody is signed in. */
export async function readSession(): Promise<Session | null> {
  try {
    const { data } = await client.GET('/api/v1/account/session');
    return data!.data;
  } catch (error) {
    if (error instanceof Failure && error.status === 401) {
      forgetKept();
      return null;
    }
    throw error;
  }
}

/** Whether the browser sent no session with the page: asking for one would only give an error. */
const cameWithout = document.querySelector('meta[name="session"][content="none"]') !== null;
if (cameWithout) forgetKept();
const atFirst = cameWithout ? { initialData: null, initialDataUpdatedAt: 0, refetchOnMount: false } : {};

/** Every other call says whether the session has ended, so it is read again only when the window is entered. */
export const useSession = () =>
  useQuery<Session | null>({
    queryKey: SESSION_KEY,
    queryFn: readSession,
    refetchInterval: false,
    staleTime: 60_000,
    ...atFirst,
  });

/** The currencies that the deployment records and pays. */
export const useCurrencies = (): readonly Currency[] => (useSession().data?.currencies ?? []) as Currency[];
