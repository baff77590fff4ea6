// Records clicks as the service does, in batches, and measures what the distribution costs.
import { performance } from 'node:perf_hooks';
import { openFound } from '../../src/database/distributed/find.ts';
import { createBatches } from '../../src/tracking/batches.ts';
import type { NewClick } from '../../src/clicks/write.ts';
import { query } from '../harness/query.ts';

const CLICKS = 20_000;
/** the requests that wait for an answer at the same time */
const REQUESTS = 512;

const clickOf = (programs: number, i: number): NewClick => ({
  clickId: `clk_${String(i).padStart(44, '0')}`,
  programId: 1 + (i % programs),
  partnershipId: 1,
  linkId: 1,
  pageUrl: 'https://brand.dev/pricing',
  referrerUrl: undefined,
  additionalData: undefined,
  at: new Date(),
});

/** Records clicks of this many programs; returns clicks a second. Checks that all are stored. */
export async function clicksPerSecond(url: string, programs: number): Promise<number> {
  const db = await openFound({ url });
  const { clicks } = createBatches(db);
  let next = 0;
  const began = performance.now();
  try {
    const send = async () => {
      while (next < CLICKS) await clicks.add(clickOf(programs, next++));
    };
    await Promise.all(Array.from({ length: REQUESTS }, send));
  } finally {
    await db.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const [stored] = await query<{ count: number }>(url, 'select count(*)::int as count from clicks');
  if (stored!.count !== CLICKS) throw new Error(`${stored!.count} of ${CLICKS} clicks are stored`);
  await query(url, 'truncate clicks');
  return Math.round(CLICKS / seconds);
}
