import type { SqlRunner } from '../migrator/migration.ts';

// What a partner owes, and what is restored, cannot be held: an earlier version held it.
const IS_HELD = `held_at is not null and (amount_cents < 0 or kind in ('clawback', 'restoration'))`;

/**
 * Two statements: a distributed database has no others that write two tables. The time says which commissions have an entry; each
 * server of a distributed database has a `now()` of its own.
 */
const statementsAt = (time: string): string[] => [
  `insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency, left_cents,
     status_before, status_after, created_at)
   select program_id, id, partnership_id, 'released', 0, currency, amount_cents, status, status, ${time}
   from commissions where ${IS_HELD}`,
  `update commissions c set held_at = null, changed_at = ${time}
   where ${IS_HELD} and exists (
     select from commission_entries e
     where e.program_id = c.program_id and e.commission_id = c.id and e.kind = 'released' and e.created_at = ${time})`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  const time = `'${new Date().toISOString()}'::timestamptz`;
  for (const sql of statementsAt(time)) await database.raw(sql);
};
