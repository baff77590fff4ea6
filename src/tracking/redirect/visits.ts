// What becomes of visits through short addresses, added up in memory and stored every few seconds. It decides nothing.
import { statement, type Db } from '../../database/db.ts';
import { SECOND } from '../../lib/clock.ts';
import type { Outcome } from '../../stats/visits.ts';

export interface Visit {
  programId: number;
  linkId: number;
  outcome: Outcome;
  at: Date;
}

export interface Visits {
  count(visit: Visit): void;
  /** Stores what is counted. Never rejects: what could not be stored is stored next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  programId: number;
  linkId: number;
  day: string;
  outcome: Outcome;
  n: number;
}

const EVERY_MS = 5 * SECOND;
/** Rows that wait at most, so that a database that is away for long costs no memory. There are a few for each link and day. */
const MOST_WAITING = 100_000;

// In one order, so that two instances that add to the same rows do not wait for each other in a circle.
const add = statement<object>(
  'count_visits',
  `insert into visits as f (program_id, link_id, day, outcome, n)
   select program_id, link_id, day, outcome, n
   from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[], $5::bigint[]) as t(program_id, link_id, day, outcome, n)
   order by program_id, link_id, day, outcome
   on conflict (program_id, link_id, day, outcome) do update set n = f.n + excluded.n`,
);

const valuesOf = (rows: readonly Counted[]): unknown[] => [
  rows.map(({ programId }) => programId),
  rows.map(({ linkId }) => linkId),
  rows.map(({ day }) => day),
  rows.map(({ outcome }) => outcome),
  rows.map(({ n }) => n),
];

/** Adds up the visits of this process. */
export function createVisits(db: Db, log: (cause: unknown, message: string) => void): Visits {
  let waiting = new Map<string, Counted>();
  let storing: Promise<void> | undefined;

  function put(row: Counted): void {
    const key = `${row.programId} ${row.linkId} ${row.day} ${row.outcome}`;
    const known = waiting.get(key);
    if (known) known.n += row.n;
    else if (waiting.size < MOST_WAITING) waiting.set(key, row);
  }

  async function store(): Promise<void> {
    if (waiting.size === 0) return;
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await db.within(EVERY_MS).run(add, valuesOf(rows));
    } catch (cause) {
      // It may have been stored; these numbers decide nothing.
      rows.forEach(put);
      log(cause, 'numbers of visits were not stored yet');
    }
  }

  const flush = async (): Promise<void> => {
    await storing;
    storing = store().finally(() => (storing = undefined));
    await storing;
  };
  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    count: ({ programId, linkId, outcome, at }) =>
      put({ programId, linkId, outcome, day: at.toISOString().slice(0, 10), n: 1 }),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
