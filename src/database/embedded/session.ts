import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { removeOtherCopies } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { exists, ownerPassword, readPassword } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { withFileLock } from './lock.ts';
import { refuseMoved } from './moved.ts';
import { DATABASE, ensureDatabase, OWNER } from './owner.ts';
import { livingPostmaster } from './postmaster.ts';
import { claimCluster, unregister, holdProcess, isLast, isPassing, register } from './registration.ts';
import { logTail, startPostgres, stopPostgres } from './server.ts';

/** The connection of one process to the cluster. */
export interface Session {
  dataDir: string;
  cluster: Cluster;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (message: string) => void;
  registration: pg.Client | undefined;
  port: number;
  leaving: boolean;
  /** whether the session moves the database, and may therefore open one that was moved */
  moving: boolean;
}

const PATIENCE_MS = 30_000;
const POLL_MS = 50;
/** Pauses between the attempts to restore a lost registration; the last one is repeated. */
const REJOIN_PAUSES_MS = [300, 1000, 1000, 2000, 2000, 5000];
const LAST_PAUSE_MS = 10_000;

/** The lock for creating, starting, attaching to and stopping a cluster. */
export function lockPath(dataDir: string): string {
  return join(dataDir, 'postgres.lock');
}

export function urlOf(session: Session): string {
  const password = ownerPassword(session.cluster);
  // Without sslmode, PGSSLMODE of the environment could request TLS, which our server does not support.
  return `postgres://${OWNER}:${password}@127.0.0.1:${session.port}/${DATABASE}?sslmode=disable`;
}

/** Attaches to the running server, or starts one. The caller holds the lock. */
export async function joinCluster(session: Session): Promise<void> {
  const { cluster } = session;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    if (!session.moving) refuseMoved(session.dataDir);
    const server = livingPostmaster(cluster.data);
    let problem: unknown;
    if (server === undefined) {
      await removeOtherCopies(session.dataDir, session.binaries);
      await startPostgres({ ...session, deadline });
    } else if (server.port !== undefined) {
      try {
        await sitDown(session, server.port);
        return;
      } catch (error) {
        if (!isPassing(error)) throw new Error(refused(session, error), { cause: error });
        problem = error;
      }
    }
    // Waits for a server that is recovering or stopping.
    if (performance.now() > deadline) throw new Error(refused(session, problem), { cause: problem });
    if (server !== undefined) await sleep(POLL_MS);
  }
}

async function sitDown(session: Session, port: number): Promise<void> {
  const password = readPassword(session.cluster);
  const registration = await register(port, password);
  try {
    await ensureDatabase(registration, { port, password, ownerPassword: ownerPassword(session.cluster) });
  } catch (error) {
    await unregister(registration);
    throw error;
  }
  session.registration = registration;
  session.port = port;
  // A command that fails before it disconnects must still be able to end.
  holdProcess(registration, false);
  registration.once('end', () => {
    session.registration = undefined;
    if (!session.leaving) rejoinLater(session, 0);
  });
}

/**
 * Restores a lost registration. Without it, the next command to disconnect would stop the database while
 * this process uses it. If the server was killed, this restarts it, on the former port if possible,
 * so that the service's pool recovers too. Tries until it succeeds or this process leaves.
 */
function rejoinLater(session: Session, attempt: number): void {
  setTimeout(() => {
    rejoin(session).catch((error: unknown) => {
      session.log(`The embedded database could not be rejoined (attempt ${attempt + 1}): ${(error as Error).message}`);
      rejoinLater(session, attempt + 1);
    });
  }, REJOIN_PAUSES_MS[attempt] ?? LAST_PAUSE_MS).unref();
}

async function rejoin(session: Session): Promise<void> {
  if (session.leaving) return;
  // Does not silently recreate a data folder that was removed. It may come back, such as a file system that is mounted again.
  if (!exists(session.cluster)) throw new Error(`there is no database in ${session.cluster.data}`);
  await withFileLock(lockPath(session.dataDir), async () => {
    if (session.leaving) return;
    const former = session.port;
    await joinCluster(session);
    if (session.port === former) session.log('The connection to the embedded database was lost and is restored');
    else session.log(`The embedded database has moved to port ${session.port}: restart the service`);
  });
}

/** Makes this process the only one that uses the database, until it disconnects. False if there is another one. */
export async function claim(session: Session): Promise<boolean> {
  return session.registration !== undefined && claimCluster(session.registration);
}

/** Stops the server if no other process uses it. A server that has already stopped is not an error. */
export async function leave(session: Session): Promise<void> {
  session.leaving = true;
  if (!existsSync(session.dataDir)) {
    if (session.registration !== undefined) await unregister(session.registration);
    return;
  }
  await withFileLock(lockPath(session.dataDir), async () => {
    const last = await standUp(session);
    if (last && livingPostmaster(session.cluster.data) !== undefined)
      await stopPostgres(session.cluster, session.binaries);
  });
}

async function standUp(session: Session): Promise<boolean> {
  const registration = session.registration ?? (await registerAgain(session));
  if (registration === undefined) return false;
  holdProcess(registration, true);
  try {
    return await isLast(registration);
  } catch {
    return false;
  } finally {
    await unregister(registration);
  }
}

/** For a registration that is lost and not restored yet: this process may still be the last one. */
async function registerAgain(session: Session): Promise<pg.Client | undefined> {
  const port = livingPostmaster(session.cluster.data)?.port;
  if (port === undefined) return undefined;
  return register(port, readPassword(session.cluster)).catch(() => undefined);
}

function refused(session: Session, error: unknown): string {
  const reason = error instanceof Error ? error.message : 'no answer';
  return (
    `The embedded database in ${session.cluster.folder} is running, but cannot be used (${reason}). ` +
    `If it is still recovering from a crash, try again in a moment. Its log ends with:\n${logTail(session.cluster)}`
  );
}
