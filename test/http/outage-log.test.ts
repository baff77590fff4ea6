import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { captureLog } from '../support/log.ts';
import { without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

// In an outage the log has one line a second with a count, not one stack for each request.

const captured = captureLog();
let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService({ log: captured.log });
  campaign = await service.make.campaign();
});
beforeEach(async () => {
  await sleep(1_100);
  captured.clear();
});
afterAll(() => service.stop());

interface Failure {
  message: string;
  count: number;
  requestId: string;
  err: { message: string; stack?: string };
}
interface Line {
  level: number;
  msg: string;
  requestId?: string;
  count?: number;
  failures?: Failure[];
  err?: { stack?: string };
}
const ERROR = 50;
const errors = (): Line[] =>
  captured
    .lines()
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level === ERROR);
/** The failures that the lines stand for. */
const counted = (): number => errors().reduce((sum, { count = 1 }) => sum + count, 0);

const click = () => service.click({ affiliate_url: campaign.url });
const sale = () => service.sale({ transaction_id: 'order-1', amount_cents: 100, click_id: 'x' }, { key: campaign.key });

test('the first failure is logged at once with its stack; those of the next second are one line with their number', async () => {
  const began = performance.now();
  await without(service.db, 'links', async () => {
    const first = await click();
    expect(errors()).toMatchObject([
      { msg: 'POST /api/v1/track/click failed', requestId: first.headers['x-request-id'] },
    ]);
    expect(errors()[0]!.err!.stack).toContain('links');
    await Promise.all(Array.from({ length: 60 }, click));
  });
  await expect.poll(counted, { timeout: 3_000 }).toBe(61);
  expect(errors().length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1_000));
  const [, second] = errors();
  expect(second).toMatchObject({ msg: 'requests failed', failures: [{ message: 'POST /api/v1/track/click failed' }] });
});

test('a line for each second of an outage counts every failure, with one stack for each cause', async () => {
  const began = performance.now();
  let failed = 0;
  await without(service.db, 'links', async () => {
    while (performance.now() - began < 2_500) {
      await Promise.all([click(), click(), click()]);
      failed += 3;
    }
  });
  await expect.poll(counted, { timeout: 3_000 }).toBe(failed);
  expect(failed).toBeGreaterThan(20);
  expect(errors().length).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 1_000) + 1);
  expect(captured.text().split('"stack"')).toHaveLength(2);
});

test('another cause in the same second has a line of its own, with its stack', async () => {
  await without(service.db, 'links', click);
  const answer = await without(service.db, 'customers', sale);
  expect(answer.status).toBe(500);
  const [, later] = errors();
  const requestId = answer.headers['x-request-id'];
  expect(later).toMatchObject({ msg: 'POST /api/v1/track/sale failed', requestId });
  expect(later!.err!.stack).toContain('customers');
});

test('what is counted when the service stops is written', async () => {
  const log = captureLog();
  const short = await startService({ log: log.log });
  const { url } = await short.make.campaign();
  await without(short.db, 'links', async () => {
    for (let sent = 0; sent < 5; sent++) await short.click({ affiliate_url: url });
  });
  await short.stop();
  const lines = log.lines().map((line) => JSON.parse(line) as Line);
  expect(lines.filter(({ level }) => level === ERROR).map(({ count = 1 }) => count)).toEqual([1, 4]);
});
