// What is forgotten of who was paid. Amounts, dates and references stay.
import { statement, type Transaction } from '../../database/db.ts';
import { cancelMails } from '../platform/mails.ts';
import { ITEM_MAILS } from './mails.ts';

const partnerships = statement<{ id: number; program_id: number }>(
  'partnerships_to_forget',
  'select id, program_id from partnerships where partner_id = $1',
);
const forget = statement<object>(
  'forget_payees',
  `update payout_items set destination = null, holder = null, holder_kind = null, email = null, label = null
   where program_id = $1 and partnership_id = any ($2::bigint[]) and status <> 'open'`,
);

const items = statement<{ id: number }>(
  'items_to_forget',
  'select id from payout_items where program_id = $1 and partnership_id = any ($2::bigint[])',
);

/** Forgets whom the ended items of these partnerships paid. An open item keeps it until it ends. */
export const forgetPayees = async (tx: Transaction, programId: number, partnershipIds: readonly number[]) =>
  void (await tx.run(forget, [programId, partnershipIds]));

/**
 * The same in all programs, of a partner who is erased, with the mails about them that were not sent; to be called while the
 * partnerships still have the partner.
 */
export async function forgetPayee(tx: Transaction, partnerId: number, at: Date): Promise<void> {
  for (const { id, program_id } of await tx.run(partnerships, [partnerId])) {
    await forgetPayees(tx, program_id, [id]);
    const paid = await tx.run(items, [program_id, [id]]);
    await cancelMails(
      tx,
      ITEM_MAILS,
      paid.map((item) => item.id),
      at,
    );
  }
}
