import type { SqlRunner } from '../migrator/migration.ts';

/** What only the mail of an invitation contains, as a hash. Null: its person signs in before they accept. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw('alter table partner_invitations add column proof_hash bytea');
};
