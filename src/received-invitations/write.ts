// Invitations as the person sees them who has their link: to become a partner or a member of a program.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Role } from '../common/access.ts';
import { invitationState, type InvitationState, type InvitationTimes } from '../invitations/rules.ts';
import { sha256 } from '../lib/hashing.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { makeFirstLink } from '../links/first-link.ts';
import { joinInAnyStatus } from '../partners/write.ts';
import type { MemberInvitation } from '../members/end-invitation.ts';
import { acceptMemberInvitation, declineMemberInvitation, type AnswerResult } from '../members/invitations.ts';
import { holdOwnPartner, lockAccount, nameFrom } from '../portal/read.ts';
import { lockProgram } from '../common/program-lock.ts';

/** An invitation with its program. */
export interface ReceivedInvitation extends InvitationTimes {
  kind: 'partner' | 'member';
  id: number;
  /** whom it is for, in the form in which addresses are stored */
  email: string;
  /** the name that was given for a partner */
  name: string | null;
  /** null for a partner */
  role: Role | null;
  program_id: number;
  program_name: string;
  domain: string;
  archived: boolean;
}

const byToken = statement<ReceivedInvitation>(
  'received_invitation',
  `select i.*, p.name as program_name, p.domain, p.archived_at is not null as archived from (
     select 'partner' as kind, id, program_id, email, name, null as role, expires_at, accepted_at, declined_at, revoked_at
     from partner_invitations where token_hash = $1
     union all
     select 'member', id, program_id, email, null, role, expires_at, accepted_at, declined_at, revoked_at
     from member_invitations where token_hash = $1) i
   join programs p on p.id = i.program_id`,
);

/** The invitation with this token, in any state; undefined if there is none. */
export const findReceivedInvitation = async (db: Runner, token: string): Promise<ReceivedInvitation | undefined> =>
  (await db.run(byToken, [sha256(token)]))[0];

const end = (column: 'accepted_at' | 'declined_at') =>
  statement<InvitationTimes>(
    `${column.replace('_at', '')}_partner_invitation`,
    `update partner_invitations set ${column} = $2 where id = $1
     returning expires_at, accepted_at, declined_at, revoked_at`,
  );
const ENDS = { accept: end('accepted_at'), decline: end('declined_at') };

/** What a person answers to an invitation. */
export interface InvitationAnswer {
  token: string;
  accountId: number;
  /** verified */
  email: string;
  /** whether the person has signed in as a partner */
  asPartner: boolean;
  /** of somebody who becomes a partner by it: in place of the one that was given with the invitation */
  name?: string | null | undefined;
  website?: string | null | undefined;
  /** the addresses of the program's documents that the person agrees to */
  consents?: readonly string[] | null | undefined;
  at: Date;
}

export type AnsweredInvitation =
  | { kind: 'done'; invitation: ReceivedInvitation }
  | Refused<'notFound' | 'invitationForOther' | 'invitationExpired' | 'invitationNotPending'>;

// What the partner said before stays. Only the program's own documents can be agreed to.
const storeSaid = statement<object>(
  'store_said',
  `update partnerships s set application = coalesce(application, '{"answers":[],"consents":[]}'::jsonb)
     || case when $3::text is null then '{}' else jsonb_build_object('website', $3::text) end
     || case when c.consents is null then '{}' else jsonb_build_object('consents', c.consents) end
   from (select jsonb_agg(jsonb_build_object('url', d.url, 'at', $5::text)) as consents
     from programs p cross join lateral (values (p.brand->>'terms_url'), (p.brand->>'privacy_url')) d(url)
     where p.id = $1 and d.url = any ($4::text[])) c
   where s.program_id = $1 and s.partner_id = $2`,
);

