import type { SqlRunner } from '../migrator/migration.ts';

/** The line of its own that an invitation was sent with. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw('alter table partner_invitations add column if not exists message text');
};
