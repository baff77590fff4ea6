import { invitationState } from '../../domain/invitation.ts';
import type { PartnerInvitation } from '../../store/partners/invitations.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An invitation as the document describes it. */
export const showInvitation = (invitation: PartnerInvitation, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  name: invitation.name,
  status: invitationState(invitation, now),
  created_at: invitation.created_at.toISOString(),
  sent_at: invitation.sent_at.toISOString(),
  resends: invitation.resends,
  expires_at: invitation.expires_at.toISOString(),
  accepted_at: iso(invitation.accepted_at),
  declined_at: iso(invitation.declined_at),
  revoked_at: iso(invitation.revoked_at),
  mail_status: invitation.mail_status,
});
