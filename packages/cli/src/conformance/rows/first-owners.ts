// The owner of a program that has none: whom the operator's command invites, once and again, and who is a member already.
import { inDays } from '../days.ts';
import type { Kit } from '../kit.ts';
import { eventually, expectRefused, newCampaign, operate } from '../operator.ts';
import type { Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';

type Body = Record<string, unknown>;
/** How far the clocks may differ, in milliseconds. */
const HOUR = 3_600_000;
const { shown } = rowsOf('people', 'listMemberInvitations');
const OPERATES: readonly Need[] = ['write', 'operator'];

const inviteOwner = (kit: Kit, programId: number, email: string): Promise<Body> =>
  operate(kit, 'program owner', { 'program-id': programId, email });

/** Once a program has an owner, that person invites others. */
async function expectOwned(kit: Kit, programId: number, owner: Person): Promise<void> {
  for (const email of [owner.email, newAddress()])
    await expectRefused(kit, 'program owner', { 'program-id': programId, email });
}

/** Accepts what the command has printed; the person is the owner from then on. */
async function accept(person: Person, programId: number, { url }: Body): Promise<void> {
  const token = secretOf(url);
  const about = { kind: 'member', role: 'owner', addressed_to_you: true };
  expectFields(await person.done('previewInvitation', {}, { token }), { ...about, status: 'pending' });
  expectFields(await person.done('acceptInvitation', {}, { token }), { ...about, status: 'accepted' });
  expectFields(await person.done('getProgram', { program_id: programId }), { role: 'owner' });
}

/** The newest entries of the log, by who made them and what was done. */
async function expectLog(person: Person, here: Ids, expected: readonly string[]): Promise<void> {
  const entries = await person.done<Body[]>('listAuditLog', here, undefined, { limit: String(expected.length) });
  const found = entries.map(({ actor, action }) => `${String((actor as Body).kind)} ${String(action)}`);
  expectThat(found.join() === expected.join(), expected.join(), found.join());
}

/** The link of the command before stops working, and an owner makes the command needless. */
async function first(kit: Kit): Promise<void> {
  const { id } = await newCampaign(kit);
  const here: Ids = { program_id: id };
  const email = newAddress();
  const lost = await inviteOwner(kit, id, email);
  const printed = await inviteOwner(kit, id, email.toUpperCase());
  expectFields(printed, { program_id: id, email, role: 'owner' });
  const [ends, week] = [Date.parse(String(printed.expires_at)), Date.parse(inDays(kit, 7))];
  expectThat(Math.abs(ends - week) < HOUR, `an end at ${inDays(kit, 7)}`, printed.expires_at);
  const person = await signInPerson(kit, email);
  expectError('getProgram', await person.ask('getProgram', here), 'notFound');
  const call = { body: { token: secretOf(lost.url) } };
  const refused = await person.ask('acceptInvitation', {}, call);
  expectError('acceptInvitation', refused, 'invitationNotPending', { status: 'revoked' });
  await accept(person, id, printed);
  await expectLog(person, here, [
    'account member.join',
    'account member-invitation.accept',
    'operator member-invitation.create',
    'operator member-invitation.revoke',
    'operator member-invitation.create',
  ]);
  const invitations = await person.done<Body[]>('listMemberInvitations', here);
  const statuses = invitations.map(({ status }) => status).join();
  expectThat(statuses === 'accepted,revoked', 'accepted,revoked', statuses);
  await expectOwned(kit, id, person);
}

/** A member with another role becomes the owner, once the only owner is suspended. */
async function raised(kit: Kit): Promise<void> {
  const { id } = await newCampaign(kit);
  const here: Ids = { program_id: id };
  const [owner, viewer] = [await signInPerson(kit), await signInPerson(kit)];
  await accept(owner, id, await inviteOwner(kit, id, owner.email));
  const made = await owner.done('createMemberInvitation', here, { email: viewer.email, role: 'viewer' });
  await viewer.done('acceptInvitation', {}, { token: secretOf(made.invitation_url) });
  await expectOwned(kit, id, owner);
  await operate(kit, 'account suspend', { email: owner.email });
  await eventually(kit, async () => expectError('getSession', await owner.ask('getSession'), 'credentialInvalid'));
  await accept(viewer, id, await inviteOwner(kit, id, viewer.email));
  await expectLog(viewer, here, ['account member.update', 'account member-invitation.accept']);
  const members = await viewer.done<Body[]>('listMembers', here);
  const roles = members.map(({ account_id, role }) => `${String(account_id)} ${String(role)}`);
  const expected = [viewer, owner].map(({ accountId }) => `${accountId} owner`);
  expectThat(roles.join() === expected.join(), expected.join(), roles.join());
  await operate(kit, 'account reinstate', { email: owner.email });
}

export const firstOwnerRows: Row[] = [
  shown('a program without an owner', 'owned by whom the last command has invited', first, OPERATES),
  shown('a program whose owner is suspended', 'another member may own it', raised, OPERATES),
];
