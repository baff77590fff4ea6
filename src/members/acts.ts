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

const updateMember: Manage<'updateMember'> = ({ body, caller, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const changed = await changeRole(tx, note, { ...change, role: body.role });
    if (changed.kind === 'last_owner') throw fail('lastOwner');
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showMember(changed.member) });
  });

const removeMember: Manage<'removeMember'> = ({ caller, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const act = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const removed = await remove(tx, note, act);
    if (removed.kind === 'last_owner') throw fail('lastOwner');
    if (removed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showMember(removed.member) });
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
  const { deps, body, caller, ids, now, write, answer, fail } = context;
  const answered = await write(async (tx, note) => {
    const wanted = { programId: ids.program_id, email: parseAddress(body.email)!, role: body.role, at: now };
    const invited = await inviteMember(tx, note, { ...wanted, sender: senderOf(caller) });
    switch (invited.kind) {
      case 'no_program':
        throw fail('notFound');
      case 'already_member':
        throw fail('alreadyMember');
      case 'already_invited':
        throw fail('alreadyInvited');
      case 'daily_limit':
        throw fail('invitationLimit');
      case 'by_account':
        throw fail('invitationsByAccount', invited.values);
      case 'to_person':
        throw fail('invitationsToPerson', invited.values);
      case 'invited': {
        const link = invitationUrl(deps.baseUrl, invited.token);
        const about = { kind: 'member-invitation', programId: ids.program_id, link, role: body.role } as const;
        const invitation = await mailInvitation(tx, deps, { ...about, invitation: invited.invitation, at: now });
        return answer(201, { data: { invitation: showInvitation(invitation, now), invitation_url: link } });
      }
    }
  });
  deps.mailer?.sendSoon();
  return answered;
};

const revokeMemberInvitation: Manage<'revokeMemberInvitation'> = ({ ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revoke(tx, note, { programId: ids.program_id, id: ids.member_invitation_id, at: now });
    if (revoked.kind === 'not_pending') throw fail('invitationNotPending');
    if (revoked.kind !== 'done') throw fail('notFound');
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
