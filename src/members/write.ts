// The members of a program. The lock on the program protects the rule that it has an active owner.
import { includesRole, type Role, type Member } from '../common/access.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { createWholeList } from '../common/lists.ts';
import { refused, type Refused } from '../common/refused.ts';
import { revokeInvitationsOf } from './end-invitation.ts';
import { lockProgram } from '../common/program-lock.ts';

export interface ProgramMember {
  /** the account */
  id: number;
  email: string;
  role: Role;
  created_at: Date;
}

const COLUMNS = 'm.account_id as id, a.email, m.role, m.created_at';
const MEMBERS = 'memberships m join accounts a on a.id = m.account_id';

/** The members of a program, in the order of their accounts' identifiers. */
export const membersOf = createWholeList<ProgramMember>({
  name: 'members_of_program',
  columns: COLUMNS,
  from: MEMBERS,
  id: 'm.account_id',
  common: 'm.program_id',
});

const one = statement<ProgramMember>(
  'member_of_program',
  `select ${COLUMNS} from ${MEMBERS} where m.program_id = $1 and m.account_id = $2`,
);
const otherOwner = statement<object>(
  'other_active_owner',
  `select 1 from ${MEMBERS}
   where m.program_id = $1 and m.account_id <> $2 and m.role = 'owner' and a.status = 'active' limit 1`,
);
const setRole = statement<object>(
  'set_role_of_member',
  'update memberships set role = $3 where program_id = $1 and account_id = $2',
);
const remove = statement<object>('remove_member', 'delete from memberships where program_id = $1 and account_id = $2');

/** A member's program and account. */
export interface MemberName {
  programId: number;
  accountId: number;
}

export type MemberResult = { kind: 'done'; member: ProgramMember } | Refused<'notFound' | 'lastOwner'>;

const activeOwner = statement<object>(
  'active_owner',
  `select 1 from ${MEMBERS}
   where m.program_id = $1 and m.account_id = $2 and m.role = 'owner' and a.status = 'active'`,
);

/** Locks the program; whether the account still owns it, as the request that waited for the lock was allowed to assume. */
export const lockAsOwner = async (tx: Transaction, programId: number, accountId: number): Promise<boolean> =>
  (await lockProgram(tx, programId)) && (await tx.run(activeOwner, [programId, accountId])).length > 0;

/** An act of an owner on a member. */
interface OwnersAct extends MemberName {
  /** the account of the owner */
  by: number;
  at: Date;
}

/** Locks the program and returns the member; undefined if there is none, or the account owns the program no more. */
async function holdMember(
  tx: Transaction,
  { programId, accountId, by }: OwnersAct,
): Promise<ProgramMember | undefined> {
  if (!(await lockAsOwner(tx, programId, by))) return undefined;
  return (await tx.run(one, [programId, accountId]))[0];
}

/** Whether the program has an active owner besides this account. The program is locked. */
export const hasOtherOwner = async (tx: Runner, { programId, accountId }: MemberName): Promise<boolean> =>
  (await tx.run(otherOwner, [programId, accountId])).length > 0;

/** Whether the program, which is locked, has an active owner. */
export const hasOwner = (tx: Runner, programId: number): Promise<boolean> =>
  hasOtherOwner(tx, { programId, accountId: 0 });

/** Changes the role of a member, unless it is the last active owner. Revokes the invitations that a former owner sent. */
export async function changeRole(
  tx: Transaction,
  note: Note,
  { role, ...name }: OwnersAct & { role: Role },
): Promise<MemberResult> {
  const before = await holdMember(tx, name);
  if (!before) return refused('notFound');
  if (role !== 'owner' && !(await hasOtherOwner(tx, name))) return refused('lastOwner');
  const { programId, accountId, at } = name;
  await tx.run(setRole, [programId, accountId, role]);
  const member = { ...before, role };
  await note({ action: 'member.update', programId, targetId: accountId, before, after: member });
  if (role !== 'owner') await revokeInvitationsOf(tx, note, { programId, accountId, at });
  return { kind: 'done', member };
}

/** Removes a member, unless it is the last active owner, and revokes the invitations that they sent. */
export async function removeMember(tx: Transaction, note: Note, name: OwnersAct): Promise<MemberResult> {
  const member = await holdMember(tx, name);
  if (!member) return refused('notFound');
  if (!(await hasOtherOwner(tx, name))) return refused('lastOwner');
  const { programId, accountId, at } = name;
  await tx.run(remove, [programId, accountId]);
  await note({ action: 'member.remove', programId, targetId: accountId, before: member });
  await revokeInvitationsOf(tx, note, { programId, accountId, at });
  return { kind: 'done', member };
}

const join = statement<ProgramMember>(
  'join_as_member',
  `with joined as (
     insert into memberships as m (program_id, account_id, role, created_at) values ($1, $2, $3, $4)
     on conflict (program_id, account_id) do update set role = excluded.role returning m.*)
   select ${COLUMNS} from joined m join accounts a on a.id = m.account_id`,
);

/** Gives an account a role in a program, which is locked. A member with a higher role keeps it. */
export async function joinAsMember(
  tx: Transaction,
  note: Note,
  { programId, accountId, role, at }: MemberName & { role: Role; at: Date },
): Promise<ProgramMember> {
  const [before] = await tx.run(one, [programId, accountId]);
  if (before && includesRole(before.role, role)) return before;
  const member = (await tx.run(join, [programId, accountId, role, at]))[0]!;
  await note({
    action: before ? 'member.update' : 'member.join',
    programId,
    targetId: accountId,
    ...(before && { before }),
    after: member,
  });
  return member;
}

/** Makes the account an owner of a new program, whose own entry in the audit log says so. */
export const addOwner = async (tx: Runner, programId: number, accountId: number, at: Date): Promise<void> =>
  void (await tx.run(join, [programId, accountId, 'owner', at]));

const find = statement<{ role: Role }>(
  'find_membership',
  'select role from memberships where program_id = $1 and account_id = $2',
);

/** The account's membership in the program; undefined if it has none, or if the program does not exist. */
export async function findMember(db: Runner, programId: number, accountId: number): Promise<Member | undefined> {
  const [row] = await db.run(find, [programId, accountId]);
  return row && { programId, role: row.role };
}
