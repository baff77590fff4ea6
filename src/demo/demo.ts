import { isRefused } from '../common/refused.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { DEMO_OWNER } from '../common/demo.ts';
import { parseOrigin } from '../common/origin.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import type { Db, Runner, Transaction } from '../database/db.ts';
import { accountOfAddress } from '../accounts/people.ts';
import { isLinkUsable, linksElsewhere, lockDemo, markDemo, unusedSince } from '../programs/demo.ts';
import { changeLink } from '../links/changes.ts';
import { createLink } from '../links/write.ts';
import { createPartner } from '../partnerships/write.ts';
import { noteAs, type Note } from '../common/audit.ts';
import { joinInAnyStatus } from '../partners/write.ts';
import { createNotedProgram, findManagedProgram } from '../programs/managed.ts';
import { addOwner } from '../members/write.ts';
import { addAllowedOrigins } from '../programs/write.ts';
import { findProgramByToken } from '../programs/read.ts';
import { DAY } from '../lib/clock.ts';
import { demoPath, readDemo, type Demo } from './file.ts';
import { FIRST_PARTNER, HISTORY_DAYS } from './history/partners.ts';
import { HOLDING_DAYS, MINIMUM_CENTS, WINDOW_DAYS } from './history/plan.ts';

export interface DemoOptions {
  db: Db;
  clock: Clock;
  /** the folder of demo.json, which only its owner can read */
  dataDir: string;
  baseUrl: string;
}

const SETTINGS = {
  name: 'Demo shop',
  domain: 'localhost',
  commissionType: 'recurring_percent',
  commissionRate: '20',
  attributionWindowDays: WINDOW_DAYS,
  holdingPeriodDays: HOLDING_DAYS,
  minimumPayoutCents: MINIMUM_CENTS,
  joinPolicy: 'apply',
  partnerLinks: true,
} as const;
const ORIGINS = ['http://localhost:3000', 'http://127.0.0.1:3000'];

/** The origins of the service's own pages. A reader may type either name of this machine. */
function ownOrigins(baseUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(baseUrl);
  const names = ['localhost', '127.0.0.1'];
  const others = names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [];
  return [...new Set([origin, ...others])].flatMap((text) => parseOrigin(text) ?? []);
}

/** Whether the demo's program is in this database and its key is valid. */
async function keyWorks(db: Runner, demo: Demo, now: Date): Promise<boolean> {
  const found = await findProgramByToken(db, sha256(demo.api_key));
  if (found?.program.id !== demo.program_id) return false;
  return found.key.rotate_by === null || found.key.rotate_by > now;
}

interface Scene {
  tx: Transaction;
  note: Note;
  at: Date;
}

const sceneAt = (tx: Transaction, at: Date): Scene => ({ tx, at, note: noteAs(tx, { kind: 'system' }, at) });

/** A program, its partner and its link are older than its first event. */
const beforeHistory = (at: Date): Date => new Date(at.getTime() - (HISTORY_DAYS + 1) * DAY);

/** The domain of the demo serves nothing, so its links lead to the service, as the commands to try it do. */
const homeOf = (baseUrl: string): string => `${baseUrl}/`;

async function createDemoLink(scene: Scene, programId: number, partnerId: number, baseUrl: string): Promise<string> {
  const { tx, note, at } = scene;
  const wanted = { programId, partnerId, destination: homeOf(baseUrl), enabled: true, at };
  for (let number = 1; ; number++) {
    const code = number === 1 ? 'demo' : `demo-${number}`;
    const made = await createLink(tx, note, 'program', { ...wanted, code });
    if (made.kind === 'done') return made.link.code;
    // Codes are unique in the whole service.
    if (!isRefused(made, 'linkNameTaken')) throw new Error(`the link of the demo was refused: ${made.kind}`);
  }
}

/** Adds a partner who joins the program, and returns the code of a new link. */
async function addPartner(scene: Scene, programId: number, baseUrl: string): Promise<string> {
  const { tx, note, at } = scene;
  const { partner_id: partnerId } = await createPartner(tx, note, { ...FIRST_PARTNER, at });
  await joinInAnyStatus(tx, note, { partnerId, programId, at });
  return createDemoLink(scene, programId, partnerId, baseUrl);
}

/** The address of the service may have changed since the demo was made. */
async function addOwnOrigins({ tx, note }: Scene, programId: number, own: readonly string[]): Promise<void> {
  const added = await addAllowedOrigins(tx, programId, own);
  if (added.length === 0) return;
  const { origins } = (await findManagedProgram(tx, programId))!;
  const before = { origins: origins.filter((origin) => !added.includes(origin)) };
  await note({ action: 'program.update', programId, targetId: programId, before, after: { origins } });
}

/** The address of the service may have changed since the links of an earlier start were made. */
async function leadHere({ tx, note }: Scene, programId: number, baseUrl: string): Promise<void> {
  const destination = homeOf(baseUrl);
  for (const linkId of await linksElsewhere(tx, programId, destination))
    await changeLink(tx, note, { programId, linkId, destination });
}

/** Marks the program, which the demo's owner owns from then on. */
async function markOwned({ tx, note, at }: Scene, programId: number): Promise<void> {
  if (!(await markDemo(tx, programId))) return;
  const { account_id: accountId } = await accountOfAddress(tx, DEMO_OWNER, at, note);
  await addOwner(tx, programId, accountId, at);
}

async function makeDemo(scene: Scene, origins: readonly string[], baseUrl: string): Promise<Demo> {
  const { tx, note, at } = scene;
  const { id, apiKey } = await createNotedProgram(tx, note, { settings: SETTINGS, origins, at });
  await markOwned(scene, id);
  return { program_id: id, api_key: apiKey, code: await addPartner(scene, id, baseUrl) };
}

/** Writes the file in one step, so that it is never incomplete and never readable by other users. */
async function writeSecret(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Returns the demo of DATA_DIR/demo.json if its key works in this database, otherwise a new one. The key is stored only
 * in that file, so the file is written before the transaction commits.
 */
export async function ensureDemo({ db, clock, dataDir, baseUrl }: DemoOptions): Promise<Demo> {
  const path = demoPath(dataDir);
  const own = ownOrigins(baseUrl);
  await mkdir(dataDir, { recursive: true });
  return db.transaction(async (tx) => {
    await lockDemo(tx);
    const known = await readDemo(path);
    const mine = known && (await keyWorks(tx, known, clock.now())) ? known : undefined;
    const at = clock.now();
    // What changes before the history is written is as old as the program, so that the history can still follow it.
    const scene = sceneAt(tx, (mine && (await unusedSince(tx, mine.program_id))) ?? at);
    if (mine) await markOwned(scene, mine.program_id);
    if (mine) await addOwnOrigins(scene, mine.program_id, own);
    if (mine) await leadHere(scene, mine.program_id, baseUrl);
    if (mine && (await isLinkUsable(tx, mine.program_id, mine.code))) return mine;
    const demo = mine
      ? { ...mine, code: await addPartner(scene, mine.program_id, baseUrl) }
      : await makeDemo(sceneAt(tx, beforeHistory(at)), [...new Set([...ORIGINS, ...own])], baseUrl);
    await writeSecret(path, `${JSON.stringify(demo, null, 2)}\n`);
    return demo;
  });
}
