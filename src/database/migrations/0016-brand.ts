import type { SqlRunner } from '../migrator/migration.ts';

/** How a program looks to its partners: the fields that are set. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw(`alter table programs add column brand jsonb not null default '{}'`);
};
