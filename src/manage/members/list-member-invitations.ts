import { memberInvitationsOf } from '../../store/people/member-invitations.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { showInvitation } from './show.ts';

export const listMemberInvitations: Manage<'listMemberInvitations'> = async (context) => {
  const { deps, ids, query, now, answer } = context;
  const filters = { status: query.status, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => memberInvitationsOf(deps.db, ids.program_id, filters, now, request),
    (invitation) => showInvitation(invitation, now),
  );
  return answer(200, page);
};
