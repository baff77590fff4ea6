import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { drawPng } from '../../src/lib/picture.ts';

// The process that draws may end or hang at any time; what the service does then.

const DOT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

/** The ids of the processes that draw for this one. */
function drawing(): number[] {
  const table = execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-e'], { encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('draw.ts'))
    .map(([id]) => Number(id));
}

async function drawn(signal: NodeJS.Signals): Promise<Buffer | 'busy' | undefined> {
  const picture = drawPng(DOT);
  await expect.poll(drawing, { timeout: 5000, interval: 5 }).toHaveLength(1);
  process.kill(drawing()[0]!, signal);
  return picture;
}

test('a process that is killed before it has drawn gives no picture, and the next one is drawn', async () => {
  expect(await drawn('SIGKILL')).toBeUndefined();
  expect(await drawPng(DOT)).toBeInstanceOf(Buffer);
});

test(
  'a process that hangs at its start is ended at its limit, and the next one is drawn',
  { timeout: 90_000 },
  async () => {
    expect(await drawn('SIGSTOP')).toBeUndefined();
    expect(drawing()).toEqual([]);
    expect(await drawPng(DOT)).toBeInstanceOf(Buffer);
  },
);

test('a picture that takes much memory to draw ends its process before the machine is full', async () => {
  const caps = `<path stroke="red" stroke-width="4000000" stroke-linecap="round" d="${'M0 0h0'.repeat(9000)}"/>`;
  const picture = drawPng(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${caps}</svg>`));
  let [most, isOver] = [0, false];
  const drawn = picture.finally(() => (isOver = true));
  while (!isOver) {
    const [id] = drawing();
    const table = execFileSync('ps', ['-o', 'pid=,rss=', '-e'], { encoding: 'utf8' }).split('\n');
    const row = table.map((line) => line.trim().split(/\s+/).map(Number)).find(([one]) => one === id);
    most = Math.max(most, (row?.[1] ?? 0) / 1024);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await drawn).toBeUndefined();
  expect(most).toBeLessThan(700);
}, 30_000);
