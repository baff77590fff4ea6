import { fileURLToPath } from 'node:url';
import type { Db } from './db.ts';
import { openFound } from './distributed/find.ts';
import { acquireEmbedded, resolveDataDir } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { checkSuitable } from './suitable.ts';

export interface DatabaseOptions {
  /** undefined: the embedded database */
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  applicationName: string;
  poolSize?: number;
  /** fail if the database was never migrated, instead of creating it */
  mustExist?: boolean;
  /** leaves the schema as it is, even if it is missing or older */
  unchanged?: boolean;
  /** open the embedded database for a move to another server */
  moving?: boolean;
  /** aborts the opening while it waits for migrations or locks of other sessions */
  signal?: AbortSignal;
  log(message: string): void;
}

export interface Database {
  db: Db;
  url: string;
  /** the folder for the service's files */
  dataDir: string;
  embedded: boolean;
  /** whether this call created the tables */
  created: boolean;
  /** makes this process the only one that uses the embedded database; unset for any other database */
  claim?: (() => Promise<boolean>) | undefined;
  /** disconnects; the embedded database stops if no other process uses it */
  close(): Promise<void>;
}

/** The folder of the package, the same from source and from compiled code. */
function packageDir(): string {
  const up = import.meta.url.includes('/dist/') ? '../../../' : '../../';
  return fileURLToPath(new URL(up, import.meta.url));
}

/** The folder for the service's files, also if the database cannot be opened. */
export const findDataDir = (dataDir: string | undefined): string =>
  resolveDataDir({ dataDir, checkoutDir: packageDir() });

/**
 * Opens the configured database, or starts or joins the embedded one, and migrates it to the latest schema.
 * @throws NoDatabase if it must exist and does not, or UnsuitableDatabase
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { mustExist = false, moving = false } = options;
  const log = (text: string) => options.log(text);
  const place = { dataDir: options.dataDir, checkoutDir: packageDir(), log, mustExist, moving };
  const embedded = options.databaseUrl === undefined ? await acquireEmbedded(place) : undefined;
  const url = options.databaseUrl ?? embedded!.url;
  const { applicationName, poolSize } = options;
  try {
    if (!embedded) await checkSuitable(url);
    const created = options.unchanged ? false : await migrate(url, { log, mustExist, signal: options.signal });
    const db = await openFound({ url, applicationName, log, ...(poolSize === undefined ? {} : { poolSize }) });
    const close = async () => {
      await db.close();
      await embedded?.release();
    };
    const dataDir = embedded?.dataDir ?? resolveDataDir(place);
    return { db, url, dataDir, embedded: embedded !== undefined, created, claim: embedded?.claim, close };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
}
