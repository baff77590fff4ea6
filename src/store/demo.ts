import { statement, type Runner, type Transaction } from '../database/db.ts';

// Any constant works. The lock prevents two starts from creating a demo each.
const lock = statement<object>('lock_demo', 'select pg_advisory_xact_lock(7310571002)');

/** Prevents other starts from creating a demo until the transaction ends. */
export const lockDemo = async (tx: Transaction): Promise<void> => void (await tx.run(lock, []));

const usable = statement<{ code: string }>(
  'demo_link',
  `select l.code from links l join partnerships s on s.id = l.partnership_id
   where l.code = $1 and l.program_id = $2 and l.enabled and l.partner_id is not null and s.status = 'joined'`,
);

/** Whether the link is enabled and its partner earns commissions. */
export const isLinkUsable = async (db: Runner, programId: number, code: string): Promise<boolean> =>
  (await db.run(usable, [code, programId])).length > 0;
