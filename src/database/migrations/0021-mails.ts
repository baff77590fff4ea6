import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const KINDS = `'partner-invitation', 'member-invitation', 'sign-in-link', 'payout-method', 'payout-paid', 'payout-returned',
  'payday', 'application-decided', 'first-commission', 'monthly-summary', 'applications-waiting', 'key-rotation-due',
  'weekly-digest', 'webhook-failing'`;

const STATEMENTS = [
  // The mails that a person does not want: those of a program, or those of all programs (0).
  `create table if not exists mail_refusals (
     -- a keyed hash, because some of these people have neither an account nor a partner here
     address_hash bytea not null,
     -- as the document names it, or an invitation
     kind text not null,
     program_id bigint not null default 0,
     created_at timestamptz not null,
     primary key (address_hash, kind, program_id)
   )`,
  // What was mailed that must not be mailed twice, such as the digest of a week.
  `create table if not exists mails_written (
     kind text not null,
     -- as in the mail
     subject_id bigint not null,
     -- the first day of the time that it is about
     period date not null,
     written_at timestamptz not null,
     primary key (kind, subject_id, period)
   )`,
  // So that nobody is mailed about a commission of long ago.
  `insert into mails_written (kind, subject_id, period, written_at)
   select distinct 'first-commission', partnership_id, date '1970-01-01', timestamptz '1970-01-01' from partnership_totals
   where commission_cents > 0 on conflict (kind, subject_id, period) do nothing`,
  `alter table programs add column if not exists muted_mails text[] not null default '{}'`,
  // What the previous version writes satisfies both checks. Rows that exist satisfy it already.
  `alter table mails drop constraint if exists mails_kinds_2, drop constraint if exists mails_kinds_3,
     add constraint mails_kinds_3 check (kind in (${KINDS})) not valid`,
  'drop index concurrently if exists mails_news_ended',
  `create index concurrently mails_news_ended on mails (ended_at)
     where kind in ('application-decided', 'first-commission', 'monthly-summary', 'applications-waiting',
       'key-rotation-due', 'weekly-digest', 'webhook-failing')`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
