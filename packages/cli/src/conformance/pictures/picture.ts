// A picture: the answers to every read operation of the document that the people of a world may call.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { clockOf } from '../limits.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { Mismatch } from '../outcome.ts';
import { parametersOf, type Ids } from '../owned.ts';
import { pathNode, querySchemas } from '../schema.ts';
import { MANAGED } from '../rows/harmless.ts';
import type { Body, Reader, World } from './world.ts';

export interface View {
  reader: string;
  id: OperationId;
  /** the parameters of the query that are not the same in every picture */
  query: Record<string, string>;
  ids: Ids;
  status: number;
  /** the body without what belongs to the time of reading */
  body: Body;
}

export interface Picture {
  views: ReadonlyMap<string, View>;
  /** the service's time before the first answer and after the last one, in milliseconds */
  from: number;
  to: number;
}

const isSession = (id: OperationId): boolean => !operationEntry(id).access!.kinds.includes('token');
export const isPortal = (id: OperationId): boolean => operationEntry(id).access!.partner && !isSession(id);
const isList = (id: OperationId): boolean => operationEntry(id).query.includes('cursor');
const READS = MANAGED.filter((id) => operationEntry(id).method === 'get');
/** What counts against the limit of an address would make every picture wait. */
const OF_SESSIONS = READS.filter((id) => isSession(id) && operationEntry(id).bucket === 'manage');
const OF_PARTNERS = READS.filter(isPortal);
const OF_MEMBERS = READS.filter((id) => !isPortal(id) && !isSession(id));
const ofOne = (id: OperationId): boolean => parametersOf(id).some((name) => name !== 'program_id');

/** The operation that lists the records of which one is read. */
export function listFor(id: OperationId): OperationId {
  const [name] = parametersOf(id).filter((one) => one !== 'program_id');
  const [path] = operationEntry(id).path.split(`/{${name}}`);
  return pathNode(path!)!.get!.operationId;
}

const GROUPING = 'group_by';
/** The forms of a query that show something else. */
export function formsOf(id: OperationId): Record<string, string>[] {
  const schemas = querySchemas(id);
  const named = (schemas[GROUPING]?.enum ?? []).filter((value) => value !== null);
  const expanded = (schemas.expand?.enum ?? []).filter((value) => value?.includes(',')) as string[];
  return [
    {},
    ...named.map((value) => ({ [GROUPING]: value })),
    ...expanded.map((expand) => ({ expand })),
    ...('test' in schemas ? [{ test: 'true' }] : []),
  ];
}

/** Of the time of reading, or stored later. */
export const LATER = ['as_of', 'checked_at', 'last_used_at', 'mail_status'];
export function lasting(body: unknown): Body {
  const text = JSON.stringify(body, (key, value: unknown) => (LATER.includes(key) ? undefined : value));
  const copy = JSON.parse(text) as Body & { error?: Body };
  // Each refusal names its own request.
  if (copy.error) copy.error = { code: copy.error.code, message: copy.error.message };
  return copy;
}

export const nameOfView = (
  reader: string,
  id: OperationId,
  query: Record<string, string> = {},
  ids: Ids = {},
): string =>
  [
    reader,
    id,
    ...Object.values(ids),
    ...Object.entries(query)
      .filter(([name]) => name !== 'limit')
      .map((pair) => pair.join('=')),
  ].join(' ');

interface Asked {
  reader: string;
  id: OperationId;
  call: Call;
  query?: Record<string, string>;
  /** the records that are read, without the program */
  ids?: Ids;
}

/** Each request of a reader with the next of its tokens. */
function inTurn({ tokens }: Reader): () => Call {
  let next = 0;
  return () => ({ key: tokens[next++ % tokens.length]! });
}

const MOST_PAGES = 50;

interface Page {
  data: unknown[];
  page: { next_cursor: string | null };
}

