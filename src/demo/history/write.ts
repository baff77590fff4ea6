// Writes the history of the demo, once. It is one transaction, so a start that is killed leaves nothing of it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Transaction } from '../../database/db.ts';
import { ensureClickMonths } from '../../database/partitions.ts';
import { DAY, type Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hashing.ts';
import { storeUse } from '../../accounts/credential-uses.ts';
import { claimHistory, findDemoLink, finishHistory } from '../../programs/demo.ts';
import { findManagedProgram } from '../../programs/managed.ts';
import { findProgramByToken } from '../../programs/read.ts';
import { tryToHoldClicks } from '../../clicks/prune.ts';
import { rewindTotals } from '../../stats/rewind.ts';
import type { Demo } from '../file.ts';
import { HISTORY_DAYS } from './partners.ts';
import { planHistory } from './plan.ts';
import type { Step } from './steps.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';
import { closePast } from './write-statements.ts';
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

const changesLinks = ({ kind }: Step): boolean => kind === 'join' || kind === 'disable';

/** Servers send these with the program's key. */
const usesKey = ({ kind }: Step): boolean => kind === 'lead' || kind === 'sale' || kind === 'refund';

/** The steps in parts. Only the first step of a part may change which links can be clicked. */
function partsOf(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (last && !changesLinks(step)) last.push(step);
    else parts.push([step]);
  }
  return parts;
}

/** Writes the clicks of a part together, because the service waits for the history, and its other steps in their order. */
async function writePart(world: World, [first, ...others]: readonly Step[], signal: AbortSignal): Promise<void> {
  await write(world, first!);
  await Promise.all(others.filter(({ kind }) => kind === 'click').map((step) => write(world, step)));
  for (const step of others) {
    signal.throwIfAborted();
    if (step.kind !== 'click') await write(world, step);
  }
}

/** The program with what is in it already: the partner and the link that the printed commands use. */
async function openWorld(tx: Transaction, { demo, ...options }: HistoryOptions): Promise<World | undefined> {
  const keyed = await findProgramByToken(tx, sha256(demo.api_key));
  const link = await findDemoLink(tx, demo.program_id, demo.code);
  const program = await findManagedProgram(tx, demo.program_id);
  if (!keyed || !link || !program) return undefined;
  // It was read before the history gives it codes.
  const withCodes = { ...keyed, program: { ...keyed.program, has_codes: true } };
  const world = createWorld({ ...options, tx, keyed: withCodes, slug: program.slug });
  world.links.set(demo.code, { id: link.id, code: demo.code });
  world.partners.set(link.email, link.partner_id);
  return world;
}

/** Writes the history, unless the demo has one or was used before; `busy` while something else must end first. */
async function tryToWrite(options: HistoryOptions): Promise<boolean | 'busy'> {
  const { db, clock, demo, signal } = options;
  return db.transaction(async (tx) => {
    const claimed = await claimHistory(tx, demo.program_id);
    if (claimed !== true) return claimed;
    // The first months may be older than clicks are stored. They are deleted once the totals include them.
    if (!(await tryToHoldClicks(tx))) return 'busy';
    await ensureClickMonths(db, monthsOf(clock));
    const world = await openWorld(tx, options);
    // The key or the link was replaced a moment ago; the next start creates another demo.
    if (!world) return false;
    const steps = planHistory(SEED, clock.now(), demo.code);
    for (const part of partsOf(steps)) await writePart(world, part, signal);
    const past = { programId: demo.program_id, from: steps[0]!.at, now: clock.now(), secretKey: options.secretKey };
    await closePast(tx, past);
    const lastUse = steps.findLast(usesKey);
    if (lastUse) await storeUse(tx, 'key', world.keyed.key.id, lastUse.at);
    await finishHistory(tx, demo.program_id, clock.now());
    await rewindTotals(tx, demo.program_id, steps[0]!.at);
    return true;
  });
}

/** The time between two attempts. */
const PAUSE_MS = 200;

/**
 * Gives the demo its history, unless it has one or was used before. It ends before the present moment. Waits while another
 * start writes a history, or old clicks are deleted: without a lock, because no statement may wait that long.
 *
 * @returns whether it was written
 * @throws what the database answers, or the reason of the signal; then nothing is stored, and another call can try again
 */
export async function writeHistory(options: HistoryOptions): Promise<boolean> {
  const { signal } = options;
  for (;;) {
    const written = await tryToWrite(options);
    if (written !== 'busy') return written;
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}

/**
 * Writes the history, and logs what became of it. Without it, the service and its demo still work.
 *
 * Requests must wait for the end: their events are newer, and identifiers are in the order of time.
 */
export async function writeLoggedHistory(options: HistoryOptions): Promise<void> {
  const { log, signal } = options;
  try {
    if (await writeHistory(options)) log(undefined, 'The demo program has two months of events');
  } catch (error) {
    if (!signal.aborted) log(error, 'the history of the demo was not written');
  }
}
