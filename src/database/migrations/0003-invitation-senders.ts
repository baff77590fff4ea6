import type { SqlRunner } from '../migrator/migration.ts';

export const transaction = false;

/** Which account made the present link of an invitation, and what counts the links of a day by account and by person. */
export const up = async (database: SqlRunner): Promise<void> => {
  for (const table of ['partner_invitations', 'member_invitations'])
    // The number of an account, which it outlives; null: an operator, or an earlier version.
    await database.raw(`alter table ${table} add column if not exists sent_by bigint`);
  // An open invitation ends with the role of its sender, also if an earlier version sent it.
  await database.raw(
    `update member_invitations i set sent_by = l.actor_id from audit_log l
     where i.outcome = 'open' and i.sent_by is null and l.program_id = i.program_id
       and l.action = 'member-invitation.create' and l.target_id = i.id and l.actor_kind = 'account'`,
  );
  for (const [name, on] of [
    ['partner_invitations_sender', 'partner_invitations (sent_by, sent_at) where sent_by is not null'],
    ['member_invitations_sender', 'member_invitations (sent_by, created_at) where sent_by is not null'],
    ['member_invitations_email', 'member_invitations (email)'],
  ]) {
    await database.raw(`drop index concurrently if exists ${name}`);
    await database.raw(`create index concurrently ${name} on ${on}`);
  }
};
