// A token for certain programs is one of its partner in these programs alone: in lists, and in every operation of partners.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { inDays } from '../days.ts';
import type { Kit } from '../kit.ts';
import { newProgram } from '../kit.ts';
import { NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { SCOPES } from '../pictures/world.ts';
import { signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { BY_TOKEN } from './managed.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'listOwnPrograms');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];
const OPEN = { join_policy: 'open', partner_links: true };

/** A program of the person, who has joined it. */
async function joinedBy({ done }: Person): Promise<number> {
  const { program } = await done<{ program: Body }>('createProgram', {}, newProgram(OPEN));
  await done('joinProgram', {}, { slug: program.slug });
  return program.id as number;
}

/** The programs of a list, for a token. */
async function idsIn(kit: Kit, id: OperationId, key: string, query: Record<string, string> = {}): Promise<string> {
  const { body } = await kit.ask(id, { key, query });
  return (body as { data: { id: number }[] }).data.map((one) => one.id).join();
}

async function tokenOf(kit: Kit, { done }: Person, more: Body): Promise<string> {
  const body = { name: 'Conformance', scopes: SCOPES(), expires_at: inDays(kit, 30), ...more };
  return String((await done('createToken', {}, body)).api_token);
}

/** Each list of programs, with each parameter that could change what is in it. */
async function lists(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const programs = [await joinedBy(person), await joinedBy(person), await joinedBy(person)];
  const [first, second, third] = programs as [number, number, number];
  await person.done('leaveProgram', { program_id: third });
  const cases: [more: Body, seen: number[]][] = [
    [{ program_ids: [first] }, [first]],
    [{ program_ids: [first, third] }, [third, first]],
    [{ program_ids: [second] }, [second]],
    [{ all_programs: true }, [third, second, first]],
  ];
  for (const [more, seen] of cases) {
    const key = await tokenOf(kit, person, more);
    const joined = seen.filter((id) => id !== third);
    const expected: [id: OperationId, query: Record<string, string>, ids: number[]][] = [
      ['listPrograms', {}, seen],
      ['listPrograms', { order: 'oldest' }, seen.toReversed()],
      ['listOwnPrograms', {}, seen],
      ['listOwnPrograms', { order: 'oldest' }, seen.toReversed()],
      ['listOwnPrograms', { status: 'joined' }, joined],
      ['listOwnPrograms', { status: 'left' }, seen.filter((id) => id === third)],
    ];
    for (const [id, query, ids] of expected) {
      const found = await idsIn(kit, id, key, query);
      const asked = new URLSearchParams(query).toString();
      expectThat(found === ids.join(), `the programs ${ids.join()} in ${id} ${asked}`, found);
    }
  }
}

const ON_PROGRAMS = BY_TOKEN.filter((id) => parametersOf(id).includes('program_id'));

/** Every operation on another program, as if the account had nothing to do with it. */
async function elsewhere(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const [own, other] = [await joinedBy(person), await joinedBy(person)];
  const key = await tokenOf(kit, person, { program_ids: [own] });
  for (const id of ON_PROGRAMS) {
    const ids: Ids = Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
    const body = operationEntry(id).body ? { body: {} } : {};
    expectError(id, await kit.ask(id, { key, ids: { ...ids, program_id: other }, ...body }), 'notFound');
  }
  // What would add a program needs a token for all.
  const scope = operationEntry('joinProgram').access!.scope!;
  const { program } = await person.done<{ program: Body }>('createProgram', {}, newProgram(OPEN));
  const refused = await kit.ask('joinProgram', { key, body: { slug: program.slug } });
  expectError('joinProgram', refused, 'scopeMissing', { scope });
  const listed = await person.done<Body[]>('listOwnPrograms');
  const found = listed.map(({ id, status }) => `${String(id)} ${String(status)}`).join();
  expectThat(found === `${other} joined,${own} joined`, 'the partner in both programs, as before', found);
  expectFields(await person.done('getProgram', { program_id: other }), { id: other, status: 'active' });
}

export const portalTokenRows: Row[] = [
  shown('lists of programs, for tokens of some programs and of all', 'these programs alone', lists, SIGNS_IN),
  shown('every operation on a program that the token is not for', '404 notFound', elsewhere, SIGNS_IN),
];
