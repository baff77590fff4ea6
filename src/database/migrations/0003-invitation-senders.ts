import type { SqlRunner } from '../migrator/migration.ts';

export const transaction = false;

/** Which account made the present link of an invitation, and what counts the links of a day by account and by person. */
export const up = async (database: SqlRunner): Promise<void> => {
  for (const table of ['partner_invitations', 'member_invitations'])
    // The number of an account, which it outlives; null: an operator, or an earlier version.
    await database.raw(`alter table ${table} add column if not exists sent_by bigint`);
  for (const [name, on] of [
    ['partner_invitations_sender', 'partner_invitations (sent_by, sent_at) where sent_by is not null'],
    ['member_invitations_sender', 'member_invitations (sent_by, created_at) where sent_by is not null'],
    ['member_invitations_email', 'member_invitations (email)'],
  ]) {
    await database.raw(`drop index concurrently if exists ${name}`);
    await database.raw(`create index concurrently ${name} on ${on}`);
  }
};
