import { CHANGES_SQL } from '../changes.ts';
import type { SqlRunner } from '../migrator/migration.ts';
import { CHAIN } from './0001/chain.ts';
import { IDENTITY } from './0001/identity.ts';
import { JOBS } from './0001/jobs.ts';
import { PAYMENTS } from './0001/payments.ts';
import { PROGRAMS } from './0001/programs.ts';
import { TOTALS } from './0001/totals.ts';

// Rules of all tables: `text` and `timestamptz`, identity columns, every rule that must never break as a constraint.
//
// A table that grows with traffic begins its primary key with `program_id`, and its foreign keys stay within a program,
// so that such tables can be split by program over several databases. They have no foreign key to programs,
// partnerships and links: these rows are never deleted (`refuse_delete`), and the check of such a key would lock the
// same row for every write of a program.
export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of [IDENTITY, PROGRAMS, CHAIN, PAYMENTS, TOTALS, JOBS, CHANGES_SQL]) await database.raw(sql);
};
