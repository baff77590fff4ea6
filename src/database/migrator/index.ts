import type pg from 'pg';
import { readMove } from '../move/record.ts';
import { NoDatabase } from '../no-database.ts';
import { apply } from './attempt.ts';
import type { MigratorOptions, NamedMigration } from './migration.ts';
import { makeTable, readApplied } from './record.ts';
import { disconnect } from '../session.ts';
import { connect, processOf, takeLock } from './session.ts';

/**
 * Applies the migrations that the database does not have yet, in order, each in a separate transaction. Returns whether
 * it had none.
 */
export async function applyPending(
  url: string,
  migrations: readonly NamedMigration[],
  options: MigratorOptions,
): Promise<boolean> {
  const client = await connect(url);
  // Closing the connection interrupts the active statement.
  const abort = () => void disconnect(client);
  options.signal?.addEventListener('abort', abort);
  try {
    options.signal?.throwIfAborted();
    const applied = await readApplied(client);
    if (options.mustExist && applied === undefined) {
      throw new NoDatabase('the database has no tables of this service: check DATABASE_URL');
    }
    if (!options.receivesMove) await refuseUnfinished(client);
    refuseFormer(applied ?? [], migrations);
    tellIfNewer(applied ?? [], migrations, options);
    // An up-to-date instance starts without the lock, so it does not wait for a newer one that migrates.
    if (pending(applied, migrations).length === 0) return false;
    const observer = await connect(url);
    try {
      const pid = await processOf(client);
      const session = { ...options, client, pid, observer, deadline: Date.now() + options.patienceMs };
      await takeLock(session);
      await makeTable(client);
      for (const migration of pending(await readApplied(client), migrations)) await apply(session, migration);
      return applied === undefined;
    } finally {
      await disconnect(observer);
    }
  } finally {
    options.signal?.removeEventListener('abort', abort);
    await disconnect(client);
  }
}

/** @throws NoDatabase if an interrupted move has not filled the database yet */
async function refuseUnfinished(client: pg.Client): Promise<void> {
  const move = await readMove(client);
  if (move?.finished_at !== null) return;
  throw new NoDatabase('a move to this database is not complete: repeat "admin move" with the same DATA_DIR');
}

const pending = (applied: string[] = [], migrations: readonly NamedMigration[]): NamedMigration[] =>
  migrations.filter(({ name }) => !applied.includes(name));

/** Versions before the first release had other migrations, and this version cannot read their tables. */
function refuseFormer(applied: string[], [first]: readonly NamedMigration[]): void {
  if (applied.length === 0 || first === undefined || applied.includes(first.name)) return;
  throw new Error(
    `the database has tables that a version before the first release made (${applied[0]}); this version cannot use ` +
      'them. Set DATABASE_URL to an empty database, or move the folder DATA_DIR away, and start again',
  );
}

/** During a rolling upgrade, the previous version must still start. The rules for migrations make this safe. */
function tellIfNewer(applied: string[], migrations: readonly NamedMigration[], { log }: MigratorOptions): void {
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  log(`The database was migrated by a newer version (${unknown.join(', ')}); this version uses it unchanged`);
}
