// The programs of an account, which the command line and the management API list.
import { contract } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { newProgram, type Kit } from '../kit.ts';
import { initProgram } from '../new-program.ts';
import { dataOf, type Ids } from '../owned.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { secretOf, signInPerson } from '../people.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { enumOf } from '../schema.ts';
import { expectSame } from './managed-settings.ts';
import { loginTokenOf } from './signed-in.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'cliPrograms');
const NEEDS: readonly Need[] = ['loginToken', 'write'];
/** Programs that other rules create at the same time would be in one list alone. */
const ALONE = { stage: 'alone' } as const;
/** The newest programs: an account may have any number. */
const QUERY = { limit: '100', order: 'newest' };

/** A program of the management API, as the command line shows it. */
const inShort = ({ id, name, slug, domain, commission_type, commission_rate, currency, created_at }: Body): Body => ({
  id,
  name,
  slug,
  domain,
  commission: { type: commission_type, rate: commission_rate, currency },
  created_at,
});

/** Both lists have the same programs with the same terms, whatever has become of them. */
async function expectSameLists(kit: Kit, after: string, call: Call = { as: 'login' }): Promise<void> {
  const managed = dataOf<Body[]>(await kit.ask('listPrograms', { ...call, query: QUERY }));
  const listed = expectSuccess(await kit.ask('cliPrograms', call)).data as Body[];
  const oldest = managed.toReversed().map(inShort);
  // What only one of them shows is left out.
  const shared = listed.slice(-oldest.length).map(({ status, partners, ...rest }) => {
    expectThat(status !== undefined && partners !== undefined, 'the state and the partners of a program', rest);
    return rest;
  });
  const numbers = (programs: Body[]): string => programs.map(({ id }) => id).join();
  const expected = numbers(oldest);
  expectThat(numbers(shared) === expected, `the programs ${expected} after ${after}, oldest first`, numbers(shared));
  for (const [place, program] of oldest.entries()) expectSame(shared[place], program, `the list after ${after}`);
}

async function lists(kit: Kit): Promise<void> {
  const { status } = await kit.ask('listPrograms', { as: 'login', query: { limit: '1' } });
  if (status === 401) throw new NotAsked('the login token is only for the command line');
  await initProgram(kit);
  await expectSameLists(kit, 'init');
  const body = newProgram({ commission_type: 'fixed', commission_rate: 12.5, currency: 'EUR' });
  const { program } = dataOf<{ program: Body }>(await kit.ask('createProgram', { as: 'login', body }));
  await expectSameLists(kit, contract.operations.createProgram.path);
  const ids = { program_id: program.id as number };
  dataOf(await kit.ask('updateProgram', { as: 'login', ids, body: { name: 'Conformance, changed' } }));
  await expectSameLists(kit, 'a change');
  dataOf(await kit.ask('archiveProgram', { as: 'login', ids }));
  await expectSameLists(kit, 'the end of a program');
}

/** Two programs: in one of them, the person has each role after the other, and then none; the other one is their own. */
async function roles(kit: Kit): Promise<void> {
  const [owner, member] = [await signInPerson(kit), await signInPerson(kit)];
  const key = await loginTokenOf(kit, member.email);
  const own = await member.done<{ program: { id: number } }>('createProgram', {}, newProgram());
  const { program } = await owner.done<{ program: { id: number } }>('createProgram', {}, newProgram());
  const ids: Ids = { program_id: program.id, account_id: member.accountId };
  const expectListed = async (after: string, ...expected: number[]): Promise<void> => {
    const listed = expectSuccess(await kit.ask('cliPrograms', { key })).data as { id: number }[];
    const found = listed.map(({ id }) => id).join();
    expectThat(found === expected.join(), `the programs ${expected.join()} after ${after}`, found);
    await expectSameLists(kit, after, { key });
  };
  await expectListed('a program of their own', own.program.id);
  for (const role of enumOf('createMemberInvitation', 'role')) {
    const body = { email: member.email, role };
    const { invitation_url } = await owner.done('createMemberInvitation', ids, body);
    await expectListed(`an invitation as ${role}`, own.program.id);
    await member.done('acceptInvitation', {}, { token: secretOf(invitation_url) });
    await expectListed(`the acceptance as ${role}`, own.program.id, program.id);
    for (const next of enumOf('updateMember', 'role')) {
      expectFields(await owner.done('updateMember', ids, { role: next }), { role: next });
      await expectListed(`a change from ${role} to ${next}`, own.program.id, program.id);
    }
    await owner.done('removeMember', ids);
    await expectListed('the removal', own.program.id);
  }
}

export const sharedProgramRows: Row[] = [
  rowsOf('people', 'cliPrograms').shown(
    'the programs of an account in each role',
    'the same on the command line as in the management API',
    roles,
    ['apiToken', 'write', 'testEvents'],
  ),
];

export const listedProgramRows: Row[] = [
  shown('the programs of an account', 'the same on the command line as in the management API', lists, NEEDS, ALONE),
];
