import { invitationUrl } from '../../domain/invitation.ts';
import { resendInvitation as resend } from '../../store/partner-invitations.ts';
import type { Manage } from '../context.ts';
import { showInvitation } from './show.ts';

export const resendInvitation: Manage<'resendInvitation'> = ({ deps, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const sent = await resend(tx, note, { programId: ids.program_id, id: ids.invitation_id, at: now });
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
      case 'done': {
        const invitation = showInvitation(sent.invitation, now);
        return answer(200, { data: { invitation, invitation_url: invitationUrl(deps.baseUrl, sent.token) } });
      }
    }
  });
