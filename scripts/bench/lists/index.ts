// `npm run bench -- --lists 1000000`: the time of a page of each list in a database with this number of records in each
// list: right after the import, with the statistics that the service gathers by itself, and after `vacuum analyze`.
import { readFileSync } from 'node:fs';
import { addOwner, OWNER } from '../owner.ts';
import type { Postgres } from '../postgres.ts';
import { untilRolledUp } from '../rows/index.ts';
import { defineService } from '../service/service.ts';
import { listRequests, type ListRequest } from './requests.ts';

/** The longest that a page may take, in milliseconds. */
const GOAL_MS = 50;
const DATABASE = 'bench_lists';
const TIMES = 5;
const NEW_PROGRAM = [
  '--name',
  'Lists',
  '--domain',
  'brand.example',
  '--commission-type',
  'percent',
  '--commission-rate',
  '20',
];

export interface PageTime {
  name: string;
  /** totals, which are computed and have a rate limit of their own: the goal is for lists */
  computed: boolean;
  /** the shortest of several tries in milliseconds: after the import, and after `vacuum analyze` */
  before: number;
  after: number;
}

interface Caller {
  baseUrl: string;
  token: string;
  cookie: string;
}

/** The shortest time of a page in several tries, or of the page after it if that takes longer. */
async function timePage(
  { baseUrl, token, cookie }: Caller,
  { operationId, path, query }: ListRequest,
): Promise<number> {
  // Tokens are listed for sessions only.
  const headers: Record<string, string> =
    operationId === 'listTokens' ? { cookie } : { authorization: `Bearer ${token}` };
  async function time(more: Record<string, string>): Promise<{ ms: number; next: string | null }> {
    const times: number[] = [];
    let next: string | null = null;
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      const search = new URLSearchParams({ ...query, ...more });
      const response = await fetch(`${baseUrl}${path}?${search.toString()}`, { headers });
      const text = await response.text();
      times.push(performance.now() - began);
      // A statement that takes too long is cancelled, and answered with 500.
      if (response.status === 500) break;
      if (response.status !== 200) throw new Error(`${path}?${search.toString()}: ${response.status} ${text}`);
      next = (JSON.parse(text) as { page: { next_cursor: string | null } }).page.next_cursor;
      // A page that takes much too long shows it in one try.
      if (times[0]! > 20 * GOAL_MS) break;
    }
    return { ms: Math.min(...times), next };
  }
  const { ms, next } = await time({});
  return next === null ? ms : Math.max(ms, (await time({ cursor: next })).ms);
}

async function timePages(caller: Caller, requests: readonly ListRequest[]): Promise<number[]> {
  const times: number[] = [];
  for (const request of requests) times.push(await timePage(caller, request));
  return times;
}

async function fill(postgres: Postgres, programId: number, rows: number): Promise<void> {
  const text = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');
  const values: Record<string, number> = { rows, program: programId, account: OWNER };
  await postgres.sql(
    DATABASE,
    text.replace(/(?<!:):(rows|program|account)\b/g, (_, name: string) => String(values[name])),
  );
}

/** Times every list in a database with this number of records in each. */
export async function measureLists(postgres: Postgres, folder: string, rows: number): Promise<PageTime[]> {
  const sql: Postgres['sql'] = (database, text) => postgres.sql(database, text);
  // The service itself gathers the statistics that are missing.
  await sql('postgres', 'alter system set autovacuum = off');
  await sql('postgres', 'select pg_reload_conf()');
  await sql('postgres', `create database ${DATABASE}`);
  const service = defineService(postgres.url(DATABASE), folder);
  const program = await service.admin('program', 'create', ...NEW_PROGRAM);
  const programId = program.program_id as number;
  console.log(`filling ${DATABASE} with ${rows} records in each list`);
  await fill(postgres, programId, rows);
  const { token, session } = await addOwner(postgres, DATABASE, programId);
  const { port } = await service.start();
  const caller = { token, cookie: `${session.name}=${session.value}`, baseUrl: `http://127.0.0.1:${port}` };
  await untilRolledUp(postgres, DATABASE, programId);
  const requests = listRequests(programId, OWNER, new Date());
  console.log(`${requests.length} requests after the import`);
  const before = await timePages(caller, requests);
  await sql(DATABASE, 'vacuum analyze');
  console.log('and after vacuum analyze');
  const after = await timePages(caller, requests);
  return requests.map(({ operationId, query }, i) => ({
    name: `${operationId} ${new URLSearchParams(query).toString()}`,
    computed: operationId === 'getStats',
    before: before[i]!,
    after: after[i]!,
  }));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Whether a page of a list takes longer than it may. */
export const isSlow = ({ computed, before, after }: PageTime): boolean =>
  !computed && Math.max(before, after) > GOAL_MS;

/** The slowest request of each list, and all that are over the goal. */
export function listsText(pages: readonly PageTime[]): string {
  const slowest = ({ before, after }: PageTime) => Math.max(before, after);
  const line = ({ name, before, after }: PageTime) =>
    `${before.toFixed(1).padStart(10)}${after.toFixed(1).padStart(10)}  ${name}`;
  const lists = groupBy(pages, ({ name }) => name.split(' ')[0]!);
  const worst = [...lists.values()].map((own) => own.toSorted((a, b) => slowest(b) - slowest(a))[0]!);
  const slow = pages.filter(isSlow);
  return [
    `\nA page in ms, after the import and after vacuum analyze; ${pages.length} requests`,
    'The slowest request of each list:',
    ...worst.map(line),
    `Lists over ${GOAL_MS} ms: ${slow.length}`,
    ...slow.map(line),
  ].join('\n');
}
