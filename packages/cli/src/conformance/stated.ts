// What every success of the management API must fit to, whatever rule has asked: its own request, the clock, its path,
// the order and the filters of its list, and what earlier answers said of the same record.
import { isDeepStrictEqual } from 'node:util';
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { parseUrl } from '@referral-tracking/shared/formats';
import type { IdentifiedResponse, ServiceResponse } from './answer.ts';
import type { Prepared } from './call.ts';
import { expectThat } from './outcome.ts';
import { querySchemas } from './schema.ts';

type Body = Record<string, unknown>;
type Sent = Pick<Prepared, 'path' | 'query' | 'bytes' | 'bucket'>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects at any depth. */
function objectsIn(value: unknown): Body[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The tolerance for different clocks, in milliseconds. */
const SLACK = 60_000;
/** Times that are ahead, or that an integrator sends. */
const FREE = ['expires_at', 'occurred_at'];

/** What has happened is not ahead, and no record was changed before it was created. */
function expectTimes(body: unknown, { headers }: ServiceResponse): void {
  const now = Date.parse(headers.date ?? '');
  for (const one of objectsIn(body)) {
    const times = Object.entries(one).filter(([name, at]) => name.endsWith('_at') && typeof at === 'string');
    for (const [name, at] of times.filter(([field]) => !FREE.includes(field))) {
      const time = Date.parse(String(at));
      expectThat(Number.isNaN(now) || time <= now + SLACK, `${name} that is over at ${headers.date}`, at);
      const { created_at } = one;
      if (typeof created_at !== 'string' || name !== 'changed_at') continue;
      expectThat(time >= Date.parse(created_at), `${name} from ${created_at} on`, at);
    }
  }
}

const TIME = /^\d{4}-\d\d-\d\dT/;

/** A value that is sent may come back in another spelling. */
function spelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelled).sort();
  if (typeof value !== 'string') return value;
  return TIME.test(value) ? Date.parse(value) : value.trim().toLowerCase();
}

/** Their answer is a record other than that of the request. */
const OF_ANOTHER: readonly OperationId[] = ['rotateKey'];

/** A record has what its request says of it. */
function expectSent(id: OperationId, data: Body, bytes: Buffer | undefined): void {
  if (!bytes || OF_ANOTHER.includes(id)) return;
  const sent: unknown = JSON.parse(bytes.toString());
  if (!isObject(sent)) return;
  for (const record of [data, ...Object.values(data).filter(isObject)]) {
    for (const [name, value] of Object.entries(sent)) {
      if (value === null || !Object.hasOwn(record, name)) continue;
      const same = isDeepStrictEqual(spelled(record[name]), spelled(value));
      expectThat(same, `${name} as it was sent: ${JSON.stringify(value)}`, record[name]);
    }
  }
}

/** The number of the record that a path names; undefined if it names a list or something new. */
const numberIn = (path: string): string | undefined => /\/(\d+)(?:\/[a-z]+)?$/.exec(path)?.[1];

/** Lists whose order is not that of `created_at`. */
const UNDATED: readonly OperationId[] = ['listMembers'];
/** Parameters that are named like a field and are no filter. */
const NO_FILTER = ['limit', 'cursor', 'order', 'expand', 'from', 'to', 'group_by'];

/** Each record of a list once, in order, and only those that meet the filters. */
function expectListed(id: OperationId, records: readonly Body[], query: URLSearchParams): void {
  const texts = records.map((record) => JSON.stringify(record));
  expectThat(new Set(texts).size === texts.length, 'each record once', texts);
  const sign = query.get('order') === 'oldest' ? 1 : -1;
  const isSorted = (values: number[]): boolean =>
    values.every((value, place) => place === 0 || sign * (value - values[place - 1]!) >= 0);
  const dated = UNDATED.includes(id) ? [] : records.filter(({ created_at }) => typeof created_at === 'string');
  const times = dated.map(({ created_at }) => Date.parse(String(created_at)));
  // Of records that are created at the same time, the one with the lower number may be stored later.
  const sorted = isSorted(times) || isSorted(dated.map((record) => Number(record.id)));
  expectThat(sorted, `the ${sign === 1 ? 'oldest' : 'newest'} first`, times);
  for (const [name, value] of query) {
    if (NO_FILTER.includes(name)) continue;
    const others = records.filter((record) => Object.hasOwn(record, name) && String(record[name]) !== value);
    expectThat(others.length === 0, `only records with ${name}=${value}`, others);
  }
}

