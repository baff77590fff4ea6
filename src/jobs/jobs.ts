// The periodic jobs of the service.
import type { Db } from '../database/db.ts';
import { ensureClickMonths, monthStart } from '../database/partitions.ts';
import { gatherStatistics } from '../stats/statistics.ts';
import { HOUR, MINUTE, SECOND, type Clock } from '../lib/clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { approveDue } from '../commissions/approve-due.ts';
import { mailWaiting } from '../mail/applications.ts';
import { mailFirstCommissions } from '../mail/first-commission.ts';
import { mailEndingKeys } from '../mail/keys.ts';
import type { Writing } from '../mail/news-of-events.ts';
import { mailDigests, mailSummaries } from '../mail/summaries.ts';
import { mailSilence } from '../payments/silence.ts';
import { remindOwners, type Reminding } from '../payouts/payday.ts';
import { settleMergers } from '../operator/merge-partners.ts';
import type { NameOptions } from '../lib/names.ts';
import { checkLinkHosts } from '../link-hosts/check.ts';
import { expireInvitations } from '../invitations/expire.ts';
import { closeStatements } from '../statements/close.ts';
import { databaseTime } from '../common/jobs.ts';
import { pruneMails } from '../mail/mails.ts';
import { pruneKeys } from '../common/idempotency.ts';
import { pruneSignIns } from '../accounts/prune-sessions.ts';
import { rollUp, SHORT_MARGIN_MS } from '../stats/roll-up.ts';
import { pruneWebhookEvents } from '../webhooks/prune.ts';
import { hasNoStragglers } from '../stats/stragglers.ts';

/** What a job receives. */
export interface JobWork {
  db: Db;
  clock: Clock;
  /** when the job started */
  now: Date;
  /** aborted when the service stops; the job then ends soon */
  signal: AbortSignal;
}

export interface Job {
  /** stored in the database, so it must not change */
  name: string;
  everyMs: number;
  /** Can be interrupted at any point and run again. */
  run: (work: JobWork) => Promise<void>;
}

/** The number of future months that have a partition. */
const MONTHS_AHEAD = 2;

/** The current month and the future months that need a partition. */
const monthsAhead = (now: Date): Date[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => monthStart(now, later));

/**
 * Uses the earlier of both clocks: if a fast clock moved the end of the totals too far, events before it would be missing. Clicks
 * of a log come late, and on a distributed database a transaction ends on several servers: there totals wait for longer.
 */
const rollUps = (hasClickLog: boolean): Job => ({
  name: 'roll-ups',
  everyMs: 30 * SECOND,
  async run({ db, now, signal }) {
    const theirs = await databaseTime(db);
    const isSure = !hasClickLog && !db.distributed && (await hasNoStragglers(db));
    await rollUp(db, theirs < now ? theirs : now, { signal, ...(isSure ? { marginMs: SHORT_MARGIN_MS } : {}) });
  },
});

/** Deletes the expired answers to repeated requests, until none is left or the service stops. */
async function pruneAllKeys({ db, now, signal }: JobWork): Promise<void> {
  while (!signal.aborted && (await pruneKeys(db, now)) > 0);
}

/** The jobs of every service; clicks may come from a log. */
export const jobsOf = (hasClickLog: boolean): Job[] => [
  { name: 'statistics', everyMs: 5 * MINUTE, run: ({ db, signal }) => gatherStatistics(db, signal) },
  { name: 'click-partitions', everyMs: HOUR, run: ({ db, now }) => ensureClickMonths(db, monthsAhead(now)) },
  {
    name: 'commission-approvals',
    everyMs: 5 * MINUTE,
    run: ({ db, clock, signal }) => approveDue(db, clock, signal),
  },
  { name: 'idempotency-keys', everyMs: HOUR, run: pruneAllKeys },
  { name: 'invitations', everyMs: HOUR, run: ({ db, clock, signal }) => expireInvitations(db, clock, signal) },
  { name: 'mergers', everyMs: MINUTE, run: ({ db, clock, signal }) => settleMergers(db, clock, signal) },
  rollUps(hasClickLog),
  { name: 'sessions', everyMs: HOUR, run: ({ db, now, signal }) => pruneSignIns(db, now, signal) },
  { name: 'webhook-events', everyMs: HOUR, run: ({ db, now, signal }) => pruneWebhookEvents(db, now, signal) },
];

export const JOBS = jobsOf(false);

/** The name of the job that closes months. */
export const STATEMENTS_JOB = 'statements';

/** Closes the months that have ended. Uses the earlier of both clocks, so that a fast one closes no month too early. */
export const statementsJob = (secretKey: Buffer): Job => ({
  name: STATEMENTS_JOB,
  everyMs: 10 * MINUTE,
  async run({ db, now, signal }) {
    const theirs = await databaseTime(db);
    await closeStatements(db, secretKey, theirs < now ? theirs : now, signal);
  },
});

/** Looks each day for the proofs of link hosts. It asks often, so that name servers that did not answer are soon asked again. */
export const linkHostsJob = (names: NameOptions | undefined): Job => ({
  name: 'link-hosts',
  everyMs: HOUR,
  run: ({ db, now, signal }) => checkLinkHosts(db, { names, now, signal }),
});

/** The name of the job that sends mail. */
export const MAIL_JOB = 'mail';

/** Sends the mails that are due again, and those of an instance that ended before it sent them. */
export const mailJob = (mailer: Pick<Mailer, 'send'>): Job => ({
  name: MAIL_JOB,
  everyMs: MINUTE,
  async run({ db, now, signal }) {
    await pruneMails(db, now, signal);
    await mailer.send(signal);
  },
});

/** The name of the job that reminds owners to pay. */
export const PAYDAY_JOB = 'payday';

/** Reminds owners to pay; the job that sends mail sends it. */
export const paydayJob = (reminding: Reminding): Job => ({
  name: PAYDAY_JOB,
  everyMs: HOUR,
  run: ({ db, now, signal }) => remindOwners(db, reminding, now, signal),
});

/** The name of the job that stores what is mailed by the clock. */
export const NEWS_JOB = 'news';

/** Stores the mails about what happened since they were last stored; the job that sends mail sends them. */
export const newsJob = (writing: Writing): Job => ({
  name: NEWS_JOB,
  everyMs: 10 * MINUTE,
  async run({ db, now, signal }) {
    for (const store of [mailWaiting, mailEndingKeys, mailFirstCommissions, mailSummaries, mailDigests, mailSilence])
      if (!signal.aborted) await store(db, writing, now, signal);
  },
});
