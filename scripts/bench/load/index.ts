import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { own } from '../../harness/cleanup.ts';
import type { Order, Report } from './generator.ts';
import { Exhausted, type Job, type Outcome } from './job.ts';
import { hasWrk, runWrk } from './wrk.ts';

export interface Load {
  /** what sends at full load */
  generator: 'wrk' | 'node:net';
  /** sends as fast as answers come */
  saturate(job: Job, seconds: number): Promise<Outcome>;
  /** sends at a fixed rate per second; latencies count from when a request was due */
  pace(job: Job, seconds: number, rate: number): Promise<Outcome>;
  /** sends every body once and returns a field of each answer, in the order of the bodies */
  sendAll(job: Job, collect?: string): Promise<string[]>;
}

type Give = (order: Order) => Promise<Extract<Report, { kind: 'done' }>>;

/** Starts the generator's process, which takes one order at a time. */
function startGenerator(): Give {
  const file = fileURLToPath(new URL('generator.ts', import.meta.url));
  const child = own(fork(file, { execArgv: ['--import', 'tsx'] }));
  let settle: (report: Report) => void = () => undefined;
  child.on('message', (report: Report) => settle(report));
  child.on('exit', () => settle({ kind: 'failed', message: 'the load generator ended' }));
  return async (order) => {
    const report = await new Promise<Report>((resolve) => {
      settle = resolve;
      child.send(order);
    });
    return done(order, report);
  };
}

function done(order: Order, report: Report): Extract<Report, { kind: 'done' }> {
  if (report.kind === 'exhausted') throw new Exhausted(`${order.job.path}: the prepared bodies were used up`);
  if (report.kind === 'failed') throw new Error(report.message);
  return report;
}

/** The load generators: `wrk` for full load where it is installed, else a process of Node's for everything. */
export function createLoad(): Load {
  const give = startGenerator();
  const generator = hasWrk() ? 'wrk' : 'node:net';
  return {
    generator,
    saturate: async (job, seconds) =>
      generator === 'wrk' ? runWrk(job, seconds) : (await give({ job, seconds })).outcome,
    pace: async (job, seconds, rate) => (await give({ job, seconds, rate })).outcome,
    sendAll: async (job, collect) =>
      (await give({ job: { ...job, repeat: false }, ...(collect === undefined ? {} : { collect }) })).collected,
  };
}
