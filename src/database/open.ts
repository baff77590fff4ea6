import { fileURLToPath } from 'node:url';
import { openDb, type Db } from './db.ts';
import { acquireEmbedded, resolveDataDir } from './embedded/index.ts';
import { migrate } from './migrate.ts';

export interface DatabaseOptions {
  /** undefined: the embedded database */
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  applicationName: string;
  poolSize?: number;
  /** refuse, and make nothing, where this service has never been; otherwise what is missing is made */
  mustExist?: boolean;
  /** ends the opening while it waits for others who migrate or hold locks */
  signal?: AbortSignal;
  log(message: string): void;
}

export interface Database {
  db: Db;
  url: string;
  /** where the service keeps its own files */
  dataDir: string;
  embedded: boolean;
  /** disconnects; the embedded database stops when nobody else uses it */
  close(): Promise<void>;
}

/** The package's own folder, the same from source and from compiled code. */
function packageDir(): string {
  const up = import.meta.url.includes('/dist/') ? '../../../' : '../../';
  return fileURLToPath(new URL(up, import.meta.url));
}

/**
 * Opens the configured database, or starts or joins the embedded one, and brings it to the newest schema.
 * @throws NoDatabase when it must exist and does not
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { mustExist = false } = options;
  const log = (text: string) => options.log(text);
  const place = { dataDir: options.dataDir, checkoutDir: packageDir(), log, mustExist };
  const embedded = options.databaseUrl === undefined ? await acquireEmbedded(place) : undefined;
  const url = options.databaseUrl ?? embedded!.url;
  const { applicationName, poolSize } = options;
  try {
    await migrate(url, { log, mustExist, signal: options.signal });
    const db = openDb({ url, applicationName, ...(poolSize === undefined ? {} : { poolSize }) });
    const close = async () => {
      await db.close();
      await embedded?.release();
    };
    return { db, url, dataDir: embedded?.dataDir ?? resolveDataDir(place), embedded: embedded !== undefined, close };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
}
