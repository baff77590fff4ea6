import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { OWN_LINKS } from './paths.ts';

/** How all links of the partner in a program are read. */
export const ownLinks = (program_id: number) => ({
  queryKey: ['all', OWN_LINKS, program_id],
  queryFn: () => readAllPages((page) => client.GET(OWN_LINKS, { params: { path: { program_id }, query: page } })),
});

/** All links of the partner in a program; undefined while they are loading. */
export const useOwnLinks = (program_id: number) =>
  useQuery({ ...ownLinks(program_id), refetchInterval: false, staleTime: 60_000 }).data;

/** The newest links that work, two at most: a partner may have very many. */
export const useNewestOwnLinks = (program_id: number) =>
  useQuery({
    queryKey: ['newest', OWN_LINKS, program_id],
    queryFn: async () => {
      const params = { path: { program_id }, query: { enabled: true, limit: 2 } };
      return (await client.GET(OWN_LINKS, { params })).data!.data;
    },
    refetchInterval: false,
    staleTime: 60_000,
  });
