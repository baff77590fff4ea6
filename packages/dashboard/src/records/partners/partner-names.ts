// The names of partners, which other records name by their identifiers.
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { useProgram } from '../programs/program.ts';
import { PARTNERS } from './paths.ts';

/** A program may have very many partners: a list that nobody reads to its end is not read to its end. */
const MOST_PAGES = 5;

/** How the newest 500 partners of a program are read. */
export const newestPartners = (program_id: number) =>
  ({
    queryKey: ['newest', PARTNERS, program_id],
    queryFn: () =>
      readAllPages((page) => client.GET(PARTNERS, { params: { path: { program_id }, query: page } }), MOST_PAGES),
    refetchInterval: false,
    staleTime: 60_000,
  }) as const;

/** Those of a program that some page has read already: nothing is read for them. */
export const useKnownPartners = (program_id: number): Schemas['managed-partner'][] =>
  useQuery({ ...newestPartners(program_id), enabled: false }).data ?? [];

/** Those of the open program. */
export function useNewestPartners(): Schemas['managed-partner'][] {
  const { id } = useProgram();
  return useQuery(newestPartners(id)).data ?? [];
}

/** The name of a partner; those that are not among the newest, and erased accounts, have none here. */
export type NameOf = (id: number | null) => string;

export function usePartnerNames(): NameOf {
  const names = new Map(useNewestPartners().map(({ id, name }) => [id, name]));
  return (id) => (id === null ? 'An erased partner' : (names.get(id) ?? 'An older partner'));
}
