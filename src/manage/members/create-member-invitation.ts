import { parseAddress } from '../../domain/email.ts';
import { invitationUrl } from '../../domain/invitation.ts';
import { inviteMember } from '../../store/people/member-invitations.ts';
import type { Manage } from '../context.ts';
import { mailInvitation } from '../../store/people/invitation-mail.ts';
import { senderOf } from '../invitations/sender.ts';
import { showInvitation } from './show.ts';

export const createMemberInvitation: Manage<'createMemberInvitation'> = async (context) => {
  const { deps, body, caller, ids, now, write, answer, fail } = context;
  const answered = await write(async (tx, note) => {
    const wanted = { programId: ids.program_id, email: parseAddress(body.email)!, role: body.role, at: now };
    const invited = await inviteMember(tx, note, { ...wanted, sender: senderOf(caller) });
    switch (invited.kind) {
      case 'no_program':
        throw fail('notFound');
      case 'already_member':
        throw fail('alreadyMember');
      case 'already_invited':
        throw fail('alreadyInvited');
      case 'daily_limit':
        throw fail('invitationLimit');
      case 'by_account':
        throw fail('invitationsByAccount', invited.values);
      case 'to_person':
        throw fail('invitationsToPerson', invited.values);
      case 'invited': {
        const link = invitationUrl(deps.baseUrl, invited.token);
        const about = { kind: 'member-invitation', programId: ids.program_id, link, role: body.role } as const;
        const invitation = await mailInvitation(tx, deps, { ...about, invitation: invited.invitation, at: now });
        return answer(201, { data: { invitation: showInvitation(invitation, now), invitation_url: link } });
      }
    }
  });
  deps.outbox?.sendSoon();
  return answered;
};
