import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const COLUMNS = [
  ['programs', 'currency'],
  ['sales', 'currency'],
  ['sales', 'commission_currency'],
  ['commissions', 'currency'],
  ['commission_entries', 'currency'],
  ['payout_methods', 'currency'],
  ['payouts', 'currency'],
  ['payout_items', 'currency'],
  ['statements', 'currency'],
] as const;

/**
 * The operator says which currencies there are; a column has any code. Rows that exist have one of the former three. Citus adds
 * a constraint to a distributed table with no other subcommand.
 */
const loosened = ([table, column]: (typeof COLUMNS)[number]): string[] => [
  `alter table ${table} drop constraint if exists ${table}_${column}_check, drop constraint if exists ${table}_${column}_code`,
  `alter table ${table} add constraint ${table}_${column}_code check (${column} ~ '^[A-Z]{3}$') not valid`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of COLUMNS.flatMap(loosened)) await database.raw(sql);
};
