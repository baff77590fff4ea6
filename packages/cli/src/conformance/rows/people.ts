// People with roles: what each role may do and see in a program, from the document, and how people come and go.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { makeOwned, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { tellStory } from '../story.ts';
import { MANAGED } from './harmless.ts';
import { within } from './managed-flows.ts';
import { isPortal } from './managed.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'getSession');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];
const RANKS = ['viewer', 'admin', 'owner'];
type Calls = ReturnType<typeof within>;

/** The operations on a program for its members. */
const OF_MEMBERS = MANAGED.filter((id) => parametersOf(id).includes('program_id') && !isPortal(id));
const leastRole = (id: OperationId): string => operationEntry(id).access!.role ?? 'viewer';

/** Invites the person, who accepts; the secret is where no server sees it. */
async function invite({ done }: Calls, person: Person, role: string): Promise<void> {
  const made = await done('createMemberInvitation', {}, { email: person.email, role });
  const url = new URL(String(made.invitation_url));
  expectThat(url.search === '' && url.hash.length > 40, 'a link with its secret after # alone', url.href);
  const token = secretOf(made.invitation_url);
  const about = { kind: 'member', status: 'pending', role, addressed_to_you: true };
  expectFields(await person.done('previewInvitation', {}, { token }), about);
  expectFields(await person.done('acceptInvitation', {}, { token }), { ...about, status: 'accepted' });
  const member = (await done<Body[]>('listMembers')).find(({ account_id }) => account_id === person.accountId);
  expectFields(member ?? {}, { role });
  const again = await person.ask('acceptInvitation', {}, { body: { token } });
  expectError('acceptInvitation', again, 'invitationNotPending', { status: 'accepted' });
}

/** Whether each operation is refused for the lack of a role. The requests name no record and have no body. */
async function expectRights(person: Person, programId: number, role: string): Promise<void> {
  for (const id of OF_MEMBERS) {
    const ids: Ids = Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
    const least = leastRole(id);
    const may = RANKS.indexOf(role) >= RANKS.indexOf(least);
    // What has neither a body nor another record would be done.
    const changes = operationEntry(id).method !== 'get' && !operationEntry(id).body && parametersOf(id).length === 1;
    if (may && changes) continue;
    const reply = await person.ask(id, { ...ids, program_id: programId });
    if (!may) expectError(id, reply, 'roleMissing', { role: least });
    else expectThat(reply.seen.error !== 'roleMissing', `no lack of a role for ${role} in ${id}`, reply.body);
  }
}

/** Each role has its rights, from when it is given to when it is taken. */
async function roles(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const { done, refused } = calls;
  const person = await signInPerson(kit);
  const here: Ids = { program_id: program.id };
  expectError('getProgram', await person.ask('getProgram', here), 'notFound');
  await invite(calls, person, 'admin');
  await refused('alreadyMember', 'createMemberInvitation', {}, { email: person.email, role: 'viewer' });
  const ids = { account_id: person.accountId };
  const roleOf = async () =>
    (await done<Body[]>('listMembers')).find(({ account_id }) => account_id === person.accountId)?.role;
  for (const [place, role] of ['admin', 'viewer', 'owner', 'viewer'].entries()) {
    if (place > 0) expectFields(await done('updateMember', ids, { role }), { ...ids, role });
    expectThat((await roleOf()) === role, `the role ${role} in the list of members`, await roleOf());
    expectFields(await person.done('getProgram', here), { id: program.id, role });
    await expectRights(person, program.id, role);
  }
  expectFields(await done('removeMember', ids), ids);
  expectThat((await roleOf()) === undefined, 'no member any more', await roleOf());
  expectError('getProgram', await person.ask('getProgram', here), 'notFound');
  const left = await person.done<unknown[]>('listPrograms');
  expectThat(left.length === 0, 'no program any more', left);
}

/** The filters that name a customer. */
const IDENTIFYING = ['click_id', 'customer_key'] as const;

