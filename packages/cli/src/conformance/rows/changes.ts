// Each change of the management API once, in programs that the kit has created: the document says how it is answered.
import type { OperationId } from '@referral-tracking/shared/contract';
import { newCode, unique } from '../call.ts';
import { inDays } from '../days.ts';
import { makeJoined } from '../joined.ts';
import type { Kit, OwnedProgram } from '../kit.ts';
import { dataOf, makeOwned, manage } from '../owned.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';

const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Body = Record<string, unknown>;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Calls in one program: a success with its fields, the first record of a list, and a refusal. */
const within = (kit: Kit, { id: program_id }: Pick<OwnedProgram, 'id'>) => {
  const ask = (id: OperationId, ids: Body = {}, body?: Body) =>
    manage(kit, id, { program_id, ...(ids as Record<string, number>) }, body ? { body } : {});
  const done = async (id: OperationId, ids: Body = {}, body?: Body, fields: Body = {}): Promise<Body> => {
    const data = dataOf(await ask(id, ids, body));
    expectFields(data, fields);
    return data;
  };
  const first = async (id: OperationId, query: Record<string, string> = {}): Promise<Body> =>
    dataOf<Body[]>(await manage(kit, id, { program_id }, { query: { ...query, limit: '1' } }))[0] ?? {};
  const refused = async (error: string, ...asked: Parameters<typeof ask>) =>
    expectError(asked[0], await ask(...asked), error);
  return { ask, done, first, refused };
};

type Calls = ReturnType<typeof within>;

async function program(kit: Kit): Promise<void> {
  const own = await makeOwned(kit);
  const { done, refused } = within(kit, own);
  await done('updateProgram', {}, { name: 'After' }, { name: 'After', commission_rate: 20 });
  await refused('commissionRateTooHigh', 'updateProgram', {}, { commission_type: 'percent', commission_rate: 101 });
  await done('replaceOrigins', {}, { origins: ['https://shop.conformance.example:8443'] });
  const logo = { body: LOGO, headers: { 'content-type': 'image/svg+xml' } };
  dataOf(await manage(kit, 'replaceLogo', { program_id: own.id }, logo));
  await done('deleteLogo');
  await done('archiveProgram');
  await refused('programArchived', 'updateProgram', {}, { name: 'Later' });
}

/** Two keys overlap; the last one cannot be revoked. */
async function keys(kit: Kit): Promise<void> {
  const { done, first, refused } = within(kit, await makeOwned(kit));
  const { id: key_id } = await first('listKeys');
  await refused('lastKey', 'revokeKey', { key_id });
  await done('rotateKey', {}, { rotate_by: inDays(kit, 7) });
  await refused('twoKeysUsable', 'rotateKey', {}, { rotate_by: inDays(kit, 7) });
  await done('markKey', { key_id }, { rotate_by: inDays(kit, 30) }, { status: 'marked' });
  await done('revokeKey', { key_id }, undefined, { status: 'revoked' });
  await refused('keyNotUsable', 'revokeKey', { key_id });
}

/** Invitations can be revoked once, and the last owner stays. */
async function people({ done, first, refused }: Calls): Promise<void> {
  const { id: member_invitation_id } = await first('listMemberInvitations');
  await done('revokeMemberInvitation', { member_invitation_id }, undefined, { status: 'revoked' });
  await refused('invitationNotPending', 'revokeMemberInvitation', { member_invitation_id });
  const { account_id } = await first('listMembers');
  await refused('lastOwner', 'updateMember', { account_id }, { role: 'viewer' });
  await refused('lastOwner', 'removeMember', { account_id });
  const { id: invitation_id } = await first('listInvitations', { status: 'pending' });
  await refused('invitationSent', 'resendInvitation', { invitation_id });
  await done('revokeInvitation', { invitation_id }, undefined, { status: 'revoked' });
}

async function links({ done, refused }: Calls): Promise<void> {
  const { id: partner_id } = await done('getProfile');
  const code = newCode();
  const { id: link_id } = await done('createLink', {}, { partner_id, code }, { code, enabled: true });
  await refused('linkNameTaken', 'createLink', {}, { partner_id, code });
  await done('createAlias', { link_id }, { alias: newCode() });
  await done('updateLink', { link_id }, { enabled: false }, { code, enabled: false });
}

