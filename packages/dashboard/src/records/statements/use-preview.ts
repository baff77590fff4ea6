// The open month of the program's partners.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { useProgram } from '../programs/program.ts';
import { STATEMENT_PREVIEW } from './paths.ts';

/** The service allows few such requests in a minute. */
export const SPARING = { refetchInterval: POLL_STATS_MS, staleTime: POLL_STATS_MS / 2 } as const;

/** Of one partner with the lines; of all without. */
export function useStatementsPreview(query: { partnership_id?: number; partner_id?: number }) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['preview', STATEMENT_PREVIEW, program_id, query],
    queryFn: async () => (await client.GET(STATEMENT_PREVIEW, { params: { path: { program_id }, query } })).data!.data,
    ...SPARING,
  });
}
