// What changes by the management API do, in programs that the kit creates with the API token.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { eventually } from '../operator.ts';
import { checkout, eventOf, expectResult, newSecret, sendEvent } from '../payment-events.ts';
import { dataOf, makeOwned, manage, type OwnedProgram } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The calls of the API token in one program. */
export const within = (kit: Kit, program: Pick<OwnedProgram, 'id'>) => {
  const ask = (id: OperationId, ids: Body = {}, body?: Body, query?: Record<string, string>) =>
    manage(
      kit,
      id,
      { program_id: program.id, ...(ids as Record<string, number>) },
      { ...(body && { body }), ...(query && { query }) },
    );
  return {
    ask,
    done: async <Data = Body>(...call: Parameters<typeof ask>): Promise<Data> => dataOf<Data>(await ask(...call)),
    refused: async (error: string, id: OperationId, ...rest: [ids?: Body, body?: Body]): Promise<void> =>
      expectError(id, await ask(id, ...rest), error),
  };
};

/** What an absent field says stays, what a present one says holds, and each change is in the audit log. */
async function programs(kit: Kit): Promise<void> {
  const program = await makeOwned(kit, { name: 'Before' });
  const { ask, done, refused } = within(kit, program);
  const terms = { name: 'Conformance', domain: program.domain, commission_type: 'percent', commission_rate: 101 };
  await refused('commissionRateTooHigh', 'createProgram', {}, terms);
  await refused('commissionRateTooHigh', 'updateProgram', {}, { commission_type: 'percent', commission_rate: 101 });
  expectFields(await done('getProgram'), { id: program.id, name: 'Before', domain: program.domain });
  expectFields(await done('updateProgram', {}, { name: 'After' }), { name: 'After', domain: program.domain });
  expectFields(await done('getProgram'), { name: 'After', commission_rate: 20 });
  const origins = [`https://${program.domain}`, 'https://shop.conformance.example:8443'];
  const { origins: replaced } = await done('replaceOrigins', {}, { origins });
  const [found, expected] = [[...(replaced as string[])].sort().join(), [...origins].sort().join()];
  expectThat(found === expected, expected, found);
  expectError('replaceOrigins', await ask('replaceOrigins', {}, { origins: [`${origins[0]}/a`] }), 'fieldInvalid');
  const [entry] = await done<Body[]>('listAuditLog', {}, undefined, { action: 'program.update', limit: '1' });
  expectThat(JSON.stringify([entry!.before, entry!.after]).includes('After'), 'the new name in the audit log', entry);
  await done('archiveProgram');
  await refused('programArchived', 'updateProgram', {}, { name: 'Later' });
  expectFields(await done('getProgram'), { name: 'After' });
  await refused('programArchived', 'replaceOrigins', {}, { origins });
  await refused('programArchived', 'rotateKey', {}, { rotate_by: inDays(kit, 7) });
  await refused('programArchived', 'invitePartners', {}, { invitations: [{ email: 'anna@conformance.example' }] });
  await eventually(kit, async () => {
    const { status } = await kit.askRaw('getReadiness', { as: 'program', key: program.apiKey });
    expectThat(status === 401, '401 for the key of an archived program', status);
  });
}

interface Key {
  id: number;
  status: string;
}

/** Two keys overlap; the old one is refused from its revocation on, and the last one cannot be revoked. */
async function keys(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done, refused } = within(kit, program);
  // A key that is revoked meanwhile counts against another limit.
  const statusOf = async (key: string) => (await kit.askRaw('getReadiness', { as: 'program', key })).status;
  const states = async () => (await done<Key[]>('listKeys')).map(({ status }) => status).join();
  const [old] = await done<Key[]>('listKeys');
  await refused('lastKey', 'revokeKey', { key_id: old!.id });
  const rotate_by = inDays(kit, 7);
  const made = await done<{ api_key: string; key: Key }>('rotateKey', {}, { rotate_by });
  for (const key of [program.apiKey, made.api_key]) {
    expectThat((await statusOf(key)) === 200, '200 for both keys', await statusOf(key));
  }
  expectThat((await states()) === 'active,marked', 'a new key and a marked one', await states());
  await refused('twoKeysUsable', 'rotateKey', {}, { rotate_by });
  const later = inDays(kit, 30);
  expectFields(await done('markKey', { key_id: old!.id }, { rotate_by: later }), {
    status: 'marked',
    rotate_by: later,
  });
  await refused('rotateByInvalid', 'markKey', { key_id: old!.id }, { rotate_by: inDays(kit, 91) });
  await refused('rotateByInvalid', 'rotateKey', {}, { rotate_by: inDays(kit, -1) });
  expectFields(await done('revokeKey', { key_id: old!.id }), { status: 'revoked' });
  await refused('keyNotUsable', 'markKey', { key_id: old!.id }, { rotate_by: later });
  await refused('keyNotUsable', 'revokeKey', { key_id: old!.id });
  await refused('lastKey', 'revokeKey', { key_id: made.key.id });
  await eventually(kit, async () => {
    const status = await statusOf(program.apiKey);
    expectThat(status === 401, '401 for the revoked key', status);
  });
  expectThat((await statusOf(made.api_key)) === 200, '200 for the new key', await statusOf(made.api_key));
}

