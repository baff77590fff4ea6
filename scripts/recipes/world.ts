// The service with a program, a partner and a link, behind a connection that can be cut.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port.ts';
import { root, startServer } from '../harness/processes.ts';
import { atEnd } from '../harness/cleanup.ts';

export interface World {
  /** the address that examples use; it can be cut */
  url: string;
  /** the service's own address */
  serviceUrl: string;
  programId: number;
  key: string;
  partnerId: number;
  /** the code of the partner's link */
  code: string;
  /** cuts or restores the connection at `url` */
  setReachable(reachable: boolean): void;
  /** runs an operator command and returns the document that it prints */
  admin: (...args: string[]) => Promise<Record<string, unknown>>;
}

/** Forwards connections to a port until it is cut. */
async function startLine(port: number): Promise<Pick<World, 'url' | 'setReachable'>> {
  const open = new Set<Socket>();
  let reachable = true;
  const server = createServer((near) => {
    if (!reachable) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setReachable(wanted) {
      reachable = wanted;
      if (!wanted) for (const socket of open) socket.destroy();
    },
  };
}

/** Starts the built service on an embedded database of its own. */
export async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-recipes-'));
  chmodSync(folder, 0o711); // if root runs this, the embedded database's own user needs access
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  await startServer({
    args: ['dist/src/main.js'],
    port,
    // The proxies' recipes forward the visitor's address.
    env: { DATA_DIR: folder, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' },
    log: join(folder, 'service.log'),
    probe: { path: '/healthz' },
  });
  const { PATH = '', HOME = '' } = process.env;
  const admin: World['admin'] = async (...args) => {
    const command = ['dist/src/admin/main.js', ...args];
    const env = { PATH, HOME, DATA_DIR: folder };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const terms = ['--commission-type', 'percent', '--commission-rate', '20'];
  const program = await admin('program', 'create', '--name', 'Brand', '--domain', 'brand.dev', ...terms);
  const partner = await admin('partner', 'create', '--name', 'Anna', '--email', 'anna@partner.dev');
  const ids = ['--program-id', String(program.program_id), '--partner-id', String(partner.partner_id)];
  await admin('partner', 'join', ...ids);
  await admin('link', 'create', '--code', 'anna', ...ids);
  return {
    ...(await startLine(port)),
    serviceUrl: `http://127.0.0.1:${port}`,
    programId: program.program_id as number,
    key: program.api_key as string,
    partnerId: partner.partner_id as number,
    code: 'anna',
    admin,
  };
}
