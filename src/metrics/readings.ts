// Metrics that are read from the database: rarely, by one process, and with a time limit.
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { MIGRATIONS } from '../database/migrate.ts';
import { isResolvable } from '../payments/result.ts';
import { MINUTE, SECOND, type Clock } from '../lib/clock.ts';
import {
  countIncompleteSales,
  countQueuedMails,
  countSaleConflicts,
  countWaitingEvents,
  countWaitingWebhooks,
  listMigrations,
} from '../serving/health.ts';
import { listConfiguredJobs } from '../common/jobs.ts';
import { countRefusedClicks } from '../clicks/refused.ts';

/** The time limit of the readings of a group: a page does not wait for a slow database. */
const LIMIT_MS = 3 * SECOND;

export interface ReadingOptions {
  db: Db;
  clock: Clock;
  registry: Registry;
  /** the names of the jobs that the service runs */
  jobs: readonly string[];
}

interface Question {
  db: Db;
  now: Date;
  jobs: readonly string[];
}

/** What is read. */
const FACTS = {
  migrations: ({ db }: Question) => listMigrations(db),
  jobs: ({ db, jobs }: Question) => listConfiguredJobs(db, jobs),
  mails: ({ db }: Question) => countQueuedMails(db),
  webhooks: ({ db }: Question) => countWaitingWebhooks(db),
  conflicts: ({ db }: Question) => countSaleConflicts(db),
  refusedClicks: ({ db }: Question) => countRefusedClicks(db),
  events: ({ db }: Question) => countWaitingEvents(db),
  incomplete: ({ db, now }: Question) => countIncompleteSales(db, now),
};
type Facts = { [Name in keyof typeof FACTS]: Awaited<ReturnType<(typeof FACTS)[Name]>> };
type Values = (readonly [labels: Record<string, string>, value: number])[];

/** Facts that are read together, in this order; when the time is up, the later ones are not. */
interface Group {
  facts: readonly (keyof Facts)[];
  /** pages within this time share the readings */
  freshMs: number;
}

/** A fact that can read many rows is read rarely, and takes no time from the others. */
const GROUPS: readonly Group[] = [
  { facts: ['migrations', 'jobs', 'mails', 'webhooks', 'conflicts', 'refusedClicks'], freshMs: 10 * SECOND },
  { facts: ['events'], freshMs: 5 * MINUTE },
  { facts: ['incomplete'], freshMs: 5 * MINUTE },
];

/** A gauge, and its values according to one of the facts. */
interface Reading {
  name: string;
  help: string;
  labels?: string[];
  from: keyof Facts;
  values: (facts: Facts, now: Date) => Values;
}

const secondsSince = (now: Date, at: Date | null): number =>
  at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / SECOND);

function migrationStates(applied: readonly string[]): Record<string, number> {
  const known = MIGRATIONS.map(({ name }) => name);
  return {
    applied: known.filter((name) => applied.includes(name)).length,
    pending: known.filter((name) => !applied.includes(name)).length,
    newer: applied.filter((name) => !known.includes(name)).length,
  };
}

