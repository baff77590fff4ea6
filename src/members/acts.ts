import { parseAddress } from '../common/email.ts';
import { invitationState, invitationUrl } from '../invitations/rules.ts';
import { type MemberInvitation, revokeMemberInvitation as revoke } from './end-invitation.ts';
import { mailInvitation } from '../invitations/mail.ts';
import { memberInvitationsOf, inviteMember } from './invitations.ts';
import { type ProgramMember, membersOf, changeRole, removeMember as remove } from './write.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { senderOf } from '../invitations/acts.ts';
import { timesOf } from '../common/times.ts';

/** A member as the document describes it. */
const showMember = ({ id, email, role, created_at }: ProgramMember) => ({
  account_id: id,
  email,
  role,
  created_at: created_at.toISOString(),
});

/** An invitation as the document describes it. */
const showInvitation = (invitation: MemberInvitation, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  status: invitationState(invitation, now),
  created_at: invitation.created_at.toISOString(),
  expires_at: invitation.expires_at.toISOString(),
  mail_status: invitation.mail_status,
});

const listMembers: Manage<'listMembers'> = async (context) => {
  const { deps, ids, answer } = context;
  const page = await readPage(context, (request) => membersOf(deps.db, ids.program_id, request), showMember);
  return answer(200, page);
};

const updateMember: Manage<'updateMember'> = ({ body, caller, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const { member } = done(await changeRole(tx, note, { ...change, role: body.role }));
    return answer(200, { data: showMember(member) });
  });

const removeMember: Manage<'removeMember'> = ({ caller, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const act = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const { member } = done(await remove(tx, note, act));
    return answer(200, { data: showMember(member) });
  });

const listMemberInvitations: Manage<'listMemberInvitations'> = async (context) => {
  const { deps, ids, query, now, answer } = context;
  const filters = { status: query.status, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => memberInvitationsOf(deps.db, ids.program_id, filters, now, request),
    (invitation) => showInvitation(invitation, now),
  );
  return answer(200, page);
};

const createMemberInvitation: Manage<'createMemberInvitation'> = async (context) => {
  const { deps, body, caller, ids, now, write, done, answer } = context;
  const answered = await write(async (tx, note) => {
    const wanted = { programId: ids.program_id, email: parseAddress(body.email)!, role: body.role, at: now };
    const invited = done(await inviteMember(tx, note, { ...wanted, sender: senderOf(caller) }));
    const link = invitationUrl(deps.baseUrl, invited.token);
    const about = { kind: 'member-invitation', programId: ids.program_id, link, role: body.role } as const;
    const invitation = await mailInvitation(tx, deps, { ...about, invitation: invited.invitation, at: now });
    return answer(201, { data: { invitation: showInvitation(invitation, now), invitation_url: link } });
  });
  deps.mailer?.sendSoon();
  return answered;
};

const revokeMemberInvitation: Manage<'revokeMemberInvitation'> = ({ ids, now, write, done, answer, fail }) =>
  write(async (tx, note) => {
    const which = { programId: ids.program_id, id: ids.member_invitation_id, at: now };
    const revoked = done(await revoke(tx, note, which));
    if (revoked.kind === 'not_pending') throw fail('invitationNotPending');
    return answer(200, { data: showInvitation(revoked.invitation, now) });
  });

export const members = {
  listMembers,
  updateMember,
  removeMember,
  listMemberInvitations,
  createMemberInvitation,
  revokeMemberInvitation,
};
