import type { SqlRunner } from '../migrator/migration.ts';

/** Clicks of short addresses, what their partners noted on them, and what became of visits. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw(`
    alter table clicks add column if not exists sub text, add column if not exists sub2 text,
      add column if not exists sub3 text, add column if not exists channel text,
      add column if not exists machine boolean;
    -- The click that a visitor had before, of those who had one.
    create table if not exists click_chains (
      program_id bigint not null,
      click_id text not null,
      previous_click_id text not null,
      clicked_at timestamptz not null,
      primary key (program_id, click_id)
    );
    create index if not exists click_chains_previous on click_chains (program_id, previous_click_id);
    create index if not exists click_chains_at on click_chains (clicked_at);
    -- The click of a short address that its landing page has sent: once each.
    create table if not exists click_landings (
      program_id bigint not null,
      click_id text not null,
      landed_at timestamptz not null,
      primary key (program_id, click_id)
    );
    create index if not exists click_landings_at on click_landings (landed_at);
    -- What became of the visits through short addresses: sent to its page, landed there, or why one does not count.
    create table if not exists visits (
      program_id bigint not null,
      link_id bigint not null,
      day date not null,
      outcome text not null,
      n bigint not null,
      primary key (program_id, link_id, day, outcome)
    )`);
};
