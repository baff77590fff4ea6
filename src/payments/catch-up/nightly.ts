// Asks the processors each night for what they failed to deliver.
import { setTimeout as wait } from 'node:timers/promises';
import { pull, PullFailure, type Pulled } from '@referral-tracking/shared/pull/pull';
import { PULLERS } from '@referral-tracking/shared/pull/pullers';
import { asSystem } from '../../common/audit.ts';
import { DAY, HOUR, MINUTE, type Clock } from '../../lib/clock.ts';
import type { Egress } from '../../lib/egress.ts';
import type { NameOptions } from '../../lib/names.ts';
import { findProgramTerms } from '../../programs/read.ts';
import type { PaymentDeps } from '../receive.ts';
import { findDueKeys, finishRun, textsOf, type DueKey } from './keys.ts';
import { applyObjects, countsOf, MOST_OBJECTS, type ObjectResult } from './objects.ts';
import { guardedSend } from './send.ts';

export interface CatchUp {
  /** when it runs, in minutes after midnight (UTC) */
  atMinute: number;
  egress: Egress;
  names: NameOptions | undefined;
  secretKey: Buffer;
  /** where processors are reached instead of their own addresses, for a trial; unset: nowhere else */
  origins?: Partial<Record<string, string>>;
}

type NightDeps = Omit<PaymentDeps, 'now' | 'counts'> & { clock: Pick<Clock, 'now'>; signal: AbortSignal };
/** `isOver`: whether the run would have lasted too long after this number of milliseconds */
type Running = NightDeps & { isOver: (ms: number) => boolean };

/** How far back the first run looks. */
const FIRST_DAYS = 7 * DAY;
/** What a run looks at again: processors' clocks, and objects that were changed while the last run read them. */
const OVERLAP = HOUR;
/** One processor must not keep the others waiting: what it could not give until then is asked for in the next night. */
const LONGEST_RUN = 15 * MINUTE;

/** When the last night's run was due. */
export function lastDue(atMinute: number, now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(0, atMinute, 0, 0);
  return today > now ? new Date(today.getTime() - DAY) : today;
}

const TOO_LONG = 'it took longer than 15 minutes';

/** Applies a page in parts, because an owner's request has no more objects either. */
async function applyPage(deps: Running, key: DueKey, { objects, page }: Pulled): Promise<ObjectResult[]> {
  const results: ObjectResult[] = [];
  for (let at = 0; at < objects.length; at += MOST_OBJECTS) {
    deps.signal.throwIfAborted();
    if (deps.isOver(0)) throw new PullFailure(TOO_LONG, page);
    const program = await findProgramTerms(deps.db, key.program_id);
    if (!program) return results;
    const part = objects.slice(at, at + MOST_OBJECTS);
    results.push(...(await applyObjects({ ...deps, now: deps.clock.now() }, program, key.processor, part)));
  }
  return results;
}

/** Reads and applies all pages of a key. @throws {PullFailure} if a page could not be read */
async function readAll(deps: NightDeps, catchUp: CatchUp, key: DueKey, to: Date): Promise<ObjectResult[]> {
  const { clock, signal } = deps;
  const isOver = (ms: number): boolean => clock.now().getTime() + ms - to.getTime() > LONGEST_RUN;
  const results: ObjectResult[] = [];
  const from = new Date((key.caught_up_to ?? new Date(key.created_at.getTime() - FIRST_DAYS)).getTime() - OVERLAP);
  const origin = catchUp.origins?.[key.processor];
  const texts = { ...textsOf(catchUp.secretKey, key), site: key.site ?? undefined };
  const asked = { key: texts, period: { from, to, undelivered: true }, ...(origin !== undefined && { origin }) };
  const pages = pull(PULLERS[key.processor], asked, {
    send: (request) => guardedSend(catchUp, request, signal),
    wait: async (ms) => {
      if (isOver(ms)) throw new Error(TOO_LONG);
      await wait(ms, undefined, { signal });
    },
    now: () => clock.now(),
  });
  for await (const pulled of pages) {
    results.push(...(await applyPage({ ...deps, isOver }, key, pulled)));
    if (isOver(0)) throw new PullFailure(TOO_LONG, pulled.page);
  }
  return results;
}

/** The text of a failure, which must not have the key: no part of a page has it. A shop's own words may not be storable. */
const problemOf = ({ message }: PullFailure): string =>
  message
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, 255)
    .toWellFormed();

async function runKey(deps: NightDeps, catchUp: CatchUp, key: DueKey): Promise<void> {
  const { db, clock, signal, log } = deps;
  const to = clock.now();
  try {
    const results = await readAll(deps, catchUp, key, to);
    await finishRun(db, key, { at: clock.now(), problem: null, upTo: to });
    await noteRun(deps, key, results);
  } catch (error) {
    if (signal.aborted) throw error;
    log(error, `catching up with ${key.processor} of program ${key.program_id} failed`);
    const problem = error instanceof PullFailure ? problemOf(error) : 'the service failed';
    await finishRun(db, key, { at: clock.now(), problem, upTo: null });
  }
}

async function noteRun({ db, clock }: NightDeps, key: DueKey, results: readonly ObjectResult[]): Promise<void> {
  if (results.length === 0) return;
  const { program_id: programId, processor } = key;
  const after = { processor, objects: results.length, results: countsOf(results) };
  await asSystem(db, clock.now(), (_tx, note) =>
    note({ action: 'program.catch-up', programId, targetId: programId, after }),
  );
}

/** Runs each key that was not tried since the last time that runs were due. Can be interrupted and run again. */
export async function catchUpAll(deps: NightDeps, catchUp: CatchUp): Promise<void> {
  for (const key of await findDueKeys(deps.db, lastDue(catchUp.atMinute, deps.clock.now()))) {
    deps.signal.throwIfAborted();
    await runKey(deps, catchUp, key);
  }
}
