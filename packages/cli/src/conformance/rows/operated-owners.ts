// Whom commands let in: the person whom an account is bound to.
import type { Kit } from '../kit.ts';
import { eventually, expectRefused, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, signInPerson } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'acceptInvitation');
const OPERATES: readonly Need[] = ['operator', 'write'];

const accountOf = async (kit: Kit, email: string): Promise<Body[]> =>
  ((await operate(kit, 'account list', {})).accounts as Body[]).filter((account) => account.email === email);

/** An account is that of who signs in with its address first; another binding ends its sessions, and keeps its number. */
async function bindings(kit: Kit): Promise<void> {
  const email = newAddress();
  const made = await operate(kit, 'account create', { email: email.toUpperCase() });
  expectFields(made, { email, status: 'active' });
  const { account_id } = made;
  for (const address of [email, email.toUpperCase()]) await expectRefused(kit, 'account create', { email: address });
  const shows = async (expected: Body) => {
    const [account, ...others] = await accountOf(kit, email);
    expectThat(others.length === 0, 'one account with the address', others);
    expectFields(account ?? {}, { account_id, programs: 0, ...expected });
  };
  await shows({ status: 'active', bound: false });
  const person = await signInPerson(kit, email);
  expectThat(person.accountId === account_id, 'the account that was created', person.accountId);
  await shows({ status: 'active', bound: true });
  expectFields(await operate(kit, 'account rebind', { email }), { account_id, status: 'active' });
  await eventually(kit, async () => expectError('getSession', await person.ask('getSession'), 'credentialInvalid'));
  await shows({ status: 'active', bound: false });
  await operate(kit, 'account suspend', { email });
  await shows({ status: 'suspended', bound: false });
  await operate(kit, 'account reinstate', { email });
  const again = await signInPerson(kit, email);
  expectThat(again.accountId === account_id, 'the same account', again.accountId);
  await shows({ status: 'active', bound: true });
}

export const operatedOwnerRows: Row[] = [
  shown('an account that is created and bound by commands', 'that of who signs in next', bindings, OPERATES),
];