/** Lets the account join as a partner, unless it has joined. */
async function joinAsPartner(
  tx: Transaction,
  note: Note,
  { program_id: programId, name: given }: ReceivedInvitation,
  { accountId, email, name, website, consents, at }: InvitationAnswer,
): Promise<number> {
  const called = name ?? given ?? nameFrom(email);
  const partner = await holdOwnPartner(tx, note, { accountId, email, name: called, at });
  const asPartner: Note = (entry) => note({ ...entry, partnerId: partner.id });
  const which = { programId, partnerId: partner.id, at };
  await joinInAnyStatus(tx, asPartner, which);
  if (website || consents?.length)
    await tx.run(storeSaid, [programId, partner.id, website ?? null, consents ?? [], at.toISOString()]);
  await makeFirstLink(tx, asPartner, which);
  return partner.id;
}

const notPending = (status: InvitationState) =>
  status === 'expired' ? refused('invitationExpired') : refused('invitationNotPending', { status });

/** The invitation, if it was sent to who answers it. */
async function findOwn(tx: Transaction, { token, email }: InvitationAnswer) {
  const found = await findReceivedInvitation(tx, token);
  if (!found) return refused('notFound');
  return found.email === email ? { kind: 'found' as const, found } : refused('invitationForOther');
}

/** The pending invitation of a partner. The lock on its program decides between two answers, and a link that was replaced. */
async function holdPending(
  tx: Transaction,
  { program_id: programId }: ReceivedInvitation,
  { token, accountId, at }: InvitationAnswer,
) {
  await lockAccount(tx, accountId);
  await lockProgram(tx, programId);
  const held = await findReceivedInvitation(tx, token);
  if (!held) return refused('notFound');
  const status = invitationState(held, at);
  return status === 'pending' ? { kind: 'held' as const, held } : notPending(status);
}

const endedOf = async (tx: Transaction, verb: keyof typeof ENDS, held: ReceivedInvitation, at: Date) => ({
  ...held,
  ...(await tx.run(ENDS[verb], [held.id, at]))[0]!,
});

/** What became of a member's invitation. */
function memberAnswer(
  found: ReceivedInvitation,
  answered: AnswerResult<{ invitation: MemberInvitation }>,
): AnsweredInvitation {
  if (answered.kind === 'done') return { kind: 'done', invitation: { ...found, ...answered.invitation } };
  return answered.kind === 'not_pending' ? notPending(answered.status) : answered;
}

/** Accepts an invitation with its token. */
export async function acceptInvitation(
  tx: Transaction,
  note: Note,
  wanted: InvitationAnswer,
): Promise<AnsweredInvitation | Refused<'memberSignInMissing' | 'programArchived'>> {
  const own = await findOwn(tx, wanted);
  if (own.kind !== 'found') return own;
  const { found } = own;
  if (found.kind === 'member') {
    // Their account could be one that the issuer of members refuses: its owner could not sign in as a member.
    if (wanted.asPartner) return refused('memberSignInMissing');
    return memberAnswer(found, await acceptMemberInvitation(tx, note, wanted));
  }
  const pending = await holdPending(tx, found, wanted);
  if (pending.kind !== 'held') return pending;
  const { held } = pending;
  if (held.archived) return refused('programArchived');
  const invitation = await endedOf(tx, 'accept', held, wanted.at);
  const { id: targetId, program_id: programId } = held;
  const partnerId = await joinAsPartner(tx, note, held, wanted);
  await note({ action: 'invitation.accept', programId, targetId, before: held, after: invitation, partnerId });
  return { kind: 'done', invitation };
}

/** Declines an invitation with its token. */
export async function declineInvitation(
  tx: Transaction,
  note: Note,
  wanted: InvitationAnswer,
): Promise<AnsweredInvitation> {
  const own = await findOwn(tx, wanted);
  if (own.kind !== 'found') return own;
  const { found } = own;
  if (found.kind === 'member') return memberAnswer(found, await declineMemberInvitation(tx, note, wanted));
  const pending = await holdPending(tx, found, wanted);
  if (pending.kind !== 'held') return pending;
  const { held } = pending;
  const invitation = await endedOf(tx, 'decline', held, wanted.at);
  const { id: targetId, program_id: programId } = held;
  await note({ action: 'invitation.decline', programId, targetId, before: held, after: invitation });
  return { kind: 'done', invitation };
}
