// What always holds of statements.
import { statement, type Runner } from '../database/db.ts';
import { effectsOf, inNone, OWED, rowsOf, SOURCES, type Source } from '../statements/effects.ts';

export interface StatementFault {
  partnership_id: number;
  currency: string;
  /** the month of the statement; null: the balance of now */
  month: string | null;
  fault: string;
}

/** SQL of whether the row `s` may be in a statement: the opening of the first one has what was recorded before. */
const last = (source: Source, newest: 'asc' | 'desc'): string =>
  `(select m.last_${source === 'births' ? 'commission' : 'entry'}_id from statement_months m
     where m.program_id = $1 order by m.month ${newest} limit 1)`;
const mayBe = (source: Source): string =>
  `(s.created_at >= (select min(m.since) from statement_months m where m.program_id = $1)
     or s.id > ${last(source, 'asc')})`;
const END = `((select max(m.month) from statement_months m where m.program_id = $1) + interval '1 month') at time zone 'UTC'`;

/** SQL of the effects that are in no statement. */
const open = (condition: (source: Source) => string): string =>
  SOURCES.map((source) =>
    effectsOf(source, rowsOf(source, `${mayBe(source)} and ${inNone(source)} and ${condition(source)}`)),
  ).join('\n     union all\n     ');

// Citus cannot read the rows of a subquery without columns, such as `exists (select from …)` of another server's table.
const faults = statement<StatementFault>(
  'faults_of_statements',
  `with chained as (
     select s.*, lag(s.closing_cents) over previous as before_cents, lag(s.month) over previous as before_month
     from statements s where s.program_id = $1
     window previous as (partition by s.partnership_id, s.currency order by s.month)),
   newest as (
     select distinct on (partnership_id, currency) partnership_id, currency, closing_cents from statements
     where program_id = $1 order by partnership_id, currency, month desc),
   counted as (
     select l.partnership_id, l.currency, l.month, count(*) as lines, sum(l.amount_cents) as cents
     from statement_lines l where l.program_id = $1 group by l.partnership_id, l.currency, l.month)
   select partnership_id, currency, to_char(month, 'YYYY-MM') as month, 'opening' as fault from chained
   where opening_cents <> coalesce(before_cents, case when month = (
         select min(m.month) from statement_months m where m.program_id = $1) then opening_cents else 0 end)
     or before_cents <> 0 and month <> before_month + interval '1 month'
   union all
   select coalesce(s.partnership_id, l.partnership_id), coalesce(s.currency, l.currency),
     to_char(coalesce(s.month, l.month), 'YYYY-MM'), 'lines'
   from chained s full join counted l using (partnership_id, currency, month)
   where coalesce(s.line_count, 0) <> coalesce(l.lines, 0)
     or s.closing_cents - s.opening_cents <> coalesce(l.cents, 0)
   union all
   select partnership_id, currency, to_char(created_at at time zone 'UTC', 'YYYY-MM'), 'missing' from (
     ${open((source) => `s.created_at < ${END} and s.id <= ${last(source, 'desc')}`)}) missing
   union all
   select partnership_id, currency, null, 'closing' from (
     select partnership_id, currency, owed_cents as cents from (${OWED}) owed
     union all
     select partnership_id, currency, -closing_cents from newest
     union all
     select partnership_id, currency, -amount_cents from (${open(() => 'true')}) later) difference
   where exists (select 1 from statement_months m where m.program_id = $1)
   group by partnership_id, currency having sum(cents) <> 0`,
);

/**
 * (6) A statement opens with what the one before closed with, its lines explain its closing, an entry before the last closing is
 * in exactly one, and what is owed now is the last closing and what happened since. Returns what does not hold of a program.
 */
export const checkStatements = (db: Runner, programId: number): Promise<StatementFault[]> =>
  db.run(faults, [programId]);
