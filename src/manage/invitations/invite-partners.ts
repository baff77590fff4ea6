import { failure } from '../../contract/failure.ts';
import type { Body } from '../../contract/index.ts';
import { parseAddress } from '../../domain/email.ts';
import { invitationUrl } from '../../domain/invitation.ts';
import { invitePartners as invite, type Invitee, type InviteResult } from '../../store/partner-invitations.ts';
import type { Manage } from '../context.ts';
import { unchanged } from '../write.ts';
import { showInvitation } from './show.ts';

/** The people to invite; throws `emailInvalid` or `emailRepeated` for the first wrong address. */
function inviteesIn({ invitations }: Body<'invitePartners'>): Invitee[] {
  const seen = new Set<string>();
  return invitations.map(({ email: text, name }, place) => {
    const field = `invitations.${place}.email`;
    const email = parseAddress(text);
    if (email === undefined) throw failure('emailInvalid', { field });
    if (seen.has(email)) throw failure('emailRepeated', { field });
    seen.add(email);
    return { email, name: name ?? undefined };
  });
}

function showResult(email: string, result: InviteResult, { now, baseUrl }: { now: Date; baseUrl: string }) {
  switch (result.kind) {
    case 'done': {
      const invitation = showInvitation(result.invitation, now);
      return {
        email,
        result: 'done',
        reason: null,
        invitation,
        invitation_url: invitationUrl(baseUrl, result.token),
      } as const;
    }
    case 'unchanged':
      return {
        email,
        result: 'unchanged',
        reason: null,
        invitation: showInvitation(result.invitation, now),
        invitation_url: null,
      } as const;
    case 'already_partner':
    case 'daily_limit':
      return { email, result: 'failed', reason: result.kind, invitation_url: null } as const;
  }
}

export const invitePartners: Manage<'invitePartners'> = async ({ body, deps, ids, now, write, answer, fail }) => {
  const invitees = inviteesIn(body);
  return write(async (tx, note) => {
    const invited = await invite(tx, note, { programId: ids.program_id, invitees, at: now });
    if (invited.kind === 'archived') throw fail('programArchived');
    if (invited.kind !== 'done') throw fail('notFound');
    const { baseUrl } = deps;
    const data = invited.results.map((result, i) => showResult(invitees[i]!.email, result, { now, baseUrl }));
    const answered = answer(201, { data });
    return invited.results.some(({ kind }) => kind === 'done') ? answered : unchanged(answered);
  });
};
