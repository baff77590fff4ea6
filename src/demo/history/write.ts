// Writes the history of the demo, once. It is one transaction, so a start that is killed leaves nothing of it.
import type { Db, Transaction } from '../../database/db.ts';
import { ensureClickMonths } from '../../database/partitions.ts';
import { DAY, floorTo, type Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hashing.ts';
import { claimHistory, findDemoLink, finishHistory } from '../../store/demo.ts';
import { findManagedProgram } from '../../store/managed-programs.ts';
import { findProgramByToken } from '../../store/programs.ts';
import { rewindTotals } from '../../store/totals/rewind.ts';
import type { Demo } from '../file.ts';
import { HISTORY_DAYS } from './partners.ts';
import { planHistory } from './plan.ts';
import type { Step } from './steps.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';
import { write } from './write-steps.ts';

export interface HistoryOptions extends Pick<WorldOptions, 'clock' | 'secretKey' | 'baseUrl' | 'log'> {
  db: Db;
  demo: Demo;
  /** stops the work, of which nothing is stored then */
  signal: AbortSignal;
}

/** Any constant works: every demo has the same history, apart from its dates. */
const SEED = 1_702;

/** The months of the history, whose partitions of clicks may not exist. */
const monthsOf = (clock: Clock): Date[] => {
  const now = clock.now().getTime();
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, ago) => new Date(now - ago * DAY));
};

/** The steps of a day: its clicks, which are written together, and the others in their order. */
async function writeDay(world: World, steps: readonly Step[]): Promise<void> {
  // A partner's first click comes on the day after it joined, so no click needs another step of its day.
  await Promise.all(steps.filter(({ kind }) => kind === 'click').map((step) => write(world, step)));
  for (const step of steps) if (step.kind !== 'click') await write(world, step);
}

function daysOf(steps: readonly Step[]): Step[][] {
  const days = new Map<number, Step[]>();
  for (const step of steps) {
    const day = floorTo(DAY, step.at).getTime();
    days.set(day, [...(days.get(day) ?? []), step]);
  }
  return [...days.values()];
}

/** The program with what is in it already: the partner and the link that the printed commands use. */
async function openWorld(tx: Transaction, { demo, ...options }: HistoryOptions): Promise<World | undefined> {
  const keyed = await findProgramByToken(tx, sha256(demo.api_key));
  const link = await findDemoLink(tx, demo.program_id, demo.code);
  const program = await findManagedProgram(tx, demo.program_id);
  if (!keyed || !link || !program) return undefined;
  const world = createWorld({ ...options, tx, keyed, slug: program.slug });
  world.links.set(demo.code, { id: link.id, code: demo.code });
  world.partners.set(link.email, link.partner_id);
  return world;
}

/**
 * Gives the demo its history, unless it has one. It ends before the present moment.
 *
 * @returns whether it was written
 * @throws what the database answers, or the reason of the signal; then nothing is stored, and another call can try again
 */
export async function writeHistory(options: HistoryOptions): Promise<boolean> {
  const { db, clock, demo, signal } = options;
  await ensureClickMonths(db, monthsOf(clock));
  return db.transaction(async (tx) => {
    if (!(await claimHistory(tx, demo.program_id))) return false;
    const world = await openWorld(tx, options);
    // The key or the link was replaced a moment ago; the next start creates another demo.
    if (!world) return false;
    const steps = planHistory(SEED, clock.now(), demo.code);
    for (const day of daysOf(steps)) {
      signal.throwIfAborted();
      await writeDay(world, day);
    }
    await finishHistory(tx, demo.program_id, clock.now());
    await rewindTotals(tx, demo.program_id, steps[0]!.at);
    return true;
  });
}

export interface Writing {
  /** Stops the work and waits until nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Writes the history while the service answers requests. Without it, the service and its demo still work. */
export function startHistory(options: Omit<HistoryOptions, 'signal'>): Writing {
  const stopping = new AbortController();
  const { log } = options;
  const writing = writeHistory({ ...options, signal: stopping.signal }).then(
    (written) => void (written && log(undefined, 'the demo program has a history now')),
    (error: unknown) => void (stopping.signal.aborted || log(error, 'the history of the demo was not written')),
  );
  return {
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