const READINGS: readonly Reading[] = [
  {
    name: 'referral_migrations',
    help: 'Migrations that are applied, that are pending, and that only a newer version has.',
    labels: ['state'],
    from: 'migrations',
    values: ({ migrations }) => Object.entries(migrationStates(migrations)).map(([state, n]) => [{ state }, n]),
  },
  {
    name: 'referral_job_failed',
    help: '1 if the last run of a job failed.',
    labels: ['job_name'],
    from: 'jobs',
    values: ({ jobs }) => jobs.map(({ name, error }) => [{ job_name: name }, error === null ? 0 : 1]),
  },
  {
    name: 'referral_job_overdue_seconds',
    help: 'How long a job has been due.',
    labels: ['job_name'],
    from: 'jobs',
    values: ({ jobs }, now) => jobs.map(({ name, due_at }) => [{ job_name: name }, secondsSince(now, due_at)]),
  },
  {
    name: 'referral_payment_events_waiting',
    help: 'Pending payment events, by the reason; 10001 means more than 10000.',
    labels: ['result'],
    from: 'events',
    values: ({ events }) => events.map(({ result, count }) => [{ result }, count]),
  },
  {
    name: 'referral_payment_event_oldest_seconds',
    help: 'The age of the oldest pending payment event that somebody can resolve, by the reason.',
    labels: ['result'],
    from: 'events',
    values: ({ events }, now) =>
      events
        .filter(({ result }) => isResolvable(result))
        .map(({ result, oldest_at }) => [{ result }, secondsSince(now, oldest_at)]),
  },
  {
    name: 'referral_mails_queued',
    help: 'Mails that are not sent yet.',
    from: 'mails',
    values: ({ mails }) => [[{}, mails.count]],
  },
  {
    name: 'referral_mail_overdue_seconds',
    help: 'How long the next attempt to send a mail has been due.',
    from: 'mails',
    values: ({ mails }, now) => [[{}, secondsSince(now, mails.due_at)]],
  },
  {
    name: 'referral_webhooks_waiting',
    help: 'Deliveries of webhooks that wait for an attempt.',
    from: 'webhooks',
    values: ({ webhooks }) => [[{}, webhooks.count]],
  },
  {
    name: 'referral_webhook_overdue_seconds',
    help: 'How long the delivery of a webhook has been due that waits longest: endpoints that fail have some.',
    from: 'webhooks',
    values: ({ webhooks }, now) => [[{}, secondsSince(now, webhooks.due_at)]],
  },
  {
    name: 'referral_sale_conflicts',
    help: 'Values of transaction_id that several programs have sent.',
    from: 'conflicts',
    values: ({ conflicts }) => [[{}, conflicts]],
  },
  {
    name: 'referral_clicks_refused',
    help: 'Clicks of the log that cannot be stored and wait for an operator; 10001 means more than 10000.',
    from: 'refusedClicks',
    values: ({ refusedClicks }) => [[{}, refusedClicks]],
  },
  {
    name: 'referral_sales_without_commission',
    help: 'Sales of the last 24 hours whose commission is missing.',
    from: 'incomplete',
    values: ({ incomplete }) => [[{}, incomplete]],
  },
];

/** Reads the facts of a group within the time limit; a fact whose reading failed is missing. */
async function readFacts({ facts }: Group, { db, ...question }: Question): Promise<Partial<Facts>> {
  const limited = { ...question, db: db.within(LIMIT_MS) };
  const found: Partial<Record<keyof Facts, unknown>> = {};
  for (const name of facts) found[name] = await FACTS[name](limited).catch(() => undefined);
  return found as Partial<Facts>;
}

/** Creates the gauges of a group; the returned function sets them to the facts. */
function createGauges({ facts: own }: Group, registers: [Registry]) {
  const gauges = READINGS.filter(({ from }) => own.includes(from)).map((reading) => {
    const { name, help, labels: labelNames = [] } = reading;
    return { ...reading, gauge: new Gauge({ name, help, labelNames, registers }) };
  });
  return (facts: Partial<Facts>, now: Date): void => {
    for (const { gauge, labels: labelNames, from, values } of gauges) {
      gauge.reset();
      // A reset gauge without labels is 0; one with labels has no value, and `remove` would throw.
      if (facts[from] !== undefined)
        for (const [labels, value] of values(facts as Facts, now)) gauge.set(labels, value);
      else if (labelNames === undefined) gauge.remove();
    }
  };
}

/** Wraps work that pages share: it is done again when this time has passed. */
function sharedFor(freshMs: number, clock: Clock, work: () => Promise<void>): () => Promise<void> {
  let doneAt = -Infinity;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    await work();
    doneAt = clock.monotonic();
  }
  return () => {
    if (clock.monotonic() - doneAt < freshMs) return Promise.resolve();
    running ??= run().finally(() => (running = undefined));
    return running;
  };
}

/**
 * Adds the readings to the registry. The returned function brings them up to date; call it before each page. It never
 * rejects. A gauge whose reading failed has no values.
 */
export function createReadings({ db, clock, registry, jobs }: ReadingOptions): () => Promise<void> {
  const up = new Gauge({ name: 'referral_database_up', help: '1 if the database answered.', registers: [registry] });
  const refreshes = GROUPS.map((group, index) => {
    const set = createGauges(group, [registry]);
    return sharedFor(group.freshMs, clock, async () => {
      const now = clock.now();
      const facts = await readFacts(group, { db, now, jobs });
      set(facts, now);
      // A database that answers no cheap question is away.
      if (index === 0) up.set(Object.values(facts).some((fact) => fact !== undefined) ? 1 : 0);
    });
  });
  return async () => void (await Promise.all(refreshes.map((refresh) => refresh())));
}
