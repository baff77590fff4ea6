import { acceptInvitation } from './accept-invitation.ts';
import { createToken } from './create-token.ts';
import { declineInvitation } from './decline-invitation.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { listTokens } from './list-tokens.ts';
import { previewInvitation } from './preview-invitation.ts';
import { revokeToken } from './revoke-token.ts';

export const account = {
  getSession,
  endSession,
  listTokens,
  createToken,
  revokeToken,
  previewInvitation,
  acceptInvitation,
  declineInvitation,
};
