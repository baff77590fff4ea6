// HAProxy with the configuration of deploy/ha.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../lib/free-port.ts';
import { atEnd, own } from '../../faults/world/cleanup.ts';
import { fileOf, NAMES, readSettings, withSettings, type Places } from './settings.ts';

export interface Haproxy {
  /** the address at which the leader of the database is reached */
  database: { host: string; port: number };
  /** the URL at which the service is reached */
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

const ATTEMPTS = 100;
const PAUSE_MS = 50;
/** Until its first check, HAProxy takes every machine for the leader. */
const FIRST_CHECKS_MS = 1_500;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilListens(port: number): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await listens(port)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error('HAProxy does not start; see its log');
}

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
  let child: ChildProcess | undefined;
  const running = () => child?.exitCode === null && child.signalCode === null;
  const start = async () => {
    if (running()) return;
    const output = openSync(join(logFolder, 'haproxy.log'), 'a');
    const args = ['-db', '-f', fileOf('database.cfg'), '-f', fileOf('service.cfg')];
    const { PATH = '' } = process.env;
    const options = { env: { PATH: `${PATH}:/usr/sbin`, ...env }, stdio: ['ignore', output, output] as const };
    child = own(spawn('haproxy', args, { ...options, stdio: [...options.stdio] }));
    closeSync(output);
    await untilListens(service);
    await sleep(FIRST_CHECKS_MS);
  };
  const kill = async () => {
    if (!running()) return;
    child!.kill('SIGKILL');
    await once(child!, 'exit');
  };
  atEnd(kill);
  await start();
  return { database: { host: '127.0.0.1', port: database }, url: `http://127.0.0.1:${service}`, start, kill };
}
