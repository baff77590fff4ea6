import { applyPending } from './migrator/index.ts';
import type { MigratorOptions, NamedMigration } from './migrator/migration.ts';
import * as schema from './migrations/0001-schema.ts';

export const MIGRATIONS: readonly NamedMigration[] = [{ name: '0001-schema', migration: schema }];

export interface MigrateOptions extends Partial<MigratorOptions> {
  migrations?: readonly NamedMigration[];
}

/**
 * Three locks in a row stay below `deadlock_timeout` (one second): the migration gives up before PostgreSQL would cancel
 * a statement of the service to break a deadlock.
 */
const LOCK_TIMEOUT_MS = 300;
const PATIENCE_MS = 600_000;

/**
 * Brings the database to the newest schema while other instances serve. Safe when several instances start at once, and
 * behind one that died half-way. A schema that is newer than this version is left as it is.
 * @throws what a migration failed with, or what was in its way for ten minutes; NoDatabase when the schema must exist
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { migrations = MIGRATIONS, ...given } = options;
  const defaults = { log: () => undefined, lockTimeoutMs: LOCK_TIMEOUT_MS, patienceMs: PATIENCE_MS, mustExist: false };
  await applyPending(url, migrations, { ...defaults, ...given });
}
