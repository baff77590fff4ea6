// Partners whom an operator has made for an address: who they are before and after the person acts, and what may be done
// about one who has a link and has not joined.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { newLink, operate } from '../operator.ts';
import { makeOwned, type Ids, type OwnedProgram } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('people', 'getProfile');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** Addresses are compared in lower case. */
const otherCase = (email: string): string =>
  `${email[0]!.toUpperCase()}${email.slice(1).replace('.example', '.Example')}`;

/** A new partner of the operator's with this address. */
async function partnerFor(kit: Kit, email: string, name: string): Promise<number> {
  const made = await operate(kit, 'partner create', { name, email: otherCase(email) });
  return made.partner_id as number;
}

/** The result of an invitation. */
async function invited({ done }: Calls, email: string): Promise<unknown> {
  const [one] = await done<Body[]>('invitePartners', {}, { invitations: [{ email }] });
  return one!.reason ?? one!.result;
}

/** What the person reads before anything else is done. */
async function expectOwn(person: Person, { id, slug }: OwnedProgram, partnerId: number, code: string): Promise<void> {
  const { email } = person;
  expectFields(await person.done('getProfile'), { id: partnerId, name: 'The first', email });
  const programs = await person.done<Body[]>('listOwnPrograms');
  expectThat(programs.length === 1, 'the program of the partner', programs);
  expectFields(programs[0]!, { id, slug, status: 'linked' });
  const links = await person.done<Body[]>('listOwnLinks', { program_id: id });
  expectThat(links.map((link) => link.code).join() === code, `the link ${code}`, links);
}

/** Neither members nor the partner take another step than from `linked` to a member of the program. */
async function expectSteps(calls: Calls, person: Person, program: OwnedProgram, partner_id: number): Promise<void> {
  const here: Ids = { program_id: program.id };
  const status = 'linked';
  for (const act of ['declinePartner', 'removePartner', 'reinstatePartner'] as const) {
    expectError(act, await calls.ask(act, { partner_id }), 'partnerTransition', { status });
  }
  expectError('leaveProgram', await person.ask('leaveProgram', here), 'ownTransition', { status });
  const ownLink = await person.ask('createOwnLink', here, { body: {} });
  expectError('createOwnLink', ownLink, 'ownTransition', { status });
  expectFields(await calls.done('createLink', {}, { partner_id }), { partner_id, enabled: true });
  expectFields(await calls.done('getPartner', { partner_id }), { status });
}

/** The oldest partner with the address is the person's, who keeps it and joins as the program's policy says. */
async function known(kit: Kit): Promise<void> {
  const [applied, open] = [
    await makeOwned(kit, { join_policy: 'apply', partner_links: true }),
    await makeOwned(kit, { join_policy: 'open' }),
  ];
  const calls = within(kit, applied);
  const email = newAddress();
  const partnerId = await partnerFor(kit, email, 'The first');
  const second = await partnerFor(kit, email, 'The second');
  const code = await newLink(kit, applied.id, partnerId);
  const person = await signInPerson(kit, email);
  await expectOwn(person, applied, partnerId, code);
  await expectSteps(calls, person, applied, partnerId);
  await newLink(kit, open.id, partnerId);
  expectFields(await person.done('joinProgram', {}, { slug: open.slug }), { status: 'joined' });
  // An account that has acted as the partner has its address in every program.
  const [listed] = await within(kit, open).done<Body[]>('listPartners');
  expectFields(listed!, { id: partnerId, name: 'The first', email });
  expectFields(await person.done('joinProgram', {}, { slug: applied.slug }), { status: 'applied' });
  expectFields(await calls.done('approvePartner', { partner_id: partnerId }), { status: 'joined' });
  expectThat((await invited(calls, email)) === 'already_partner', 'already_partner', email);
  await newLink(kit, applied.id, second);
  expectFields(await calls.done('getPartner', { partner_id: second }), { name: 'The second', status: 'linked' });
  expectFields(await person.done('getProfile'), { id: partnerId });
}

/** Who is a partner already is not invited, however the operator has spelled the address. */
async function spelled(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const email = newAddress();
  const partner_id = await partnerFor(kit, email, 'Ada');
  expectThat((await invited(calls, email)) === 'done', 'done for a partner of no program', email);
  await operate(kit, 'partner join', { 'partner-id': partner_id, 'program-id': program.id });
  for (const one of [email, email.toUpperCase()]) {
    expectThat((await invited(calls, one)) === 'already_partner', `already_partner for ${one}`, one);
  }
  expectThat((await invited(calls, newAddress())) === 'done', 'done for somebody else', email);
}

/** Each act as a partner makes the account one, by the name that it gives; until then there is nothing. */
async function becomes(kit: Kit): Promise<void> {
  const program = await makeOwned(kit, { join_policy: 'open' });
  const here: Ids = { program_id: program.id };
  const name = unique('Ada');
  const acts: [act: (person: Person) => Promise<unknown>, named: Body][] = [
    [(person) => person.done('replaceProfile', {}, { name }), { name }],
    [(person) => person.done('joinProgram', {}, { slug: program.slug }), {}],
  ];
  for (const [act, named] of acts) {
    const person = await signInPerson(kit);
    expectError('getProfile', await person.ask('getProfile'), 'notFound');
    expectError('leaveProgram', await person.ask('leaveProgram', here), 'notFound');
    expectSame(await person.done('listOwnPrograms'), [], 'the programs of nobody');
    expectError('getProfile', await person.ask('getProfile'), 'notFound');
    await act(person);
    const profile = await person.done('getProfile');
    expectFields(profile, { ...named, email: person.email });
    expectSame(await person.done('replaceProfile', {}, { name: profile.name }), profile, 'the profile, set again');
  }
  const partners = await within(kit, program).done<Body[]>('listPartners');
  expectThat(partners.length === 1, 'the partner who has joined', partners);
}

export const knownPartnerRows: Row[] = [
  shown('a partner with a link whom a command has made', 'theirs, in the steps of the contract', known, OPERATES),
  shown('an invitation of a partner whom a command has made', 'unless they have joined', spelled, OPERATES),
  shown('an account that becomes a partner', 'by its own act, and by its name', becomes, ['apiToken', 'write']),
];
