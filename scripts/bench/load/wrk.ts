import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { own } from '../../harness/cleanup.ts';
import { root } from '../../harness/processes.ts';
import { CONNECTIONS, Exhausted, headOf, type Job, type Outcome } from './job.ts';

const SCRIPT = join(root, 'scripts/bench/load/wrk.lua');

/** Whether this machine has `wrk`, the load generator that costs the least. */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

type Summary = Record<'microseconds' | 'refused' | 'failed' | 'wrong' | 'exhausted', number> &
  Record<'sent' | 'answered' | 'p50' | 'p99', number>;

function read(output: string, { status, path }: Job): Outcome {
  const line = output.trim().split('\n').at(-1)!;
  if (!line.startsWith('{')) throw new Error(`wrk did not finish in order: ${output}`);
  const { sent, answered, microseconds, refused, failed, wrong, exhausted, p50, p99 } = JSON.parse(line) as Summary;
  if (exhausted) throw new Exhausted(`${path}: the prepared bodies were used up`);
  const unexpected = status > 399 ? wrong : refused;
  if (unexpected > 0 || failed > 0)
    throw new Error(`${path}: ${unexpected} answers with another status than ${status}, ${failed} failed requests`);
  const seconds = microseconds / 1e6;
  return { sent, answered, seconds, rate: answered / seconds, p50: p50 / 1000, p99: p99 / 1000 };
}

/**
 * Sends as fast as answers come, for this number of seconds. wrk corrects the percentiles for the requests that were
 * delayed by a slow answer.
 */
export async function runWrk(job: Job, seconds: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-wrk-'));
  const [head, bodies] = [join(folder, 'head'), join(folder, 'bodies')];
  try {
    writeFileSync(head, headOf(job));
    writeFileSync(bodies, `${job.bodies.join('\n')}\n`);
    const flags = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT];
    const args = [...flags, `http://127.0.0.1:${job.port}`, '--', head, bodies, String(job.status), String(job.repeat)];
    const running = promisify(execFile)('wrk', args);
    own(running.child);
    return read((await running).stdout, job);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
