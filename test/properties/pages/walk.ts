// One walk through a list: what is there before it, what happens between its pages, and what it must show.
import fc from 'fast-check';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import { DAY } from '../../../src/lib/clock.ts';
import { goodHeaders, usualPart } from '../../manage/calls.ts';
import type { Documented } from '../../security/support/document.ts';
import type { Service } from '../../support/service.ts';
import { openPlace, type List, type Listed, type Place } from './place.ts';

/** Parameters that do not filter; `test` decides which list it is. */
const NO_FILTER = ['limit', 'cursor', 'order', 'expand', 'wait', 'after_id', 'from', 'to', 'group_by', 'test'];
export const filtersOf = ({ fields }: Documented): string[] =>
  fields.filter((field) => field.in === 'query' && !NO_FILTER.includes(field.name)).map(({ name }) => name);

/** The time between two records, and how far their clocks differ, both in milliseconds. */
const times = fc.record({
  gap: fc.constantFrom(0, 0, 1_000, 300_000, 900_000),
  skew: fc.constantFrom(0, 0, -1, 400_000),
});
const addition = fc.record({ n: fc.nat(), time: times });
const action = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'change' as const), n: fc.nat(), time: times }),
  fc.record({ kind: fc.constantFrom('commit' as const), n: fc.nat(), time: times }),
);

/** What happens in a walk. */
export const walkOf = (filters: readonly string[]) =>
  fc.record({
    records: fc.array(addition, { maxLength: 16 }),
    /** records of transactions that are open when the first page is read */
    held: fc.array(addition, { maxLength: 2 }),
    /** what happens while each page is read */
    steps: fc.array(fc.array(action, { maxLength: 3 }), { maxLength: 8 }),
    limit: fc.integer({ min: 1, max: 6 }),
    order: fc.constantFrom('newest', 'oldest'),
    /** the record whose value is the filter's */
    filters: fc.record(
      Object.fromEntries(filters.map((name) => [name, fc.option(fc.nat(), { freq: 2, nil: undefined })])),
    ),
  });
export type Walk = ReturnType<typeof walkOf> extends fc.Arbitrary<infer T> ? T : never;

type Filters = Record<string, unknown>;

function matches({ at, values }: Listed, filters: Filters): boolean {
  return Object.entries(filters).every(([name, value]) => {
    if (name === 'created_from') return at >= new Date(value as string);
    if (name === 'created_before') return at < new Date(value as string);
    return values[name] === value;
  });
}

/** The filters of the walk, with the values of known records. */
function filtersFor(chosen: Walk['filters'], known: readonly Listed[]): Filters {
  const entries = Object.entries(chosen).flatMap(([name, n]) => {
    if (n === undefined || known.length === 0) return [];
    const { at, values } = known[n % known.length]!;
    const value = name.startsWith('created_') ? at.toISOString() : values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

interface Stage {
  service: Service;
  operation: Documented;
  list: List;
  place: Place;
  known: Map<string, Listed>;
  changed: Set<string>;
  held: (() => Promise<void>)[];
}

/** When a record is created, by a clock that may be a little slow. */
function timeOf({ service }: Stage, { gap, skew }: Walk['records'][number]['time']): Date {
  service.clock.advance({ ms: gap });
  return new Date(service.clock.now().getTime() - skew);
}

async function add(stage: Stage, { n, time }: Walk['records'][number], tx: Knex): Promise<Listed[]> {
  const made = [await stage.list.add(tx, stage.place, timeOf(stage, time), n)].flat();
  // A group of totals may be there already.
  for (const record of made) if (!stage.known.has(record.name)) stage.known.set(record.name, record);
  return made;
}

/** Adds a record in a transaction that stays open. */
async function hold(stage: Stage, addition: Walk['records'][number]): Promise<void> {
  const tx = await stage.service.db.knex.transaction();
  await add(stage, addition, tx);
  stage.held.push(async () => void (await tx.commit()));
}

async function act(stage: Stage, { kind, n, time }: Walk['steps'][number][number]): Promise<void> {
  const { list, place, known, service, changed } = stage;
  if (kind === 'add') return void (await add(stage, { n, time }, service.db.knex));
  if (kind === 'commit') return stage.held.pop()?.();
  const record = [...known.values()][n % known.size];
  if (!record || !list.change) return;
  changed.add(record.name);
  await list.change(service.db.knex, place, record, n);
}

/** Reads all pages; runs the steps meanwhile. */
async function readPages(stage: Stage, walk: Walk, filters: Filters): Promise<string[]> {
  const { service, operation, place, list } = stage;
  const path = operation.path.replace('{program_id}', String(place.programId));
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let i = 0; ; i++) {
    const query = {
      ...list.query?.(place),
      ...filters,
      limit: walk.limit,
      order: walk.order,
      ...(cursor && { cursor }),
    };
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const headers = await goodHeaders(service, operation, place);
    // The clock moves while the request is under way, which must not make the sign-in an old one.
    const authenticated_at = new Date(service.clock.now().getTime() + DAY);
    await service.db.knex('browser_sessions').where({ account_id: place.accountId }).update({ authenticated_at });
    const reading = service.call(`${path}?${search.toString()}`, { method: 'GET', headers });
    const [{ status, body }] = await Promise.all([reading, ...(walk.steps[i] ?? []).map((step) => act(stage, step))]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(walk.limit);
    seen.push(...body.data.map((item: unknown) => list.nameOf(item)));
    expect(body.page.next_cursor !== null).toBe(body.page.has_more);
    if (!body.page.has_more) return seen;
    expect(i).toBeLessThan(100);
    cursor = body.page.next_cursor;
  }
}

/** Walks through the list, and expects every record that was committed before the first page exactly once. */
export async function expectWhole(service: Service, operation: Documented, list: List, walk: Walk): Promise<void> {
  const place = await openPlace(service, usualPart(operation));
  const stage: Stage = { service, operation, list, place, known: new Map(), changed: new Set(), held: [] };
  for (const record of (await list.existing?.(place)) ?? []) stage.known.set(record.name, record);
  for (const held of walk.held) await hold(stage, held);
  const uncommitted = new Set(stage.known.keys());
  for (const record of (await list.existing?.(place)) ?? []) uncommitted.delete(record.name);
  for (const record of walk.records) await add(stage, record, service.db.knex);
  const committed = [...stage.known.values()].filter(({ name }) => !uncommitted.has(name));
  const filters = filtersFor(walk.filters, committed);
  const expected = committed.filter((record) => matches(record, filters));
  const seen = await readPages(stage, walk, filters);
  for (const commit of stage.held) await commit();

  expect(new Set(seen).size, `no record is repeated: ${seen.join(' ')}`).toBe(seen.length);
  const records = seen.map((name) => stage.known.get(name)!);
  expect(records).not.toContain(undefined);
  const unchanged = expected.map(({ name }) => name).filter((name) => !stage.changed.has(name));
  expect(seen).toEqual(expect.arrayContaining(unchanged));
  // What was there and never matched is not shown.
  const others = committed.filter((record) => !expected.includes(record) && !stage.changed.has(record.name));
  expect(others.map(({ name }) => name).filter((name) => seen.includes(name))).toEqual([]);
  const orders = records.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => (walk.order === 'oldest' ? a - b : b - a)));
}
