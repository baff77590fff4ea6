// Starts Debian's PgBouncer in front of a server, as operators install it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** In CI the tests must run, so a missing program is a failure. */
export function hasPgBouncer(): boolean {
  if (PROGRAM === undefined && process.env.CI) throw new Error('CI must have pgbouncer');
  if (PROGRAM === undefined) console.warn('tests behind PgBouncer are SKIPPED: no pgbouncer');
  return PROGRAM !== undefined;
}

export interface PgBouncer {
  /** the same database through PgBouncer */
  url: string;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
    socket.on('connect', () => socket.destroy());
  });

/** `mode`: `session` or `transaction`. All else is as PgBouncer has it by default. */
export async function startPgBouncer(databaseUrl: string, mode: string, more: string[] = []): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'referral-pgbouncer-'));
  chmodSync(folder, 0o755);
  const listen = await freePort();
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port} user=${username}${secret}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listen}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    ...more,
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  // As root it changes to an ordinary user.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM!, ['-q', ...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  while (!(await answers(listen)) && child.exitCode === null) await sleep(20);
  return {
    url: `postgres://${username}@127.0.0.1:${listen}${pathname}`,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
