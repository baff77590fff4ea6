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
