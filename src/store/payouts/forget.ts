// What is forgotten of who was paid. Amounts, dates and references stay.
import { statement, type Transaction } from '../../database/db.ts';

const partnerships = statement<{ id: number; program_id: number }>(
  'partnerships_to_forget',
  'select id, program_id from partnerships where partner_id = $1 order by id for no key update',
);
const lock = statement<{ id: number; gone: boolean }>(
  'lock_payees',
  'select id, partner_id is null as gone from partnerships where id = any ($1::bigint[]) order by id for share',
);
const forget = statement<object>(
  'forget_payees',
  `update payout_items set destination = null, holder = null, holder_kind = null, email = null, label = null
   where program_id = $1 and partnership_id = any ($2::bigint[]) and status <> 'open'`,
);

/** Locks partnerships against an erasure; returns those whose partner is erased. */
export const lockPayees = async (tx: Transaction, partnershipIds: readonly number[]): Promise<Set<number>> =>
  new Set((await tx.run(lock, [partnershipIds])).filter(({ gone }) => gone).map(({ id }) => id));

/** Forgets whom the ended items of these partnerships paid. An open item keeps it until it ends. */
export const forgetPayees = async (tx: Transaction, programId: number, partnershipIds: readonly number[]) =>
  void (await tx.run(forget, [programId, partnershipIds]));

/** The same in all programs, of a partner who is erased; to be called while the partnerships still have the partner. */
export async function forgetPayee(tx: Transaction, partnerId: number): Promise<void> {
  for (const { id, program_id } of await tx.run(partnerships, [partnerId])) await forgetPayees(tx, program_id, [id]);
}
