// The metrics of one process. Requests only add to numbers in memory; everything else is read for each page.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures, Sources } from '../lib/measures.ts';
import { followLoop } from './loop.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];
const ROWS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MILLISECONDS = 1000;

export interface ProcessMetrics {
  registry: Registry;
  measures: Measures;
}

/** What requests report. */
function createReported(registers: [Registry]) {
  const duration = new Histogram({
    name: 'referral_request_duration_seconds',
    help: 'Time from the headers of a request to its response, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'referral_refusals_total',
    help: 'Responses with an error of the catalogue, by its name and by its code if it has one.',
    labelNames: ['operation', 'status', 'error', 'code'],
    registers,
  });
  const disconnects = new Counter({
    name: 'referral_disconnects_total',
    help: 'Requests whose client disconnected before the response.',
    labelNames: ['operation'],
    registers,
  });
  const rows = new Histogram({
    name: 'referral_batch_rows',
    help: 'Requests that share one statement.',
    labelNames: ['batch'],
    buckets: ROWS,
    registers,
  });
  return { duration, refusals, disconnects, rows };
}

type Reading = readonly [labels: Record<string, string>, value: number];

/** A metric whose values are read for each page. */
interface Read {
  name: string;
  help: string;
  labels: string[];
  read: (sources: Sources) => Reading[];
}

/** Rows of a record of records: one value for each pair of keys. */
const pairs = (
  record: Readonly<Record<string, object>>,
  [first, second]: [string, string],
  names: Record<string, string>,
): Reading[] =>
  Object.entries(record).flatMap(([key, values]) =>
    Object.entries(names).map(
      ([field, label]) =>
        [{ [first]: key, [second]: label }, (values as Readonly<Record<string, number>>)[field] ?? 0] as const,
    ),
  );
const single = (label: string, record: Readonly<Record<string, number>>): Reading[] =>
  Object.entries(record).map(([key, value]) => [{ [label]: key }, value]);

const COUNTERS: readonly Read[] = [
  {
    name: 'referral_lookups_total',
    help: 'Look-ups of links, programs, keys and origins, by whether they were in memory.',
    labels: ['lookup', 'result'],
    read: ({ lookups }) => pairs(lookups, ['lookup', 'result'], { hits: 'hit', misses: 'miss' }),
  },
  {
    name: 'referral_limited_requests_total',
    help: 'Requests that were counted by a rate limit, by bucket and by whether they passed.',
    labels: ['bucket', 'result'],
    read: ({ limits }) => pairs(limits, ['bucket', 'result'], { passed: 'passed', refused: 'refused' }),
  },
  {
    name: 'referral_leads_total',
    help: 'Recorded leads: settled by a call, provisional, or settled later by a payment event.',
    labels: ['outcome'],
    read: ({ counts }) => single('outcome', counts.leads),
  },
  {
    name: 'referral_sales_total',
    help: 'Recorded sales: with their commission if one was due, without a partner to pay, or without their commission.',
    labels: ['outcome'],
    read: ({ counts }) => single('outcome', counts.sales),
  },
  {
    name: 'referral_duplicate_sales_total',
    help: 'Sales that were rejected because their transaction_id is recorded, by the program that has it.',
    labels: ['holder'],
    read: ({ counts }) => single('holder', counts.duplicates),
  },
  {
    name: 'referral_payment_events_total',
    help: 'Payment events that were received, by result.',
    labels: ['result'],
    read: ({ counts }) => single('result', counts.paymentEvents),
  },
  {
    name: 'referral_logged_clicks_total',
    help: 'Recorded clicks: in the log, or in the database because the log did not take them. Only with NATS_URL.',
    labels: ['way'],
    read: ({ counts }) => single('way', counts.loggedClicks),
  },
];

const GAUGES: readonly Read[] = [
  {
    name: 'referral_batch_waiting',
    help: 'Requests that wait for a shared statement.',
    labels: ['batch'],
    read: ({ queues }) => Object.entries(queues).map(([batch, state]) => [{ batch }, state().waiting]),
  },
  {
    name: 'referral_batches_active',
    help: 'Shared statements that are running.',
    labels: ['batch'],
    read: ({ queues }) => Object.entries(queues).map(([batch, state]) => [{ batch }, state().flights]),
  },
  {
    name: 'referral_pool_connections',
    help: 'Open connections to PostgreSQL.',
    labels: ['state'],
    read: ({ pool }) => {
      const { open, idle } = pool();
      return single('state', { idle, active: open - idle });
    },
  },
  {
    name: 'referral_pool_waiting',
    help: 'Statements that wait for a connection.',
    labels: [],
    read: ({ pool }) => [[{}, pool().waiting]],
  },
  {
    name: 'referral_pool_limit',
    help: 'The maximum number of connections to PostgreSQL.',
    labels: [],
    read: ({ pool }) => [[{}, pool().limit]],
  },
];

/** Registers the metrics that are read for each page, once the service has something to read. */
function followSources(sources: Sources, registers: [Registry]): void {
  for (const { name, help, labels: labelNames, read } of COUNTERS) {
    const collect = (): void => {
      counter.reset();
      for (const [labels, value] of read(sources)) counter.inc(labels, value);
    };
    const counter = new Counter({ name, help, labelNames, registers, collect });
  }
  for (const { name, help, labels: labelNames, read } of GAUGES) {
    const collect = (): void => {
      for (const [labels, value] of read(sources)) gauge.set(labels, value);
    };
    const gauge = new Gauge({ name, help, labelNames, registers, collect });
  }
}

/** Creates the metrics of this process: its own, and those of Node.js. */
export function createProcessMetrics(): ProcessMetrics {
  const registry = new Registry();
  const { duration, refusals, disconnects, rows } = createReported([registry]);
  collectDefaultMetrics({ register: registry });
  followLoop([registry]);
  return {
    registry,
    measures: {
      answered({ operation, status, durationMs, error, code = '' }) {
        if (status === undefined) return disconnects.inc({ operation });
        duration.observe({ operation, status }, durationMs / MILLISECONDS);
        if (error !== undefined) refusals.inc({ operation, status, error, code });
      },
      batch: (batch, count) => rows.observe({ batch }, count),
      follow: (sources) => followSources(sources, [registry]),
    },
  };
}
