// Invitations one after the other: what became of the last one decides about the next. And who the person is afterwards.
import type { Kit } from '../kit.ts';
import { operate } from '../operator.ts';
import { makeOwned, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'acceptInvitation');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

interface Sent {
  id: number;
  /** the body by which its addressee answers */
  call: { token: string };
}
const sentOf = ({ invitation, invitation_url }: Body): Sent => ({
  id: (invitation as Body).id as number,
  call: { token: secretOf(invitation_url) },
});

/** The link of an invitation that has ended stays ended, also after a new one. */
async function expectEnded({ ask }: Person, { call }: Sent, status: string): Promise<void> {
  for (const id of ['acceptInvitation', 'declineInvitation'] as const) {
    expectError(id, await ask(id, {}, { body: call }), 'invitationNotPending', { status });
  }
}

/** A member is invited again as soon as no invitation is pending and the person is no member. */
async function members(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done, refused } = within(kit, program);
  const person = await signInPerson(kit);
  const body = { email: person.email, role: 'viewer' };
  const invite = async (role = 'viewer') => sentOf(await done('createMemberInvitation', {}, { ...body, role }));
  const revoked = await invite();
  await refused('alreadyInvited', 'createMemberInvitation', {}, body);
  await done('revokeMemberInvitation', { member_invitation_id: revoked.id });
  const declined = await invite();
  await refused('alreadyInvited', 'createMemberInvitation', {}, body);
  await person.done('declineInvitation', {}, declined.call);
  const accepted = await invite('admin');
  await expectEnded(person, revoked, 'revoked');
  await expectEnded(person, declined, 'declined');
  await person.done('acceptInvitation', {}, accepted.call);
  await refused('alreadyMember', 'createMemberInvitation', {}, body);
  await done('removeMember', { account_id: person.accountId });
  const last = await invite();
  await expectEnded(person, accepted, 'accepted');
  await person.done('acceptInvitation', {}, last.call);
  expectFields(await person.done('getProgram', { program_id: program.id }), { role: 'viewer' });
  const listed = await done<Body[]>('listMemberInvitations');
  const statuses = listed.map(({ status }) => status).join();
  expectThat(statuses === 'accepted,accepted,declined,revoked', 'each invitation with its own end', statuses);
}

type Calls = ReturnType<typeof within>;

/** Invites one person, whose result must be this one, or the reason. */
async function inviteOne({ done }: Calls, email: string, expected: string): Promise<Body> {
  const [one] = await done<Body[]>('invitePartners', {}, { invitations: [{ email }] });
  const { result, reason } = one!;
  expectThat((reason ?? result) === expected, `${expected} for ${email}`, one);
  expectThat((one!.invitation_url === null) === (expected !== 'done'), 'a link only for who is invited again', one);
  return one!;
}

/** Only a pending invitation is sent again or revoked, whenever it was sent. */
async function expectOver({ ask }: Calls, { id }: Sent, status: string): Promise<void> {
  for (const act of ['resendInvitation', 'revokeInvitation'] as const) {
    expectError(act, await ask(act, { invitation_id: id }), 'invitationNotPending', { status });
  }
}

/** A partner is invited again unless an invitation is pending or they have joined, and joins again by accepting. */
async function partners(kit: Kit): Promise<void> {
  const program = await makeOwned(kit, { join_policy: 'apply' });
  const calls = within(kit, program);
  const { done } = calls;
  const person = await signInPerson(kit);
  const invite = async () => {
    const sent = sentOf(await inviteOne(calls, person.email, 'done'));
    const { invitation } = await inviteOne(calls, person.email.toUpperCase(), 'unchanged');
    expectFields(invitation as Body, { id: sent.id, status: 'pending' });
    return sent;
  };
  const here: Ids = { program_id: program.id };
  const statusOf = async () => (await person.done<Body[]>('listOwnPrograms'))[0]?.status;
  const revoked = await invite();
  await done('revokeInvitation', { invitation_id: revoked.id });
  await expectOver(calls, revoked, 'revoked');
  const declined = await invite();
  await person.done('declineInvitation', {}, declined.call);
  await expectOver(calls, declined, 'declined');
  expectThat((await statusOf()) === undefined, 'no program of a partner who has not accepted', await statusOf());
  await person.done('replaceProfile', {}, { name: 'Conformance' });
  await person.done('joinProgram', {}, { slug: program.slug });
  const [{ id: partner_id }] = (await done<Body[]>('listPartners')) as [Body];
  const ends: [status: string, end: () => Promise<unknown>][] = [
    ['declined', () => done('declinePartner', { partner_id })],
    ['left', () => person.done('leaveProgram', here)],
    ['removed', () => done('removePartner', { partner_id })],
  ];
  for (const [status, end] of ends) {
    await end();
    expectThat((await statusOf()) === status, status, await statusOf());
    const accepted = await invite();
    await person.done('acceptInvitation', {}, accepted.call);
    await expectOver(calls, accepted, 'accepted');
    expectThat((await statusOf()) === 'joined', `joined again after ${status}`, await statusOf());
    await inviteOne(calls, person.email, 'already_partner');
  }
  await expectEnded(person, revoked, 'revoked');
  await expectEnded(person, declined, 'declined');
}

