import { CHANGES_SQL } from '../changes.ts';
import type { SqlRunner } from '../migrator/migration.ts';
import { ACCESS } from './0001/access.ts';
import { CHAIN } from './0001/chain.ts';
import { IDENTITY } from './0001/identity.ts';
import { JOBS } from './0001/jobs.ts';
import { MAILS } from './0001/mails.ts';
import { PAYMENTS } from './0001/payments.ts';
import { PROGRAMS } from './0001/programs.ts';
import { TOTALS } from './0001/totals.ts';

// Conventions: `text` and `timestamptz`, identity columns, and a constraint for every invariant.
//
// The primary key of each table that grows with traffic begins with `program_id`, and its foreign keys stay within a
// program, so that these tables can be split by program over several databases. They have no foreign keys to programs,
// partnerships and links, because the check would lock the same row for every write of a program. Triggers
// (`refuse_delete`) prevent the deletion of those rows.
export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of [IDENTITY, PROGRAMS, CHAIN, PAYMENTS, TOTALS, JOBS, ACCESS, MAILS, CHANGES_SQL])
    await database.raw(sql);
};
