import { spawnSync } from 'node:child_process';
import { freePort } from '../lib/free-port.ts';
import { atEnd } from './cleanup.ts';
import { supervise } from './supervise.ts';

export interface Redis {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server that writes nothing to disk. */
export async function startRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = supervise({ command: 'redis-server', args, env: {}, cwd: folder });
  const start = async () => {
    const output = server.start()?.stdout;
    if (!output) return;
    for await (const chunk of output) if (String(chunk).includes('Ready to accept')) break;
    output.resume();
  };
  atEnd(server.kill);
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill: server.kill };
}
