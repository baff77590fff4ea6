// Checks for records that wait for somebody.
import type { Db } from '../../database/db.ts';
import { isResolvable } from '../../payments/result.ts';
import { DAY, MINUTE } from '../../lib/clock.ts';
import {
  countFailedMails,
  countIncompleteSales,
  countQueuedMails,
  countWaitingEvents,
  findFailingWebhooks,
  findLateFacts,
  MOST_COUNTED,
  type FailingWebhook,
  type WaitingEvents,
} from '../../serving/health.ts';
import { listConfiguredJobs } from '../../common/jobs.ts';
import { countRefusedClicks } from '../../clicks/refused.ts';
import { findUnreadableMethods } from '../../payout-methods/write.ts';
import { findUnreadableSecrets } from '../../payments/secrets.ts';
import { CATCH_UP_JOB } from '../../jobs/catch-up.ts';
import { countKeys, findFailingKeys } from '../../payments/catch-up/keys.ts';
import { findSilent, hoursSince } from '../../payments/silence.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

const LATE_MS = 15 * MINUTE;
/** The record that an event needs may come this much later. */
const EVENT_LATE_MS = 60 * MINUTE;

/** The number of endpoints or programs that are named. */
const NAMED = 10;

const since = (now: Date, at: Date | null): number => (at === null ? 0 : now.getTime() - at.getTime());
const counted = (count: number): string => (count > MOST_COUNTED ? `more than ${MOST_COUNTED}` : String(count));
const minutes = (ms: number): string => `${Math.round(ms / MINUTE)} minutes`;

async function checkJobs(db: Db, now: Date, names: readonly string[]): Promise<Finding> {
  const check = 'jobs';
  const jobs = await listConfiguredJobs(db, names);
  const late = jobs.filter(({ due_at }) => since(now, due_at) > LATE_MS);
  if (jobs.length === 0 || late.length > 0) {
    const names = late.map(({ name, due_at }) => `${name} (${minutes(since(now, due_at))})`).join(', ');
    const message = jobs.length === 0 ? 'no job has run yet' : `jobs are overdue: ${names}`;
    return problem(check, message, 'Start the service: every instance runs the jobs that are due.');
  }
  const failed = jobs.filter(({ error }) => error !== null);
  if (failed.length === 0) return fine(check, `${jobs.length} jobs ran when they were due`);
  const reasons = failed.map(({ name, error }) => `${name}: ${error}`).join('; ');
  return warning(
    check,
    `the last run of a job failed: ${reasons}`,
    'It is tried again each minute; the log has the cause.',
  );
}

async function checkMails(db: Db, now: Date, sends: boolean): Promise<Finding> {
  const check = 'mails';
  const { count, due_at } = await countQueuedMails(db);
  const failed = await countFailedMails(db, now);
  if (count > 0 && !sends) {
    return warning(
      check,
      `${counted(count)} mails are queued, and SMTP_URL is unset`,
      'Set SMTP_URL and MAIL_FROM on the service.',
    );
  }
  if (since(now, due_at) > LATE_MS) {
    const message = `${counted(count)} mails are queued, and one has been due for ${minutes(since(now, due_at))}`;
    return problem(
      check,
      message,
      'Check that the service is running with SMTP_URL, and that it reaches the mail server.',
    );
  }
  if (failed > 0) {
    const action =
      'The log names the codes of the mail server. Send the invitations again, or correct their addresses.';
    return warning(check, `${failed} mails of the last 24 hours could not be sent`, action);
  }
  return fine(check, count === 0 ? 'none is queued' : `${counted(count)} are queued, none is late`);
}

async function checkEvents(db: Db, now: Date): Promise<Finding> {
  const check = 'payment events';
  const waiting = (await countWaitingEvents(db)).filter(({ result }) => isResolvable(result));
  const late = waiting.filter(({ oldest_at }) => since(now, oldest_at) > EVENT_LATE_MS);
  const text = (events: readonly WaitingEvents[]) =>
    events.map(({ result, count }) => `${result} ${counted(count)}`).join(', ');
  if (late.length > 0) {
    const action = 'Read the reasons with `stripe events --program-id <id>`, remove them, and run `stripe replay`.';
    return warning(check, `pending for more than an hour: ${text(late)}`, action);
  }
  if (waiting.length === 0) return fine(check, 'none has to be resolved');
  return fine(check, `pending for less than an hour: ${text(waiting)}`);
}

async function checkSilence(db: Db, now: Date): Promise<Finding> {
  const check = 'payment processors';
  const silent = await findSilent(db, now);
  if (silent.length === 0) return fine(check, 'none is silent for unusually long');
  const texts = silent.slice(0, NAMED).map(({ programId, processor, silent_since, events_per_day }) => {
    const hours = counted(hoursSince(silent_since, now));
    return `${processor} of program ${programId}, no event for ${hours} hours, usually ${counted(events_per_day ?? 0)} a day`;
  });
  const more = silent.length > NAMED ? [`${counted(silent.length - NAMED)} more`] : [];
  const action = 'Look at the processor whether its webhook is disabled, and run `catch-up` for what was lost.';
  return warning(check, [...texts, ...more].join('; '), action);
}

async function checkCatchUp(db: Db, isSet: boolean): Promise<Finding> {
  const check = 'catching up';
  const [failing, count] = [await findFailingKeys(db), await countKeys(db)];
  if (count > 0 && !isSet) {
    const message = `${counted(count)} keys of payment processors are stored, and CATCH_UP_AT is unset`;
    return warning(check, message, 'Set CATCH_UP_AT on the service, such as 03:00, or remove the keys.');
  }
  if (failing.length === 0) return fine(check, count === 0 ? 'no key is stored' : 'the last runs reached their end');
  const texts = failing
    .slice(0, NAMED)
    .map(({ program_id, processor, problem }) => `${processor} of program ${program_id}: ${problem}`);
  const more = failing.length > NAMED ? [`${counted(failing.length - NAMED)} more`] : [];
  const action =
    'What is missing is unknown. An owner replaces the key on the page Payment processor, or runs `catch-up`.';
  return warning(check, [...texts, ...more].join('; '), action);
}

