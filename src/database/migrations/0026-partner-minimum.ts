import type { SqlRunner } from '../migrator/migration.ts';

/** The least amount of a payout to one partner; null: as the group or the program says. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw(`alter table partnerships add column if not exists minimum_payout_cents bigint
    constraint partnerships_minimum_payout_check check (minimum_payout_cents >= 0)`);
};