/** Only an account has an address in the audit log, and the operator and the service have no number. */
function expectActors(body: unknown): void {
  const actors = objectsIn(body).filter((one) => 'kind' in one && 'email' in one && 'id' in one);
  for (const { kind, id, email } of actors) {
    if (kind === 'partner') expectThat(email === null, 'no address of a partner', email);
    if (kind === 'operator' || kind === 'system')
      expectThat(id === null && email === null, `${kind} alone`, [id, email]);
  }
}

/** The address that a program gives to its payment processor is its own. */
function expectAddresses(body: unknown, path: string): void {
  const [, program_id = ''] = /\/programs\/(\d+)\//.exec(path) ?? [];
  const expected = operationEntry('stripeWebhook').path.replace('{program_id}', program_id);
  for (const { webhook_url } of objectsIn(body)) {
    if (typeof webhook_url !== 'string') continue;
    const isOwn = parseUrl(webhook_url)?.pathname.endsWith(expected) === true;
    expectThat(isOwn, `a webhook_url that ends with ${expected}`, webhook_url);
  }
}

interface Page {
  next_cursor: string | null;
  has_more: boolean;
}

/** A page has as many records as its request says, or the document; fewer only if there are no more. */
function expectPage(id: OperationId, count: number, { page, query }: { page: Page; query: URLSearchParams }): void {
  const { default: usual } = querySchemas(id).limit as { default?: number };
  const most = Number(query.get('limit') ?? usual);
  const fits = page.has_more ? count === most : count <= most;
  expectThat(fits, `${page.has_more ? '' : 'at most '}${most} records`, count);
  expectThat((page.next_cursor !== null) === page.has_more, 'a cursor exactly if there are more', page);
}

/** What never changes of a record. */
const FIXED = /^(?:created_at|received_at|kind|code|slug|type|mode|.+_id)$/;
export interface Stated {
  check: (seen: IdentifiedResponse, sent: Sent, answer: ServiceResponse) => void;
}

/** The kind of a record: its program, where it is listed, and the fields that it has. */
function kindOf(path: string, record: Body): string {
  const words = path.split('/').filter((word) => !/^\d+$/.test(word));
  const list = /\/\d+\/[a-z]+$/.test(path) && !/programs\/\d+\/[a-z-]+$/.test(path) ? words.at(-2) : words.at(-1);
  // A person is a partner of each program since another time.
  const program = /\/programs\/(\d+)\//.exec(path)?.[1] ?? '';
  return `${program} ${list} ${Object.keys(record).sort().join()}`;
}

/** Compares the records of all answers of a run. */
export function createStated(): Stated {
  const known = new Map<string, Body>();

  function expectKnown({ path, bucket = '' }: Sent, record: Body): void {
    if (typeof record.id !== 'number') return;
    // Partners see a program with the time since when each is its partner.
    const whose = path.startsWith(operationEntry('listOwnPrograms').path) ? bucket : '';
    const key = `${record.id} ${whose} ${kindOf(path, record)}`;
    const before = known.get(key);
    for (const [name, value] of Object.entries(before ?? {})) {
      const now = record[name];
      // An erasure removes what names somebody.
      if (!FIXED.test(name) || value === null || (now === null && name.endsWith('_id'))) continue;
      expectThat(now === value, `${name}: ${JSON.stringify(value)}, as in an earlier answer`, now);
    }
    known.set(key, record);
  }

  return {
    check({ operation, status }, sent, answer) {
      const { path, query, bytes } = sent;
      if (operation === 'unknownPath' || operation === 'preflight' || status >= 300) return;
      if (!operationEntry(operation).access) return;
      const { data } = (answer.body ?? {}) as { data?: unknown };
      expectTimes(data, answer);
      expectActors(data);
      expectAddresses(data, path);
      if (Array.isArray(data)) {
        const records = data.filter(isObject);
        const isList = 'page' in (answer.body as Body) && !operationEntry(operation).query.includes('group_by');
        if (isList) {
          const { page } = answer.body as { page: Page };
          const sentQuery = new URLSearchParams(query);
          expectPage(operation, records.length, { page, query: sentQuery });
          expectListed(operation, records, sentQuery);
        }
        for (const record of records) expectKnown(sent, record);
      } else if (isObject(data)) {
        expectSent(operation, data, bytes);
        const named = numberIn(path);
        const isNamed = named !== undefined && status === 200 && typeof data.id === 'number';
        if (isNamed) expectThat(String(data.id) === named, `the record ${named}`, data.id);
        if (status === 200) expectKnown(sent, data);
      }
    },
  };
}
