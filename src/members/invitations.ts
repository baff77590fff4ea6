// Invitations to become a member of a program. Only the hash of an invitation's token is stored.
import type { Role } from '../common/access.ts';
import { DAY } from '../lib/clock.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { sha256 } from '../lib/hashing.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { exceededLimit, linksLeft, type InvitationLimit, type Sender } from '../invitations/limit.ts';
import {
  COLUMNS,
  endInvitation,
  revokeMemberInvitation,
  type InvitationResult,
  type MemberInvitation,
} from './end-invitation.ts';
import { createInvitationList } from '../invitations/lists.ts';
import { hasOwner, joinAsMember, lockAsOwner, type ProgramMember } from './write.ts';
import { lockProgram } from '../common/program-lock.ts';

const LIFETIME = 7 * DAY;
const PREFIX = 'refmem';

/** A pending invitation is not older, so that the pending ones are found without reading all that have expired. */
const LIFETIME_DAYS = LIFETIME / DAY;

/** The invitations of a program, in the order of their identifiers. */
export const memberInvitationsOf = createInvitationList<MemberInvitation>('member_invitations', COLUMNS, LIFETIME_DAYS);

const isMember = statement<object>(
  'member_with_address',
  `select 1 from memberships m join accounts a on a.id = m.account_id where m.program_id = $1 and a.email = $2`,
);
const pendingOne = statement<{ id: number }>(
  'pending_member_invitation',
  `select i.id from member_invitations i
   where i.program_id = $1 and i.email = $2 and coalesce(i.accepted_at, i.declined_at, i.revoked_at) is null
     and i.expires_at > $3 limit 1`,
);
const insert = statement<MemberInvitation>(
  'insert_member_invitation',
  `insert into member_invitations as i (program_id, email, role, token_hash, created_at, expires_at, sent_by)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);

export interface NewInvitation {
  programId: number;
  /** in the form in which addresses are stored */
  email: string;
  role: Role;
  at: Date;
}

interface NewlyInvited {
  kind: 'invited';
  invitation: MemberInvitation;
  token: string;
}
export type Invited =
  | NewlyInvited
  | Refused<'notFound' | 'alreadyMember' | 'alreadyInvited' | 'invitationLimit'>
  | InvitationLimit;

/** Stores an invitation to a program, which is locked; returns the record and its token in plain text. */
async function storeInvitation(
  tx: Transaction,
  note: Note,
  { programId, email, role, at, sender }: NewInvitation & { sender: Sender | null },
): Promise<NewlyInvited> {
  const token = newToken(PREFIX);
  const values = [
    programId,
    email,
    role,
    sha256(token),
    at,
    new Date(at.getTime() + LIFETIME),
    sender?.accountId ?? null,
  ];
  const invitation = (await tx.run(insert, values))[0]!;
  await note({ action: 'member-invitation.create', programId, targetId: invitation.id, after: invitation });
  return { kind: 'invited', invitation, token };
}

/** Invites a person who is not a member, as an act of this account. */
export async function inviteMember(
  tx: Transaction,
  note: Note,
  wanted: NewInvitation & { sender: Sender },
): Promise<Invited> {
  if (!(await lockAsOwner(tx, wanted.programId, wanted.sender.accountId))) return refused('notFound');
  if ((await tx.run(isMember, [wanted.programId, wanted.email])).length > 0) return refused('alreadyMember');
  if ((await linksLeft(tx, wanted.programId, wanted.at)) <= 0) return refused('invitationLimit');
  if ((await tx.run(pendingOne, [wanted.programId, wanted.email, wanted.at])).length > 0)
    return refused('alreadyInvited');
  const exceeded = await exceededLimit(tx, { sender: wanted.sender, emails: [wanted.email], at: wanted.at });
  if (exceeded) return exceeded;
  return storeInvitation(tx, note, wanted);
}

/**
 * Invites a person to own a program that has no active owner. The person may be a member with another role. The link of an
 * earlier invitation, which may be lost, stops working.
 */
export async function inviteOwner(
  tx: Transaction,
  note: Note,
  wanted: Omit<NewInvitation, 'role'>,
): Promise<NewlyInvited | Refused<'notFound'> | { kind: 'has_owner' }> {
  if (!(await lockProgram(tx, wanted.programId))) return refused('notFound');
  if (await hasOwner(tx, wanted.programId)) return { kind: 'has_owner' };
  const [earlier] = await tx.run(pendingOne, [wanted.programId, wanted.email, wanted.at]);
  if (earlier) await revokeMemberInvitation(tx, note, { programId: wanted.programId, id: earlier.id, at: wanted.at });
  return storeInvitation(tx, note, { ...wanted, sender: null, role: 'owner' });
}

const byHash = statement<MemberInvitation>(
  'member_invitation_by_hash',
  `select ${COLUMNS} from member_invitations i where i.token_hash = $1`,
);

/** The invitation with this token; undefined if there is none. */
export const findMemberInvitation = async (db: Runner, token: string): Promise<MemberInvitation | undefined> =>
  (await db.run(byHash, [sha256(token)]))[0];

/** Whose answer to an invitation it is. */
export interface Answerer {
  accountId: number;
  /** verified */
  email: string;
}

export type AnswerResult<Done> = InvitationResult<Done> | Refused<'invitationForOther'>;

async function answerInvitation(
  tx: Transaction,
  note: Note,
  { token, email, at }: { token: string; email: string; at: Date },
  verb: 'accept' | 'decline',
): Promise<AnswerResult<{ invitation: MemberInvitation }>> {
  const invitation = await findMemberInvitation(tx, token);
  if (!invitation) return refused('notFound');
  if (invitation.email !== email) return refused('invitationForOther');
  return endInvitation(tx, note, { programId: invitation.program_id, id: invitation.id, at }, verb);
}

/** Accepts an invitation with its token: the account becomes a member, or keeps a higher role that it has. */
export async function acceptMemberInvitation(
  tx: Transaction,
  note: Note,
  { token, accountId, email, at }: Answerer & { token: string; at: Date },
): Promise<AnswerResult<{ invitation: MemberInvitation; member: ProgramMember }>> {
  const ended = await answerInvitation(tx, note, { token, email, at }, 'accept');
  if (ended.kind !== 'done') return ended;
  const { program_id: programId, role } = ended.invitation;
  return { ...ended, member: await joinAsMember(tx, note, { programId, accountId, role, at }) };
}

/** Declines an invitation with its token. */
export const declineMemberInvitation = (
  tx: Transaction,
  note: Note,
  { token, email, at }: Answerer & { token: string; at: Date },
): Promise<AnswerResult<{ invitation: MemberInvitation }>> =>
  answerInvitation(tx, note, { token, email, at }, 'decline');
