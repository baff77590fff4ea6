import { normaliseEmail } from '../../domain/email.ts';
import { invitationUrl } from '../../domain/invitation.ts';
import { inviteMember } from '../../store/member-invitations.ts';
import type { Manage } from '../context.ts';
import { showInvitation } from './show.ts';

export const createMemberInvitation: Manage<'createMemberInvitation'> = (context) => {
  const { deps, body, ids, now, write, answer, fail } = context;
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, email: normaliseEmail(body.email), role: body.role, at: now };
    const invited = await inviteMember(tx, note, wanted);
    switch (invited.kind) {
      case 'no_program':
        throw fail('notFound');
      case 'already_member':
        throw fail('alreadyMember');
      case 'already_invited':
        throw fail('alreadyInvited');
      case 'invited': {
        const invitation_url = invitationUrl(deps.baseUrl, invited.token);
        return answer(201, { data: { invitation: showInvitation(invited.invitation, now), invitation_url } });
      }
    }
  });
};
