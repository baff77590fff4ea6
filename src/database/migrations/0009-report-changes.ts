import { CHANGES_SQL } from '../changes.ts';
import type { SqlRunner } from '../migrator/migration.ts';

// Triggers that report changes of links, programs, keys and origins to instances, which keep them in memory. The
// previous version does not listen and is not affected.
export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(CHANGES_SQL);