async function codes({ done, refused }: Calls): Promise<void> {
  const { id: partner_id } = await done('getProfile');
  const code = newCode();
  const { id: code_id } = await done('createCode', {}, { partner_id, code }, { code, status: 'active' });
  await refused('codeTaken', 'createCode', {}, { partner_id, code });
  await done('updateCode', { code_id }, { status: 'disabled' }, { code, status: 'disabled' });
}

/** Nobody can prove a host that does not exist, whether or not name servers answer. */
async function linkHosts({ ask, done, first, refused }: Calls): Promise<void> {
  const { id: link_host_id, host } = await first('listLinkHosts');
  await refused('linkHostKnown', 'addLinkHost', {}, { host });
  await refused('linkHostInvalid', 'addLinkHost', {}, { host: '127.0.0.1' });
  const { status } = await ask('verifyLinkHost', { link_host_id });
  if (status !== 409) throw new Error(`a host without a proof was answered with ${status}`);
  await done('removeLinkHost', { link_host_id }, undefined, { host });
  await refused('notFound', 'removeLinkHost', { link_host_id });
}

/** A partner applies, leaves and joins again, unless it was removed. */
async function partners(kit: Kit): Promise<void> {
  // Only a partner has a profile.
  await kit.joined();
  const terms = { join_policy: 'apply', partner_links: true };
  const programs = [await makeOwned(kit, terms), await makeOwned(kit, terms)];
  const [declining, approving] = programs.map((own) => ({ ...within(kit, own), slug: own.slug }));
  const { id: partner_id, name } = await declining!.done('getProfile');
  await declining!.done('replaceProfile', {}, { name }, { id: partner_id, name });
  await declining!.done('joinProgram', {}, { slug: declining!.slug }, { status: 'applied' });
  await declining!.done('declinePartner', { partner_id }, { reason: 'A reason' }, { status: 'declined' });
  await approving!.done('joinProgram', {}, { slug: approving!.slug }, { status: 'applied' });
  await approving!.done('approvePartner', { partner_id }, undefined, { status: 'joined' });
  await approving!.done('updatePartner', { partner_id }, { notes: 'A note' }, { notes: 'A note' });
  await approving!.done('removePartner', { partner_id }, undefined, { status: 'removed' });
  await approving!.done('reinstatePartner', { partner_id }, undefined, { status: 'joined' });
  const { id: link_id } = await approving!.first('listOwnLinks');
  await approving!.done('createOwnAlias', { link_id }, { alias: newCode() });
  await approving!.done('updateOwnLink', { link_id }, { enabled: false }, { enabled: false });
  await approving!.done('leaveProgram', {}, undefined, { status: 'left' });
}

/** What may be paid, and what is forgotten of a customer. */
async function commissions({ done, first }: Calls): Promise<void> {
  const { id } = await first('listCommissions');
  const commission_ids = [id];
  await done('holdCommissions', {}, { commission_ids, reason: unique('A reason') });
  await done('releaseCommissions', {}, { commission_ids });
  await done('approveCommissions', {}, { commission_ids });
  await done('rejectCommissions', {}, { commission_ids, reason: 'A reason' });
  const { id: customer_id } = await first('listCustomers');
  await done('exportCustomer', { customer_id });
  await done('eraseCustomer', { customer_id });
}

/** Nobody can be paid: only a partner's own session says where. */
async function payouts({ done, refused }: Calls): Promise<void> {
  await done('updatePayoutSettings', {}, { net_days: 1 }, { net_days: 1 });
  await refused('nothingDue', 'createPayout', {}, {});
  const ids = { payout_id: Number.MAX_SAFE_INTEGER };
  const item_ids = [1];
  await refused('notFound', 'payPayoutItems', ids, { item_ids });
  await refused('notFound', 'failPayoutItems', ids, { item_ids, reason: 'A reason' });
  await refused('notFound', 'cancelPayoutItems', ids, { item_ids });
  await refused('notFound', 'reopenPayoutItems', ids, { item_ids });
  await refused('notFound', 'createPayoutExport', ids, { format: 'csv' });
}

