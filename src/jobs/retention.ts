// The jobs that delete what is older than the operator stores it.
import { DAY, HOUR } from '../lib/clock.ts';
import { asSystem } from '../common/audit.ts';
import { pruneClicks } from '../clicks/prune.ts';
import { pruneTestEvents } from '../integration/prune-test-events.ts';
import type { Job } from './jobs.ts';

/** Undefined: stored without a time limit. */
export interface Retention {
  retainClicksDays: number | undefined;
  retainTestEventsDays: number | undefined;
}

const oldClicks = (days: number): Job => ({
  name: 'old-clicks',
  everyMs: HOUR,
  run: async ({ db, now }) => void (await pruneClicks(db, days, now, asSystem)),
});

const oldTestEvents = (days: number): Job => ({
  name: 'old-test-events',
  everyMs: HOUR,
  run: ({ db, now, signal }) => pruneTestEvents(db, new Date(now.getTime() - days * DAY), signal),
});

/** The jobs for these time limits; none without one. */
export function retentionJobs({ retainClicksDays, retainTestEventsDays }: Retention): Job[] {
  return [
    ...(retainClicksDays === undefined ? [] : [oldClicks(retainClicksDays)]),
    ...(retainTestEventsDays === undefined ? [] : [oldTestEvents(retainTestEventsDays)]),
  ];
}
