// Who is signed in.
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from './client.ts';
import { Failure } from './failure.ts';

export type Session = Schemas['session-answer']['data'];

export const SESSION_KEY = ['session'];

/** The session of this browser; null if nobody is signed in. */
export async function readSession(): Promise<Session | null> {
  try {
    const { data } = await client.GET('/api/v1/account/session');
    return data!.data;
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** Every other call says whether the session has ended, so it is read again only when the window is entered. */
export const useSession = () =>
  useQuery({ queryKey: SESSION_KEY, queryFn: readSession, refetchInterval: false, staleTime: 60_000 });
