// Which jobs run with a configuration.
import type { Outbox } from '../mail/outbox.ts';
import { jobsOf, MAIL_JOB, mailJob, STATEMENTS_JOB, statementsJob, type Job } from './jobs.ts';
import { retentionJobs, type Retention } from './retention.ts';

/** What decides which jobs run. */
export interface JobConfig extends Retention {
  clickLog: object | undefined;
}

/** The jobs of the service; without an outbox it sends no mail, and without a key it closes no month. */
export const configuredJobs = (
  config: JobConfig,
  outbox: Pick<Outbox, 'send'> | undefined,
  secretKey?: Buffer,
): Job[] => [
  ...jobsOf(config.clickLog !== undefined),
  ...(secretKey ? [statementsJob(secretKey)] : []),
  ...retentionJobs(config),
  ...(outbox ? [mailJob(outbox)] : []),
];

/** The names of these jobs. A job that was switched off leaves its row in the database. */
export const configuredJobNames = ({ mail, ...config }: JobConfig & { mail: object | undefined }): string[] => [
  ...configuredJobs(config, undefined).map(({ name }) => name),
  STATEMENTS_JOB,
  ...(mail ? [MAIL_JOB] : []),
];