/** A viewer reads no identifier of a customer and no address, wherever these are shown to others. */
async function views(kit: Kit): Promise<void> {
  const { program, customerId, linkId, personal, sales } = await tellStory(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const { email } = await done('getProfile');
  const secrets = [personal.click_id, personal.customer_key, String(email)];
  const person = await signInPerson(kit);
  await invite(calls, person, 'viewer');
  const { commissionId } = sales[0]!;
  const records: Ids = { customer_id: customerId, link_id: linkId, partner_id: program.partnerId };
  const all: Ids = { ...records, commission_id: commissionId, program_id: program.id };
  const seen = new Set<string>();
  for (const id of OF_MEMBERS) {
    if (operationEntry(id).method !== 'get' || leastRole(id) !== 'viewer') continue;
    const expand = operationEntry(id).query.includes('expand') ? { expand: 'customer,partner' } : undefined;
    const ids = Object.fromEntries(parametersOf(id).map((name) => [name, all[name]!]));
    for (const name of IDENTIFYING.filter((one) => operationEntry(id).query.includes(one))) {
      const asked = await person.ask(id, { ...ids }, { query: { [name]: personal[name] } });
      expectError(id, asked, 'roleMissing', { role: 'admin' });
    }
    const found = JSON.stringify(await person.done(id, ids, undefined, expand));
    const there = secrets.filter((secret) => found.includes(secret));
    expectThat(there.length === 0, `nothing that identifies people in ${id}, for a viewer`, there);
    const whole = JSON.stringify(await done(id, ids, undefined, expand));
    for (const secret of secrets) if (whole.includes(secret)) seen.add(secret);
  }
  expectThat(seen.size === secrets.length, 'each of them for an owner', [...seen]);
}

/** An invitation is answered once, by the person it is for; an archived program takes nobody. */
async function partners(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done } = within(kit, program);
  const [person, other] = [await signInPerson(kit), await signInPerson(kit)];
  const invited = async (email: string) => {
    const [result] = await done<Body[]>('invitePartners', {}, { invitations: [{ email: email.toUpperCase() }] });
    return { body: { token: secretOf(result!.invitation_url) } };
  };
  const call = await invited(person.email);
  const wrong = await other.ask('acceptInvitation', {}, call);
  expectError('acceptInvitation', wrong, 'invitationForOther');
  expectFields(await person.done('acceptInvitation', {}, call.body), { kind: 'partner', status: 'accepted' });
  const [joined] = await person.done<Body[]>('listOwnPrograms');
  expectFields(joined!, { id: program.id, status: 'joined' });
  const [listed] = await done<Body[]>('listPartners');
  expectFields(listed!, { email: person.email, status: 'joined' });
  const declined = await invited(newAddress());
  expectError('acceptInvitation', await person.ask('acceptInvitation', {}, declined), 'invitationForOther');
  const late = await invited(other.email);
  await done('archiveProgram');
  expectError('acceptInvitation', await other.ask('acceptInvitation', {}, late), 'programArchived');
  expectFields(await other.done('declineInvitation', {}, late.body), { status: 'declined' });
  const again = await other.ask('declineInvitation', {}, late);
  expectError('declineInvitation', again, 'invitationNotPending', { status: 'declined' });
}

/** A change with the cookie comes from a page of the service, and an ended session is refused. */
async function sessions(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const elsewhere: Record<string, string | undefined>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': undefined },
  ];
  for (const headers of elsewhere) {
    expectError('endSession', await person.ask('endSession', {}, { headers }), 'crossSite');
  }
  expectFields(await person.done('getSession'), { ended_at: null });
  await person.done('endSession');
  expectError('getSession', await person.ask('getSession'), 'credentialInvalid');
}

export const peopleRows: Row[] = [
  shown('each role in a program', 'its rights, while it is given', roles, SIGNS_IN),
  shown('what a viewer reads', 'nothing that identifies people', views, SIGNS_IN),
  shown('invitations to be a partner', 'answered once, by their addressee', partners, SIGNS_IN),
  shown('a session of the browser', 'changes from own pages, until it ends', sessions, SIGNS_IN),
];
