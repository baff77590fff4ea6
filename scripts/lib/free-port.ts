import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below those that the system gives to connections and to servers that ask for any port: it takes none of these itself. */
const [FIRST, LAST] = [15_000, 32_000];

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(Boolean, () => false);
    if (isFree) return { server, port };
  }
}

/**
 * Different ports of this machine that nothing listens on. Another program can take one before the caller does. All are
 * held until the last is chosen.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, listenSomewhere));
  await Promise.all(held.map(({ server }) => once(server.close(), 'close')));
  return held.map(({ port }) => port);
}

/** A port of this machine that nothing listens on. Another program can take it before the caller does. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
