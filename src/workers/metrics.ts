// Collects the metrics of all workers for one page. A worker that ends leaves what it had counted by the last page, so
// that no count of the service ever falls.
import type { Worker } from 'node:cluster';
import { SECOND } from '../lib/clock.ts';
import type { Snapshot, WorkerPages } from '../metrics/index.ts';

/** How long a page waits for a worker; the event loop of one may be late. */
const ANSWER_MS = 2 * SECOND;

export interface Collector {
  collect(): Promise<WorkerPages>;
  /** handles the answer of a worker */
  receive(worker: Worker, page: number, snapshot: Snapshot): void;
  /** the worker has ended */
  end(worker: Worker): void;
}

export interface CollectorOptions {
  workers: ReadonlySet<Worker>;
  configured: number;
  ask: (worker: Worker, page: number) => void;
  combine: (snapshots: Snapshot[]) => Promise<Snapshot>;
}

/** A page that waits for its workers. */
interface Open {
  waiting: Set<Worker>;
  answers: Map<Worker, Snapshot>;
  done: () => void;
}

/** What remains of a worker that has ended: its counts. Its memory and its connections do not. */
const countsOf = (snapshot: Snapshot): Snapshot =>
  snapshot.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

export function createCollector({ workers, configured, ask, combine }: CollectorOptions): Collector {
  const latest = new Map<Worker, Snapshot>();
  const open = new Map<number, Open>();
  let ended: Promise<Snapshot> = Promise.resolve([]);
  let pages = 0;

  function settle(page: Open, worker: Worker): void {
    page.waiting.delete(worker);
    if (page.waiting.size === 0) page.done();
  }

  function wait(page: number): Promise<Open['answers']> {
    return new Promise((resolve) => {
      const answers: Open['answers'] = new Map();
      const done = (): void => {
        clearTimeout(timer);
        open.delete(page);
        resolve(answers);
      };
      const timer = setTimeout(done, ANSWER_MS);
      open.set(page, { waiting: new Set(workers), answers, done });
      if (workers.size === 0) done();
      for (const worker of workers) ask(worker, page);
    });
  }

  return {
    async collect() {
      const answered = await wait(++pages);
      // A worker that did not answer in time has at least what it had counted before.
      const late = [...latest].filter(([worker]) => workers.has(worker) && !answered.has(worker));
      const old = late.map(([, snapshot]) => countsOf(snapshot));
      return { snapshots: [await ended, ...answered.values(), ...old], configured, answering: answered.size };
    },
    receive(worker, number, snapshot) {
      if (!workers.has(worker)) return;
      latest.set(worker, snapshot);
      const page = open.get(number);
      if (!page) return;
      page.answers.set(worker, snapshot);
      settle(page, worker);
    },
    end(worker) {
      const counted = latest.get(worker);
      latest.delete(worker);
      if (counted) {
        ended = ended.then((before) => combine([before, countsOf(counted)]).catch(() => before));
      }
      for (const page of open.values()) {
        // Its counts are among those of ended workers.
        page.answers.delete(worker);
        settle(page, worker);
      }
    },
  };
}
