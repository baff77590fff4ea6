// The names of partners, which other records name by their identifiers.
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from '../../api/client.ts';
import type { PageRequest } from '../../api/list.ts';
import { useProgram } from '../../shell/program.tsx';

const PATH = '/api/v1/programs/{program_id}/partners';
const LARGEST_PAGE = 100;
/** A program may have very many partners: a list that nobody reads to its end is not read to its end. */
const MOST_PAGES = 5;

type Partner = Schemas['managed-partner'];

async function readNewest(program_id: number): Promise<Partner[]> {
  const partners: Partner[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query: PageRequest = { limit: LARGEST_PAGE, ...(cursor === null ? {} : { cursor }) };
    const { data: answer } = await client.GET(PATH, { params: { path: { program_id }, query } });
    partners.push(...answer!.data);
    cursor = answer!.page.has_more ? answer!.page.next_cursor : null;
    if (cursor === null) break;
  }
  return partners;
}

/** The newest 500 partners of the open program. */
export function useNewestPartners(): Partner[] {
  const { id } = useProgram();
  const query = useQuery({
    queryKey: ['newest', PATH, id],
    queryFn: () => readNewest(id),
    refetchInterval: false,
    staleTime: 60_000,
  });
  return query.data ?? [];
}

/** The name of a partner, or its number if it is none of the newest; erased accounts have neither. */
export type NameOf = (id: number | null) => string;

export function usePartnerNames(): NameOf {
  const names = new Map(useNewestPartners().map(({ id, name }) => [id, name]));
  return (id) => (id === null ? 'An erased partner' : (names.get(id) ?? `Partner ${id}`));
}
