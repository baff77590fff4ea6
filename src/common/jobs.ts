import { statement, type Runner } from '../database/db.ts';
import { MINUTE } from '../lib/clock.ts';

const claim = statement<object>(
  'claim_job',
  `insert into jobs as j (name, due_at, started_at) values ($1, $3, $2)
   on conflict (name) do update set due_at = excluded.due_at, started_at = excluded.started_at, error = null
   where j.due_at <= $2 or j.started_at > $4 returning name`,
);

/** Clocks differ by less. A start time further in the future comes from a fast clock that has been set back. */
const FUTURE_MS = MINUTE;

/** Claims the job if it is due. The next run is due at the given time, even if this process ends before it completes. */
export const claimJob = async (db: Runner, name: string, now: Date, dueAgain: Date): Promise<boolean> =>
  (await db.run(claim, [name, now, dueAgain, new Date(now.getTime() + FUTURE_MS)])).length > 0;

const time = statement<{ now: Date }>('database_time', 'select now()');

/** The current time of the database's clock. */
export const databaseTime = async (db: Runner): Promise<Date> => (await db.run(time, []))[0]!.now;

const finish = statement<object>('finish_job', 'update jobs set finished_at = $2, error = null where name = $1');

export const finishJob = async (db: Runner, name: string, at: Date): Promise<void> => {
  await db.run(finish, [name, at]);
};

const fail = statement<object>('fail_job', 'update jobs set error = $2, due_at = $3 where name = $1');

/** Stores the error of a failed job and the time of its next attempt. */
export const failJob = async (db: Runner, name: string, error: string, dueAgain: Date): Promise<void> => {
  await db.run(fail, [name, error, dueAgain]);
};

/** A job in the operator's list. */
export interface JobRun {
  name: string;
  started_at: Date;
  /** the end of the last run that succeeded */
  finished_at: Date | null;
  error: string | null;
  due_at: Date;
}

const list = statement<JobRun>(
  'list_jobs',
  'select name, started_at, finished_at, error, due_at from jobs order by name',
);

export const listJobs = (db: Runner): Promise<JobRun[]> => db.run(list, []);

/** The jobs with these names. The others are switched off, and their rows stay as they were. */
export const listConfiguredJobs = async (db: Runner, names: readonly string[]): Promise<JobRun[]> =>
  (await listJobs(db)).filter(({ name }) => names.includes(name));
