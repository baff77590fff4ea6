// The program that is open, and what the reader may do in it.
import { createContext, useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import { client, type Program, type Role } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { PROGRAMS } from './paths.ts';

/** All programs of the account. */
export const usePrograms = () =>
  useQuery({
    queryKey: ['all', PROGRAMS],
    queryFn: () => readAllPages((page) => client.GET(PROGRAMS, { params: { query: page } })),
    staleTime: 60_000,
    refetchInterval: false,
  });

export const ProgramContext = createContext<Program | undefined>(undefined);

/** The program that is open. */
export function useProgram(): Program {
  const program = useContext(ProgramContext);
  if (!program) throw new Error('this page is not below a program');
  return program;
}

const RANKS: Record<Role, number> = { viewer: 0, admin: 1, owner: 2 };

/** Whether the role allows what needs the least role, as `x-access` of the operation names it. */
export const allows = (role: Role, least: Role): boolean => RANKS[role] >= RANKS[least];

/** Whether the reader may do in the open program what needs this role; an archived program only can be read. */
export function useMay(least: Role): boolean {
  const { role, status } = useProgram();
  return allows(role, least) && status === 'active';
}
