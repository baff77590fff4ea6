// Statements and their lines, as they are read.
import type { LineKind, Sums } from '@referral-tracking/shared/statement';
import { statement, type Runner } from '../database/db.ts';
import type { Currency } from '../common/types.ts';
import { createList, isPartners, type ListPage } from '../common/lists.ts';

export interface StatementView extends Sums {
  id: number;
  program_id: number;
  partnership_id: number;
  partner_id: number | null;
  currency: Currency;
  /** such as `2026-11` */
  month: string;
  line_count: number;
  lines_sha256: string;
  closed_at: Date;
  sha256: string;
  signature: string;
}

const COLUMNS = `c.id, c.program_id, c.partnership_id, c.currency, to_char(c.month, 'YYYY-MM') as month, c.opening_cents,
  c.earned_cents, c.restored_cents, c.adjusted_cents, c.returned_cents, c.reversed_cents, c.clawed_back_cents, c.paid_cents,
  c.closing_cents, c.line_count, encode(c.lines_sha256, 'hex') as lines_sha256, c.closed_at, encode(c.sha256, 'hex') as sha256,
  c.signature`;
/** SQL of what is shown of `stored` rows. The partner may be on another server. */
const SHOWN = `stored.*, (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id`;

export interface StatementFilter {
  partnershipId?: number | undefined;
  partnerId?: number | undefined;
  /** its first day */
  month?: string | undefined;
  currency?: string | undefined;
}

const list = createList<StatementView, keyof StatementFilter>({
  name: 'statements_of_program',
  columns: COLUMNS,
  from: 'statements c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    partnershipId: { is: 'c.partnership_id = :partnershipId::bigint' },
    partnerId: isPartners('c'),
    month: { is: 'c.month = :month::date' },
    currency: { is: 'c.currency = :currency::text' },
  },
  show: SHOWN,
});
/** A page of the program's statements. */
export const statementsOf = (db: Runner, programId: number, filter: StatementFilter, page: ListPage) =>
  list(db, programId, { ...filter }, page);

const one = statement<StatementView>(
  'statement_of_program',
  `with stored as materialized (select ${COLUMNS} from statements c where c.program_id = $1 and c.id = $2)
   select ${SHOWN} from stored`,
);
export const findStatement = async (db: Runner, programId: number, id: number): Promise<StatementView | undefined> =>
  (await db.run(one, [programId, id]))[0];

export interface LineView {
  commission_id: number;
  entry_id: number;
  kind: LineKind;
  amount_cents: number;
  created_at: Date;
  /** when the sale was; null for what has none */
  sold_at: Date | null;
}

const PLACE = 'l.created_at, l.commission_id, l.entry_id';
const lines = statement<LineView>(
  'lines_of_statement',
  `select ${PLACE}, l.kind, l.amount_cents,
     (select s.occurred_at from commissions c join sales s on s.program_id = $1 and s.id = c.sale_id
      where c.program_id = $1 and c.id = l.commission_id) as sold_at
   from statement_lines l
   where l.program_id = $1 and l.partnership_id = $2 and l.currency = $3 and l.month = $4::date
     and (${PLACE}) > ($5::timestamptz, $6, $7)
   order by ${PLACE} limit $8`,
);

/** The lines of a statement after one of them, in the order of its canonical form. */
export function linesOfStatement(
  db: Runner,
  of: Pick<StatementView, 'program_id' | 'partnership_id' | 'currency' | 'month'>,
  after: LineView | undefined,
  limit: number,
): Promise<LineView[]> {
  const place = after ? [after.created_at, after.commission_id, after.entry_id] : ['-infinity', 0, 0];
  return db.run(lines, [of.program_id, of.partnership_id, of.currency, `${of.month}-01`, ...place, limit]);
}
