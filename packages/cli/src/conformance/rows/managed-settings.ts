// One field of a program or a link changes: the answer is the record as it was with that field as it was sent, everything
// that shows the record agrees, and the audit log says exactly this.
import { isDeepStrictEqual } from 'node:util';
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode } from '../operator.ts';
import { makeOwned, type OwnedProgram } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve, type Schema } from '../schema.ts';
import { typesOf } from './fields.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Calls = ReturnType<typeof within>;

export const fieldsIn = (id: OperationId): [name: string, schema: Schema][] => {
  const { path, method } = operationEntry(id);
  const { properties = {} } = requestSchema(path, method)!;
  return Object.entries(properties).map(([name, node]) => [name, resolve(node)]);
};

/** Values that a field may have; a field that can be cleared is cleared at last. */
export function valuesFor(schema: Schema): unknown[] {
  const { enum: values, format, minimum, maximum } = schema;
  const types = typesOf(schema);
  const cleared = types.includes('null') ? [null] : [];
  if (values) return [...values.filter((value) => value !== null), ...cleared];
  if (types.includes('boolean')) return [true, false, true];
  if (types.includes('integer')) return [minimum, maximum, minimum, ...cleared];
  if (types.includes('number')) return [7.5, 0.01];
  return [format === 'domain' ? `${unique('domain')}.example` : unique('Conformance'), ...cleared];
}

/** The records are the same, whatever the order of their fields. */
export function expectSame(found: unknown, expected: unknown, where: string): void {
  const different = Object.entries(expected as Body).filter(([name, value]) => {
    return !isDeepStrictEqual((found as Body | undefined)?.[name], value);
  });
  expectThat(isDeepStrictEqual(found, expected), `${JSON.stringify(different)} in ${where}`, found);
}

/** The newest entry names the request, the record and exactly the fields that differ. */
async function expectEntry({ done }: Calls, requestId: unknown, before: Body, after: Body, field: string) {
  const [entry] = await done<Body[]>('listAuditLog', {}, undefined, { limit: '1' });
  const { request_id, credential, actor, target } = entry!;
  const named = { request_id, kind: (actor as Body).kind, target: (target as Body).id };
  expectFields(named, { request_id: requestId, kind: 'account', target: after.id });
  expectThat(/^token \d+$/.test(String(credential)), 'the number of the token', credential);
  const changed = isDeepStrictEqual(before[field], after[field]) ? '' : field;
  for (const side of ['before', 'after'] as const) {
    const names = Object.keys(entry![side] as Body).join();
    expectThat(names === changed, `the fields that changed ${side}: ${changed || 'none'}`, entry![side]);
  }
}

const requestIdOf = ({ headers }: { headers: Record<string, string | undefined> }) =>
  headers[contract.requestId.header.toLowerCase()];

/** A program in the list of programs. Other rules create programs at the same time. */
async function listed({ done }: Calls, { id, created_at }: Body): Promise<Body | undefined> {
  const query = { limit: '100', order: 'oldest', created_from: String(created_at) };
  return (await done<Body[]>('listPrograms', {}, undefined, query)).find((one) => one.id === id);
}

/** Each setting of a program, with every value that is one of few. */
async function settings(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const { ask, done } = calls;
  for (const [name, schema] of fieldsIn('updateProgram')) {
    for (const value of valuesFor(schema)) {
      const before = await done('getProgram');
      const reply = await ask('updateProgram', {}, { [name]: value });
      const expected = { ...before, [name]: value };
      expectSame((reply.body as { data?: unknown }).data, expected, `the answer to ${name}: ${String(value)}`);
      expectSame(await done('getProgram'), expected, `the program after ${name}: ${String(value)}`);
      await expectEntry(calls, requestIdOf(reply), before, expected, name);
    }
  }
  const shows = await done('getProgram');
  expectSame(await listed(calls, shows), shows, 'the list of programs');
}

/** What is valid with one type is not with another: the setting that stays is checked too. */
async function together(kit: Kit): Promise<void> {
  const { done, refused } = within(kit, await makeOwned(kit, { commission_type: 'fixed', commission_rate: 500 }));
  const before = await done('getProgram');
  for (const commission_type of ['percent', 'recurring_percent']) {
    await refused('commissionRateTooHigh', 'updateProgram', {}, { commission_type });
  }
  expectSame(await done('getProgram'), before, 'the program after refused changes');
  const both = { commission_type: 'percent', commission_rate: 100 };
  expectSame(await done('updateProgram', {}, both), { ...before, ...both }, 'the answer to both settings');
}

