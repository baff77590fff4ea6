// Makes the picture that is served of one that somebody sends, in a process of its own: the native code that draws cannot be
// interrupted.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SECOND } from './clock.ts';

/** For starting the process, which a busy machine does slowly, and for drawing. */
const START_MS = 15 * SECOND;
const DRAW_MS = 8 * SECOND;
const MOST_WAITING = 3;
const HEAP_MB = 128;

const isBuilt = import.meta.url.endsWith('.js');
const FILE = fileURLToPath(new URL(isBuilt ? './draw.js' : './draw.ts', import.meta.url));

/** What the process needs to find its libraries and fonts; no secret of ours. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.includes(name)));

/** Undefined if the file cannot be read, or drawing it does not end in time. The process ends with ours. */
function drawOnce(bytes: Buffer): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = fork(FILE, [], {
      env: environment(),
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isBuilt ? [] : ['--import', 'tsx'])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let png: Buffer | undefined;
    const kill = (): boolean => child.kill('SIGKILL');
    let timer = setTimeout(kill, START_MS);
    const end = () => {
      clearTimeout(timer);
      resolve(png);
    };
    // It says that it has started, and then what it has drawn.
    child.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(kill, DRAW_MS);
      child.once('message', (drawn) => {
        png = drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
        kill();
      });
      // It may have ended already: then its exit says so.
      child.send(bytes, () => undefined);
    });
    child.once('error', end);
    child.once('exit', end);
  });
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * A PNG that fits into a square, without what else the file says, such as where a photograph was taken. Undefined if the
 * bytes cannot be read or cost too much; `busy` if too many others wait: one is drawn at a time.
 */
export async function drawPng(bytes: Buffer): Promise<Buffer | 'busy' | undefined> {
  if (waiting > MOST_WAITING) return 'busy';
  waiting += 1;
  const drawn = last.then(() => drawOnce(bytes));
  last = drawn.catch(() => undefined);
  try {
    return await drawn;
  } finally {
    waiting -= 1;
  }
}
