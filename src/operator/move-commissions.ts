// What the operator pays without a file: one commission, less what its partner owes.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { judgeChange } from '../commissions/rules.ts';
import type { ChangedCommission } from '../commissions/changes.ts';
import { findCommission, findProgramOfCommission } from '../commissions/read.ts';
import { asOperator, type Note } from '../common/audit.ts';
import { actOnItems } from '../payouts/items.ts';
import { lockProgram } from '../common/program-lock.ts';
import { storeAndClaim } from '../payouts/create.ts';
import type { FoundMethod } from '../payouts/due.ts';

/** SQL of the commission and what its partner owes in addition, as far as no payout has them. */
const PAID_TOGETHER = `from commissions c
   where c.program_id = $1 and c.payout_item_id is null and (c.id = $2 or c.amount_cents < 0
     and c.status in ('pending', 'approved') and (c.partnership_id, c.currency) = (
       select o.partnership_id, o.currency from commissions o where o.program_id = $1 and o.id = $2))`;
// In the order in which refunds lock them, so that the two never wait for each other.
const lock = statement<{ id: number }>(
  'lock_commission_to_pay',
  `select c.id ${PAID_TOGETHER} order by c.sale_id, c.id for no key update`,
);
const paidTogether = statement<{ id: number; partnership_id: number; amount_cents: number }>(
  'commissions_paid_together',
  `select c.id, c.partnership_id, c.amount_cents ${PAID_TOGETHER} and c.id = any ($3::bigint[]) order by c.id`,
);

const BY_HAND: FoundMethod = {
  id: 0,
  method: 'other',
  usableFrom: new Date(0),
  label: null,
  holder: null,
  holderKind: null,
  destination: null,
  email: null,
};

/** Nothing is encrypted: it has no address or account. */
const NO_KEY = Buffer.alloc(0);

async function pay(tx: Transaction, note: Note, programId: number, commissionId: number, at: Date) {
  // As payouts do, before what is due is read.
  await lockProgram(tx, programId);
  const locked = (await tx.run(lock, [programId, commissionId])).map(({ id }) => id);
  const commission = await findCommission(tx, programId, commissionId);
  if (!commission) return { commissionId, judgement: { kind: 'unknown' as const }, commission };
  const judgement = judgeChange({ ...commission, corrected: false, transferred: false }, 'pay');
  if (judgement.kind !== 'done') return { commissionId, judgement, commission };
  const rows = await tx.run(paidTogether, [programId, commissionId, locked]);
  const dueCents = rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (dueCents <= 0)
    return { commissionId, judgement: { kind: 'refused' as const, obstacle: 'negative' as const }, commission };
  const ids = rows.map(({ id }) => id);
  const decision = {
    items: [{ partnershipId: rows[0]!.partnership_id, dueCents, ids, method: BY_HAND }],
    excluded: [],
  };
  const payout = {
    programId,
    currency: commission.currency,
    cutoff: at,
    minimumCents: 0,
    by: null,
    note: undefined,
    at,
  };
  const stored = await storeAndClaim(tx, note, NO_KEY, payout, decision);
  const act = { kind: 'pay', paidAt: at, reference: undefined } as const;
  await actOnItems(tx, note, { programId, payoutId: stored.id, which: { ids: stored.itemIds }, act, at });
  return { commissionId, judgement, commission: (await findCommission(tx, programId, commissionId))! };
}

/**
 * Pays a commission as an item of its own, whatever the minimum and without a method; `negative` if the partner owes as much
 * as it is.
 */
export async function payAsOperator(db: Db, commissionId: number, at: Date): Promise<ChangedCommission> {
  const programId = await findProgramOfCommission(db, commissionId);
  if (programId === undefined) return { commissionId, judgement: { kind: 'unknown' }, commission: undefined };
  return asOperator(db, at, (tx, note) => pay(tx, note, programId, commissionId, at));
}
