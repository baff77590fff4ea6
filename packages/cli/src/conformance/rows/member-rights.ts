// What an admin may change of a program, field by field, and that some active owner stays whatever else the members are.
import type { Kit } from '../kit.ts';
import { makeOwned, type Ids } from '../owned.ts';
import { eventually, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame, fieldsIn, valuesFor } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'updateProgram');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];
type Calls = ReturnType<typeof within>;

/** All other fields are terms. */
const OPEN = ['name', 'domain'];

/** A new person who is a member with this role. */
async function memberOf(kit: Kit, { done }: Calls, role: string): Promise<Person> {
  const person = await signInPerson(kit);
  const { invitation_url } = await done('createMemberInvitation', {}, { email: person.email, role });
  await person.done('acceptInvitation', {}, { token: secretOf(invitation_url) });
  return person;
}

/** Every other value of each field. A term is refused too if it comes with a field that is open, which then stays. */
async function settings(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const admin = await memberOf(kit, calls, 'admin');
  const here: Ids = { program_id: program.id };
  for (const [name, schema] of fieldsIn('updateProgram')) {
    const before = await calls.done('getProgram');
    const values = new Set(valuesFor(schema).filter((value) => value !== before[name]));
    for (const value of values) {
      const body = { [name]: value };
      if (OPEN.includes(name)) {
        expectFields(await admin.done('updateProgram', here, body), { ...body, role: 'admin' });
        expectSame(await calls.done('getProgram'), { ...before, ...body }, `the program after ${name} of an admin`);
        continue;
      }
      for (const more of [{}, { name: 'Of an admin' }]) {
        const reply = await admin.ask('updateProgram', here, { body: { ...more, ...body } });
        expectError('updateProgram', reply, 'roleMissing', { role: 'owner' });
      }
      expectSame(await calls.done('getProgram'), before, `the program after ${name} of an admin`);
    }
  }
}

/** The owner, whose account the API token belongs to. */
async function ownerIn({ done }: Calls): Promise<{ account_id: number }> {
  const [owner] = await done<{ account_id: number; role: string }[]>('listMembers');
  expectFields(owner!, { role: 'owner' });
  return { account_id: owner!.account_id };
}

async function expectLast({ refused }: Calls, ids: Body): Promise<void> {
  for (const role of ['admin', 'viewer']) await refused('lastOwner', 'updateMember', ids, { role });
  await refused('lastOwner', 'removeMember', ids);
}

/** Neither other members nor somebody who may become an owner makes the last owner dispensable. */
async function lastOwner(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const ids = await ownerIn(calls);
  const [admin] = [await memberOf(kit, calls, 'admin'), await memberOf(kit, calls, 'viewer')];
  await calls.done('createMemberInvitation', {}, { email: newAddress(), role: 'owner' });
  await expectLast(calls, ids);
  // The same role again is no change.
  expectFields(await calls.done('updateMember', ids, { role: 'owner' }), { ...ids, role: 'owner' });
  const other = { account_id: admin.accountId };
  expectFields(await calls.done('updateMember', other, { role: 'owner' }), { ...other, role: 'owner' });
  for (const role of ['admin', 'owner']) {
    expectFields(await admin.done('updateMember', { program_id: program.id, ...ids }, { role }), { ...ids, role });
  }
  expectFields(await calls.done('updateMember', other, { role: 'viewer' }), { ...other, role: 'viewer' });
  await expectLast(calls, ids);
}

/** An owner who is suspended is no active one, until the account is reinstated. */
async function suspendedOwner(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const ids = await ownerIn(calls);
  const { email, ...other } = await memberOf(kit, calls, 'owner');
  await operate(kit, 'account suspend', { email });
  await eventually(kit, async () => expectError('getSession', await other.ask('getSession'), 'credentialInvalid'));
  await expectLast(calls, ids);
  await operate(kit, 'account reinstate', { email });
  const again = await signInPerson(kit, email);
  expectThat(again.accountId === other.accountId, 'the same account', again.accountId);
  const here: Ids = { program_id: program.id };
  expectFields(await calls.done('updateMember', ids, { role: 'admin' }), { ...ids, role: 'admin' });
  const own: Ids = { ...here, account_id: other.accountId };
  expectError('removeMember', await again.ask('removeMember', own), 'lastOwner');
  expectFields(await again.done('updateMember', { ...here, ...ids }, { role: 'owner' }), { ...ids, role: 'owner' });
  await calls.done('removeMember', { account_id: other.accountId });
  await expectLast(calls, ids);
}

export const memberRightRows: Row[] = [
  shown('each setting of a program, changed by an admin', 'its name and domain alone', settings, SIGNS_IN),
  shown('the last owner next to other members', '409 lastOwner', lastOwner, SIGNS_IN),
  shown('the last active owner next to a suspended one', '409 lastOwner', suspendedOwner, [...SIGNS_IN, 'operator']),
];
