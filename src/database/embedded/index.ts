import { NoDatabase } from '../no-database.ts';
import { prepareBinaries } from './binaries.ts';
import { checkVersion, clusterIn, createCluster, exists } from './cluster.ts';
import { prepareDataDir } from './folders.ts';
import { withFileLock } from './lock.ts';
import { refuseMoved } from './moved.ts';
import { choosePlace } from './place.ts';
import type { Place } from './place.ts';
import { claim, joinCluster, leave, lockPath, urlOf } from './session.ts';
import type { Session } from './session.ts';

export interface EmbeddedDatabase {
  /** postgres:// URL of the database "referral" in the private cluster */
  url: string;
  /** the folder in use, which also has demo.json, the secret key and so on */
  dataDir: string;
  /** Makes this process the only one that uses the cluster, until it disconnects. False if there is another one. */
  claim: () => Promise<boolean>;
  /** Disconnects. The last process to disconnect also stops the cluster (fast mode). Idempotent. */
  release(): Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR as configured, undefined when unset */
  dataDir: string | undefined;
  /** folder of the checkout/package: the default is <checkout>/.data */
  checkoutDir: string;
  /** extra postgres settings, e.g. {fsync:'off'} for tests, applied when this call starts the cluster */
  settings?: Record<string, string>;
  log?: (message: string) => void;
  /** fail if there is no cluster, instead of creating one */
  mustExist?: boolean;
  /** accept a cluster that was moved to another server, to complete the move */
  moving?: boolean;
}

/** Returns the folder that would be used. Creates and changes nothing. */
export function resolveDataDir(options: Pick<EmbeddedOptions, 'dataDir' | 'checkoutDir'>): string {
  return choosePlace(options).dataDir;
}

/**
 * Attaches to the private cluster. Creates and starts it if necessary. One lock covers creating,
 * starting, attaching and stopping, so that no process attaches to a cluster that another one is
 * stopping.
 * @throws NoDatabase if the cluster must exist and does not, or was moved to another server
 */
export async function acquireEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = choosePlace(options);
  if (options.mustExist && !exists(clusterIn(place))) {
    throw new NoDatabase(
      `there is no database in ${place.dataDir}: set DATA_DIR to the folder of the service, or DATABASE_URL to its database`,
    );
  }
  if (!options.moving) refuseMoved(place.dataDir);
  if (place.note !== undefined) options.log?.(place.note);
  prepareDataDir(place);
  const session = await withFileLock(lockPath(place.dataDir), () => openSession(place, options));
  let left: Promise<void> | undefined;
  return {
    url: urlOf(session),
    dataDir: place.dataDir,
    claim: () => claim(session),
    release: () => (left ??= leave(session)),
  };
}

async function openSession(place: Place, options: EmbeddedOptions): Promise<Session> {
  const { settings = {}, log = () => undefined } = options;
  const binaries = prepareBinaries(place);
  const cluster = clusterIn(place);
  if (!exists(cluster)) {
    log(`Creating the embedded database in ${cluster.folder}`);
    await createCluster(place, binaries, settings.fsync !== 'off');
  }
  checkVersion(cluster, binaries);
  const session: Session = {
    dataDir: place.dataDir,
    cluster,
    binaries,
    settings,
    log,
    registration: undefined,
    port: 0,
    leaving: false,
    moving: options.moving ?? false,
  };
  await joinCluster(session);
  return session;
}
