import type { SqlRunner } from '../migrator/migration.ts';

// Expand only: the previous version continues to work. It leaves the new columns null, so its accounts bind at
// their next sign-in. The new check accepts all that the old one did: `lower` of the C locale changes ASCII alone, on
// every server, while that of the database's own locale may change any letter.
const SQL = `
alter table accounts
  add column issuer text,
  add column subject text,
  add constraint accounts_binding_whole check ((issuer is null) = (subject is null)),
  drop constraint accounts_email_check,
  add constraint accounts_email_lower check (email = lower(email collate "C"));
create unique index accounts_issuer_subject on accounts (issuer, subject);

alter table login_sessions add column handle_hash bytea;
create unique index login_sessions_handle on login_sessions (handle_hash);
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
