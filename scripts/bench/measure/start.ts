import { median } from '../numbers.ts';
import { stop } from '../../harness/processes.ts';
import type { Program } from '../service/fixtures.ts';
import type { Service } from '../service/service.ts';

/** Milliseconds from the start of the process to the first answer of the API that needs the database: the median. */
export async function measureStart(service: Service, { key }: Program, rounds: number, node?: string): Promise<number> {
  const probe = { path: '/api/v1/programs/me/readiness', headers: { Authorization: `Bearer ${key}` } };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { child, startMs } = await service.start({ probe, ...(node === undefined ? {} : { node }) });
    times.push(startMs);
    await stop(child);
  }
  return Math.round(median(times));
}
