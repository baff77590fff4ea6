import { invitationState } from '../../domain/invitation.ts';
import type { MemberInvitation } from '../../store/people/end-member-invitation.ts';
import type { ProgramMember } from '../../store/people/members.ts';

/** A member as the document describes it. */
export const showMember = ({ id, email, role, created_at }: ProgramMember) => ({
  account_id: id,
  email,
  role,
  created_at: created_at.toISOString(),
});

/** An invitation as the document describes it. */
export const showInvitation = (invitation: MemberInvitation, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  status: invitationState(invitation, now),
  created_at: invitation.created_at.toISOString(),
  expires_at: invitation.expires_at.toISOString(),
  mail_status: invitation.mail_status,
});
