// Which jobs run with a configuration.
import type { Outbox } from '../mail/outbox.ts';
import { jobsOf, MAIL_JOB, mailJob, type Job } from './jobs.ts';
import { retentionJobs, type Retention } from './retention.ts';

/** What decides which jobs run. */
export interface JobConfig extends Retention {
  clickLog: object | undefined;
}

/** The jobs of the service; without an outbox it sends no mail. */
export const configuredJobs = (config: JobConfig, outbox: Pick<Outbox, 'send'> | undefined): Job[] => [
  ...jobsOf(config.clickLog !== undefined),
  ...retentionJobs(config),
  ...(outbox ? [mailJob(outbox)] : []),
];

/** The names of these jobs. A job that was switched off leaves its row in the database. */
export const configuredJobNames = ({ mail, ...config }: JobConfig & { mail: object | undefined }): string[] => [
  ...configuredJobs(config, undefined).map(({ name }) => name),
  ...(mail ? [MAIL_JOB] : []),
];
