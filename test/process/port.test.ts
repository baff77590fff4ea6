import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, launch } from './support.ts';

test('a port that is in use stops the start before the database, and the message names another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // Another process uses the next port too.
  const second = createServer().listen(port + 1, '127.0.0.1');
  await once(second, 'listening');
  const next = port + 2;
  const DATA_DIR = join(dataFolder(), 'data');
  try {
    const child = launch({ DATA_DIR, PORT: String(port) });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    const start = `Cannot start: HOST 127.0.0.1 and PORT ${port}: the port is in use. Choose another one: `;
    expect(stderr).toBe(`${start}DATA_DIR=${DATA_DIR} PORT=${next} npm start\n`);
    expect(existsSync(DATA_DIR)).toBe(false);
  } finally {
    other.close();
    second.close();
    rmSync(join(DATA_DIR, '..'), { recursive: true });
  }
}, 60_000);
