import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../../scripts/harness/processes.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { bundled } from '../../support/bundled.ts';

export interface Program {
  url: string;
  /** everything that was printed so far */
  output(): string;
  stop(): Promise<void>;
}

/** Starts an example from source, and waits until it answers. */
export async function startExample(file: string, env: Record<string, string>): Promise<Program> {
  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [await bundled(`examples/${file}`)], {
    cwd: root,
    env: { PATH, HOME, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(text);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    output: () => text,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
