// The programs of the partner who is signed in, and the one that is open.
import { createContext, useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { OWN_PROGRAMS } from './paths.ts';

export type PortalProgram = Schemas['portal-program'];

/** All programs of the partner, also those that they left. */
export const useOwnPrograms = () =>
  useQuery({
    queryKey: ['all', OWN_PROGRAMS],
    queryFn: () => readAllPages((page) => client.GET(OWN_PROGRAMS, { params: { query: page } })),
    staleTime: 60_000,
    refetchInterval: false,
  });

export const PortalContext = createContext<PortalProgram | undefined>(undefined);

/** The program that the partner has opened. */
export function usePortalProgram(): PortalProgram {
  const program = useContext(PortalContext);
  if (!program) throw new Error('this page is not below a program');
  return program;
}
