import { afterEach, beforeEach, expect, test } from 'vitest';
import { clickTables } from '../../src/database/partitions.ts';
import type { Demo } from '../../src/demo/file.ts';
import { MINUTE } from '../../src/lib/clock.ts';
import { asSystem } from '../../src/common/audit.ts';
import { pruneClicks } from '../../src/clicks/prune.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { startService, type Service } from '../support/service.ts';
import { makeDemo, writePast } from './support.ts';

// The history of the demo is longer than clicks may be stored: older clicks are deleted, but only when they are counted.

/** Longer ago than the attribution window of the demo, 45 days. */
const OLDEST = 'clicks_2026_09';

let service: Service;
let demo: Demo;
beforeEach(async () => {
  service = await startService();
  service.clock.set('2026-11-22T15:30:00Z');
  demo = await makeDemo(service);
});
afterEach(() => service.stop());

const prune = () => pruneClicks(service.db, 7, service.clock.now(), asSystem);
/** Totals end a quarter of an hour ago. */
const roll = () => rollUp(service.db, new Date(service.clock.now().getTime() + 20 * MINUTE));
const tables = async () => (await clickTables(service.db)).map(({ name }) => name);
/** The clicks of the history in the totals. */
async function clicksInTotals(): Promise<number> {
  await roll();
  const { rows } = await service.db.knex.raw<{ rows: { clicks: number }[] }>(
    'select coalesce(sum(clicks), 0)::int as clicks from partnership_totals where program_id = ?',
    [demo.program_id],
  );
  return rows[0]!.clicks;
}
const storedClicks = () => service.db.knex('clicks').where({ program_id: demo.program_id }).count().first();

test('old clicks of the history are deleted once they are in the totals, and a later start brings no month back', async () => {
  await writePast(service, demo);
  expect((await prune())!.dropped).not.toContain(OLDEST);
  const counted = await clicksInTotals();
  expect(await storedClicks()).toEqual({ count: counted });
  expect((await prune())!.dropped).toContain(OLDEST);
  expect(await clicksInTotals()).toBe(counted);
  expect(await writePast(service, demo)).toBe(false);
  expect(await tables()).not.toContain(OLDEST);
});

test('a history whose first start ended midway is written whole, also if its months were pruned meanwhile', async () => {
  const stopping = new AbortController();
  const writing = writePast(service, demo, stopping.signal);
  setTimeout(() => stopping.abort(new Error('stopped')), 200);
  await expect(writing).rejects.toThrow('stopped');
  await roll();
  expect((await prune())!.dropped).toContain(OLDEST);
  expect(await writePast(service, demo)).toBe(true);
  expect(await tables()).toContain(OLDEST);
  expect(await storedClicks()).toEqual({ count: await clicksInTotals() });
});

test('nothing is pruned while the history is written', async () => {
  const writing = { over: false };
  const written = writePast(service, demo).finally(() => (writing.over = true));
  while (!writing.over) {
    await prune();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await written).toBe(true);
  expect(await storedClicks()).toEqual({ count: await clicksInTotals() });
  expect(await clicksInTotals()).toBeGreaterThan(2_000);
});
