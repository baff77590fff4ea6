// Starts Debian's PostgreSQL for one test file, as operators install it.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];

/** The folder of the newest complete installation. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((name) => join(DEBIAN, name, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
}

/** In CI the tests must run, so a missing installation is a failure. */
export function findPostgres(): string | undefined {
  const folder = programs();
  if (folder === undefined && process.env.CI) throw new Error(`CI must have PostgreSQL's own ${PROGRAMS.join(', ')}`);
  if (folder === undefined) console.warn(`tests on a PostgreSQL of one's own are SKIPPED: no ${PROGRAMS.join(', ')}`);
  return folder;
}

export interface OwnPostgres {
  /** the URL of a database that belongs to an ordinary role */
  url: string;
  /** the URL of the same database for the superuser */
  adminUrl: string;
  /** the folder of the server's user, with its socket */
  folder: string;
  /** restarts the server as a standby, which can be read; `pg_promote()` makes it a leader again */
  restartAsStandby(): void;
  stop(): void;
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isNaN(uid) ? { uid: 65534, gid: 65534 } : { uid, gid };
}

export async function startOwnPostgres(bin: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-own-postgres-'));
  const user = ordinaryUser();
  chmodSync(folder, 0o711);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', env: { LC_ALL: 'C' }, ...user });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const start = () => run('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options);
  start();
  const admin = `postgres://admin@127.0.0.1:${port}/postgres`;
  execFileSync(join(bin, 'psql'), [
    admin,
    '-qc',
    'create role referral login',
    '-c',
    'create database referral owner referral',
  ]);
  return {
    url: `postgres://referral@127.0.0.1:${port}/referral`,
    adminUrl: `postgres://admin@127.0.0.1:${port}/referral`,
    folder,
    restartAsStandby() {
      run('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w');
      writeFileSync(join(data, 'standby.signal'), '');
      start();
    },
    stop() {
      run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
