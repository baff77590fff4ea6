import { afterEach, expect, test } from 'vitest';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';

// LOG_SAMPLE keeps the log of a busy service small. What was refused or failed is always in it.

let service: Service | undefined;
afterEach(() => service?.stop());

interface Line {
  status: number;
  sample?: number;
}

async function linesWith(logSample: number, successes: number): Promise<Line[]> {
  const captured = captureLog();
  service = await startService({ log: captured.log, logSample });
  const { code, url } = await service.make.campaign();
  expect(code).toBeDefined();
  for (let sent = 0; sent < successes; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => service!.click({ affiliate_url: url })));
  }
  for (let sent = 0; sent < 20; sent++) await service.click({});
  return captured
    .lines()
    .map((line) => JSON.parse(line) as Line & { msg: string })
    .filter(({ msg }) => msg === 'request');
}

const count = (lines: Line[], status: number): number => lines.filter((line) => line.status === status).length;

test('a share of the successful requests is logged, and each of its lines names the share', async () => {
  const lines = await linesWith(0.25, 400);
  // Six standard deviations of a random share.
  expect(count(lines, 200)).toBeGreaterThan(48);
  expect(count(lines, 200)).toBeLessThan(152);
  expect(lines.filter(({ status }) => status === 200).every(({ sample }) => sample === 0.25)).toBe(true);
});

test('every refusal is logged, and without a share, since all of them are', async () => {
  const lines = await linesWith(0, 50);
  expect(count(lines, 200)).toBe(0);
  expect(count(lines, 400)).toBe(20);
  expect(lines.some((line) => 'sample' in line)).toBe(false);
});

test('without a sample, every request is logged', async () => {
  const lines = await linesWith(1, 50);
  expect([count(lines, 200), count(lines, 400)]).toEqual([50, 20]);
  expect(lines.some((line) => 'sample' in line)).toBe(false);
});
