// Adjustments: commissions that a member of the program creates by hand.
import { statement, type Transaction } from '../database/db.ts';
import type { Currency } from '../common/types.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { findCommission, type CommissionView } from './read.ts';
import { arraysOf, sentRows, type Columns } from '../common/columns.ts';
import { reportNoted } from './noted.ts';
import { transferFree } from './transfers.ts';
import { commissionsInto } from './write.ts';

export interface NewAdjustment {
  programId: number;
  /** the partner, or the partnership, which outlives an erased partner */
  whose: { partnerId: number } | { partnershipId: number };
  /** not zero; negative: the partner is to be paid less */
  amountCents: number;
  /** undefined: the currency of the program */
  currency: Currency | undefined;
  reason: string;
  at: Date;
}

export type Adjusted = { kind: 'done'; commission: CommissionView } | Refused<'notFound' | 'adjustmentCurrencyInvalid'>;

// The lock keeps the program from getting another currency until the transaction ends.
const terms = statement<{ currency: Currency; partnership_id: number | null }>(
  'terms_of_adjustment',
  `select p.currency,
     (select s.id from partnerships s where s.program_id = p.id and (s.partner_id = $2 or s.id = $3)) as partnership_id
   from programs p where p.id = $1 for share of p`,
);

// Also one that was paid or reversed since: what the partner owes is in its currency. By status, as the index has them.
const earns = statement<object>(
  'earns_in_currency',
  `select from unnest(array['pending', 'approved', 'paid', 'reversed']) as s (status)
   cross join lateral (
     select id from commissions
     where program_id = $1 and partnership_id = $2 and status = s.status and currency = $3 order by id nulls first limit 1) c
   limit 1`,
);

const ADJUSTMENT = {
  program_id: 'bigint',
  partnership_id: 'bigint',
  earned_cents: 'bigint',
  currency: 'text',
  reason: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns;
const insert = statement<{ id: number }>(
  'insert_adjustment',
  `${commissionsInto(sentRows(ADJUSTMENT), {
    kind: `'adjustment'`,
    customer_id: 'null',
    sale_id: 'null',
    earned_cents: 'earned_cents',
    reason: 'reason',
    created_at: 'created_at',
  })} returning id`,
);

/** Creates a pending commission, in the program's currency or in one that the partner already earns. */
export async function adjust(
  tx: Transaction,
  note: Note,
  { programId, whose, amountCents, currency, reason, at }: NewAdjustment,
): Promise<Adjusted> {
  const [partnerId, named] = 'partnerId' in whose ? [whose.partnerId, null] : [null, whose.partnershipId];
  const [found] = await tx.run(terms, [programId, partnerId, named]);
  const partnershipId = found?.partnership_id ?? undefined;
  if (!found || partnershipId === undefined) return refused('notFound');
  const chosen = currency ?? found.currency;
  const isOwn = chosen === found.currency;
  if (!isOwn && (await tx.run(earns, [programId, partnershipId, chosen])).length === 0)
    return refused('adjustmentCurrencyInvalid');
  const sent = { program_id: programId, partnership_id: partnershipId, earned_cents: amountCents, currency: chosen };
  const [row] = await tx.run(insert, arraysOf(ADJUSTMENT, [{ ...sent, reason, created_at: at }]));
  const commission = (await findCommission(tx, programId, row!.id))!;
  const of = { programId, partnershipId, customerId: null, saleId: null, at };
  const amounts = { changeCents: amountCents, amountCents, currency: chosen };
  const made = { commissionId: row!.id, kind: 'adjustment', status: 'pending', reason, after: commission } as const;
  await reportNoted(tx, note, [{ type: 'commission.adjusted', ...of, ...amounts, ...made }]);
  await transferFree(tx, { programId, at }, [partnershipId]);
  return { kind: 'done', commission };
}
