import { invitationUrl } from '../../domain/invitation.ts';
import { resendInvitation as resend } from '../../store/partners/invitations.ts';
import type { Manage } from '../context.ts';
import { mailInvitation } from '../../store/people/invitation-mail.ts';
import { senderOf } from './sender.ts';
import { showInvitation } from './show.ts';

export const resendInvitation: Manage<'resendInvitation'> = async (context) => {
  const { deps, caller, ids, now, write, answer, fail } = context;
  const programId = ids.program_id;
  const answered = await write(async (tx, note) => {
    const which = { programId, id: ids.invitation_id, sender: senderOf(caller), at: now };
    const sent = await resend(tx, note, which);
    switch (sent.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_pending':
        throw fail('invitationNotPending', { status: sent.status });
      case 'sent':
        throw fail('invitationSent');
      case 'daily_limit':
        throw fail('invitationLimit');
      case 'by_account':
        throw fail('invitationsByAccount', sent.values);
      case 'to_person':
        throw fail('invitationsToPerson', sent.values);
      case 'done': {
        const link = invitationUrl(deps.baseUrl, sent.token);
        const about = { kind: 'partner-invitation', programId, link, name: sent.invitation.name ?? undefined } as const;
        const invitation = await mailInvitation(tx, deps, { ...about, invitation: sent.invitation, at: now });
        return answer(200, { data: { invitation: showInvitation(invitation, now), invitation_url: link } });
      }
    }
  });
  deps.outbox?.sendSoon();
  return answered;
};
