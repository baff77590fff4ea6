import { failure } from '../../contract/failure.ts';
import type { Body } from '../../contract/index.ts';
import { parseAddress } from '../../domain/email.ts';
import { invitationUrl } from '../../domain/invitation.ts';
import { invitePartners as invite, type Invitee, type InviteResult } from '../../store/partners/invitations.ts';
import type { Transaction } from '../../database/db.ts';
import type { Deps, Manage } from '../context.ts';
import { mailInvitation } from '../../store/people/invitation-mail.ts';
import { unchanged } from '../write.ts';
import { senderOf } from './sender.ts';
import { showInvitation } from './show.ts';

/** The people to invite; throws `emailRepeated` for the first repeated address. */
function inviteesIn({ invitations }: Body<'invitePartners'>): Invitee[] {
  const seen = new Set<string>();
  return invitations.map(({ email: text, name }, place) => {
    const email = parseAddress(text)!;
    if (seen.has(email)) throw failure('emailRepeated', { field: `invitations.${place}.email` });
    seen.add(email);
    return { email, name: name ?? undefined };
  });
}

function showResult(email: string, result: InviteResult, { now, baseUrl }: { now: Date; baseUrl: string }) {
  const about = { email, reason: null };
  switch (result.kind) {
    case 'done': {
      const invitation = showInvitation(result.invitation, now);
      return { ...about, result: 'done', invitation, invitation_url: invitationUrl(baseUrl, result.token) } as const;
    }
    case 'unchanged': {
      const invitation = showInvitation(result.invitation, now);
      return { ...about, result: 'unchanged', invitation, invitation_url: null } as const;
    }
    case 'already_partner':
    case 'daily_limit':
      return { email, result: 'failed', reason: result.kind, invitation_url: null } as const;
  }
}

/** Stores the mail of a new invitation. */
async function mail(
  tx: Transaction,
  deps: Deps,
  { result, programId, at }: { result: InviteResult; programId: number; at: Date },
): Promise<InviteResult> {
  if (result.kind !== 'done') return result;
  const { invitation, token } = result;
  const link = invitationUrl(deps.baseUrl, token);
  const about = {
    kind: 'partner-invitation',
    programId,
    invitation,
    link,
    name: invitation.name ?? undefined,
  } as const;
  return { ...result, invitation: await mailInvitation(tx, deps, { ...about, at }) };
}

export const invitePartners: Manage<'invitePartners'> = async (context) => {
  const { body, caller, deps, ids, now, write, answer, fail } = context;
  const invitees = inviteesIn(body);
  const programId = ids.program_id;
  const answered = await write(async (tx, note) => {
    const invited = await invite(tx, note, { programId, sender: senderOf(caller), invitees, at: now });
    if (invited.kind === 'by_account') throw fail('invitationsByAccount', invited.values);
    if (invited.kind === 'to_person') throw fail('invitationsToPerson', invited.values);
    if (invited.kind === 'archived') throw fail('programArchived');
    if (invited.kind !== 'done') throw fail('notFound');
    const results: InviteResult[] = [];
    for (const result of invited.results) results.push(await mail(tx, deps, { result, programId, at: now }));
    const { baseUrl } = deps;
    const given = answer(201, { data: results.map((one, i) => showResult(invitees[i]!.email, one, { now, baseUrl })) });
    return results.some(({ kind }) => kind === 'done') ? given : unchanged(given);
  });
  deps.outbox?.sendSoon();
  return answered;
};
