// What the operations on received invitations have in common.
import { failure } from '../../contract/failure.ts';
import { invitationState } from '../../domain/invitation.ts';
import type { Caller } from '../../domain/access.ts';
import type { AnsweredInvitation, ReceivedInvitation } from '../../store/people/received-invitations.ts';

/** An invitation as the document describes it. */
export const showReceived = (invitation: ReceivedInvitation, { email }: Caller, now: Date) => ({
  kind: invitation.kind,
  status: invitationState(invitation, now),
  program: { id: invitation.program_id, name: invitation.program_name, domain: invitation.domain },
  role: invitation.role,
  addressed_to_you: invitation.email === email,
  expires_at: invitation.expires_at.toISOString(),
});

/** Who answers. A session with scopes is one of somebody who signed in as a partner. */
export const answererOf = ({ accountId, email, scopes }: Caller) => ({
  accountId,
  email,
  asPartner: scopes !== undefined,
});

/** The invitation that was answered; throws the failure that both operations declare. */
export function answeredOr(answered: AnsweredInvitation): ReceivedInvitation {
  switch (answered.kind) {
    case 'done':
      return answered.invitation;
    case 'missing':
      throw failure('notFound');
    case 'other_address':
      throw failure('invitationForOther');
    case 'partners_session':
      throw failure('memberSignInMissing');
    case 'archived':
      throw failure('programArchived');
    case 'not_pending':
      if (answered.status === 'expired') throw failure('invitationExpired');
      throw failure('invitationNotPending', { status: answered.status });
  }
}