/** The whole of what an operation shows, however many pages it has; the first answer has the status. */
export async function readWhole(
  kit: Pick<Kit, 'ask'>,
  id: OperationId,
  call: Call,
  query: Record<string, string> = {},
): Promise<CheckedResponse> {
  const sent = isList(id) ? { ...query, limit: '100' } : query;
  const ask = (more: Record<string, string>) =>
    kit.ask(id, { ...call, ...(Object.keys(sent).length > 0 && { query: more }) });
  const first = await ask(sent);
  const { page } = (first.body ?? {}) as Partial<Page>;
  const data = page ? [...(first.body as Page).data] : [];
  let cursor = page?.next_cursor ?? null;
  for (let pages = 1; cursor !== null; pages++) {
    if (pages === MOST_PAGES) throw new Mismatch(`expected an end of the list of ${id}; came ${data.length} records`);
    const next = (await ask({ ...sent, cursor })).body as Page;
    data.push(...next.data);
    cursor = next.page.next_cursor;
  }
  return page ? { ...first, body: { ...(first.body as Page), data, page: { next_cursor: null } } } : first;
}

/** Collects answers. One request follows the other: a wait for a limit must not fall into the time of another answer. */
function collector(kit: Kit) {
  const views = new Map<string, View>();
  const times: number[] = [];
  const read = async ({ reader, id, call, query = {}, ids = {} }: Asked): Promise<View> => {
    const reply = await readWhole(kit, id, call, query);
    times.push(clockOf(reply, kit.now()) * 1000);
    const view = { reader, id, query, ids, status: reply.status, body: lasting(reply.body) };
    views.set(nameOfView(reader, id, query, ids), view);
    return view;
  };
  return { views, times, read };
}
type Read = ReturnType<typeof collector>['read'];

const recordsIn = ({ body }: View): Body[] => (Array.isArray(body.data) ? (body.data as Body[]) : []);

/** What the owner reads, with each record of each list alone. */
async function readOwner(read: Read, { owner, program }: World): Promise<void> {
  const turn = inTurn(owner);
  const program_id = program.id;
  const reader = owner.name;
  for (const id of OF_SESSIONS) await read({ reader, id, call: { session: owner.person.session } });
  const lists = OF_MEMBERS.filter((id) => !ofOne(id));
  const found = await readAll(read, { reader, turn, program_id }, lists, formsOf);
  for (const id of OF_MEMBERS.filter(ofOne)) {
    const [name] = parametersOf(id).filter((one) => one !== 'program_id');
    const list = found.find((view) => view.id === listFor(id) && Object.keys(view.query).length === 0)!;
    for (const record of recordsIn(list)) {
      const ids = { [name!]: (record[name!] ?? record.id) as number };
      await read({ reader, id, ids, call: { ...turn(), ids: { program_id, ...ids } } });
    }
  }
}

interface ReaderOf {
  reader: string;
  turn: () => Call;
  program_id: number;
}

/** What a reader reads of a program, each operation in each of its forms. */
async function readAll(
  read: Read,
  { reader, turn, program_id }: ReaderOf,
  operations: readonly OperationId[],
  forms: typeof formsOf = () => [{}],
): Promise<View[]> {
  const views: View[] = [];
  for (const id of operations) {
    for (const query of forms(id)) {
      views.push(await read({ reader, id, query, call: { ...turn(), ids: { program_id } } }));
    }
  }
  return views;
}

const OF_KEYS = ['getReadiness', 'cliStatus'] as const;

export async function takePicture(kit: Kit, world: World): Promise<Picture> {
  const { views, times, read } = collector(kit);
  const { owner, viewer, partners, program, other } = world;
  const ofProgram = OF_MEMBERS.filter((id) => !ofOne(id) && parametersOf(id).length > 0);
  const here = (reader: Reader) => ({ reader: reader.name, turn: inTurn(reader), program_id: program.id });
  await readOwner(read, world);
  await readAll(read, { reader: 'other', turn: inTurn(owner), program_id: other.id }, ofProgram);
  await readAll(read, here(viewer), ofProgram);
  for (const partner of partners) await readAll(read, here(partner), OF_PARTNERS, formsOf);
  for (const id of OF_KEYS) await read({ reader: 'key', id, call: { key: program.apiKey } });
  return { views, from: Math.min(...times), to: Math.max(...times) };
}

/** The records of a list in a picture; those of the owner if no reader is named. */
export function listIn(
  { views }: Picture,
  id: OperationId,
  query: Record<string, string> = {},
  reader = 'owner',
): Body[] {
  const view = views.get(nameOfView(reader, id, query));
  return view ? recordsIn(view) : [];
}

/** The data of an answer in a picture. */
export const dataIn = ({ views }: Picture, name: string): Body => views.get(name)?.body.data as Body;