async function processors({ done, first, refused }: Calls): Promise<void> {
  const { id: payment_event_id } = await first('listPaymentEvents');
  await done('replayPaymentEvent', { payment_event_id }, undefined, { state: 'pending' });
  const { id: processor_id } = await first('listProcessors');
  await done('disconnectProcessor', { processor_id });
  await refused('notFound', 'disconnectProcessor', { processor_id });
}

/** A partner gets terms by a group and of their own, and what was earned stays. */
async function terms({ done, first, refused }: Calls): Promise<void> {
  const { id: partner_id } = await done('getProfile');
  const { id: group_id, name } = await done(
    'createGroup',
    {},
    { name: unique('Group') },
    { default: false, terms: null },
  );
  await refused('groupNameTaken', 'createGroup', {}, { name });
  await done('movePartners', { group_id }, { partner_ids: [partner_id] });
  await done('createTerms', {}, { level: 'group', group_id, max_months: 12 }, { level: 'group', max_months: 12 });
  await done('createTerms', {}, { level: 'partnership', partner_id, commission_rate: 30 }, { commission_rate: 30 });
  await done('createTerms', {}, { level: 'partnership', partner_id, inherit: true }, { level: 'group' });
  await refused('termsLevelInvalid', 'createTerms', {}, { level: 'program', group_id });
  const what = { from: '2026-01-01', to: '2026-02-01', level: 'group', group_id, terms: { commission_rate: 30 } };
  await done('simulateTerms', {}, what, { replaced: 0 });
  await refused('rangeInvalid', 'simulateTerms', {}, { ...what, to: what.from });
  await refused('notFound', 'createTerms', {}, { level: 'group', group_id: Number.MAX_SAFE_INTEGER });
  const { id: newest } = await first('listGroups');
  await done('updateGroup', { group_id: newest }, { default: true }, { default: true });
  await refused('defaultGroupNeeded', 'updateGroup', { group_id: newest }, { default: false });
}

/** What was stored while an endpoint was disabled is sent again; nobody is at its address. */
async function webhooks({ done, first, refused }: Calls): Promise<void> {
  const { id: webhook_id } = await first('listWebhooks');
  const { id: webhook_delivery_id } = await first('listWebhookDeliveries', { webhook_id: String(webhook_id) });
  await done('getWebhookDelivery', { webhook_delivery_id });
  await refused('webhookDisabled', 'retryWebhookDelivery', { webhook_delivery_id });
  await done('updateWebhook', { webhook_id }, { status: 'active' }, { status: 'active' });
  await done('retryWebhookDelivery', { webhook_delivery_id });
  await done('replayWebhook', { webhook_id }, { from: '2020-01-01T00:00:00Z' });
  await done('rotateWebhookSecret', { webhook_id }, { overlap_hours: 0 });
  await done('testWebhook', { webhook_id });
  await done('deleteWebhook', { webhook_id });
  const { record_id: lead_id } = await first('listEvents', { type: 'lead' });
  await done('getLead', { lead_id }, undefined, { id: lead_id });
}

async function postbacks({ done, first, refused }: Calls): Promise<void> {
  const { id: postback_id } = await first('listPostbacks');
  await done('updatePostback', { postback_id }, { status: 'active' }, { status: 'active' });
  await done('rotatePostbackSecret', { postback_id }, { overlap_hours: 0 });
  await done('testPostback', { postback_id });
  await done('deletePostback', { postback_id });
  await refused('notFound', 'testPostback', { postback_id });
}

export const changeRows: Row[] = [
  shown('a program is changed and archived', 'each change', program, WRITES),
  shown('a key is rotated and revoked', 'some key works at any time', keys, WRITES),
  shown('a partner applies, and is approved or declined', 'as the program decides', partners, WRITES),
  shown(
    'invitations, links, link hosts, codes, commissions, customers, payouts, payment processors, terms, groups, webhooks and postbacks are changed',
    'each change',
    async (kit) => {
      const calls = within(kit, await makeJoined(kit));
      const changes = [people, links, linkHosts, codes, terms, commissions, payouts, processors, webhooks, postbacks];
      for (const change of changes) await change(calls);
    },
    WRITES,
  ),
];
