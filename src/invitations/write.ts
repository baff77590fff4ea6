// Invitations to become a partner of a program. Only the hash of an invitation's token is stored.
import { statement, type Transaction } from '../database/db.ts';
import { invitationState, type InvitationTimes } from './rules.ts';
import { DAY } from '../lib/clock.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { sha256 } from '../lib/hashing.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createInvitationList } from './lists.ts';
import { exceededLimit, linksLeft, type InvitationLimit, type Sender } from './limit.ts';
import { mailStatusOf, type MailState } from '../mail/mails.ts';
import { lockProgram } from '../common/program-lock.ts';

const LIFETIME = 30 * DAY;
const MOST_RESENDS = 3;
const PREFIX = 'refinv';
const PROOF_PREFIX = 'refprf';

/** The secrets of a new link: the token, and the proof that only the mail contains. */
const newSecrets = () => ({ token: newToken(PREFIX), proof: newToken(PROOF_PREFIX) });
/** What of them is stored. */
const hashesOf = ({ token, proof }: ReturnType<typeof newSecrets>) => [sha256(token), sha256(proof)];

export interface PartnerInvitation extends InvitationTimes {
  id: number;
  /** in lower case */
  email: string;
  name: string | null;
  /** a line of its own */
  message: string | null;
  created_at: Date;
  /** when the present link was made */
  sent_at: Date;
  resends: number;
  /** null: no mail was stored for it */
  mail_status: MailState | null;
}

const COLUMNS = `i.id, i.email, i.name, i.message, i.created_at, i.sent_at, i.resends, i.expires_at, i.accepted_at, i.declined_at,
  i.revoked_at, ${mailStatusOf('partner-invitation', 'i.id')}`;

/** A pending invitation is not older, so that the pending ones are found without reading all that have expired. */
const LONGEST_DAYS = ((1 + MOST_RESENDS) * LIFETIME) / DAY;
/** The invitations of a program, in the order of their identifiers. */
export const invitationsOf = createInvitationList<PartnerInvitation>('partner_invitations', COLUMNS, LONGEST_DAYS);

const pendingTo = statement<PartnerInvitation>(
  'pending_invitations_to',
  `select ${COLUMNS} from partner_invitations i
   where i.program_id = $1 and i.email = any ($2::text[]) and i.outcome = 'open' and i.expires_at > $3`,
);
const joined = statement<{ email: string }>(
  'joined_partners_with',
  `select distinct lower(r.email collate "C") as email from partners r join partnerships s on s.partner_id = r.id
   where lower(r.email collate "C") = any ($2::text[]) and s.program_id = $1 and s.status = 'joined'`,
);
const insert = statement<PartnerInvitation>(
  'insert_partner_invitation',
  `insert into partner_invitations as i (program_id, email, name, token_hash, proof_hash, created_at, sent_at, expires_at, sent_by,
     message)
   values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9) returning ${COLUMNS}`,
);

/** A person to invite; the address in lower case. */
export interface Invitee {
  email: string;
  name: string | undefined;
}
export type InviteResult =
  | { kind: 'done'; invitation: PartnerInvitation; token: string; proof: string }
  | { kind: 'unchanged'; invitation: PartnerInvitation }
  | { kind: 'already_partner' | 'daily_limit' };

