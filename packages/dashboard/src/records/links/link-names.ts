import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { useProgram } from '../programs/program.ts';
import { LINKS } from './paths.ts';

/** A program may have very many links: only the newest are named, and others are older ones. */
const MOST_PAGES = 5;

/** How the newest 500 links of a program are read. */
export const newestLinks = (program_id: number) =>
  ({
    queryKey: ['newest', LINKS, program_id],
    queryFn: () =>
      readAllPages((page) => client.GET(LINKS, { params: { path: { program_id }, query: page } }), MOST_PAGES),
    refetchInterval: false,
    staleTime: 60_000,
  }) as const;

/** The code of a link; null are commissions without a click, such as adjustments. */
export function useLinkNames(): (id: number | null) => string {
  const { id: program_id } = useProgram();
  const { data: links = [] } = useQuery(newestLinks(program_id));
  const codes = new Map(links.map(({ id, code }) => [id, code]));
  return (id) => (id === null ? 'No link, such as a bonus' : (codes.get(id) ?? 'An older link'));
}
