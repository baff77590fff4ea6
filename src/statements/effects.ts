// What changes what is owed to a partner: that a commission is born, and some of its entries. The others, such as approvals,
// holds and claims, change nothing of it, and are in no statement.

/** The kinds of entries that change what is owed. */
const KINDS = `('refund', 'rejected', 'restored', 'folded', 'paid', 'unpaid')`;

/** SQL of the sum of a statement that a birth counts in. */
const BIRTH = `case c.kind when 'clawback' then 'clawed_back' when 'adjustment' then 'adjusted'
  when 'restoration' then 'restored' else 'earned' end`;
/** SQL of the same of an entry `e` of the commission `c`. */
const ENTRY = `case when e.kind = 'paid' then 'paid' when e.kind = 'unpaid' then 'returned'
  when e.kind in ('restored', 'folded') then e.kind when c.kind = 'adjustment' then 'adjusted' else 'reversed' end`;
/** SQL of by how much an entry changes what is owed. */
const AMOUNT = `case e.kind when 'paid' then -e.left_cents when 'unpaid' then e.left_cents else e.amount_cents end`;

export const SOURCES = ['births', 'entries'] as const;
export type Source = (typeof SOURCES)[number];

/** What they have in common: the table, as what the statements name it, and the number of a row in it. */
export const TABLES = {
  births: { table: 'commissions', own: 'true', line: 's.id, 0' },
  entries: { table: 'commission_entries', own: `s.kind in ${KINDS}`, line: 's.commission_id, s.id' },
} as const;

/**
 * SQL of the effects of rows `s` of a source, which are of program $1. `created_at` to the millisecond, as it is shown.
 * @param from SQL of the rows
 */
export const effectsOf = (source: Source, from: string): string =>
  source === 'births'
    ? `select c.program_id, c.id as commission_id, 0::bigint as entry_id, c.partnership_id, c.currency, ${BIRTH} as kind,
         c.earned_cents as amount_cents, date_trunc('milliseconds', c.created_at) as created_at
       from ${from} c`
    : `select e.program_id, e.commission_id, e.id as entry_id, e.partnership_id, e.currency, ${ENTRY} as kind,
         ${AMOUNT} as amount_cents, date_trunc('milliseconds', e.created_at) as created_at
       from ${from} e join commissions c on c.program_id = $1 and c.id = e.commission_id`;

/** SQL of the rows of a source of program $1 that meet a condition on `s`. */
export const rowsOf = (source: Source, condition: string): string => {
  const { table, own } = TABLES[source];
  return `(select s.* from ${table} s where s.program_id = $1 and ${own} and ${condition})`;
};

/** SQL of whether no statement has the row `s` of a source. */
export const inNone = (source: Source): string =>
  `not exists (select from statement_lines l where l.program_id = $1 and (l.commission_id, l.entry_id) = (${TABLES[source].line}))`;

/** SQL of what is owed now to each partner of program $1, by currency. What is reversed amounts to nothing. */
export const OWED = `select partnership_id, currency, sum(amount_cents) as owed_cents from commissions
  where program_id = $1 and status in ('pending', 'approved') group by partnership_id, currency`;
