// Makes the files of a payout, and says which were made before.
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { LARGEST_PAGE, readAllPages } from '../../api/list.ts';
import { agoText } from '../../lib/ago.ts';
import { download } from '../../lib/download.ts';
import { AUDIT_LOG } from '../../records/audit-log/paths.ts';
import { actorText } from '../../records/audit-log/texts.ts';
import { EXPORTS, ITEMS, type Format, type Item, type Payout } from '../../records/payouts/paths.ts';
import { useProgram } from '../../records/programs/program.ts';

type Wanted = Schemas['create-payout-export-request'];
export type MadeFile = Schemas['payout-export'] & { format: Format };

/** Makes a file, and saves it. */
export function useExport(payout_id: number, onDone: (file: MadeFile) => void) {
  const { id: program_id } = useProgram();
  return useAction(
    async (body: Wanted): Promise<MadeFile> => {
      const { data } = await client.POST(EXPORTS, { params: { path: { program_id, payout_id } }, body });
      return { ...data!.data, format: body.format };
    },
    {
      refresh: [ITEMS, AUDIT_LOG],
      onDone: (file) => {
        download(file.name, file.content, file.type);
        onDone(file);
      },
    },
  );
}

export interface EarlierExport {
  format: Format;
  at: string;
  /** undefined: it is not known yet */
  by?: string | undefined;
}

/** The last time that each file was made, of the newest entries of the audit log; undefined until they are there. */
export function useEarlierExports({ id, created_at }: Payout): ReadonlyMap<Format, EarlierExport> | undefined {
  const { id: program_id } = useProgram();
  const query = { action: 'payout.export', created_from: created_at, limit: LARGEST_PAGE };
  const { data } = useQuery({
    queryKey: ['exports', AUDIT_LOG, program_id, id],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(AUDIT_LOG, { params: { path: { program_id }, query: { ...query, ...page } } }),
        1,
      ),
  });
  if (!data) return undefined;
  const ofThis = data
    .filter(({ target }) => target.id === id)
    .map(({ after, created_at: at, actor }): [Format, EarlierExport] => {
      const format = after.format as Format;
      return [format, { format, at, by: actorText(actor, () => 'a partner') }];
    });
  // The newest comes first, and stays.
  return new Map(ofThis.toReversed());
}

/** What the payments say themselves while it is not known who made a file. */
export const exportOf = (format: Format, items: readonly Item[] = []): EarlierExport | undefined => {
  const times = items.flatMap(({ exported_at: at }) => at ?? []).toSorted();
  return times.length === 0 ? undefined : { format, at: times.at(-1)! };
};

/** "Exported 2 hr. ago by owner@brand.dev" */
export function exportText({ at, by }: EarlierExport): string {
  const ago = agoText(at);
  return `Exported ${ago === 'now' ? 'just now' : ago}${by === undefined ? '' : ` by ${by}`}`;
}
