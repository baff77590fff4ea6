import type { SqlRunner } from '../migrator/migration.ts';

export const transaction = false;

/** Finds the partners who have the same destination. A retry begins with what a failed attempt left. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw('drop index concurrently if exists payout_methods_fingerprint');
  await database.raw('create index concurrently payout_methods_fingerprint on payout_methods (fingerprint)');
};
