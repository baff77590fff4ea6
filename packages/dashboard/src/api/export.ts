// Lists as files that the service makes.
import { client, type paths } from './client.ts';

type Exports = { [Path in keyof paths]: Path extends `${string}/export` ? Path : never }[keyof paths];
type Get<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? Query
  : never;

/** For Excel, which otherwise takes the file for one in an older encoding. */
const bom = true;

/** Reads the file of a list of a program with these filters. */
export async function readExport<Path extends Exports>(
  path: Path,
  program_id: number,
  filters: Get<Path>,
): Promise<Blob> {
  const init = { params: { path: { program_id }, query: { ...(filters as object), bom } }, parseAs: 'blob' };
  const { data } = await client.GET(path as '/api/v1/programs/{program_id}/partners/export', init as never);
  return data as unknown as Blob;
}
