import type { SqlRunner } from '../migrator/migration.ts';

/** The logos of programs, as they are served. Not in the table of programs, which every request reads. */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw(`create table program_logos (
    program_id bigint primary key references programs,
    -- of the content; its address
    hash text not null,
    png bytea not null
  )`);
  await database.raw('create index program_logos_hash on program_logos (hash)');
};
