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

/** The operator says which currencies there are; a column has any code. Rows that exist have one of the former three. */
const loosened = ([table, column]: (typeof COLUMNS)[number]): string =>
  `alter table ${table} drop constraint if exists ${table}_${column}_check, drop constraint if exists ${table}_${column}_code,
     add constraint ${table}_${column}_code check (${column} ~ '^[A-Z]{3}$') not valid`;

export const up = async (database: SqlRunner): Promise<void> => {
  for (const column of COLUMNS) await database.raw(loosened(column));
};
