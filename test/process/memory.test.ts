// How much memory `npm start` lets V8 use for short-lived objects.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MIB = 2 ** 20;
/** A semi-space of 16 MiB: V8 counts it three times. Node 24 alone allows 64 MiB, of which a busy service keeps all. */
const YOUNG_MIB = 3 * 16;
const OLD_MIB = 1024;

test('npm start limits the space for short-lived objects, on every version of Node', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const [exec, node, ...options] = scripts.start.split(' ');
  expect([exec, node, options.pop()]).toEqual(['exec', 'node', 'dist/src/main.js']);
  const limit = ['-p', 'v8.getHeapStatistics().heap_size_limit'];
  const printed = execFileSync(process.execPath, [...options, `--max-old-space-size=${OLD_MIB}`, ...limit]);
  expect(Number(printed) / MIB - OLD_MIB).toBeGreaterThan(0);
  expect(Number(printed) / MIB - OLD_MIB).toBeLessThanOrEqual(YOUNG_MIB);
});
