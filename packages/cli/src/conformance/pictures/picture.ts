// A picture: the answers to every read operation of the document that the people of a world may call.
import { operationEntry, type OperationId } from '../../generated/contract.ts';
import type { Call } from '../call.ts';
import { clockOf } from '../limits.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
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
const isPortal = (id: OperationId): boolean => operationEntry(id).access!.partner && !isSession(id);
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
function lasting(body: unknown): Body {
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

/** Collects answers, one request after the other: a wait for a limit must not fall into the time of another answer. */
function collector(kit: Kit) {
  const views = new Map<string, View>();
  const times: number[] = [];
  const readNow = async ({ reader, id, call, query = {}, ids = {} }: Asked): Promise<View> => {
    const sent = isList(id) ? { ...query, limit: '100' } : query;
    const reply: CheckedResponse = await kit.ask(id, { ...call, ...(Object.keys(sent).length > 0 && { query: sent }) });
    times.push(clockOf(reply, kit.now()) * 1000);
    const view = { reader, id, query, ids, status: reply.status, body: lasting(reply.body) };
    views.set(nameOfView(reader, id, query, ids), view);
    return view;
  };
  let last: Promise<unknown> = Promise.resolve();
  const read = (asked: Asked): Promise<View> => {
    const mine = last.then(() => readNow(asked));
    last = mine;
    return mine;
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
  await Promise.all(OF_SESSIONS.map((id) => read({ reader, id, call: { session: owner.person.session } })));
  const lists = OF_MEMBERS.filter((id) => !ofOne(id));
  const found = await Promise.all(
    lists.flatMap((id) =>
      formsOf(id).map((query) => read({ reader, id, query, call: { ...turn(), ids: { program_id } } })),
    ),
  );
  const singles = OF_MEMBERS.filter(ofOne).flatMap((id) => {
    const [name] = parametersOf(id).filter((one) => one !== 'program_id');
    const list = found.find((view) => view.id === listFor(id) && Object.keys(view.query).length === 0)!;
    const numbers = recordsIn(list).map((record) => (record[name!] ?? record.id) as number);
    return numbers.map((number) => ({ id, ids: { [name!]: number } }));
  });
  await Promise.all(
    singles.map(({ id, ids }) => read({ reader, id, ids, call: { ...turn(), ids: { program_id, ...ids } } })),
  );
}

/** What a reader reads of a program, of lists only. */
async function readLists(read: Read, name: string, ids: readonly OperationId[], turn: () => Call, program_id: number) {
  await Promise.all(ids.map((id) => read({ reader: name, id, call: { ...turn(), ids: { program_id } } })));
}

const OF_KEYS = ['getReadiness', 'cliStatus'] as const;

export async function takePicture(kit: Kit, world: World): Promise<Picture> {
  const { views, times, read } = collector(kit);
  const { owner, viewer, partners, program, other } = world;
  const ofProgram = OF_MEMBERS.filter((id) => !ofOne(id) && parametersOf(id).length > 0);
  await Promise.all([
    readOwner(read, world),
    readLists(read, 'other', ofProgram, inTurn(owner), other.id),
    readLists(read, viewer.name, ofProgram, inTurn(viewer), program.id),
    ...partners.map(async (partner) => {
      const turn = inTurn(partner);
      const forms = OF_PARTNERS.flatMap((id) => formsOf(id).map((query) => ({ id, query })));
      const call = (): Call => ({ ...turn(), ids: { program_id: program.id } });
      await Promise.all(forms.map(({ id, query }) => read({ reader: partner.name, id, query, call: call() })));
    }),
  ]);
  // One after the other: their limits are low, so one may have to wait.
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
