import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Different ports of this machine that nothing listens on. Another program can take one before the caller does. All are
 * held until the last is chosen: the system can give the same one twice.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A port of this machine that nothing listens on. Another program can take it before the caller does. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
