// Invitations as whom they were sent to sees and answers them.
import type { Caller } from '../common/access.ts';
import { invitationState } from '../invitations/rules.ts';
import {
  acceptInvitation as accept,
  declineInvitation as decline,
  findReceivedInvitation,
  type ReceivedInvitation,
} from './write.ts';
import type { Manage } from '../common/context.ts';

/** An invitation as the document describes it. */
const showReceived = (invitation: ReceivedInvitation, { email }: Caller, now: Date) => ({
  kind: invitation.kind,
  status: invitationState(invitation, now),
  program: { id: invitation.program_id, name: invitation.program_name, domain: invitation.domain },
  role: invitation.role,
  addressed_to_you: invitation.email === email,
  expires_at: invitation.expires_at.toISOString(),
});

/** Who answers. A session with scopes is one of somebody who signed in as a partner. */
const answererOf = ({ accountId, email, scopes }: Caller) => ({
  accountId,
  email,
  asPartner: scopes !== undefined,
});

const previewInvitation: Manage<'previewInvitation'> = async ({ body, deps, caller, now, answer, fail }) => {
  const invitation = await findReceivedInvitation(deps.db, body.token);
  if (!invitation) throw fail('notFound');
  return answer(200, { data: showReceived(invitation, caller, now) });
};

const acceptInvitation: Manage<'acceptInvitation'> = ({ body, caller, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { token, name, website, consents } = body;
    const wanted = { token, ...answererOf(caller), name, website, consents, at: now };
    const { invitation } = done(await accept(tx, note, wanted));
    return answer(200, { data: showReceived(invitation, caller, now) });
  });

const declineInvitation: Manage<'declineInvitation'> = ({ body, caller, now, write, done, answer }) =>
  write(async (tx, note) => {
    const wanted = { token: body.token, ...answererOf(caller), at: now };
    const { invitation } = done(await decline(tx, note, wanted));
    return answer(200, { data: showReceived(invitation, caller, now) });
  });

export const receivedInvitations = { previewInvitation, acceptInvitation, declineInvitation };