/** One address is invited once; a revoked invitation stays revoked. */
async function members(kit: Kit): Promise<void> {
  const { done, refused } = within(kit, await makeOwned(kit));
  const body = { email: `${unique('member')}@conformance.example`, role: 'admin' };
  const { invitation } = await done<{ invitation: { id: number } }>('createMemberInvitation', {}, body);
  await refused('alreadyInvited', 'createMemberInvitation', {}, body);
  const ids = { member_invitation_id: invitation.id };
  expectFields(await done('revokeMemberInvitation', ids), { id: invitation.id, status: 'revoked' });
  await refused('invitationNotPending', 'revokeMemberInvitation', ids);
  const found = await done<{ account_id: number; role: string }[]>('listMembers');
  const [owner] = found;
  expectThat(owner?.role === 'owner' && found.length === 1, 'the owner alone', found);
  const { account_id } = owner;
  await refused('lastOwner', 'updateMember', { account_id }, { role: 'viewer' });
  await refused('lastOwner', 'removeMember', { account_id });
}

interface Invited {
  result: string;
  invitation: { id: number };
}

/** The results come in the order of the request; a repeat changes nothing. */
async function invitations(kit: Kit): Promise<void> {
  const { ask, done, refused } = within(kit, await makeOwned(kit));
  const [first, second] = [unique('partner'), unique('partner')].map((name) => `${name}@conformance.example`);
  const invite = (...emails: string[]) => ({ invitations: emails.map((email) => ({ email })) });
  const results = async (...emails: string[]) => {
    const data = await done<Invited[]>('invitePartners', {}, invite(...emails));
    return { data, text: data.map(({ result }) => result).join() };
  };
  const { text } = await results(first!);
  expectThat(text === 'done', 'done', text);
  const both = await results(first!, second!);
  expectThat(both.text === 'unchanged,done', 'unchanged, done', both.text);
  await refused('emailInvalid', 'invitePartners', {}, invite('nobody'));
  // Each error names the place of the address.
  const repeated = await ask('invitePartners', {}, invite(second!, first!, first!.toUpperCase()));
  expectError('invitePartners', repeated, 'emailRepeated', { field: 'invitations.2.email' });
  const unseen = await ask('invitePartners', {}, invite(first!, 'a\u200b@conformance.example'));
  expectError('invitePartners', unseen, 'emailInvalid', { field: 'invitations.1.email' });
  const ids = { invitation_id: both.data[0]!.invitation.id };
  await refused('invitationSent', 'resendInvitation', ids);
  expectFields(await done('revokeInvitation', ids), { status: 'revoked' });
  await refused('invitationNotPending', 'revokeInvitation', ids);
  const pending = await done<unknown[]>('listInvitations', {}, undefined, { status: 'pending' });
  expectThat(pending.length === 1, 'one pending invitation', pending);
}

/** A connected secret verifies payment events until it is disconnected; what is not pending is not replayed. */
async function processors(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done, refused } = within(kit, program);
  const webhook_secret = newSecret();
  const { id } = await done('connectProcessor', {}, { type: 'stripe', webhook_secret });
  await refused('webhookSecretInvalid', 'connectProcessor', {}, { type: 'stripe', webhook_secret: 'secret' });
  const connection = { programId: program.id, secret: webhook_secret };
  const account = `acct_${'a'.repeat(251)}`;
  await refused('stripeAccountInvalid', 'connectProcessor', {}, { type: 'stripe', webhook_secret, account });
  const event = eventOf('customer.created', { id: unique('cus') });
  expectThat((await sendEvent(kit, event, connection)).status === 200, '200 for a signed event', event.id);
  await expectResult(kit, checkout({}), 'customer_not_named', connection);
  await expectResult(kit, checkout({}, { livemode: false }), 'test_event', connection);
  const eventIn = async (state: string) =>
    (await done<{ id: number }[]>('listPaymentEvents', {}, undefined, { state }))[0]!.id;
  const ids = { payment_event_id: await eventIn('pending') };
  expectFields(await done('replayPaymentEvent', ids), { state: 'pending', result: 'customer_not_named' });
  await refused('eventNotPending', 'replayPaymentEvent', { payment_event_id: await eventIn('test') });
  await done('disconnectProcessor', { processor_id: id });
  await refused('notFound', 'disconnectProcessor', { processor_id: id });
  expectThat((await done<unknown[]>('listProcessors')).length === 0, 'no connection', id);
  expectThat((await sendEvent(kit, event, connection)).status !== 200, 'a refusal of an event', event.id);
}

/** The totals of a program without events are empty. */
async function stats(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeOwned(kit));
  for (const group_by of 'day partner link'.split(' ')) {
    const data = await done<unknown[]>('getStats', {}, undefined, { group_by });
    expectThat(data.length === 0, 'no totals', data);
  }
}

export const managedFlowRows: Row[] = [
  shown('a program is created, changed and archived', 'each change, and its entry in the audit log', programs, WRITES),
  shown('a key is rotated and revoked', 'some key works at any time, and the last one stays', keys, WRITES),
  shown('a member is invited', 'once, until it is revoked; the last owner stays', members, WRITES),
  shown('partners are invited', 'a result for each', invitations, WRITES),
  shown('a payment processor is connected', 'its events are accepted until it is disconnected', processors, WRITES),
  shown('the stats of a program without events', 'empty', stats, WRITES),
];
