// The statements by which a payout's items claim commissions.
import { statement, type Transaction } from '../database/db.ts';
import { enterStep } from './write.ts';

/** What an item claims. */
export interface Claim {
  partnershipId: number;
  dueCents: number;
  ids: readonly number[];
}

// What a partner owes need not be approved by anybody. There is little of it, so that it is looked for among all.
const pendingOwed = statement<{ id: number }>(
  'pending_owed',
  `select id from commissions
   where program_id = $1 and payout_item_id is null and status = 'pending' and amount_cents < 0`,
);
const IS_PENDING = `program_id = $1 and id = any ($2::bigint[]) and status = 'pending'`;
const approveOwed = [
  statement<object>(
    'enter_approval_of_owed',
    enterStep(`commissions c where ${IS_PENDING}`, {
      kind: `'approved'`,
      status_after: `'approved'`,
      created_at: '$3',
      item: 'null::bigint',
    }),
  ),
  statement<object>(
    'approve_owed',
    `update commissions set status = 'approved', approved_at = $3, changed_at = $3 where ${IS_PENDING}`,
  ),
];
/** A statement has a time limit. */
const CLAIMED_AT_ONCE = 10_000;
/** SQL of commissions, and the item that claims each. */
const SENT = 'unnest($2::bigint[], $4::bigint[]) as sent(id, item_id)';
const IS_FREE = `c.program_id = $1 and c.id = sent.id and c.payout_item_id is null and c.status = 'approved'`;
const claim = [
  statement<object>(
    'enter_claims',
    enterStep(`${SENT} join commissions c on ${IS_FREE}`, {
      kind: `'claimed'`,
      status_after: 'c.status',
      created_at: '$3',
      item: 'sent.item_id',
    }),
  ),
  statement<object>(
    'claim_commissions',
    `update commissions c set payout_item_id = sent.item_id, changed_at = $3 from ${SENT} where ${IS_FREE}`,
  ),
];
const claimedBy = statement<{ item_id: number; claimed: number; claimed_cents: number }>(
  'claimed_by_items',
  `select payout_item_id as item_id, count(*)::int as claimed, sum(amount_cents)::bigint as claimed_cents
   from commissions where program_id = $1 and payout_item_id = any ($2::bigint[]) group by payout_item_id`,
);

/** Approves what is pending of these. */
async function approvePending(tx: Transaction, programId: number, ids: readonly number[], at: Date): Promise<void> {
  const claimed = new Set(ids);
  const owed = (await tx.run(pendingOwed, [programId])).map(({ id }) => id).filter((id) => claimed.has(id));
  if (owed.length > 0) for (const text of approveOwed) await tx.run(text, [programId, owed, at]);
}

/** Claims locked commissions for the items of their partners. */
export async function claimAll(
  tx: Transaction,
  { programId, at }: { programId: number; at: Date },
  items: readonly Claim[],
  itemOf: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = items.flatMap((item) => item.ids);
  const itemIds = items.flatMap((item) => item.ids.map(() => itemOf.get(item.partnershipId)!));
  await approvePending(tx, programId, ids, at);
  for (let from = 0; from < ids.length; from += CLAIMED_AT_ONCE) {
    const [some, their] = [ids, itemIds].map((all) => all.slice(from, from + CLAIMED_AT_ONCE));
    for (const text of claim) await tx.run(text, [programId, some, at, their]);
  }
  const claims = await tx.run(claimedBy, [programId, [...itemOf.values()]]);
  const found = new Map(claims.map((one) => [one.item_id, one]));
  const isClaimed = items.every(({ partnershipId, dueCents, ids: its }) => {
    const one = found.get(itemOf.get(partnershipId)!);
    return one?.claimed === its.length && one.claimed_cents === dueCents;
  });
  if (!isClaimed) throw new Error('a locked commission has changed');
}
