// What is left to somebody whose role is taken: no repeat of what they did, no program of their tokens, and no more than
// the invitations of others.
import type { Kit } from '../kit.ts';
import { inDays } from '../days.ts';
import { headerValue } from '../headers.ts';
import { newCode } from '../operator.ts';
import { makeOwned, type Ids } from '../owned.ts';
import { makeJoined } from '../joined.ts';
import { expectThat } from '../outcome.ts';
import { secretOf, signInPerson, type Person } from '../people.ts';
import { newToken } from '../pictures/world.ts';
import { unique } from '../call.ts';
import { REPEAT_HEADER } from '../repeat-key.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('people', 'updateMember');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

async function addMember({ done }: Calls, person: Person, role: string): Promise<void> {
  const { invitation_url } = await done('createMemberInvitation', {}, { email: person.email, role });
  await person.done('acceptInvitation', {}, { token: secretOf(invitation_url) });
}

/** The first answer comes again only to somebody who may still send the request. */
async function repeats(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const person = await signInPerson(kit);
  await addMember(calls, person, 'admin');
  const { key } = await newToken(kit, person);
  const [ids, account]: [Ids, Body] = [{ program_id: program.id }, { account_id: person.accountId }];
  const headers = { [REPEAT_HEADER]: unique('key') };
  const body = { partner_id: program.partnerId, code: newCode() };
  const send = () => kit.ask('createLink', { key, ids, body, headers });
  const first = await send();
  expectThat(first.status === 201, '201', first.body);
  await calls.done('updateMember', account, { role: 'viewer' });
  expectError('createLink', await send(), 'roleMissing', { role: 'admin' });
  await calls.done('updateMember', account, { role: 'admin' });
  const again = await send();
  expectThat(again.status === 201, '201', again.body);
  expectSame(again.body, first.body, 'the repeat of somebody who may send it again');
  expectThat(headerValue(again, 'idempotentReplayed') === 'true', 'a repeat that says so', again.headers);
  await calls.done('removeMember', account);
  expectError('createLink', await send(), 'notFound');
}

/** A token has the programs of its account, of which those that it names are members' programs at first. */
async function tokens(kit: Kit): Promise<void> {
  const [program, other] = [await makeJoined(kit), await makeOwned(kit)];
  const calls = within(kit, program);
  const person = await signInPerson(kit);
  await addMember(calls, person, 'admin');
  await person.done('joinProgram', {}, { slug: program.slug });
  const listed = await person.done<Body[]>('listTokens');
  const wanted = { name: 'A token', scopes: ['programs.read'], expires_at: inDays(kit, 3) };
  for (const program_ids of [[other.id], [program.id, other.id]]) {
    const reply = await person.ask('createToken', {}, { body: { ...wanted, program_ids } });
    expectError('createToken', reply, 'notFound');
  }
  expectSame(await person.done('listTokens'), listed, 'the tokens after those that were refused');
  const [named, all] = [
    await newToken(kit, person, { all_programs: false, program_ids: [program.id] }),
    await newToken(kit, person),
  ];
  const programs = async (key: string): Promise<unknown[]> => {
    const { body } = await kit.ask('listPrograms', { key });
    return (body as { data: Body[] }).data.map(({ id }) => id);
  };
  for (const { key } of [named, all]) expectSame(await programs(key), [program.id], 'the programs of a token');
  await calls.done('removeMember', { account_id: person.accountId });
  for (const { key } of [named, all]) {
    expectSame(await programs(key), [], 'the programs of a token whose account is no member');
    const ids: Ids = { program_id: program.id };
    expectError('getProgram', await kit.ask('getProgram', { key, ids }), 'notFound');
    // The person is still a partner there.
    expectThat((await kit.ask('listOwnLinks', { key, ids })).status === 200, '200 for a partner', key.slice(-4));
  }
  const refused = await person.ask('createToken', {}, { body: { ...wanted, program_ids: [program.id] } });
  expectError('createToken', refused, 'notFound');
}

/** Nobody joins an archived program by an invitation; to decline it ends it as before. */
async function declined(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeOwned(kit));
  const person = await signInPerson(kit);
  const [invited] = await done<Body[]>('invitePartners', {}, { invitations: [{ email: person.email }] });
  const token = secretOf(invited!.invitation_url);
  await done('archiveProgram');
  const reply = await person.ask('acceptInvitation', {}, { body: { token } });
  expectError('acceptInvitation', reply, 'programArchived');
  expectFields(await person.done('previewInvitation', {}, { token }), { status: 'pending' });
  expectFields(await person.done('declineInvitation', {}, { token }), { status: 'declined' });
  const [listed] = await done<Body[]>('listInvitations');
  expectFields(listed!, { status: 'declined', accepted_at: null, revoked_at: null });
}

export const lostRightRows: Row[] = [
  shown('a repeat of somebody whose role is taken', '403, and 404', repeats, SIGNS_IN),
  shown('tokens of somebody who is no member any more', 'no program', tokens, SIGNS_IN),
  shown('an invitation to an archived program', 'declined, and not accepted', declined, SIGNS_IN),
];
