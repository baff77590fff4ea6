import type { Schemas } from '../../api/schemas.ts';

export const MEMBERS = '/api/v1/programs/{program_id}/members';
export const MEMBER = `${MEMBERS}/{account_id}` as const;
export const MEMBER_INVITATIONS = '/api/v1/programs/{program_id}/member-invitations';
export const MEMBER_INVITATION = `${MEMBER_INVITATIONS}/{member_invitation_id}` as const;

export type Member = Schemas['member'];
export type MemberInvitation = Schemas['member-invitation'];

/** What each role may do, from the least to the highest. */
export const ROLES: Record<Schemas['role'], string> = {
  viewer: 'Can view everything except customer IDs and email addresses',
  admin: 'Can change everything except money, members, keys, and payment processors',
  owner: 'Can do everything',
};