/** Invites people whose addresses differ, with a result for each of them. */
export async function invitePartners(
  tx: Transaction,
  note: Note,
  {
    programId,
    sender,
    invitees,
    message,
    at,
  }: {
    programId: number;
    sender: Sender | null;
    invitees: readonly Invitee[];
    message?: string | null | undefined;
    at: Date;
  },
): Promise<{ kind: 'done'; results: InviteResult[] } | Refused<'notFound'> | InvitationLimit> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const emails = invitees.map(({ email }) => email);
  const partners = new Set((await tx.run(joined, [programId, emails])).map(({ email }) => email));
  const pending = new Map((await tx.run(pendingTo, [programId, emails, at])).map((one) => [one.email, one]));
  let left = await linksLeft(tx, programId, at);
  const fresh = emails.filter((email) => !partners.has(email) && !pending.has(email)).slice(0, Math.max(0, left));
  const exceeded = await exceededLimit(tx, { sender, emails: fresh, at });
  if (exceeded) return exceeded;
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const results: InviteResult[] = [];
  for (const { email, name } of invitees) {
    const known = pending.get(email);
    if (partners.has(email)) results.push({ kind: 'already_partner' });
    else if (known) results.push({ kind: 'unchanged', invitation: known });
    else if (left <= 0) results.push({ kind: 'daily_limit' });
    else {
      left--;
      const secrets = newSecrets();
      const sentBy = sender?.accountId ?? null;
      const values = [programId, email, name ?? null, ...hashesOf(secrets), at, expiresAt, sentBy, message ?? null];
      const invitation = (await tx.run(insert, values))[0]!;
      await note({ action: 'invitation.create', programId, targetId: invitation.id, after: invitation });
      results.push({ kind: 'done', invitation, ...secrets });
    }
  }
  return { kind: 'done', results };
}

const byId = statement<PartnerInvitation>(
  'partner_invitation',
  `select ${COLUMNS} from partner_invitations i where i.program_id = $1 and i.id = $2`,
);
const resend = statement<PartnerInvitation>(
  'resend_partner_invitation',
  `update partner_invitations i set token_hash = $2, proof_hash = $3, sent_at = $4, expires_at = $5, sent_by = $6,
     resends = resends + 1 where id = $1 returning ${COLUMNS}`,
);
const revoke = statement<PartnerInvitation>(
  'revoke_partner_invitation',
  `update partner_invitations i set revoked_at = $2 where id = $1 returning ${COLUMNS}`,
);

export interface InvitationName {
  programId: number;
  id: number;
  at: Date;
}

type ResentInvitation =
  | Extract<InviteResult, { kind: 'done' }>
  | Refused<'notFound' | 'invitationNotPending' | 'invitationSent' | 'invitationLimit'>
  | InvitationLimit;

/** Makes a new link for a pending invitation; the one before it stops working. */
export async function resendInvitation(
  tx: Transaction,
  note: Note,
  { programId, id, sender, at }: InvitationName & { sender: Sender },
): Promise<ResentInvitation> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const [before] = await tx.run(byId, [programId, id]);
  if (!before) return refused('notFound');
  const status = invitationState(before, at);
  if (status !== 'pending') return refused('invitationNotPending', { status });
  if (before.resends >= MOST_RESENDS || at.getTime() - before.sent_at.getTime() < DAY) return refused('invitationSent');
  if ((await linksLeft(tx, programId, at)) <= 0) return refused('invitationLimit');
  const exceeded = await exceededLimit(tx, { sender, emails: [before.email], at });
  if (exceeded) return exceeded;
  const secrets = newSecrets();
  const values = [id, ...hashesOf(secrets), at, new Date(at.getTime() + LIFETIME), sender.accountId];
  const invitation = (await tx.run(resend, values))[0]!;
  await note({ action: 'invitation.resend', programId, targetId: id, before, after: invitation });
  return { kind: 'done', invitation, ...secrets };
}

/** Revokes a pending invitation, also one of an archived program. */
export async function revokeInvitation(
  tx: Transaction,
  note: Note,
  { programId, id, at }: InvitationName,
): Promise<{ kind: 'done'; invitation: PartnerInvitation } | Refused<'notFound' | 'invitationNotPending'>> {
  await lockProgram(tx, programId);
  const [before] = await tx.run(byId, [programId, id]);
  if (!before) return refused('notFound');
  const status = invitationState(before, at);
  if (status !== 'pending') return refused('invitationNotPending', { status });
  const invitation = (await tx.run(revoke, [id, at]))[0]!;
  await note({ action: 'invitation.revoke', programId, targetId: id, before, after: invitation });
  return { kind: 'done', invitation };
}
