import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const KINDS = `'partner-invitation', 'member-invitation', 'sign-in-link', 'payout-method', 'payout-paid', 'payout-returned',
  'payday'`;

const STATEMENTS = [
  // How a program pays; without a row, by the defaults. Not in the table of programs, which every request reads.
  `create table if not exists payout_settings (
     program_id bigint primary key references programs,
     payer_name text,
     -- encrypted
     payer_iban bytea,
     -- what may be shown of it
     payer_iban_label text,
     payer_bic text,
     -- the first line of the owner's own template of Wise
     template_header text,
     -- by currency, except that of the program
     minimums jsonb not null default '{}',
     payout_day int check (payout_day between 1 and 28),
     net_days int not null default 0 check (net_days between 0 and 365),
     legal_name text,
     legal_address text,
     tax_id text,
     -- the day on which owners were last reminded to pay
     reminded_on date,
     check ((payer_iban is null) = (payer_iban_label is null))
   )`,
  // What receipts say of a partner; deleted with the partner.
  `alter table partners add column if not exists legal_name text, add column if not exists legal_address text,
     add column if not exists tax_id text`,
  // The reference of the payment that the partner was last mailed about; empty for one without. Null: none was.
  'alter table payout_items add column if not exists mailed_reference text',
  // What the previous version writes satisfies both checks. Rows that exist satisfy it already.
  `alter table mails drop constraint if exists mails_kinds, drop constraint if exists mails_kinds_2,
     add constraint mails_kinds_2 check (kind in (${KINDS})) not valid`,
  'drop index concurrently if exists mails_payouts_ended',
  `create index concurrently mails_payouts_ended on mails (ended_at)
     where kind in ('payout-paid', 'payout-returned', 'payday')`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
