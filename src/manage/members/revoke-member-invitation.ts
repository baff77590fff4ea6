import { revokeMemberInvitation as revoke } from '../../store/people/end-member-invitation.ts';
import type { Manage } from '../context.ts';
import { showInvitation } from './show.ts';

export const revokeMemberInvitation: Manage<'revokeMemberInvitation'> = ({ ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revoke(tx, note, { programId: ids.program_id, id: ids.member_invitation_id, at: now });
    if (revoked.kind === 'not_pending') throw fail('invitationNotPending');
    if (revoked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showInvitation(revoked.invitation, now) });
  });
