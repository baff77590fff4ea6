// One database machine of the test: etcd, and Patroni with its PostgreSQL.
import { chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from '../../src/database/embedded/run.ts';
import { processesOn, signal } from '../harness/postgres-processes.ts';
import { supervise } from '../harness/supervise.ts';
import type { Network } from './network.ts';
import { killAll, signalAll } from './processes.ts';
import { fileOf, NAMES, settingsOfNode, withSettings, type Places } from './settings.ts';

export interface Node {
  name: string;
  /** its place in lists of machines */
  index: number;
  address: string;
  /** the URL of Patroni's REST API */
  rest: string;
  /** starts what is not running */
  start(): void;
  /** kills all its processes at once, as a power failure does */
  kill(): Promise<void>;
  /** kills Patroni, but not PostgreSQL */
  killPatroni(): void;
  /** kills PostgreSQL, but not Patroni */
  killPostgres(): void;
  killEtcd(): void;
  /** suspends Patroni and PostgreSQL, but not etcd */
  freeze(): void;
  thaw(): void;
  /** the environment with which `patronictl` finds the cluster */
  control: { file: string; env: Record<string, string> };
}

export interface NodeOptions {
  index: number;
  places: Places;
  network: Network;
  /** the folder of the run */
  folder: string;
  logFolder: string;
  runAs: SystemUser | undefined;
  binaries: string;
  passwords: Record<'rest' | 'superuser' | 'replication' | 'rewind', string>;
}

function environments({ index, places, binaries, passwords }: NodeOptions, home: string) {
  const name = NAMES[index]!;
  const etcd = { ETCD_NAME: name, ETCD_DATA_DIR: join(home, 'etcd/data') };
  const patroni = {
    PATRONI_NAME: name,
    PATRONI_POSTGRESQL_DATA_DIR: join(home, 'database/data'),
    PATRONI_POSTGRESQL_BIN_DIR: binaries,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'database/pgpass'),
    PATRONI_RESTAPI_PASSWORD: passwords.rest,
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_PASSWORD: passwords.rewind,
  };
  return {
    etcd: withSettings(settingsOfNode('etcd.env', places, index), etcd),
    patroni: withSettings(settingsOfNode('patroni.env', places, index), patroni),
  };
}

/** Prepares the folder of a machine. Its files must be readable for the database's user, who may not enter the checkout. */
function makeHome({ folder, index, runAs }: NodeOptions): string {
  const home = join(folder, NAMES[index]!);
  const folders = [home, join(home, 'etcd'), join(home, 'database')];
  for (const path of folders) mkdirSync(path, { mode: 0o700 });
  const file = join(home, 'patroni.yaml');
  copyFileSync(fileOf('patroni.yaml'), file);
  for (const path of runAs ? [...folders, file] : []) chownSync(path, runAs!.uid, runAs!.gid);
  return home;
}

export function defineNode(options: NodeOptions): Node {
  const { index, places, network, logFolder, runAs } = options;
  const name = NAMES[index]!;
  const home = makeHome(options);
  const env = environments(options, home);
  const file = join(home, 'patroni.yaml');
  const log = (program: string) => join(logFolder, `${program}-${name}.log`);
  const database = join(home, 'database');
  const program = (command: 'etcd' | 'patroni', cwd: string, ...args: string[]) =>
    supervise({
      ...network.on(index, { command, args }, runAs),
      ...{ env: { HOME: cwd, ...env[command] }, cwd, log: log(command) },
    });
  const etcd = program('etcd', join(home, 'etcd'));
  const patroni = program('patroni', database, file);
  return {
    name,
    index,
    address: places.addresses[index]!,
    rest: `http://${places.addresses[index]}:${places.ports.patroni}`,
    start() {
      etcd.start();
      patroni.start();
    },
    kill: () => killAll(home),
    killPatroni: () => patroni.signal('SIGKILL'),
    killPostgres: () => processesOn(join(database, 'data')).forEach((pid) => signal(pid, 'SIGKILL')),
    killEtcd: () => etcd.signal('SIGKILL'),
    freeze: () => signalAll(database, 'SIGSTOP'),
    thaw: () => signalAll(database, 'SIGCONT'),
    control: { file, env: env.patroni },
  };
}
