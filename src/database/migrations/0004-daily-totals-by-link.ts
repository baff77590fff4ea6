import type { SqlRunner } from '../migrator/migration.ts';

// The stats of a page of links read the days of these links only, as those of partners do with `daily_totals_partnership`.
export const transaction = false;

export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw('drop index concurrently if exists daily_totals_link');
  await database.raw('create index concurrently daily_totals_link on daily_totals (program_id, link_id, day)');
};
