import { findReceivedInvitation } from '../../store/people/received-invitations.ts';
import type { Manage } from '../context.ts';
import { showReceived } from './received.ts';

export const previewInvitation: Manage<'previewInvitation'> = async ({ body, deps, caller, now, answer, fail }) => {
  const invitation = await findReceivedInvitation(deps.db, body.token);
  if (!invitation) throw fail('notFound');
  return answer(200, { data: showReceived(invitation, caller, now) });
};
