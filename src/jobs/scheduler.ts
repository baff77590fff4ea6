import type { Logger } from 'pino';
import type { Db } from '../database/db.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import { claimJob, failJob, finishJob } from '../common/jobs.ts';
import { JOBS, type Job } from './jobs.ts';

const LOOK_EVERY_MS = 30 * SECOND;
const RETRY_AFTER_MS = 60 * SECOND;

export interface SchedulerOptions {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  jobs?: readonly Job[];
  /** aborts the running job */
  signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

async function runIfDue(
  { db, clock, log, signal = NEVER }: SchedulerOptions,
  { name, everyMs, run }: Job,
): Promise<void> {
  const now = clock.now();
  if (!(await claimJob(db, name, now, later(now, everyMs)))) return;
  try {
    await run({ db, clock, now, signal });
    await finishJob(db, name, clock.now());
  } catch (error) {
    log.error({ err: error, job: name }, 'a job failed');
    const reason = error instanceof Error ? error.message : String(error);
    await failJob(db, name, reason, later(clock.now(), RETRY_AFTER_MS));
  }
}

/** Runs the due jobs that no other instance has claimed. Never rejects: a failed job is retried later. */
export async function runDueJobs(options: SchedulerOptions): Promise<void> {
  for (const job of options.jobs ?? JOBS) {
    if (options.signal?.aborted) return;
    await runIfDue(options, job).catch((error: unknown) =>
      options.log.error({ err: error, job: job.name }, 'a job could not be started'),
    );
  }
}

export interface Scheduler {
  /** Starts no further job and aborts the running one. */
  stop(): Promise<void>;
}

/** Checks immediately, and then at intervals, which jobs are due. */
export function startScheduler(options: SchedulerOptions): Scheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = runDueJobs({ ...options, signal }).finally(() => {
      if (!signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS).unref();
    });
  };
  look();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
