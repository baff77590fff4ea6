import { invitePartners } from './invite-partners.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const invitations = { listInvitations, invitePartners, resendInvitation, revokeInvitation };
