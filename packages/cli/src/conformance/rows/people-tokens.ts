// Tokens that a person creates: each scope is one right, each program one place, and each token has limits of its own.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { limitOf, type Kit } from '../kit.ts';
import { windowOf } from '../limits.ts';
import { NO_RECORD, parametersOf } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { unique } from '../call.ts';
import { expectMasked } from '../masked.ts';
import { BY_TOKEN } from './managed.ts';
import { DAY, inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'createToken');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

interface Made {
  id: number;
  key: string;
  token: Body;
}

async function makeToken(kit: Kit, { done }: Person, scopes: readonly string[], more: Body = {}): Promise<Made> {
  const expires_at = inDays(kit, 30);
  const body = { name: unique('Conformance'), scopes, all_programs: true, expires_at, ...more };
  const { token, api_token } = await done<{ token: Body; api_token: string }>('createToken', {}, body);
  return { id: token.id as number, key: api_token, token };
}

function everyScope(): string[] {
  const { path, method } = operationEntry('createToken');
  const { items } = resolve(requestSchema(path, method)!.properties!.scopes!);
  return (resolve(items!).enum ?? []).filter((scope) => scope !== null);
}

const askWith = (kit: Kit, key: string, id: OperationId) =>
  kit.ask(id, { key, ids: Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD])) });

/** With all other scopes an operation is refused, and with its own alone it is not. The requests change nothing. */
async function scopes(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const all = everyScope();
  for (const scope of all) {
    const own = BY_TOKEN.filter((id) => operationEntry(id).access!.scope === scope);
    const [only, others] = [
      await makeToken(kit, person, [scope]),
      await makeToken(
        kit,
        person,
        all.filter((one) => one !== scope),
      ),
    ];
    for (const id of own) {
      expectError(id, await askWith(kit, others.key, id), 'scopeMissing', { scope });
      const reply = await askWith(kit, only.key, id);
      expectThat(reply.status !== 403, `no lack of a scope with ${scope} for ${id}`, reply.body);
    }
    for (const { id, key } of [only, others]) {
      await person.done('revokeToken', { token_id: id });
      // A token that is revoked counts against another limit.
      const { status } = await kit.askRaw('listPrograms', { key });
      expectThat(status === 401, '401 for a token that is revoked', status);
    }
  }
}

const newProgramOf = async ({ done }: Person): Promise<number> => {
  const body = {
    name: 'Conformance',
    domain: `${unique('own')}.example`,
    commission_type: 'fixed',
    commission_rate: 5,
  };
  return (await done<{ program: { id: number } }>('createProgram', {}, body)).program.id;
};

/** A token of some programs sees these alone, and creates none. */
async function programs(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const [own, other] = [await newProgramOf(person), await newProgramOf(person)];
  const ofOne = { all_programs: null, program_ids: [own] };
  const { key, token } = await makeToken(kit, person, everyScope(), ofOne);
  expectFields(token, { all_programs: false, revoked_at: null, last_used_at: null });
  expectMasked(String(token.masked), key);
  const listed = (reply: { body: unknown }) =>
    (reply.body as { data: { id: number }[] }).data.map(({ id }) => id).join();
  const seen = listed(await kit.ask('listPrograms', { key }));
  expectThat(seen === String(own), `program ${own} alone`, seen);
  expectError('getProgram', await kit.ask('getProgram', { key, ids: { program_id: other } }), 'notFound');
  expectFields(await person.done('getProgram', { program_id: other }), { id: other, role: 'owner' });
  const refused = await kit.ask('createProgram', { key, body: {} });
  expectError('createProgram', refused, 'scopeMissing', { scope: 'programs.write' });
  const wanted = { name: 'x', scopes: ['programs.read'], expires_at: token.expires_at };
  const cases: [more: Body, error: string][] = [
    [{ program_ids: [NO_RECORD] }, 'notFound'],
    [{}, 'tokenProgramsInvalid'],
    [{ program_ids: [own], all_programs: true }, 'tokenProgramsInvalid'],
    [{ all_programs: false }, 'tokenProgramsInvalid'],
    [{ all_programs: null, program_ids: null }, 'tokenProgramsInvalid'],
    [{ program_ids: [own, await newProgramOf(await signInPerson(kit))] }, 'notFound'],
  ];
  for (const [more, error] of cases) {
    expectError('createToken', await person.ask('createToken', {}, { body: { ...wanted, ...more } }), error);
  }
  // What is false or null is as if it were not there.
  const ways: [more: Body, program_ids: number[]][] = [
    [{ program_ids: [own] }, [own]],
    [{ program_ids: [own], all_programs: false }, [own]],
    [{ program_ids: null, all_programs: true }, []],
  ];
  for (const [more, program_ids] of ways) {
    const made = await person.done<{ token: Body }>('createToken', {}, { ...wanted, ...more });
    expectFields(made.token, { all_programs: program_ids.length === 0 });
    expectThat(
      String(made.token.program_ids) === String(program_ids),
      `the programs ${program_ids.join()}`,
      made.token,
    );
  }
}

/** Each token of an account has a bucket of its own, and so has its session. */
async function buckets(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const limit = limitOf('manage', kit.target);
  for (const name of ['first', 'second']) {
    const { key } = await makeToken(kit, person, ['programs.read'], { name });
    for (let left = limit - 1; left > limit - 4; left--) {
      const window = windowOf(await kit.ask('listPrograms', { key }));
      expectThat(window?.remaining === left, `${left} requests left for the ${name} token`, window);
    }
  }
}

/** A token is valid for a year at most, from now on. */
async function times(kit: Kit): Promise<void> {
  const { ask } = await signInPerson(kit);
  const now = kit.now().getTime();
  for (const time of [now - DAY, now + 367 * DAY, now + 800 * DAY]) {
    const expires_at = new Date(time).toISOString();
    const body = { name: 'x', scopes: ['programs.read'], all_programs: true, expires_at };
    expectError('createToken', await ask('createToken', {}, { body }), 'tokenExpiryInvalid');
  }
}

export const peopleTokenRows: Row[] = [
  shown('tokens of each scope, and of all others', 'that right, and no other', scopes, SIGNS_IN),
  shown('a token of one program', 'that program alone', programs, SIGNS_IN),
  shown('several tokens of an account', 'a bucket for each', buckets, SIGNS_IN),
  shown('tokens that expire too early or too late', '400 tokenExpiryInvalid', times, SIGNS_IN),
];
