import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

/** The names of the fields of a request that its operation did not know, as a JSON array; null without one. */
export const up = async (database: SqlRunner): Promise<void> => {
  for (const table of ['leads', 'sales', 'refunds', 'test_events']) {
    await database.raw(`alter table ${table} add column if not exists unknown_fields jsonb`);
  }
};
