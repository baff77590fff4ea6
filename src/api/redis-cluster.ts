// The shared windows in a Redis Cluster: each node has a part of the keys.
import { createRequire } from 'node:module';
import { createCluster, type RedisClientOptions } from '@redis/client';
import { SECOND } from '../lib/clock.ts';
import {
  ANSWER_TIMEOUT_MS,
  CONNECT_TIMEOUT_MS,
  connected,
  countsOf,
  KEY_PREFIX,
  RECONNECT_MS,
  type SharedStore,
} from './redis-limit.ts';

// The client's own calculation of a key's slot; the package does not export it.
const { default: slotOf } = createRequire(import.meta.url)('@redis/client/dist/lib/utils/calculate-slot.js') as {
  default: (key: string) => number;
};

/** How often a client that lacks a node is replaced by one that asks the other nodes for their present addresses. */
const RENEW_MS = 5 * SECOND;
/** How long after the loss of a node its client asks the other nodes who has replaced it. */
const REFRESH_MS = SECOND;

/** The user, password and encryption of an address, which apply to all nodes. */
function credentialsOf(text: string): Pick<RedisClientOptions, 'username' | 'password'> & { tls: boolean } {
  const { protocol, username, password } = new URL(text);
  return {
    tls: protocol === 'rediss:',
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  };
}

function createClient(urls: readonly string[]) {
  const { tls, ...credentials } = credentialsOf(urls[0]!);
  const timing = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: () => RECONNECT_MS };
  return createCluster({
    rootNodes: urls.map((url) => ({ url })),
    // Connecting to all nodes at once would wait for one that is down.
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: REFRESH_MS,
    defaults: { ...credentials, disableOfflineQueue: true, socket: tls ? { ...timing, tls } : timing },
  }).on('error', () => undefined);
}
type Client = ReturnType<typeof createClient>;

interface Connection {
  client: Client;
  spend: SharedStore['spend'];
}

/** Connects to the cluster whose nodes have these addresses; some of them suffice to find the others. */
export function clusterStore(urls: readonly string[], windowMs: number): SharedStore {
  let closed = false;
  let renewal: NodeJS.Timeout | undefined;
  let current = open();

  function open(): Connection {
    const client = createClient(urls);
    // A node that is down when its client first needs it is not looked for elsewhere, so the client is replaced.
    client.on('node-error', () => client === current.client && renewAfter(RENEW_MS));
    return { client, spend: countsOf(client, windowMs) };
  }

  function renewAfter(ms: number): void {
    if (!closed) renewal ??= setTimeout(() => void renew(), ms).unref();
  }

  async function renew(): Promise<void> {
    const next = open();
    const isConnected = await next.client.connect().then(
      () => true,
      () => false,
    );
    renewal = undefined;
    if (!isConnected || closed) {
      next.client.destroy();
      return renewAfter(RECONNECT_MS);
    }
    const { client } = current;
    current = next;
    // By then, its last counts have an answer.
    setTimeout(() => client.destroy(), 2 * ANSWER_TIMEOUT_MS).unref();
  }

  const first = current.client.connect().then(
    () => undefined,
    () => renewAfter(RECONNECT_MS),
  );
  return {
    spend: (key) => current.spend(key),
    serverOf: (key) => current.client.slots[slotOf(`${KEY_PREFIX}:${key}`)]?.master.address ?? '',
    hasServer: (name) => current.client.masters.some(({ address }) => address === name),
    ready: () => connected(first),
    close() {
      closed = true;
      clearTimeout(renewal);
      current.client.destroy();
      return Promise.resolve();
    },
  };
}
