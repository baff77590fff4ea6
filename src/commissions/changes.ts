// Changes of commissions, each with an entry in the commission's history and one in the audit log.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { judgeChange, type ChangeJudgement, type CommissionChange } from './rules.ts';
import { asOperator, type Note } from '../common/audit.ts';
import { commissionsFrom, findProgramOfCommission, type CommissionView } from './read.ts';
import { reportNoted } from './noted.ts';
import { transferFree } from './transfers.ts';
import { entriesInto } from './write.ts';

/** The kind of the entry that a change adds. */
const ENTRY = { approve: 'approved', hold: 'held', release: 'released', reject: 'rejected', pay: 'paid' } as const;

// In the order in which refunds lock them, so that the two never wait for each other.
const lock = statement<object>(
  'lock_commissions_to_change',
  `select from commissions where program_id = $1 and id = any ($2::bigint[]) order by sale_id, id for no key update`,
);
// A statement of its own, after the lock: it sees what the last holder of the lock has committed.
const read = statement<CommissionView>(
  'commissions_to_change',
  `with ${commissionsFrom('from commissions c where c.program_id = $1 and c.id = any ($2::bigint[])')}`,
);

// A commission with one of them cannot be free while another is free: folding would have taken it in.
const corrected = statement<{ id: number }>(
  'corrected_commissions',
  `select c.id from commissions c
   where c.program_id = $1 and c.id = any ($2::bigint[]) and c.kind = 'sale' and exists (
     select from commissions k
     where k.program_id = $1 and k.sale_id = c.sale_id and k.kind in ('clawback', 'restoration')
       and (k.payout_item_id is not null or k.status = 'paid'))`,
);
// One half of a pair that a merge has made: without it, the other half would be an amount from nowhere.
const transferred = statement<{ id: number }>(
  'transferred_commissions',
  `select c.id from commissions c
   where c.program_id = $1 and c.id = any ($2::bigint[]) and c.counterpart_id is not null`,
);
// Not `case $3 when`: Citus evaluates the comparison without its operand.
const change = statement<{ id: number; partnership_id: number; amount_cents: number }>(
  'change_commissions',
  `with old as materialized (select * from commissions where program_id = $1 and id = any ($2::bigint[])),
   changed as (
     update commissions c set changed_at = $5,
       status = case when $3 = 'approved' then 'approved' when $3 = 'paid' then 'paid' when $3 = 'rejected' then 'reversed' else c.status end,
       amount_cents = case when $3 = 'rejected' then 0 else c.amount_cents end,
       approved_at = case when $3 = 'approved' then $5 else c.approved_at end,
       paid_at = case when $3 = 'paid' then $5 else c.paid_at end,
       held_at = case when $3 = 'held' then $5 when $3 in ('released', 'rejected') then null else c.held_at end
     from old where c.program_id = $1 and c.id = old.id
     returning c.id, c.status as status_after, c.amount_cents as left_cents)
   ${entriesInto('old join changed on changed.id = old.id', {
     program_id: '$1',
     commission_id: 'old.id',
     partnership_id: 'old.partnership_id',
     kind: '$3',
     refund_id: 'null',
     amount_cents: 'changed.left_cents - old.amount_cents',
     currency: 'old.currency',
     status_before: 'old.status',
     reason: '$4',
     created_at: '$5',
   })} order by old.id
   returning commission_id as id, partnership_id, amount_cents`,
);

/** What became of one commission. `unknown`: the program has no such commission. */
export type ChangedCommission =
  | { commissionId: number; judgement: { kind: 'unknown' }; commission: undefined }
  | { commissionId: number; judgement: ChangeJudgement; commission: CommissionView };

export interface CommissionsChange {
  programId: number;
  commissionIds: readonly number[];
  change: CommissionChange;
  /** for hold and reject */
  reason?: string | undefined;
  at: Date;
}

async function readById(tx: Transaction, programId: number, ids: readonly number[]) {
  const rows = await tx.run(read, [programId, ids]);
  return new Map(rows.map((row) => [row.commission_id, row]));
}

/** A commission after its change; `entry` is what the change added to its history. */
const happenedTo = (
  entry: { partnership_id: number; amount_cents: number },
  before: CommissionView,
  after: CommissionView,
) => ({
  programId: after.program_id,
  partnershipId: entry.partnership_id,
  commissionId: after.commission_id,
  kind: after.kind,
  customerId: after.customer_id,
  saleId: after.sale_id,
  changeCents: entry.amount_cents,
  amountCents: after.amount_cents,
  currency: after.currency,
  status: after.status,
  before,
  after,
});

/**
 * Changes the commissions that allow it, and returns what became of each, in the order of the identifiers. A refund that
 * arrives meanwhile waits, and then sees the change.
 */
export async function changeCommissions(
  tx: Transaction,
  note: Note,
  { programId, commissionIds, change: wanted, reason, at }: CommissionsChange,
): Promise<ChangedCommission[]> {
  await tx.run(lock, [programId, commissionIds]);
  const before = await readById(tx, programId, commissionIds);
  const among = async (text: typeof corrected, changes: readonly CommissionChange[]) =>
    new Set(changes.includes(wanted) ? (await tx.run(text, [programId, commissionIds])).map(({ id }) => id) : []);
  const isCorrected = await among(corrected, ['reject']);
  const isTransferred = await among(transferred, ['reject', 'hold']);
  const judged = commissionIds.map((commissionId): ChangedCommission => {
    const commission = before.get(commissionId);
    if (!commission) return { commissionId, judgement: { kind: 'unknown' }, commission };
    const judgement = judgeChange(
      {
        ...commission,
        corrected: isCorrected.has(commissionId),
        transferred: isTransferred.has(commissionId),
      },
      wanted,
    );
    return { commissionId, judgement, commission };
  });
  const due = judged.filter(({ judgement }) => judgement.kind === 'done').map(({ commissionId }) => commissionId);
  if (due.length === 0) return judged;
  const entries = await tx.run(change, [programId, due, ENTRY[wanted], reason ?? null, at]);
  const after = await readById(tx, programId, due);
  const type = `commission.${ENTRY[wanted]}` as const;
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const changed = due.map((id) => happenedTo(entryOf.get(id)!, before.get(id)!, after.get(id)!));
  await reportNoted(
    tx,
    note,
    changed.map((one) => ({ ...one, type, reason: reason ?? null, at })),
  );
  await transferFree(
    tx,
    { programId, at },
    entries.map(({ partnership_id }) => partnership_id),
  );
  return judged.map((one) => {
    const commission = after.get(one.commissionId);
    return commission && one.commission ? { ...one, commission } : one;
  });
}

/** Changes one commission on behalf of the operator, who names no program. */
export async function changeAsOperator(
  db: Db,
  commissionId: number,
  wanted: CommissionChange,
  at: Date,
): Promise<ChangedCommission> {
  const programId = await findProgramOfCommission(db, commissionId);
  if (programId === undefined) return { commissionId, judgement: { kind: 'unknown' }, commission: undefined };
  const one = { programId, commissionIds: [commissionId], change: wanted, at };
  return asOperator(db, at, async (tx, note) => (await changeCommissions(tx, note, one))[0]!);
}
