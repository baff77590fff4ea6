import type { Member, Role } from '../../domain/access.ts';
import { statement, type Runner } from '../../database/db.ts';

const find = statement<{ role: Role }>(
  'find_membership',
  'select role from memberships where program_id = $1 and account_id = $2',
);

/** The account's membership in the program; undefined if it has none, or if the program does not exist. */
export async function findMember(db: Runner, programId: number, accountId: number): Promise<Member | undefined> {
  const [row] = await db.run(find, [programId, accountId]);
  return row && { programId, role: row.role };
}

const add = statement<object>(
  'add_owner',
  `insert into memberships (program_id, account_id, role, created_at) values ($1, $2, 'owner', $3)
   on conflict (program_id, account_id) do nothing`,
);

/** Makes the account an owner of a new program. */
export async function addOwner(tx: Runner, programId: number, accountId: number, at: Date): Promise<void> {
  await tx.run(add, [programId, accountId, at]);
}
