import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const TERMS = `commission_type, commission_rate, currency, lead_commission_cents, commission_base, commission_on_shipping,
  max_months, max_commissions, holding_period_days`;
const of = (row: 'old' | 'new'): string => TERMS.replaceAll(/\w+/g, `${row}.$&`);

const STATEMENTS = [
  `create table if not exists terms (
     id bigint generated always as identity primary key,
     program_id bigint not null references programs,
     level text not null check (level in ('program', 'group', 'partnership')),
     -- the group or the partnership; null: the program itself
     level_id bigint,
     commission_type text not null
       check (commission_type in ('percent', 'fixed', 'recurring_percent', 'recurring_fixed')),
     commission_rate numeric not null check (commission_rate > 0),
     currency text not null,
     lead_commission_cents bigint check (lead_commission_cents >= 0),
     commission_base text not null check (commission_base in ('net', 'gross')),
     commission_on_shipping boolean not null,
     max_months int check (max_months between 1 and 1200),
     max_commissions int check (max_commissions between 1 and 100000),
     holding_period_days int not null check (holding_period_days between 0 and 365),
     -- the account; null: the operator, or a version that did not note it
     created_by bigint,
     created_at timestamptz not null,
     check ((level = 'program') = (level_id is null)),
     check (commission_rate <= case when commission_type like '%percent' then 100 else 1000000 end)
   )`,
  'create index if not exists terms_program on terms (program_id, id)',
  'create index if not exists terms_level on terms (program_id, level, level_id, id)',
  // Stored sales and commissions name their terms, so these never change.
  'drop trigger if exists never_changed on terms',
  `create trigger never_changed before update or delete or truncate on terms
     for each statement execute function refuse_change()`,
  `create table if not exists partner_groups (
     id bigint generated always as identity primary key,
     program_id bigint not null references programs,
     name text not null,
     slug text not null,
     -- the row of its present terms; null: those of the program
     terms_id bigint,
     -- null: as the program says
     minimum_payout_cents bigint check (minimum_payout_cents >= 0),
     partner_links boolean,
     created_at timestamptz not null,
     constraint partner_groups_slug unique (program_id, slug)
   )`,
  `alter table programs add column if not exists terms_id bigint, add column if not exists default_group_id bigint,
     add column if not exists max_months int check (max_months between 1 and 1200),
     add column if not exists max_commissions int check (max_commissions between 1 and 100000),
     add column if not exists grandfather boolean not null default false,
     -- the account that changed the program last, whom its new terms name
     add column if not exists changed_by bigint`,
  // Every write of a program, also by the previous version, so adds to the history of its terms.
  `create or replace function keep_terms_of_program() returns trigger language plpgsql as $$
     begin
       if new.default_group_id is null then
         insert into partner_groups (program_id, name, slug, created_at) values (new.id, 'Everyone', 'everyone', new.created_at)
           returning id into new.default_group_id;
       end if;
       if old.terms_id is null or (${of('new')}) is distinct from (${of('old')}) then
         insert into terms (program_id, level, ${TERMS}, created_by, created_at)
           values (new.id, 'program', ${of('new')}, new.changed_by, case when old.terms_id is null then new.created_at else now() end)
           returning id into new.terms_id;
       end if;
       return new;
     end $$`,
  'drop trigger if exists keep_terms on programs',
  `create trigger keep_terms before update on programs
     for each row execute function keep_terms_of_program()`,
  `create or replace function begin_terms_of_program() returns trigger language plpgsql as $$
     begin update programs set terms_id = null where id = new.id; return null; end $$`,
  'drop trigger if exists begin_terms on programs',
  // After the insert, which another program with the slug may prevent. A program that is moved here has its terms.
  `create trigger begin_terms after insert on programs
     for each row when (new.terms_id is null) execute function begin_terms_of_program()`,
  'update programs set terms_id = null where terms_id is null',
  // The row of a partner's own terms, if there are any. Without a group, it is the default one.
  `alter table partnerships add column if not exists terms_id bigint,
     add column if not exists group_id bigint references partner_groups`,
  'drop index concurrently if exists partnerships_group',
  'create index concurrently partnerships_group on partnerships (group_id, id) where group_id is not null',
  // Of the first recorded sale, for good; null: it was recorded by a version that did not note it.
  `alter table customers add column if not exists first_sale_at timestamptz, add column if not exists first_terms_id bigint`,
  // The terms that decided. Null: the first ones of the program.
  'alter table leads add column if not exists terms_id bigint',
  'alter table sales add column if not exists terms_id bigint, add column if not exists commission_reason text',
  'alter table commissions add column if not exists terms_id bigint',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
