import { revokeInvitation as revoke } from '../../store/partners/invitations.ts';
import type { Manage } from '../context.ts';
import { showInvitation } from './show.ts';

export const revokeInvitation: Manage<'revokeInvitation'> = ({ ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revoke(tx, note, { programId: ids.program_id, id: ids.invitation_id, at: now });
    if (revoked.kind === 'not_pending') throw fail('invitationNotPending', { status: revoked.status });
    if (revoked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showInvitation(revoked.invitation, now) });
  });
