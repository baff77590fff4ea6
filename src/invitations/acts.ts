import { failure } from '../contract/failure.ts';
import { contract, type Body } from '../contract/index.ts';
import type { Transaction } from '../database/db.ts';
import { parseAddress } from '../common/email.ts';
import { invitationState, invitationUrl, mailedInvitationUrl } from './rules.ts';
import {
  type PartnerInvitation,
  invitationsOf,
  invitePartners as invite,
  type Invitee,
  type InviteResult,
  resendInvitation as resend,
  revokeInvitation as revoke,
} from './write.ts';
import type { Sender } from './limit.ts';
import { mailInvitation } from './mail.ts';
import type { Manage, Deps } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { iso, timesOf } from '../common/times.ts';
import { unchanged } from '../common/write.ts';

/** Who sends an invitation, with the limits of the document. */
export const senderOf = ({ accountId }: { accountId: number }): Sender => ({
  accountId,
  mostOfAccount: contract.limits.invitationsPerAccount,
  mostToPerson: contract.limits.invitationsPerPerson,
});

/** An invitation as the document describes it. */
const showInvitation = (invitation: PartnerInvitation, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  name: invitation.name,
  message: invitation.message,
  status: invitationState(invitation, now),
  created_at: invitation.created_at.toISOString(),
  sent_at: invitation.sent_at.toISOString(),
  resends: invitation.resends,
  expires_at: invitation.expires_at.toISOString(),
  accepted_at: iso(invitation.accepted_at),
  declined_at: iso(invitation.declined_at),
  revoked_at: iso(invitation.revoked_at),
  mail_status: invitation.mail_status,
});

const listInvitations: Manage<'listInvitations'> = async (context) => {
  const { deps, ids, query, now, answer } = context;
  const filters = { status: query.status, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => invitationsOf(deps.db, ids.program_id, filters, now, request),
    (invitation) => showInvitation(invitation, now),
  );
  return answer(200, page);
};

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

type NewLink = Extract<InviteResult, { kind: 'done' }>;

/** Stores the mail with a new link; returns the invitation as it then is. */
async function mail(
  tx: Transaction,
  deps: Deps,
  { result, programId, at }: { result: NewLink; programId: number; at: Date },
): Promise<NewLink> {
  const { invitation, token, proof } = result;
  const link = mailedInvitationUrl(invitationUrl(deps.baseUrl, token), proof);
  const about = {
    kind: 'partner-invitation',
    programId,
    invitation,
    link,
    name: invitation.name ?? undefined,
    message: invitation.message ?? undefined,
  } as const;
  return { ...result, invitation: await mailInvitation(tx, deps, { ...about, at }) };
}

const invitePartners: Manage<'invitePartners'> = async (context) => {
  const { body, caller, deps, ids, now, write, done, answer } = context;
  const invitees = inviteesIn(body);
  const programId = ids.program_id;
  const answered = await write(async (tx, note) => {
    const invited = done(
      await invite(tx, note, { programId, sender: senderOf(caller), invitees, message: body.message, at: now }),
    );
    const results: InviteResult[] = [];
    for (const result of invited.results)
      results.push(result.kind === 'done' ? await mail(tx, deps, { result, programId, at: now }) : result);
    const { baseUrl } = deps;
    const given = answer(201, { data: results.map((one, i) => showResult(invitees[i]!.email, one, { now, baseUrl })) });
    return results.some(({ kind }) => kind === 'done') ? given : unchanged(given);
  });
  deps.mailer?.sendSoon();
  return answered;
};

const resendInvitation: Manage<'resendInvitation'> = async (context) => {
  const { deps, caller, ids, now, write, done, answer } = context;
  const programId = ids.program_id;
  const answered = await write(async (tx, note) => {
    const which = { programId, id: ids.invitation_id, sender: senderOf(caller), at: now };
    const sent = done(await resend(tx, note, which));
    const { invitation } = await mail(tx, deps, { result: sent, programId, at: now });
    const invitation_url = invitationUrl(deps.baseUrl, sent.token);
    return answer(200, { data: { invitation: showInvitation(invitation, now), invitation_url } });
  });
  deps.mailer?.sendSoon();
  return answered;
};

const revokeInvitation: Manage<'revokeInvitation'> = ({ ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const which = { programId: ids.program_id, id: ids.invitation_id, at: now };
    const { invitation } = done(await revoke(tx, note, which));
    return answer(200, { data: showInvitation(invitation, now) });
  });

export const invitations = { listInvitations, invitePartners, resendInvitation, revokeInvitation };
