// The end of an invitation to become a member: by the person who got it, or by the program.
import type { Role } from '../common/access.ts';
import { invitationState, type InvitationState, type InvitationTimes } from '../invitations/rules.ts';
import { statement, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { mailStatusOf, type MailState } from '../mail/mails.ts';
import { lockProgram } from '../common/program-lock.ts';

export interface MemberInvitation extends InvitationTimes {
  id: number;
  program_id: number;
  email: string;
  role: Role;
  created_at: Date;
  /** null: no mail was stored for it */
  mail_status: MailState | null;
}

/** SQL of the columns; the alias is `i`. */
export const COLUMNS = `i.id, i.program_id, i.email, i.role, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at,
  ${mailStatusOf('member-invitation', 'i.id')}`;

const byId = statement<MemberInvitation>(
  'member_invitation',
  `select ${COLUMNS} from member_invitations i where i.program_id = $1 and i.id = $2`,
);
const end = (name: string, column: string) =>
  statement<MemberInvitation>(
    name,
    `update member_invitations i set ${column} = $3 where program_id = $1 and id = $2 returning ${COLUMNS}`,
  );
const ENDS = {
  accept: end('accept_member_invitation', 'accepted_at'),
  decline: end('decline_member_invitation', 'declined_at'),
  revoke: end('revoke_member_invitation', 'revoked_at'),
};

export type InvitationResult<Done> =
  | ({ kind: 'done' } & Done)
  | Refused<'notFound'>
  | { kind: 'not_pending'; status: InvitationState };

/** Ends a pending invitation. Locks its program, so that it ends once. */
export async function endInvitation(
  tx: Transaction,
  note: Note,
  { programId, id, at }: { programId: number; id: number; at: Date },
  verb: keyof typeof ENDS,
): Promise<InvitationResult<{ invitation: MemberInvitation }>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const [before] = await tx.run(byId, [programId, id]);
  if (!before) return refused('notFound');
  const status = invitationState(before, at);
  if (status !== 'pending') return { kind: 'not_pending', status };
  const invitation = (await tx.run(ENDS[verb], [programId, id, at]))[0]!;
  await note({ action: `member-invitation.${verb}`, programId, targetId: id, before, after: invitation });
  return { kind: 'done', invitation };
}

/** Revokes a pending invitation. */
export const revokeMemberInvitation = (
  tx: Transaction,
  note: Note,
  name: { programId: number; id: number; at: Date },
): Promise<InvitationResult<{ invitation: MemberInvitation }>> => endInvitation(tx, note, name, 'revoke');

const sentBy = statement<{ program_id: number; id: number }>(
  'member_invitations_sent_by',
  `select i.program_id, i.id from member_invitations i
   where i.sent_by = $1 and i.outcome = 'open' and ($2::bigint is null or i.program_id = $2) order by i.program_id, i.id`,
);

/** Revokes the pending invitations that an account sent, in one program or in all. */
export async function revokeInvitationsOf(
  tx: Transaction,
  note: Note,
  { programId, accountId, at }: { programId?: number; accountId: number; at: Date },
): Promise<void> {
  for (const { program_id, id } of await tx.run(sentBy, [accountId, programId ?? null])) {
    await revokeMemberInvitation(tx, note, { programId: program_id, id, at });
  }
}
