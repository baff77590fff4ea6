// The load generator's process. Each message is an order; it answers with one message, the result or an error.
import { openConnection, type Answer, type Connection } from './connection.ts';
import { CONNECTIONS, headOf, type Job, type Outcome } from './job.ts';

export interface Order {
  job: Job;
  /** ends the load; without it, every body is sent and answered */
  seconds?: number;
  /** requests per second that are due, whether or not earlier ones are answered; without it, as fast as answers come */
  rate?: number;
  /** a field of the answers' JSON to report, in the order of the bodies */
  collect?: string;
}

export type Report =
  | { kind: 'done'; outcome: Outcome; collected: string[] }
  | { kind: 'exhausted' }
  | { kind: 'failed'; message: string };

/** Makes the requests of a job one after the other; undefined when there are no more bodies. */
function requestsOf(job: Job): (i: number) => string | undefined {
  const head = headOf(job);
  const message = (body: string) => `${head}${body && `Content-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`;
  if (!job.repeat) return (i) => (i < job.bodies.length ? message(job.bodies[i]!) : undefined);
  const messages = job.bodies.map(message);
  return (i) => messages[i % messages.length];
}

/** The value below which this share of the sorted values lies, 0 < share < 1. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;

interface Run {
  order: Order;
  latencies: number[];
  collected: string[];
  sent: number;
  exhausted: boolean;
}

function note(run: Run, i: number, since: number, { status, body }: Answer): void {
  const { job, collect } = run.order;
  if (status !== job.status) throw new Error(`${job.path}: status ${status} instead of ${job.status}: ${body}`);
  run.latencies.push(performance.now() - since);
  if (collect !== undefined) run.collected[i] = String((JSON.parse(body) as Record<string, unknown>)[collect]);
}

/** Sends until the time is over or the bodies are used up; resolves when everything sent is answered. */
function drive(run: Run, connections: Connection[], failed: (error: Error) => void): Promise<void> {
  const { job, seconds = Infinity, rate } = run.order;
  const next = requestsOf(job);
  const began = performance.now();
  const until = began + seconds * 1000;
  const free = [...connections];
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    /** When the next request is due. Its latency counts from this time, even if it is sent later. */
    const dueAt = (): number => (rate === undefined ? performance.now() : began + (run.sent * 1000) / rate);
    const pump = (): void => {
      while (free.length > 0) {
        const due = dueAt();
        const request = due < until ? next(run.sent) : undefined;
        if (request === undefined) {
          run.exhausted ||= due < until && seconds !== Infinity;
          if (free.length === connections.length) resolve();
          return;
        }
        if (due > performance.now()) return void (timer ??= setTimeout(() => ((timer = undefined), pump()), 1));
        // In turn, so that none is idle for long enough to be closed.
        const connection = free.shift()!;
        const i = run.sent++;
        connection.send(request, (answer) => {
          try {
            note(run, i, due, answer);
          } catch (error) {
            return failed(error as Error);
          }
          free.push(connection);
          pump();
        });
      }
    };
    pump();
  });
}

async function perform(order: Order): Promise<Report> {
  const run: Run = { order, latencies: [], collected: [], sent: 0, exhausted: false };
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => undefined);
  const opening = Array.from({ length: CONNECTIONS }, () => openConnection(order.job.port, fail));
  const connections = await Promise.all(opening);
  try {
    const began = performance.now();
    await Promise.race([drive(run, connections, fail), failure]);
    if (run.exhausted) return { kind: 'exhausted' };
    const seconds = (performance.now() - began) / 1000;
    const sorted = run.latencies.toSorted((a, b) => a - b);
    const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
    const answered = sorted.length;
    const outcome = { sent: run.sent, answered, seconds, rate: answered / seconds, p50, p99 };
    return { kind: 'done', outcome, collected: run.collected };
  } finally {
    connections.forEach((connection) => connection.end());
  }
}

process.on('message', (order: Order) => {
  perform(order)
    .catch((error: Error): Report => ({ kind: 'failed', message: error.message }))
    .then((report) => process.send!(report))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