/** An archived program is read and listed as before, and changes no more. */
async function archived(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const { done, refused } = calls;
  const { status, archived_at: none, ...before } = await done('getProgram');
  expectFields({ status, none }, { status: 'active', none: null });
  const after = await done('archiveProgram');
  expectFields(after, { status: 'archived' });
  const { archived_at } = after;
  expectSame(after, { ...before, status: 'archived', archived_at }, 'the archived program');
  await refused('programArchived', 'archiveProgram');
  await refused('programArchived', 'updateProgram', {}, { name: 'Later' });
  expectSame(await done('getProgram'), after, 'the program afterwards');
  expectSame(await listed(calls, after), after, 'the list of programs');
}

/** The address leads to the destination, with all that it has, and the code. */
function expectUrl({ url, destination, code }: Body, { domain }: OwnedProgram): void {
  const page = typeof destination === 'string' ? destination : `https://${domain}/`;
  const [text, parameter] = [String(url), `aff=${String(code)}`];
  const names = [...new URL(text).searchParams].filter(([name]) => name === 'aff');
  expectThat(isDeepStrictEqual(names, [['aff', code]]), `one aff of ${String(code)}`, url);
  // Everything else stays exactly as it was: a page may treat `%20` and `+` differently.
  const rest = [`${parameter}&`, `&${parameter}`, `?${parameter}`].reduce((left, part) => left.replace(part, ''), text);
  expectThat(rest === page, `${page}, with ${parameter}`, url);
}

async function links(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { ask, done, refused } = calls;
  const ids = { link_id: (await done('createOwnLink', {}, { code: newCode() })).id };
  const page = `https://${program.domain}/a`;
  const steps: [field: string, value: unknown][] = [
    ['enabled', false],
    ...[page, `${page}?b=c&d`, `${page}?via=x%20y+z&w=%C3%A4~!()*#z`].map((one): [string, unknown] => [
      'destination',
      one,
    ]),
    ['enabled', true],
    ['destination', null],
    ['enabled', true],
  ];
  for (const [field, value] of steps) {
    const before = await done('getLink', ids);
    const reply = await ask('updateLink', ids, { [field]: value });
    const link = (reply.body as { data: Body }).data;
    expectUrl(link, program);
    const where = `the answer to ${field}: ${String(value)}`;
    expectSame(link, { ...before, [field]: value, url: link.url }, where);
    for (const list of ['listLinks', 'listOwnLinks'] as const) {
      const [found] = await done<Body[]>(list);
      expectSame(found, link, list);
    }
    expectSame(await done('getLink', ids), link, 'the link afterwards');
    await expectEntry(calls, requestIdOf(reply), before, link, field);
  }
  for (const alias of [newCode(), newCode()]) {
    const before = await done('getLink', ids);
    const reply = await ask('createAlias', ids, { alias });
    const link = await done('getLink', ids);
    expectSame(link, { ...before, aliases: [...(before.aliases as string[]), alias] }, `the link with ${alias}`);
    expectSame((reply.body as { data?: unknown }).data, link, `the answer to the alias ${alias}`);
    await expectEntry(calls, requestIdOf(reply), before, link, 'aliases');
  }
  const others = [`${page}?aff=anna`, `https://a@${program.domain}/`, `https://shop.${program.domain}/`];
  for (const destination of [...others, `https://${program.domain}.example/`]) {
    await refused('destinationInvalid', 'updateLink', ids, { destination });
    await refused('destinationInvalid', 'createOwnLink', {}, { destination });
  }
}

export const managedSettingRows: Row[] = [
  shown('each setting of a program changes', 'that one alone, everywhere', settings, WRITES),
  shown('a commission type and a rate that do not go together', '400, and nothing changes', together, WRITES),
  shown('a program is archived', 'read and listed as before', archived, WRITES),
  shown('each field of a link changes', 'that one alone, everywhere', links, WRITES),
];
