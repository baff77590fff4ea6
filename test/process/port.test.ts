import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, launch } from './support.ts';

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Two servers on neighbouring ports. Other tests also use ports, so the second one may be taken. */
async function neighbours(): Promise<[Server, Server]> {
  const first = await listen(0);
  try {
    return [first, await listen((first.address() as AddressInfo).port + 1)];
  } catch {
    first.close();
    return neighbours();
  }
}

test('a port that is in use stops the start before the database, and the message names another one', async () => {
  const [other, second] = await neighbours();
  const { port } = other.address() as AddressInfo;
  const DATA_DIR = join(dataFolder(), 'data');
  try {
    const child = launch({ DATA_DIR, PORT: String(port) });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    const start = `Cannot start: HOST 127.0.0.1 and PORT ${port}: the port is in use. Choose another one: `;
    const [, next] = /PORT=(\d+) npm start\n$/.exec(stderr) ?? [];
    expect(stderr).toBe(`${start}DATA_DIR=${DATA_DIR} PORT=${next} npm start\n`);
    // The first that is free, which is the one after both unless another test uses it.
    expect(Number(next)).toBeGreaterThan(port + 1);
    expect(existsSync(DATA_DIR)).toBe(false);
  } finally {
    other.close();
    second.close();
    rmSync(join(DATA_DIR, '..'), { recursive: true });
  }
}, 60_000);
