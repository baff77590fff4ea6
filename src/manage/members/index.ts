import { createMemberInvitation } from './create-member-invitation.ts';
import { listMemberInvitations } from './list-member-invitations.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { revokeMemberInvitation } from './revoke-member-invitation.ts';
import { updateMember } from './update-member.ts';

export const members = {
  listMembers,
  updateMember,
  removeMember,
  listMemberInvitations,
  createMemberInvitation,
  revokeMemberInvitation,
};
