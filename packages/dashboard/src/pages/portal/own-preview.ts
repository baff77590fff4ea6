// The open month of the reader in a program.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_STATEMENT_PREVIEW } from '../../records/portal/paths.ts';
import { SPARING } from '../../records/statements/use-preview.ts';

export function useOwnPreview() {
  const { id: program_id } = usePortalProgram();
  return useQuery({
    queryKey: ['own', OWN_STATEMENT_PREVIEW, program_id],
    queryFn: async () => (await client.GET(OWN_STATEMENT_PREVIEW, { params: { path: { program_id } } })).data!.data,
    ...SPARING,
  });
}
