// Which jobs run with a configuration.
import {
  AWAITED_EVENTS_JOB,
  awaitedEventsJob,
  OVERDUE_EVENTS_JOB,
  overdueEventsJob,
  type Applying,
} from './awaited-events.ts';
import { CATCH_UP_JOB, catchUpJob } from './catch-up.ts';
import type { CatchUp } from '../payments/catch-up/nightly.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Reminding } from '../payouts/payday.ts';
import {
  jobsOf,
  linkHostsJob,
  MAIL_JOB,
  mailJob,
  NEWS_JOB,
  newsJob,
  PAYDAY_JOB,
  paydayJob,
  STATEMENTS_JOB,
  statementsJob,
  type Job,
} from './jobs.ts';
import { retentionJobs, type Retention } from './retention.ts';

/** What decides which jobs run. */
export interface JobConfig extends Retention {
  clickLog: object | undefined;
  /** the name servers; unset: those of the system */
  dnsServers?: readonly string[] | undefined;
  /** when payment processors are asked, in minutes after midnight (UTC); unset: never */
  catchUpAt?: number | undefined;
}

/** What the jobs that mail need. */
export type Mailing = Reminding & { mailer: Pick<Mailer, 'send'> };

/** What the jobs need that an operator's command does not have. */
export interface JobDeps {
  secretKey: Buffer;
  applying: Applying;
  /** unset: payment processors are not asked */
  catchUp?: CatchUp | undefined;
}

/** The jobs of the service; without `mailing` it sends no mail, and without `deps` there are those that need nothing of it. */
export const configuredJobs = (config: JobConfig, mailing: Mailing | undefined, deps?: JobDeps): Job[] => [
  ...jobsOf(config.clickLog !== undefined),
  linkHostsJob(config.dnsServers && { servers: config.dnsServers }),
  ...(deps
    ? [
        statementsJob(deps.secretKey),
        awaitedEventsJob(deps.applying),
        overdueEventsJob(deps.applying),
        ...(deps.catchUp ? [catchUpJob(deps.applying, deps.catchUp)] : []),
      ]
    : []),
  ...retentionJobs(config),
  ...(mailing ? [paydayJob(mailing), newsJob(mailing), mailJob(mailing.mailer)] : []),
];

/** The names of these jobs. A job that was switched off leaves its row in the database. */
export const configuredJobNames = ({ mail, ...config }: JobConfig & { mail: object | undefined }): string[] => [
  ...configuredJobs(config, undefined).map(({ name }) => name),
  STATEMENTS_JOB,
  AWAITED_EVENTS_JOB,
  OVERDUE_EVENTS_JOB,
  ...(config.catchUpAt === undefined ? [] : [CATCH_UP_JOB]),
  ...(mail ? [PAYDAY_JOB, NEWS_JOB, MAIL_JOB] : []),
];
