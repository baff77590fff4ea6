// Whether a database is distributed, which decides the texts of some statements and how requests are batched.
import { openDb, statement, type Db, type DbOptions, type Runner, type Statement } from '../db.ts';

const citus = statement<{ found: boolean }>(
  'citus_installed',
  `select exists (select from pg_extension where extname = 'citus') as found`,
);
// Not among the statements that tests prepare on a plain PostgreSQL, which has no such table.
const distributed: Statement<{ found: boolean }> = {
  name: 'clicks_distributed',
  text: `select exists (select from pg_dist_partition where logicalrelid = to_regclass('clicks')) as found`,
};

/** Whether the service's tables are split over several servers: one short statement on a plain PostgreSQL. */
export async function isDistributed(db: Runner): Promise<boolean> {
  const [installed] = await db.run(citus, []);
  if (!installed!.found) return false;
  return (await db.run(distributed, []))[0]!.found;
}

/** Opens a database, distributed or not. */
export async function openFound(options: DbOptions): Promise<Db> {
  const db = openDb(options);
  try {
    if (!(await isDistributed(db))) return db;
  } catch (error) {
    await db.close();
    throw error;
  }
  await db.close();
  return openDb({ ...options, distributed: true });
}
