import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // The token as lists show it. Null for one that an earlier version issued.
  'alter table login_tokens add column if not exists masked text',
  // The list of an account's tokens is in the order of their identifiers.
  'drop index concurrently if exists login_tokens_account_id',
  'create index concurrently login_tokens_account_id on login_tokens (account_id, id)',
  // When the issuer asked the person who they are. Null: the issuer does not say, so the sign-in is not a recent one.
  'alter table browser_sessions add column if not exists authenticated_at timestamptz',
  `alter table credential_uses drop constraint if exists credential_uses_kind_check,
     add constraint credential_uses_kind_check check (kind in ('key', 'token', 'session', 'login')) not valid`,
  'alter table credential_uses validate constraint credential_uses_kind_check',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
