import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../lib/free-port.ts';
import { atEnd, own } from './cleanup.ts';

export interface Redis {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server that writes nothing to disk. */
export async function startRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    if (child?.exitCode === null && child.signalCode === null) return;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    const started = own(spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] }));
    child = started;
    for await (const chunk of started.stdout) if (String(chunk).includes('Ready to accept')) break;
    started.stdout.resume();
  };
  const kill = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  atEnd(kill);
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}
