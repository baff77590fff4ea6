// Invitations to become a partner or a member of a program.

/** When an invitation ended; all null while it is pending. */
export interface InvitationTimes {
  expires_at: Date;
  accepted_at: Date | null;
  declined_at: Date | null;
  revoked_at: Date | null;
}

export type InvitationState = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

export function invitationState(times: InvitationTimes, now: Date): InvitationState {
  if (times.accepted_at) return 'accepted';
  if (times.declined_at) return 'declined';
  if (times.revoked_at) return 'revoked';
  return times.expires_at <= now ? 'expired' : 'pending';
}

/** The path of the page that answers invitations. */
export const INVITATION_PATH = '/invitation';

/** The link of an invitation. Browsers do not send the part after `#`, so the token is in no log of a server. */
export const invitationUrl = (baseUrl: string, token: string): string => `${baseUrl}${INVITATION_PATH}#${token}`;

/** The link in the mail. It also proves that the person receives mail at the address, which no other link does. */
export const mailedInvitationUrl = (url: string, proof: string): string => `${url}.${proof}`;
