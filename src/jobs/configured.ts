// Which jobs run with a configuration.
import type { Outbox } from '../mail/outbox.ts';
import { JOBS, MAIL_JOB, mailJob, type Job } from './jobs.ts';
import { retentionJobs, type Retention } from './retention.ts';

/** The jobs of the service; without an outbox it sends no mail. */
export const configuredJobs = (config: Retention, outbox: Pick<Outbox, 'send'> | undefined): Job[] => [
  ...JOBS,
  ...retentionJobs(config),
  ...(outbox ? [mailJob(outbox)] : []),
];

/** The names of these jobs. A job that was switched off leaves its row in the database. */
export const configuredJobNames = ({ mail, ...config }: Retention & { mail: object | undefined }): string[] => [
  ...configuredJobs(config, undefined).map(({ name }) => name),
  ...(mail ? [MAIL_JOB] : []),
];
