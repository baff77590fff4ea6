import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Wire {
  /** the server's URL through this proxy */
  url: string;
  /**
   * delays the next message to the server that contains this text, and everything after it, by this many milliseconds
   */
  stall(text: string, milliseconds: number): void;
  /** from now on drops all data in both directions */
  swallow(): void;
  /** resolves when all delayed data has been delivered */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A proxy between client and server that can delay data and deliver it later, even if the client has given up in the
 * meantime.
 */
export async function startWire(serverUrl: string): Promise<Wire> {
  const server = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let trap: { text: string; milliseconds: number } | undefined;
  let swallowing = false;
  let held: Promise<unknown> = Promise.resolve();

  const listener = createServer((client) => {
    const upstream = connect(Number(server.port), server.hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined));
    let before: Promise<unknown> = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      if (swallowing) return;
      if (trap && bytes.includes(trap.text)) {
        const { milliseconds } = trap;
        trap = undefined;
        before = held = new Promise((resolve) => setTimeout(resolve, milliseconds));
      }
      before = before.then(() => upstream.write(bytes));
    });
    // The server sees the client's disconnect only after all data of the client.
    client.on('close', () => void before.then(() => upstream.end()));
    upstream.on('data', (bytes: Buffer) => swallowing || client.write(bytes));
    upstream.on('close', () => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    stall: (text, milliseconds) => void (trap = { text, milliseconds }),
    swallow: () => void (swallowing = true),
    delivered: () => held.then(() => new Promise((resolve) => setTimeout(resolve, 200))),
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
