import type { SqlRunner } from '../migrator/migration.ts';

/** The header that an endpoint is sent besides: its name, and its value, encrypted. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw('alter table webhook_endpoints add column if not exists header_name text');
  await database.raw('alter table webhook_endpoints add column if not exists header_value bytea');
};
