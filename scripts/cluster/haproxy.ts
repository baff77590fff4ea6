// HAProxy with the configuration of deploy/ha.
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../lib/free-port.ts';
import { atEnd } from '../harness/cleanup.ts';
import { until } from '../harness/scene.ts';
import { supervise } from '../harness/supervise.ts';
import { fileOf, NAMES, readSettings, withSettings, type Places } from './settings.ts';

export interface Haproxy {
  /** the address at which the leader of the database is reached */
  database: { host: string; port: number };
  /** the URL at which the service is reached */
  url: string;
  start(): Promise<void>;
}

const LISTENS_MS = 5_000;
/** Until its first check, HAProxy takes every machine for the leader. */
const FIRST_CHECKS_MS = 1_500;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts HAProxy for the database and for the instances of the service at these ports. */
export async function startHaproxy(places: Places, services: readonly number[], logFolder: string): Promise<Haproxy> {
  const [database, service] = (await freePorts(2)) as [number, number];
  const machines = NAMES.map((name, i) => [
    `DATABASE_${name.toUpperCase()}`,
    `${places.addresses[i]}:${places.ports.postgres}`,
  ]);
  const env = withSettings(readSettings('haproxy.env'), {
    ...(Object.fromEntries(machines) as Record<string, string>),
    DATABASE_LISTEN: `127.0.0.1:${database}`,
    PATRONI_PORT: String(places.ports.patroni),
    SERVICE_LISTEN: `127.0.0.1:${service}`,
    SERVICE_A: `127.0.0.1:${services[0]}`,
    SERVICE_B: `127.0.0.1:${services[1]}`,
  });
  const args = ['-db', '-f', fileOf('database.cfg'), '-f', fileOf('service.cfg')];
  const { PATH = '' } = process.env;
  const proxy = supervise({
    ...{ command: 'haproxy', args, cwd: logFolder, log: join(logFolder, 'haproxy.log') },
    env: { PATH: `${PATH}:/usr/sbin`, ...env },
  });
  const start = async () => {
    if (!proxy.start()) return;
    await until('that HAProxy listens', LISTENS_MS, async () => (await listens(service)) || undefined);
    await sleep(FIRST_CHECKS_MS);
  };
  atEnd(proxy.kill);
  await start();
  return { database: { host: '127.0.0.1', port: database }, url: `http://127.0.0.1:${service}`, start };
}
