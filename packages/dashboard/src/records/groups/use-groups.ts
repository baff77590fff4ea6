// The groups of the open program.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { useProgram } from '../programs/program.ts';
import { GROUPS } from './paths.ts';

/** All groups of the open program, of which there are at most 100; the default one first, then by name. */
export function useGroups() {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['all', GROUPS, program_id],
    queryFn: () => readAllPages((page) => client.GET(GROUPS, { params: { path: { program_id }, query: page } })),
    select: (groups) =>
      groups.toSorted(
        (one, other) => Number(other.default) - Number(one.default) || one.name.localeCompare(other.name),
      ),
  });
}
