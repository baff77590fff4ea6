// What is forgotten of who was paid. Amounts, dates and references stay.
import { statement, type Transaction } from '../database/db.ts';
import { cancelMails } from '../mail/mails.ts';
import { PARTNER_NEWS } from '../mail/news-of-events.ts';
import { forgetPartner } from '../webhooks/forget.ts';
import { ITEM_MAILS } from './mails.ts';

const partnerships = statement<{ id: number; program_id: number }>(
  'partnerships_to_forget',
  'select id, program_id from partnerships where partner_id = $1 order by id for no key update',
);
const lock = statement<{ id: number; gone: boolean }>(
  'lock_payees',
  'select id, partner_id is null as gone from partnerships where id = any ($1::bigint[]) order by id for share',
);
/** An item of a payout, or all of a partnership; an open one keeps whom it pays until it ends. */
const forgetting = (name: string, which: string) =>
  statement<object>(
    name,
    `update payout_items set destination = null, holder = null, holder_kind = null, email = null, label = null
     where program_id = $1 and ${which} and status <> 'open'`,
  );
const forget = forgetting('forget_payees', 'id = any ($2::bigint[])');
const forgetAll = forgetting('forget_payee', 'partnership_id = $2');

const items = statement<{ id: number }>(
  'items_to_forget',
  'select id from payout_items where program_id = $1 and partnership_id = $2',
);

/** Locks partnerships against an erasure; returns those whose partner is erased. */
export const lockPayees = async (tx: Transaction, partnershipIds: readonly number[]): Promise<Set<number>> =>
  new Set((await tx.run(lock, [partnershipIds])).filter(({ gone }) => gone).map(({ id }) => id));

/** Forgets whom these items paid, as far as they have ended. */
export const forgetPayees = async (tx: Transaction, programId: number, itemIds: readonly number[]) =>
  void (await tx.run(forget, [programId, itemIds]));

/**
 * Forgets whom all ended items of a partner paid, with the mails about them that were not sent; to be called while the
 * partnerships still have the partner.
 */
export async function forgetPayee(tx: Transaction, partnerId: number, at: Date): Promise<void> {
  for (const { id, program_id } of await tx.run(partnerships, [partnerId])) {
    await cancelMails(tx, PARTNER_NEWS, [id], at);
    await tx.run(forgetAll, [program_id, id]);
    await forgetPartner(tx, program_id, id, at);
    const paid = await tx.run(items, [program_id, id]);
    await cancelMails(
      tx,
      ITEM_MAILS,
      paid.map((item) => item.id),
      at,
    );
  }
}
