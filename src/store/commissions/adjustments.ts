// Adjustments: commissions that a member of the program creates by hand.
import { statement, type Transaction } from '../../database/db.ts';
import type { Currency } from '../../domain/types.ts';
import type { Note } from '../platform/audit.ts';
import { findCommission, type CommissionView } from './commissions.ts';
import { since } from '../totals/events.ts';

export interface NewAdjustment {
  programId: number;
  partnerId: number;
  /** not zero; negative: the partner is to be paid less */
  amountCents: number;
  /** undefined: the currency of the program */
  currency: Currency | undefined;
  reason: string;
  at: Date;
}

export type Adjusted = { kind: 'adjusted'; commission: CommissionView } | { kind: 'no_partner' | 'other_currency' };

// The lock keeps the program from getting another currency until the transaction ends.
const terms = statement<{ currency: Currency; partnership_id: number | null }>(
  'terms_of_adjustment',
  `select p.currency,
     (select s.id from partnerships s where s.program_id = p.id and s.partner_id = $2) as partnership_id
   from programs p where p.id = $1 for share of p`,
);

// The totals, and the commissions that are not in the totals yet.
const earnsText = (program: string): string =>
  `with state as materialized (
     select $1::bigint as id, coalesce(max(rolled_until), '-infinity') as until from rolled_programs where program_id = $1)
   select from partnership_totals
   where program_id = $1 and partnership_id = $2 and currency = $3 and (commission_cents <> 0 or pending <> 0)
   union all (
     select from commissions, state
     where program_id = ${program} and ${since('created_at', 'state.until')} and partnership_id = $2 and currency = $3
     limit 1)`;
const earns = statement<object>('earns_in_currency', earnsText('state.id'), earnsText('$1'));

const insert = statement<{ id: number }>(
  'insert_adjustment',
  `insert into commissions (kind, program_id, partnership_id, earned_cents, amount_cents, currency, status, reason,
     created_at, changed_at)
   values ('adjustment', $1, $2, $3, $3, $4, 'pending', $5, $6, $6) returning id`,
);

/** Creates a pending commission, in the program's currency or in one that the partner already earns. */
export async function adjust(
  tx: Transaction,
  note: Note,
  { programId, partnerId, amountCents, currency, reason, at }: NewAdjustment,
): Promise<Adjusted> {
  const [found] = await tx.run(terms, [programId, partnerId]);
  const partnershipId = found?.partnership_id ?? undefined;
  if (!found || partnershipId === undefined) return { kind: 'no_partner' };
  const chosen = currency ?? found.currency;
  const isOwn = chosen === found.currency;
  if (!isOwn && (await tx.run(earns, [programId, partnershipId, chosen])).length === 0)
    return { kind: 'other_currency' };
  const [row] = await tx.run(insert, [programId, partnershipId, amountCents, chosen, reason, at]);
  const commission = (await findCommission(tx, programId, row!.id))!;
  await note({ action: 'commission.adjust', programId, targetId: row!.id, after: commission });
  return { kind: 'adjusted', commission };
}
