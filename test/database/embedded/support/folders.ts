import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  chmodSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Temp folders of one test file, and the servers that may still be running in them. */
export interface Folders {
  make(mode?: number): string;
  /** removes this folder, which another process created, at the end too */
  adopt(folder: string): void;
  clean(): void;
}

export function tempFolders(): Folders {
  const made: string[] = [];
  return {
    make(mode = 0o755) {
      const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
      chmodSync(folder, mode);
      made.push(folder);
      return folder;
    },
    adopt: (folder) => made.push(folder),
    clean() {
      for (const folder of made) {
        for (const inside of [folder, join(folder, 'data'), join(folder, '.data')]) killServer(inside);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

export function serverPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

/** Kills the server only if it is really running in this folder. */
function killServer(dataDir: string): void {
  const pid = serverPid(dataDir);
  if (pid === undefined) return;
  try {
    const cwd = process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : '';
    if (cwd === join(dataDir, 'postgres', 'data')) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

export async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

export async function until(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 25) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Waited in vain: ${what}`);
}

export function makeFolder(path: string, mode: number): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

/**
 * The files of the cluster in a data folder. If other users cannot access the checkout, there is also a copy of the
 * PostgreSQL programs.
 */
export const clusterFiles = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => !name.startsWith('native-'));
