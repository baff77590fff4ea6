// What is reported of items: that they were paid, failed, are cancelled, or that they were not paid after all.
import { statement, type Transaction } from '../database/db.ts';
import { judgeItem, type Act, type Item, type ItemJudgement } from './rules.ts';
import type { ItemStatus } from '../common/types.ts';
import type { Currency } from '../common/types.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { isHeard, report } from '../common/report.ts';
import { transferFree } from '../commissions/transfers.ts';
import { foldSales, lockClaimed, lockToFold } from './fold.ts';
import { forgetPayees, lockPayees } from './forget.ts';
import { hasPayout } from './read.ts';
import { enterStep } from './write.ts';

/** An item as it was before the act. */
export interface HeldItem {
  id: number;
  partnership_id: number;
  reference: string;
  amount_cents: number;
  currency: Currency;
  status: ItemStatus;
  paid_at: Date | null;
  external_reference: string | null;
  reason: string | null;
  exported_at: Date | null;
  changed_at: Date;
}

const COLUMNS = `id, partnership_id, reference, amount_cents, currency, status, paid_at, external_reference, reason, exported_at,
  changed_at`;
/** SQL of the named items of a payout, or of those that are open. */
const MEANT = `program_id = $1 and payout_id = $2
   and (id = any ($3::bigint[]) or $3::bigint[] is null and status = 'open')`;
const lockItems = statement<HeldItem>(
  'lock_payout_items',
  `select ${COLUMNS} from payout_items where ${MEANT} order by id for no key update`,
);
const payees = statement<{ partnership_id: number }>(
  'payees_of_items',
  `select distinct partnership_id from payout_items where ${MEANT}`,
);

const changeItems = statement<object>(
  'change_payout_items',
  `update payout_items set status = $3, paid_at = $4, external_reference = $5, reason = $6, changed_at = $7
   where program_id = $1 and id = any ($2::bigint[])`,
);

const lockCommissions = statement<object>('lock_claimed_commissions', lockClaimed);
/** SQL of all commissions `c` of items. */
const CLAIMED = 'commissions c where c.program_id = $1 and c.payout_item_id = any ($2::bigint[])';
const enter = statement<object>(
  'enter_step_of_claimed',
  enterStep(CLAIMED, { kind: '$3', status_after: '$4', created_at: '$5', item: 'c.payout_item_id' }),
);
/** $6: whether they leave the item. */
const step = statement<object>(
  'step_claimed_commissions',
  `update commissions set status = $3, paid_at = $4, changed_at = $5,
     payout_item_id = case when $6 then null else payout_item_id end
   where program_id = $1 and payout_item_id = any ($2::bigint[])`,
);

const claimed = statement<{ id: number; partnership_id: number }>(
  'commissions_of_items',
  'select c.id, c.partnership_id from commissions c where c.program_id = $1 and c.payout_item_id = any ($2::bigint[]) order by c.id',
);

/** Reports what an act did to the commissions of items, while they are in them. */
async function reportCommissions(
  tx: Transaction,
  of: { programId: number; at: Date },
  items: readonly number[],
  kind: string,
) {
  if (kind === 'unclaimed' || !isHeard(tx, [of.programId])) return;
  const type = kind === 'paid' ? 'commission.paid_by_item' : 'commission.unpaid';
  const rows = await tx.run(claimed, [of.programId, items]);
  await report(
    tx,
    rows.map(({ id: commissionId, partnership_id: partnershipId }) => ({ type, ...of, commissionId, partnershipId })),
  );
}

type Step = readonly [entry: 'paid' | 'unpaid' | 'unclaimed', status: 'paid' | 'approved', leave: boolean];
const PAID: Step = ['paid', 'paid', false];
const UNPAID: Step = ['unpaid', 'approved', false];
const UNCLAIMED: Step = ['unclaimed', 'approved', true];

/** The item after the act. */
function afterOf(act: Act) {
  const none = { paid_at: null, external_reference: null, reason: null };
  switch (act.kind) {
    case 'pay':
      return { ...none, status: 'paid' as const, paid_at: act.paidAt, external_reference: act.reference ?? null };
    case 'fail':
      return { ...none, status: 'failed' as const, reason: act.reason };
    case 'cancel':
      return { ...none, status: 'cancelled' as const, reason: act.reason ?? null };
    case 'reopen':
      return { ...none, status: 'open' as const };
  }
}

export interface WantedAct {
  programId: number;
  payoutId: number;
  /** the items, or all open ones, which must sum to this amount */
  which: { ids: readonly number[] } | { openTotalCents: number };
  act: Act;
  at: Date;
}

