// Metrics that are read from the database: rarely, by one process, and with a time limit.
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { MIGRATIONS } from '../database/migrate.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import {
  countIncompleteSales,
  countQueuedMails,
  countSaleConflicts,
  countWaitingEvents,
  listMigrations,
} from '../store/health.ts';
import { listJobs } from '../store/jobs.ts';

/** Pages within this time share the readings. */
const FRESH_MS = 10 * SECOND;
/** The time limit of all readings together: a page does not wait for a slow database. */
const LIMIT_MS = 3 * SECOND;

export interface ReadingOptions {
  db: Db;
  clock: Clock;
  registry: Registry;
}

/** What is read, in this order; when the time is up, the later ones are not. */
const FACTS = {
  migrations: (db: Db) => listMigrations(db),
  jobs: (db: Db) => listJobs(db),
  events: (db: Db) => countWaitingEvents(db),
  mails: (db: Db) => countQueuedMails(db),
  conflicts: (db: Db) => countSaleConflicts(db),
  incomplete: (db: Db, now: Date) => countIncompleteSales(db, now),
};
type Facts = { [Name in keyof typeof FACTS]: Awaited<ReturnType<(typeof FACTS)[Name]>> };
type Values = (readonly [labels: Record<string, string>, value: number])[];

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
    help: 'Pending payment events, by the reason.',
    labels: ['result'],
    from: 'events',
    values: ({ events }) => events.map(({ result, count }) => [{ result }, count]),
  },
  {
    name: 'referral_payment_event_oldest_seconds',
    help: 'The age of the oldest pending payment event, by the reason.',
    labels: ['result'],
    from: 'events',
    values: ({ events }, now) => events.map(({ result, oldest_at }) => [{ result }, secondsSince(now, oldest_at)]),
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
    name: 'referral_sale_conflicts',
    help: 'Values of transaction_id that several programs have sent.',
    from: 'conflicts',
    values: ({ conflicts }) => [[{}, conflicts]],
  },
  {
    name: 'referral_sales_without_commission',
    help: 'Sales of the last 24 hours whose commission is missing.',
    from: 'incomplete',
    values: ({ incomplete }) => [[{}, incomplete]],
  },
];

/** Reads all facts within the time limit; a fact whose reading failed is missing. */
async function readFacts(db: Db, now: Date): Promise<Partial<Facts>> {
  const limited = db.within(LIMIT_MS);
  const facts: Partial<Record<keyof Facts, unknown>> = {};
  for (const [name, read] of Object.entries(FACTS)) {
    facts[name as keyof Facts] = await read(limited, now).catch(() => undefined);
  }
  return facts as Partial<Facts>;
}

/**
 * Adds the readings to the registry. The returned function brings them up to date; call it before each page. It never
 * rejects. A gauge whose reading failed has no values.
 */
export function createReadings({ db, clock, registry }: ReadingOptions): () => Promise<void> {
  const registers = [registry];
  const gauges = READINGS.map((reading) => {
    const { name, help, labels: labelNames = [] } = reading;
    return { ...reading, gauge: new Gauge({ name, help, labelNames, registers }) };
  });
  const up = new Gauge({ name: 'referral_database_up', help: '1 if the database answered.', registers });
  let readAt = -Infinity;
  let running: Promise<void> | undefined;

  async function read(): Promise<void> {
    const now = clock.now();
    const facts = await readFacts(db, now);
    for (const { gauge, from, values } of gauges) {
      gauge.reset();
      // Without labels, a reset gauge is 0.
      if (facts[from] === undefined) gauge.remove();
      else for (const [labels, value] of values(facts as Facts, now)) gauge.set(labels, value);
    }
    up.set(Object.values(facts).some((fact) => fact !== undefined) ? 1 : 0);
    readAt = clock.monotonic();
  }

  return () => {
    if (clock.monotonic() - readAt < FRESH_MS) return Promise.resolve();
    running ??= read().finally(() => (running = undefined));
    return running;
  };
}