async function checkRefunds(db: Db, now: Date): Promise<Finding> {
  const check = 'refunds without a sale';
  const late = await findLateFacts(db, new Date(now.getTime() - DAY));
  if (late.length === 0) return fine(check, 'no refund or dispute has waited for its sale for more than a day');
  const programs = late.slice(0, NAMED).map(({ program_id, count }) => `${counted(count)} of program ${program_id}`);
  const more = late.length > NAMED ? [`${counted(late.length - NAMED)} more programs`] : [];
  return warning(
    check,
    `refunds and disputes have waited for their sale for more than a day: ${[...programs, ...more].join(', ')}`,
    'Those of customers without a partner wait for good. If a sale is missing, send it: `stripe events --program-id <id>` lists them.',
  );
}

async function checkSales(db: Db, now: Date): Promise<Finding> {
  const check = 'commissions';
  const count = await countIncompleteSales(db, now);
  if (count === 0) return fine(check, 'no sale of the last 24 hours lacks its commission');
  const action = 'Run `commission repair`, which also names the sales whose partner was erased.';
  return problem(check, `${counted(count)} sales of the last 24 hours lack their commission`, action);
}

async function checkRefusedClicks(db: Db): Promise<Finding> {
  const check = 'refused clicks';
  const count = await countRefusedClicks(db);
  if (count === 0) return fine(check, 'no click of the log was put aside');
  const action = 'Read the reasons with `clicks refused`, remove them, and run `clicks retry`.';
  return warning(check, `${counted(count)} clicks of the log cannot be stored`, action);
}

const named = (all: readonly FailingWebhook[]): string => {
  const names = all.slice(0, NAMED).map(({ program_id, id }) => `${id} of program ${program_id}`);
  return [...names, ...(all.length > NAMED ? [`${counted(all.length - NAMED)} more`] : [])].join(', ');
};

async function checkWebhooks(db: Db, now: Date): Promise<Finding> {
  const check = 'webhooks';
  const found = await findFailingWebhooks(db, new Date(now.getTime() - LATE_MS));
  const failing = found.filter(({ disabled_because }) => disabled_because === null);
  const disabled = found.filter(({ disabled_because }) => disabled_because !== null);
  const parts = [
    ...(failing.length > 0 ? [`only failures for more than ${minutes(LATE_MS)}: ${named(failing)}`] : []),
    ...(disabled.length > 0 ? [`disabled because the receiver failed or refused: ${named(disabled)}`] : []),
  ];
  if (parts.length === 0) return fine(check, 'no endpoint fails');
  const action =
    'The page Webhooks of the program shows the answers. If many fail, check that this machine reaches them and resolves names.';
  return warning(check, parts.join('; '), action);
}

async function checkSecrets(db: Db, secretKey: Buffer): Promise<Finding> {
  const check = 'webhook secrets';
  const { connected, unreadable } = await findUnreadableSecrets(db, secretKey);
  if (unreadable.length === 0)
    return fine(
      check,
      connected.length === 1 ? '1 program is connected' : `${connected.length} programs are connected`,
    );
  const message = `SECRET_KEY does not decrypt the webhook secrets of the programs ${unreadable.join(', ')}`;
  const action =
    'Restore the earlier SECRET_KEY, or connect them again with `stripe connect`. Until then their events are refused.';
  return problem(check, message, action);
}

async function checkMethods(db: Db, secretKey: Buffer): Promise<Finding> {
  const check = 'payout methods';
  const { count, unreadable } = await findUnreadableMethods(db, secretKey);
  if (unreadable.length === 0) return fine(check, `${count} in use`);
  const message = `SECRET_KEY does not decrypt the payout methods of the partners ${unreadable.join(', ')}`;
  const action = 'Restore the earlier SECRET_KEY, or ask these partners to add their payout methods again.';
  return problem(check, message, action);
}

export interface StuckOptions {
  db: Db;
  now: Date;
  /** undefined: unknown */
  secretKey: Buffer | undefined;
  /** whether the service sends mail */
  sends: boolean;
  /** the names of the jobs that the service runs */
  jobs: readonly string[];
}

/** A check that fails is a finding too. */
export async function checkStuck({ db, now, secretKey, sends, jobs }: StuckOptions): Promise<Finding[]> {
  const checks: [name: string, run: () => Promise<Finding>][] = [
    ['jobs', () => checkJobs(db, now, jobs)],
    ['mails', () => checkMails(db, now, sends)],
    ['payment events', () => checkEvents(db, now)],
    ['refunds without a sale', () => checkRefunds(db, now)],
    ['payment processors', () => checkSilence(db, now)],
    ['catching up', () => checkCatchUp(db, jobs.includes(CATCH_UP_JOB))],
    ['commissions', () => checkSales(db, now)],
    ['refused clicks', () => checkRefusedClicks(db)],
    ['webhooks', () => checkWebhooks(db, now)],
  ];
  if (secretKey) {
    checks.push(['webhook secrets', () => checkSecrets(db, secretKey)]);
    checks.push(['payout methods', () => checkMethods(db, secretKey)]);
  }
  const findings: Finding[] = [];
  for (const [name, run] of checks) {
    const failed = (error: Error): Finding =>
      warning(name, `could not be checked: ${error.message}`, 'Repeat the command when the database is less busy.');
    findings.push(await run().catch(failed));
  }
  return findings;
}
