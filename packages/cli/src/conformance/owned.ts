// Programs and records of the management API that rules read or create.
import { document, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from './call.ts';
import { newProgram, type CheckedResponse, type Kit, type OwnedProgram } from './kit.ts';
import { Mismatch, NotAsked, show } from './outcome.ts';
import { pathNode, resolve } from './schema.ts';
import { inDays } from './days.ts';

type Body = Record<string, unknown>;
export type Ids = Record<string, number | string>;

/** A number that no record has; the service numbers its records from 1. */
export const NO_RECORD = 9007199254740990;

/** The `data` of a success, whatever its status. */
export function dataOf<Data = Body>({ status, body }: Pick<CheckedResponse, 'status' | 'body'>): Data {
  if (status !== 200 && status !== 201) throw new Mismatch(`expected a success; came ${status} ${show(body)}`);
  return (body as { data: Data }).data;
}

/** A request with the API token. */
export const manage = (kit: Pick<Kit, 'ask'>, id: OperationId, ids: Ids = {}, call: Call = {}) =>
  kit.ask(id, { as: 'api', ids, ...call });

/** The program of the key if the token may see it, otherwise its first one. */
export async function readManaged(kit: Pick<Kit, 'ask' | 'program'>): Promise<number> {
  const { id } = await kit.program();
  if ((await manage(kit, 'getProgram', { program_id: id })).status === 200) return id;
  const [first] = dataOf<{ id: number }[]>(await manage(kit, 'listPrograms', {}, { query: { limit: '1' } }));
  if (!first) throw new NotAsked('the API token sees no program');
  return first.id;
}

/** Creates a program; needs `write` and an API token. */
export async function makeOwned(kit: Pick<Kit, 'ask'>, more: Body = {}): Promise<OwnedProgram> {
  const body = newProgram(more);
  const made = dataOf<{ program: { id: number; slug: string }; api_key: string }>(
    await manage(kit, 'createProgram', {}, { body }),
  );
  return { id: made.program.id, apiKey: made.api_key, slug: made.program.slug };
}

/** The parameters in the path of an operation. */
export const parametersOf = (id: OperationId): string[] =>
  [...operationEntry(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The operation that lists the records which a parameter at the end of a path names; undefined if there is none. */
function listOf(path: string, parameter: string): OperationId | undefined {
  const [before] = path.split(`/{${parameter}}`);
  return pathNode(before!)?.get?.operationId;
}

/** The first record of the program for each parameter of an operation's path. */
export async function firstRecords(kit: Kit, id: OperationId, programId: number): Promise<Ids> {
  const ids: Ids = { program_id: programId };
  for (const name of parametersOf(id).filter((one) => one !== 'program_id')) {
    const list = listOf(operationEntry(id).path, name);
    if (!list) throw new NotAsked(`no operation lists what ${name} may be`);
    const [first] = dataOf<Body[]>(await manage(kit, list, ids, { query: { limit: '1' } }));
    if (!first) throw new NotAsked(`the program has no record for ${name}`);
    ids[name] = (first[name] ?? first.id) as number;
  }
  return ids;
}

interface Named {
  $ref?: string;
  value?: Body;
}

/** The document's example of a request, with times that are not over. */
export function exampleOf(id: OperationId, kit: Pick<Kit, 'now'>): Body | undefined {
  const { path, method } = operationEntry(id);
  const node = (document as { paths: Record<string, Record<string, { requestBody?: unknown }>> }).paths[path]![method]!;
  const content = (node.requestBody as { content?: Record<string, { examples?: Record<string, Named> }> } | undefined)
    ?.content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (!example) return undefined;
  const body = structuredClone(resolve(example).value!);
  if ('rotate_by' in body) body.rotate_by = inDays(kit, 7);
  if ('expires_at' in body) body.expires_at = inDays(kit, 30);
  return body;
}
