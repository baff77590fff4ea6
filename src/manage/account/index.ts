import { acceptInvitation } from './accept-invitation.ts';
import { createToken } from './create-token.ts';
import { declineInvitation } from './decline-invitation.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { listLoginTokens } from './list-login-tokens.ts';
import { listTokens } from './list-tokens.ts';
import { previewInvitation } from './preview-invitation.ts';
import { revokeLoginToken } from './revoke-login-token.ts';
import { revokeToken } from './revoke-token.ts';

export const account = {
  getSession,
  endSession,
  listLoginTokens,
  listTokens,
  createToken,
  revokeLoginToken,
  revokeToken,
  previewInvitation,
  acceptInvitation,
  declineInvitation,
};
