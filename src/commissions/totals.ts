// The commissions of a program or a partner by status and currency: the stored totals, plus the changes that are not in them yet.
import { statement, type Runner } from '../database/db.ts';
import type { CommissionStatus, Currency } from '../common/types.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { commissionEventsOf, countsOf, since, STATES, sumsOf } from '../stats/events.ts';

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

/**
 * SQL of the commissions of program $1 by currency and status: those in the stored totals, and the recent changes. On hold
 * are few, and they have an index of their own.
 * @param stored SQL of the rows of the stored totals
 * @param chosen SQL of the condition on a commission or a change
 */
const totalsFrom = (stored: string, chosen: string): string => `
   with state as materialized (
     select coalesce(max(rolled_until), '-infinity') as until from rolled_programs where program_id = $1),
   recent as materialized (
     select partnership_id, currency, ${countsOf(STATES)}
     from state cross join lateral (${commissionEventsOf('$1', (column) => since(column, 'state.until'))}) e),
   held as materialized (
     select currency, status, count(*) as held from commissions
     where program_id = $1 and ${chosen} and held_at is not null group by currency, status)
   select currency, ${sumsOf(STATES)},
     coalesce((select json_object_agg(h.status, h.held) from held h where h.currency = t.currency), '{}') as held
   from (
     select currency, ${STATES.join(', ')} from ${stored} and currency <> ''
     union all
     select currency, ${STATES.join(', ')} from recent where ${chosen}) t
   group by currency order by currency`;

const OF_PARTNER = 'partnership_id = (select id from partnerships where program_id = $1 and partner_id = $2)';

// The recent changes are read by their time alone: with the partner, PostgreSQL may read all of the partner's commissions.
const ofPartner = statement<Row>(
  'commission_totals_of_partner',
  totalsFrom(`partnership_totals where program_id = $1 and ${OF_PARTNER}`, OF_PARTNER),
);

// The totals of each day: their number does not grow with the partners.
const ofProgram = statement<Row>(
  'commission_totals_of_program',
  totalsFrom('program_totals where program_id = $1', 'true'),
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

/** All commissions of a program, or of a partner in it, in each currency in which there is one. */
export async function commissionTotalsOf(
  db: Runner,
  programId: number,
  partnerId?: number,
): Promise<CommissionTotals[]> {
  const rows =
    partnerId === undefined ? await db.run(ofProgram, [programId]) : await db.run(ofPartner, [programId, partnerId]);
  return rows.filter(isUsed).map(totalsOf);
}