/** What became of one item. `unknown`: the payout has no such item. */
export interface ActedItem {
  itemId: number;
  judgement: ItemJudgement | { kind: 'unknown' };
  status: ItemStatus | null;
}
export type ActResult =
  | { kind: 'acted'; items: ActedItem[]; changed: HeldItem[] }
  | Refused<'notFound' | 'openTotalChanged'>;

const itemOf = (held: HeldItem): Item => ({
  status: held.status,
  externalReference: held.external_reference,
  changedAt: held.changed_at,
  exportedAt: held.exported_at,
});

/** A statement has a time limit, and each of these items may have many commissions. */
const ITEMS_AT_ONCE = 1_000;

/** Changes items that allow it, with their commissions. */
async function change(tx: Transaction, { programId, act, at }: WantedAct, items: readonly HeldItem[]) {
  const { status, paid_at, external_reference, reason } = afterOf(act);
  const ids = items.map(({ id }) => id);
  const paid = items.filter((item) => item.status === 'paid').map(({ id }) => id);
  const isEnd = status === 'failed' || status === 'cancelled';
  const corrected = isEnd ? await lockToFold(tx, programId, ids) : [];
  await tx.run(lockCommissions, [programId, ids, corrected]);
  const take = async (of: readonly number[], [entry, next, leave]: Step) => {
    for (let from = 0; from < of.length; from += ITEMS_AT_ONCE) {
      const some = of.slice(from, from + ITEMS_AT_ONCE);
      await tx.run(enter, [programId, some, entry, next, at]);
      await tx.run(step, [programId, some, next, next === 'paid' ? paid_at : null, at, leave]);
      await reportCommissions(tx, { programId, at }, some, entry);
    }
  };
  await take(paid, UNPAID);
  if (act.kind === 'pay') await take(ids, PAID);
  if (isEnd) await take(ids, UNCLAIMED);
  await foldSales(tx, programId, corrected, at);
  await tx.run(changeItems, [programId, ids, status, paid_at, external_reference, reason, at]);
}

/** Does an act to the items that allow it, and returns what became of each, in the order in which they were named. */
export async function actOnItems(tx: Transaction, note: Note, wanted: WantedAct): Promise<ActResult> {
  const { programId, payoutId, which, act, at } = wanted;
  if (!(await hasPayout(tx, programId, payoutId))) return refused('notFound');
  const meant = [programId, payoutId, 'ids' in which ? which.ids : null];
  // First, as everywhere: an erasure waits, and then forgets whom the items that have ended paid.
  const partnerships = (await tx.run(payees, meant)).map(({ partnership_id }) => partnership_id);
  const gone = await lockPayees(tx, partnerships);
  const held = await tx.run(lockItems, meant);
  const totalCents = held.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if ('openTotalCents' in which && which.openTotalCents !== totalCents)
    return refused('openTotalChanged', { total: totalCents });
  const judged = held.map((one) => ({
    one,
    judgement: judgeItem({ ...itemOf(one), erased: gone.has(one.partnership_id) }, act, at),
  }));
  const done = judged.filter(({ judgement }) => judgement.kind === 'done').map(({ one }) => one);
  if (done.length > 0) await change(tx, wanted, done);
  await transferFree(
    tx,
    { programId, at },
    done.map(({ partnership_id }) => partnership_id),
  );
  const forgotten = done.filter((one) => gone.has(one.partnership_id)).map(({ id }) => id);
  if (forgotten.length > 0) await forgetPayees(tx, programId, forgotten);
  const after = afterOf(act);
  const action = `payout-item.${act.kind}` as const;
  await note(done.map((one) => ({ action, programId, targetId: one.id, before: one, after: { ...one, ...after } })));
  const type = `payout_item.${after.status === 'open' ? 'reopened' : after.status}` as const;
  await report(
    tx,
    done.map(({ id: itemId, partnership_id: partnershipId, status: before }) => {
      return { type, programId, partnershipId, itemId, before, at };
    }),
  );
  const itemResult = new Map(
    judged.map(({ one, judgement }) => [
      one.id,
      { itemId: one.id, judgement, status: judgement.kind === 'done' ? after.status : one.status },
    ]),
  );
  const named = 'ids' in which ? which.ids : held.map(({ id }) => id);
  const unknown = (itemId: number): ActedItem => ({ itemId, judgement: { kind: 'unknown' }, status: null });
  return { kind: 'acted', items: named.map((id) => itemResult.get(id) ?? unknown(id)), changed: done };
}
