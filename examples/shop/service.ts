// Runs the service as its users do, as a separate process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningService {
  baseUrl: string;
  /** Stops the service, and waits until it has closed its database. */
  stop(): Promise<void>;
}

/** Starts the service on the embedded database (or DATABASE_URL) and waits until it is listening. */
export async function startService(port: number): Promise<RunningService> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), BASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listens on (\S+)\n/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('The service could not start.')));
  });
  return {
    baseUrl,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
