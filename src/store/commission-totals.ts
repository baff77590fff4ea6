// The commissions of a partner by status and currency: the stored totals, plus the changes that are not in them yet.
import { statement, type Runner } from '../database/db.ts';
import type { CommissionStatus, Currency } from '../domain/types.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { commissionEventsOf, countsOf, since, STATES, sumsOf } from './totals/events.ts';

/** The commissions in a status. */
export interface CommissionSum {
  count: number;
  /** how many of them are on hold */
  held: number;
  /** in the smallest unit of the currency */
  amount_cents: number;
}

export type CommissionTotals = Record<CommissionStatus, CommissionSum> & { currency: Currency };

type Row = Record<CommissionStatus, number> &
  Record<'pending_cents' | 'approved_cents' | 'paid_cents', string> & {
    currency: Currency;
    held: Partial<Record<CommissionStatus, number>>;
  };

const CHOSEN = '(select id from partnerships where program_id = $1 and partner_id = $2)';

// The recent changes are read by their time alone: with the partner, PostgreSQL may read all of the partner's commissions.
// Few commissions are on hold, and they have an index of their own.
const totals = statement<Row>(
  'commission_totals_of_partner',
  `with state as materialized (
     select coalesce(max(rolled_until), '-infinity') as until from rolled_programs where program_id = $1),
   recent as materialized (
     select partnership_id, currency, ${countsOf(STATES)}
     from state cross join lateral (${commissionEventsOf('$1', (column) => since(column, 'state.until'))}) e),
   held as materialized (
     select currency, status, count(*) as held from commissions
     where program_id = $1 and partnership_id = ${CHOSEN} and held_at is not null group by currency, status)
   select currency, ${sumsOf(STATES)},
     coalesce((select json_object_agg(h.status, h.held) from held h where h.currency = t.currency), '{}') as held
   from (
     select currency, ${STATES.join(', ')} from partnership_totals
     where program_id = $1 and partnership_id = ${CHOSEN} and currency <> ''
     union all
     select currency, ${STATES.join(', ')} from recent where partnership_id = ${CHOSEN}) t
   group by currency order by currency`,
);

const isUsed = ({ pending, approved, paid, reversed }: Row): boolean => pending + approved + paid + reversed > 0;

function totalsOf({ currency, held, ...row }: Row): CommissionTotals {
  const sum = (status: CommissionStatus, cents: string): CommissionSum => ({
    count: row[status],
    held: held[status] ?? 0,
    amount_cents: exactNumber(cents),
  });
  return {
    currency,
    pending: sum('pending', row.pending_cents),
    approved: sum('approved', row.approved_cents),
    paid: sum('paid', row.paid_cents),
    // What is left of a reversed commission is nothing.
    reversed: sum('reversed', '0'),
  };
}

/** All commissions of a partner in a program, in each currency in which there is one. */
export const commissionTotalsOf = async (
  db: Runner,
  programId: number,
  partnerId: number,
): Promise<CommissionTotals[]> => (await db.run(totals, [programId, partnerId])).filter(isUsed).map(totalsOf);
