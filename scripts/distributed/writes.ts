// Writes clicks in batches, as the service does, and measures the overhead of the distribution.
import { performance } from 'node:perf_hooks';
import { openDb } from '../../src/database/db.ts';
import { insertClicks, type NewClick } from '../../src/store/clicks.ts';
import { query } from './cluster.ts';

const ROWS = 256;
const BATCHES = 40;
/** as many as one process of the service has under way */
const FLIGHTS = 2;

const clickOf = (programs: number, batch: number, i: number): NewClick => ({
  clickId: `clk_${String(batch * ROWS + i).padStart(44, '0')}`,
  programId: 1 + ((batch * ROWS + i) % programs),
  partnershipId: 1,
  linkId: 1,
  pageUrl: 'https://brand.dev/pricing',
  referrerUrl: undefined,
  additionalData: undefined,
  at: new Date(),
});

/** Writes the batches with clicks of this many programs each; returns clicks a second. Checks that all are stored. */
export async function clicksPerSecond(url: string, programs: number): Promise<number> {
  const db = openDb({ url });
  const batches = Array.from({ length: BATCHES }, (_, batch) =>
    Array.from({ length: ROWS }, (_, i) => clickOf(programs, batch, i)),
  );
  const began = performance.now();
  try {
    const send = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) await insertClicks(db, batch);
    };
    await Promise.all(Array.from({ length: FLIGHTS }, send));
  } finally {
    await db.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const [stored] = await query<{ count: number }>(url, 'select count(*)::int as count from clicks');
  if (stored!.count !== BATCHES * ROWS) throw new Error(`${stored!.count} of ${BATCHES * ROWS} clicks are stored`);
  await query(url, 'truncate clicks');
  return Math.round((BATCHES * ROWS) / seconds);
}
