// Real Redis servers, single or as a cluster.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.warn('redis-server is not installed: the tests of shared limits are SKIPPED');

/** Starts a server that stores nothing on disk, and waits until it accepts connections. */
export async function startRedis(port: number, dir: string, options: readonly string[] = []): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir, ...options];
  const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return redis;
}

export async function stopRedis(redis: ChildProcess): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}

/** How long the nodes of a cluster wait before they replace one of them, in milliseconds. */
const NODE_TIMEOUT_MS = 1_500;

export interface RedisCluster {
  /** the addresses of the nodes, as in `REDIS_URL` */
  url: string;
  /** the port of the master that has this key */
  masterOf(key: string): number;
  /** all keys of the masters */
  keys(): string[];
  kill(port: number): Promise<void>;
  stop(): Promise<void>;
}

function cli(port: number, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('redis-cli', ['-p', String(port), ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`redis-cli ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout.trim();
}

/** The ports of the masters with their slots, as one of the nodes knows them. */
function mastersSeenBy(port: number) {
  return cli(port, 'cluster', 'nodes')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , flags = '']) => flags.includes('master') && !flags.includes('fail'))
    .map(([, address = '', , , , , , , ...slots]) => ({
      port: Number(/:(\d+)@/.exec(address)![1]),
      ranges: slots.map((range) => range.split('-').map(Number)),
    }));
}

/** Whether the node knows the whole cluster and, if it is a replica, has the data of its master. */
const isReady = (port: number): boolean =>
  cli(port, 'cluster', 'info').includes('cluster_state:ok') &&
  !cli(port, 'info', 'replication').includes('master_link_status:down');

/** Starts three masters with a replica each. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const dir = mkdtempSync(join(tmpdir(), 'referral-redis-cluster-'));
  const nodes = new Map<number, ChildProcess>();
  for (let i = 0; i < 6; i++) {
    const [port, bus] = [await freePort(), await freePort()];
    const files = ['--cluster-config-file', `${port}.conf`, '--cluster-port', String(bus)];
    const cluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT_MS)];
    nodes.set(port, await startRedis(port, dir, [...cluster, ...files, '--repl-diskless-sync-delay', '0']));
  }
  const addresses = [...nodes.keys()].map((port) => `127.0.0.1:${port}`);
  const [first] = nodes.keys();
  cli(first!, '--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes');
  for (const port of nodes.keys()) {
    while (!isReady(port)) await sleep(50);
  }
  const living = () => [...nodes.keys()][0]!;
  return {
    url: addresses.map((address) => `redis://${address}`).join(','),
    masterOf(key) {
      const slot = Number(cli(living(), 'cluster', 'keyslot', key));
      const owner = mastersSeenBy(living()).find(({ ranges }) =>
        ranges.some(([from = 0, to = from]) => from <= slot && slot <= to),
      );
      return owner!.port;
    },
    keys: () => mastersSeenBy(living()).flatMap(({ port }) => cli(port, 'keys', '*').split('\n')),
    async kill(port) {
      const node = nodes.get(port)!;
      nodes.delete(port);
      await stopRedis(node);
    },
    async stop() {
      await Promise.all([...nodes.values()].map(stopRedis));
      rmSync(dir, { recursive: true });
    },
  };
}
