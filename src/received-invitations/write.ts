// Invitations as the person sees them who has their link: to become a partner or a member of a program.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Role } from '../common/access.ts';
import { invitationState, type InvitationState, type InvitationTimes } from '../invitations/rules.ts';
import { sha256 } from '../lib/hashing.ts';
import type { Note } from '../common/audit.ts';
import { makeFirstLink } from '../links/first-link.ts';
import { joinInAnyStatus } from '../partners/write.ts';
import { acceptMemberInvitation, declineMemberInvitation } from '../members/invitations.ts';
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
  at: Date;
}

export type AnsweredInvitation =
  | { kind: 'done'; invitation: ReceivedInvitation }
  | { kind: 'missing' | 'other_address' | 'archived' | 'partners_session' }
  | { kind: 'not_pending'; status: InvitationState };

type Verb = keyof typeof ENDS;

// What the partner said before stays.
const storeWebsite = statement<object>(
  'store_website',
  `update partnerships set application = coalesce(application, '{"answers":[],"consents":[]}'::jsonb)
     || jsonb_build_object('website', $3::text)
   where program_id = $1 and partner_id = $2`,
);

/** Lets the account join as a partner, unless it has joined. */
async function joinAsPartner(
  tx: Transaction,
  note: Note,
  { program_id: programId, name: given }: ReceivedInvitation,
  { accountId, email, name, website, at }: InvitationAnswer,
): Promise<number> {
  const called = name ?? given ?? nameFrom(email);
  const partner = await holdOwnPartner(tx, note, { accountId, email, name: called, at });
  const asPartner: Note = (entry) => note({ ...entry, partnerId: partner.id });
  const which = { programId, partnerId: partner.id, at };
  await joinInAnyStatus(tx, asPartner, which);
  if (website) await tx.run(storeWebsite, [programId, partner.id, website]);
  await makeFirstLink(tx, asPartner, which);
  return partner.id;
}

/** Ends a partner's invitation once: the lock on its program decides between two answers, and a link that was replaced. */
async function answerAsPartner(
  tx: Transaction,
  note: Note,
  verb: Verb,
  wanted: InvitationAnswer,
): Promise<AnsweredInvitation> {
  const held = await findReceivedInvitation(tx, wanted.token);
  if (!held) return { kind: 'missing' };
  const { id, program_id: programId, archived } = held;
  const status = invitationState(held, wanted.at);
  if (status !== 'pending') return { kind: 'not_pending', status };
  if (archived && verb === 'accept') return { kind: 'archived' };
  const invitation = { ...held, ...(await tx.run(ENDS[verb], [id, wanted.at]))[0]! };
  const by = verb === 'accept' ? { partnerId: await joinAsPartner(tx, note, held, wanted) } : {};
  await note({ action: `invitation.${verb}`, programId, targetId: id, before: held, after: invitation, ...by });
  return { kind: 'done', invitation };
}

const MEMBER_ANSWERS = { accept: acceptMemberInvitation, decline: declineMemberInvitation };

async function answerAsMember(
  tx: Transaction,
  note: Note,
  verb: Verb,
  { found, ...wanted }: InvitationAnswer & { found: ReceivedInvitation },
): Promise<AnsweredInvitation> {
  const answered = await MEMBER_ANSWERS[verb](tx, note, wanted);
  if (answered.kind === 'done') return { kind: 'done', invitation: { ...found, ...answered.invitation } };
  return answered.kind === 'no_invitation' ? { kind: 'missing' } : answered;
}

/** Accepts or declines an invitation with its token. */
export async function answerInvitation(
  tx: Transaction,
  note: Note,
  verb: Verb,
  wanted: InvitationAnswer,
): Promise<AnsweredInvitation> {
  const found = await findReceivedInvitation(tx, wanted.token);
  if (!found) return { kind: 'missing' };
  if (found.email !== wanted.email) return { kind: 'other_address' };
  // Their account could be one that the issuer of members refuses: its owner could not sign in as a member.
  if (found.kind === 'member' && verb === 'accept' && wanted.asPartner) return { kind: 'partners_session' };
  if (found.kind === 'member') return answerAsMember(tx, note, verb, { ...wanted, found });
  await lockAccount(tx, wanted.accountId);
  await lockProgram(tx, found.program_id);
  return answerAsPartner(tx, note, verb, wanted);
}
