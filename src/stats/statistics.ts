// Statistics of tables that have none yet. Without them PostgreSQL guesses, and may read a whole table for one page of a
// list. Autovacuum gathers them within minutes; after a restore or an import, the first requests do not wait for it.
import { statement, type Runner } from '../database/db.ts';

// Smaller tables are read quickly in any way. Only the owner of a table may analyze it.
const without = statement<{ name: string }>(
  'tables_without_statistics',
  `select c.oid::regclass::text as name from pg_class c
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 65536
     and pg_has_role(c.relowner, 'usage')
     and not exists (select from pg_stats s where s.schemaname = current_schema() and s.tablename = c.relname)
   order by pg_relation_size(c.oid)`,
);

/** Gathers the statistics of the tables that have none, until the signal. Requests do not wait for it. */
export async function gatherStatistics(db: Runner, signal: AbortSignal): Promise<void> {
  for (const { name } of await db.run(without, [])) {
    if (signal.aborted) return;
    // A utility statement has no parameters; the name is one of PostgreSQL's own, quoted if necessary.
    await db.run(statement<object>(`analyze_${name}`, `analyze ${name}`), []);
  }
}
