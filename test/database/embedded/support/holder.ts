import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundled } from '../../../support/bundled.ts';

export interface Ready {
  url: string;
  dataDir: string;
  ms: number;
}

export interface Holder {
  child: ChildProcess;
  said: { word: string; value: unknown }[];
  /** the next line that begins with this word, or an earlier one */
  hear<T>(word: string, count?: number): Promise<T>;
  release(): Promise<void>;
  kill(): Promise<void>;
}

export interface HolderOptions {
  dataDir?: string;
  checkoutDir: string;
  write?: boolean;
  uid?: number;
}

export const NOBODY = 65534;
const script = await bundled('test/database/embedded/support/hold.ts');

export function startHolder({ uid, ...orders }: HolderOptions): Holder {
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const said: Holder['said'] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word = '', ...rest] = line.split(' ');
    said.push({ word, value: JSON.parse(rest.join(' ')) as unknown });
  });
  async function hear<T>(word: string, count = 1): Promise<T> {
    for (let waited = 0; waited < 20_000; waited += 10) {
      const heard = said.filter((line) => line.word === word);
      if (heard.length >= count) return heard[count - 1]?.value as T;
      if (child.exitCode !== null && word !== 'failed') break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`The holder never said "${word}": ${JSON.stringify(said.filter((line) => line.word !== 'row'))}`);
  }
  return {
    child,
    said,
    hear,
    async release() {
      child.stdin?.write('release\n');
      await hear('released');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
