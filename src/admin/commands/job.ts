import { listJobs } from '../../common/jobs.ts';
import type { Registry } from '../action.ts';

export function registerJob({ noun, reading }: Registry): void {
  noun('job', 'tasks that the service runs on a schedule')
    .command('list')
    .description('list the jobs: when each started last, was last completed and is due again, and why it failed')
    .action(reading(async (_flags: object, { db }) => ({ jobs: await listJobs(db) })));
}
