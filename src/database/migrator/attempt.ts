import { setTimeout as sleep } from 'node:timers/promises';
import type { NamedMigration, SqlRunner } from './migration.ts';
import { recordApplied } from './record.ts';
import type { MigrationSession } from './session.ts';
import { watchBlockers, type Watch } from './watch.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** PostgreSQL cancels an automatic vacuum that blocks another session for `deadlock_timeout`, one second. */
const AUTOVACUUM_YIELDS_MS = 1_500;

/** lock_not_available and deadlock_detected: another session blocks the migration, which has no error itself. */
const isInTheWay = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/**
 * Applies one migration, and retries until it gets its locks. Between two attempts, the requests that waited behind the
 * first one continue.
 * @throws the migration's error, or an error with the blocking sessions after the time limit
 */
export async function apply(session: MigrationSession, named: NamedMigration): Promise<void> {
  const { name, migration } = named;
  let lockTimeoutMs = session.lockTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    const watch = watchBlockers(session, name);
    try {
      await (migration.transaction === false ? outsideTransaction : inTransaction)(
        { ...session, lockTimeoutMs },
        named,
      );
      return;
    } catch (error) {
      if (!isInTheWay(error)) throw new Error(`Migration ${name} failed: ${reasonOf(error)}`, { cause: error });
      lockTimeoutMs = watch.blockers()?.autovacuum ? AUTOVACUUM_YIELDS_MS : session.lockTimeoutMs;
      await pauseAfter(error, session, name, attempt, watch);
    } finally {
      watch.end();
    }
  }
}

async function pauseAfter(error: unknown, session: MigrationSession, name: string, attempt: number, watch: Watch) {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
  const reason = `${reasonOf(error)}; blocked by ${watch.blockers()?.text ?? 'unknown'}`;
  if (Date.now() + pause > session.deadline) {
    throw new Error(`Migration ${name} could not get its locks: ${reason}`, { cause: error });
  }
  session.log(`Migration ${name} waits for a lock (attempt ${attempt}: ${reason})`);
  await sleep(pause, undefined, { signal: session.signal });
}

async function inTransaction(session: MigrationSession, { name, migration }: NamedMigration): Promise<void> {
  const { client, lockTimeoutMs } = session;
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await migration.up({ raw: (sql) => client.query(sql) });
    await recordApplied(client, name);
    await client.query('commit');
  } catch (error) {
    // The server rolls back a lost connection; report the error that interrupted it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A concurrent operation blocks no other session while it waits, so it may wait as long as the whole start. */
const isConcurrent = (sql: string): boolean => /\bconcurrently\b/i.test(sql);

async function outsideTransaction(session: MigrationSession, { name, migration }: NamedMigration): Promise<void> {
  const { client } = session;
  const raw: SqlRunner['raw'] = async (sql) => {
    const patience = Math.max(session.deadline - Date.now(), 1);
    await client.query(`set lock_timeout = ${isConcurrent(sql) ? patience : session.lockTimeoutMs}`);
    return client.query(sql);
  };
  await migration.up({ raw });
  await recordApplied(client, name);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
