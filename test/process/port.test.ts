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
  const DATA_DIR = join(dataFolder(), 'data');
  try {
    const child = launch({ DATA_DIR, PORT: String(port) });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    const free = port === 65535 ? 3000 : port + 1;
    expect(stderr).toBe(
      `Cannot start: HOST 127.0.0.1 and PORT ${port}: the port is in use. Choose another one: PORT=${free} npm start\n`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  } finally {
    other.close();
    rmSync(join(DATA_DIR, '..'), { recursive: true });
  }
}, 60_000);
