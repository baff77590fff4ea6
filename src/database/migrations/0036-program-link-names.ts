import { CHANGES_CHANNEL } from '../changes.ts';
import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // Names of links that other programs have, too: they lead to the link at hosts that its program has proved, and nowhere else.
  `create table if not exists program_link_names (
     program_id bigint not null references programs,
     name text not null check (name ~ '^[a-z0-9._~-]{1,64}$'),
     link_id bigint not null references links,
     added_at timestamptz not null,
     constraint program_link_names_taken primary key (program_id, name)
   )`,
  'create index if not exists program_link_names_name on program_link_names (name)',
  'create index if not exists program_link_names_link on program_link_names (link_id, added_at, name)',
  `create or replace trigger never_deleted before delete on program_link_names
     for each statement execute function refuse_delete()`,
  // Whose domain a host is: the program's that has proved it first.
  `create index if not exists link_hosts_domains on link_hosts (host, verified_at, id)
     where is_domain and verified_at is not null`,
  // A link is in memory under its code, under each alias, and under each name of its program.
  `create or replace function report_link() returns trigger language plpgsql as $$
   begin
     if new is distinct from old then
       perform pg_notify('${CHANGES_CHANNEL}', 'links ' || name) from (
         select name from link_names where link_id = old.id
         union all
         select program_id || ' ' || name from program_link_names where link_id = old.id) known;
     end if;
     return null;
   end $$`,
  // Whether a name is of one program alone is in memory, too.
  `create or replace function report_program_link_name() returns trigger language plpgsql as $$
   begin
     perform pg_notify('${CHANGES_CHANNEL}', 'links ' || new.name);
     return null;
   end $$`,
  `create or replace trigger program_link_names_report_change after insert on program_link_names
     for each row execute function report_program_link_name()`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