/** Who has joined in another way meanwhile is no other partner by accepting, and has not changed since. */
async function joinedBefore(kit: Kit): Promise<void> {
  const program = await makeOwned(kit, { join_policy: 'open' });
  const calls = within(kit, program);
  const person = await signInPerson(kit);
  const { call } = sentOf(await inviteOne(calls, person.email, 'done'));
  await person.done('joinProgram', {}, { slug: program.slug });
  const [{ id: partner_id }] = (await calls.done<Body[]>('listPartners')) as [Body];
  const views = async (): Promise<unknown[]> => [
    await calls.done('getPartner', { partner_id }),
    await person.done('listOwnPrograms'),
  ];
  const before = await views();
  expectFields(await person.done('acceptInvitation', {}, call), { status: 'accepted' });
  expectSame(await views(), before, 'the partner who had joined before');
}

/** The name of the partner, as the program and the partner see it. */
async function expectName({ done }: Calls, person: Person, name: string): Promise<void> {
  const profile = await person.done('getProfile');
  expectFields(profile, { name });
  const listed = (await done<Body[]>('listPartners')).find(({ id }) => id === profile.id);
  expectFields(listed ?? {}, { name, email: person.email });
}

/** Invites the person by this name, who accepts. */
async function take({ done }: Calls, person: Person, name: string): Promise<void> {
  const [one] = await done<Body[]>('invitePartners', {}, { invitations: [{ email: person.email, name }] });
  await person.done('acceptInvitation', {}, sentOf(one!).call);
}

/** The invitation names a partner who is new. A partner has one name, which they change themselves. */
async function names(kit: Kit): Promise<void> {
  const [first, second] = [within(kit, await makeOwned(kit)), within(kit, await makeOwned(kit))];
  const person = await signInPerson(kit);
  await take(first, person, 'Ada of the invitation');
  await expectName(first, person, 'Ada of the invitation');
  await take(second, person, 'Another name');
  await expectName(second, person, 'Ada of the invitation');
  await person.done('replaceProfile', {}, { name: 'Ada herself' });
  await expectName(first, person, 'Ada herself');
  await expectName(second, person, 'Ada herself');
}

/** The partner whom a command has created for the address keeps the name, too. */
async function operatedName(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const email = newAddress();
  const made = await operate(kit, 'partner create', { name: 'Of the operator', email });
  const person = await signInPerson(kit, email);
  await take(calls, person, 'Of the invitation');
  await expectName(calls, person, 'Of the operator');
  expectFields(await person.done('getProfile'), { id: made.partner_id });
}

export const invitedAgainRows: Row[] = [
  shown('invitations of a member, one after the other', 'a new one once the last has ended', members, SIGNS_IN),
  shown('invitations of a partner, one after the other', 'a new one once the last has ended', partners, SIGNS_IN),
  shown('an invitation of a partner who has joined since', 'accepted, and nothing else', joinedBefore, SIGNS_IN),
  shown('the name in an invitation', 'that of a partner who is new', names, SIGNS_IN),
  shown('an invitation of a partner by the operator', 'the same partner, by the same name', operatedName, [
    ...SIGNS_IN,
    'operator',
  ]),
];
