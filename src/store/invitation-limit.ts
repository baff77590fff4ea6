import { DAY } from '../lib/clock.ts';
import { statement, type Transaction } from '../database/db.ts';

/** The number of links that a program can make in 24 hours, for partners and members together. */
const MOST_A_DAY = 200;

const sentSince = statement<{ count: number }>(
  'invitations_sent',
  `select (select count(*) from partner_invitations where program_id = $1 and sent_at > $2)
     + (select count(*) from member_invitations where program_id = $1 and created_at > $2) as count`,
);

/** How many more links the program can make now. The caller has locked the program, which protects the number. */
export async function linksLeft(tx: Transaction, programId: number, at: Date): Promise<number> {
  const since = new Date(at.getTime() - DAY);
  return MOST_A_DAY - (await tx.run(sentSince, [programId, since]))[0]!.count;
}
